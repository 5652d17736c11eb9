"""Racks as text, made to be near a close; every choice comes from the generator that is passed in."""

from __future__ import annotations

import random

from rummy_widget.tiles import ALL_TILES, JOKER, Tile, tile

BOX = [str(each) for each in ALL_TILES] * 2


def closable(rng: random.Random, jokers: int = 0) -> list[str]:
    """Fifteen tiles of which fourteen lie in melds of 3 to 5, some replaced by Jokers."""
    while True:
        melded: list[str] = []
        for size in rng.choice([(3, 3, 3, 5), (3, 3, 4, 4), (4, 5, 5)]):
            if size < 5 and rng.random() < 0.5:
                number = rng.randrange(1, 14)
                melded += [f"{colour}{number}" for colour in rng.sample("rybk", size)]
            else:
                colour, start = rng.choice("rybk"), rng.randrange(1, 16 - size)
                melded += [f"{colour}{(place - 1) % 13 + 1}" for place in range(start, start + size)]
        if max(map(melded.count, melded)) <= 2:
            break
    rest = BOX.copy()
    for each in melded:
        rest.remove(each)
    rng.shuffle(melded)
    return [*melded[jokers:], *["*"] * jokers, rng.choice(rest)]


def exchanged(rack: list[str], rng: random.Random, tiles: int) -> list[str]:
    """The same with some natural tiles exchanged for others."""
    naturals = [each for each in rack if each != "*"]
    rng.shuffle(naturals)
    kept = naturals[tiles:]
    rest = BOX.copy()
    for each in naturals:
        rest.remove(each)
    return [*kept, *rng.sample(rest, tiles), *["*"] * rack.count("*")]


def kinds(rack: list[str]) -> tuple[Tile, ...]:
    """The rack as tiles."""
    return tuple(JOKER if each == "*" else tile(each) for each in rack)
