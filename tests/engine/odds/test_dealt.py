"""Racks dealt by the million: what is not asked does not close, and a seed means the same everywhere."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from engine.odds.simulated import simulate
from rummy_widget.engine.melds import read_meld
from rummy_widget.engine.odds import dealt
from rummy_widget.engine.odds.dealt import CHUNK, DealQuestion, DealTally, exact_chance, tally
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.engine.solver.closing.best import best_close, closes
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.tiling.rack_counts import Counts
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Tile, parse_tiles

BOX = [*(tile for tile in ALL_TILES for _ in range(2)), JOKER, JOKER]
BITS = {tile: bits for bits, tile in dealt._TILE.items()}

CLOSES = [
    "r8 r9 r10 r11 r12 b10 b11 b12 b13 b1 r13 y13 b13 k13 k11",
    "r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1",
    "r1 y2 r3 y4 r5 y6 r7 y8 r9 y10 r11 y12 r13 y1 k5",
    "r7 r7 y7 y7 b7 b7 k7 k7 r1 r2 r3 y9 b9 k9 k13",
    "r1 r1 y4 y4 b7 b7 k2 k2 r9 r9 y12 y12 k13 k13 b3",
    "r5 r6 * r9 r10 * b1 b2 b3 k11 k12 k13 k1 y4 y9",
]


def looked_at(tiles: list[Tile]) -> tuple[bool, bool]:
    """Whether a rack is asked whether it closes, and whether how far it is."""
    pieces = [BITS[tile] for tile in tiles]
    mask = 0
    for piece in pieces:
        mask |= piece
    jokers, doubles = pieces.count(0), sum(tiles.count(tile) == 2 for tile in ALL_TILES)
    lonely, odd = dealt._count_unmeldable(mask), dealt._may_be_whole(mask, doubles, jokers)
    return lonely <= 1 + 4 * jokers or odd, lonely <= 6 + 4 * jokers or odd


@pytest.mark.parametrize("rack", CLOSES)
def test_what_closes_is_asked_and_so_is_all_that_is_one_tile_away(rack: str) -> None:
    tiles = list(parse_tiles(rack))
    if closes(Counts.of(tiles)):
        assert looked_at(tiles)[0]
    chance = Random(rack)
    for _ in range(150):
        one = list(tiles)
        one[int(chance.random() * 15)] = BOX[int(chance.random() * 106)]
        if all(one.count(tile) <= 2 for tile in one):
            asked = looked_at(one)
            assert asked[0] or not closes(Counts.of(one))
            assert asked[1] or distance(Counts.of(one)) > 1


def test_nothing_that_closes_is_left_out_among_dealt_racks() -> None:
    chance = Random("none left out")
    for _ in range(4_000):
        tiles = list(shuffled(BOX, chance)[:15])
        assert looked_at(tiles)[0] or not closes(Counts.of(tiles))


def test_racks_rich_in_jokers_and_of_few_numbers_are_looked_at() -> None:
    chance, found = Random("rich"), 0
    rich = [tile for tile in BOX if tile.joker or (tile.number or 0) in (1, 2, 3, 4, 12, 13)]
    for _ in range(600):
        tiles = list(shuffled(rich, chance)[:15])
        shut = closes(Counts.of(tiles))
        found += shut
        assert looked_at(tiles)[0] or not shut
    assert found >= 4


def plainly(question: DealQuestion, tiles: list[Tile]) -> tuple[bool, bool]:
    shut = best_close(tiles) is not None
    if question is DealQuestion.DOUBLES:
        return shut, sum(tiles.count(tile) == 2 for tile in ALL_TILES) >= 3
    return shut, distance(Counts.of(tiles)) == 1


@pytest.mark.parametrize("question", [DealQuestion.DOUBLES, DealQuestion.SHORT])
def test_a_tally_is_what_asking_every_rack_gives(question: DealQuestion) -> None:
    racks = dealt._deals(Random("dealt/5/0"), 200)
    asked = [plainly(question, [dealt._TILE[piece] for piece in pieces]) for pieces, _, _ in racks]
    assert tally(question, 5, 0, 200) == DealTally(200, sum(a for a, _ in asked), sum(b for _, b in asked))


def test_twelve_melded_are_twelve_tiles_in_melds() -> None:
    for text, most in [
        ("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 r5 y9 k2", 12),
        ("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k12 r7 r5 y9 k2", 9),
    ]:
        assert dealt._count_meldable([BITS[tile] for tile in parse_tiles(text)]) == most
        assert not hasattr(read_meld("r1 r2 r3"), "code")


def test_every_rack_is_fifteen_tiles_of_the_box() -> None:
    for pieces, mask, doubles in dealt._deals(Random(3), 300):
        assert len(pieces) == 15
        assert all(pieces.count(piece) <= 2 for piece in pieces)
        assert doubles == sum(pieces.count(piece) == 2 for piece in set(pieces) if piece)
        assert all(piece & mask == piece for piece in pieces)


def test_the_same_deals_in_one_go_in_slices_and_by_workers() -> None:
    whole = simulate("doubles", 1_100, seed=4)
    slices = DealTally()
    for chunk, deals in enumerate([CHUNK] * 4 + [100]):
        slices = slices.plus(tally(DealQuestion.DOUBLES, 4, chunk, deals))
    with ThreadPoolExecutor(2) as executor:
        assert simulate("doubles", 1_100, seed=4, executor=executor) == whole == slices
    code = (
        "from rummy_widget.engine.odds.dealt import DealQuestion, tally\n"
        "print(*tally(DealQuestion.DOUBLES, 4, 0))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [str(each) for each in tally(DealQuestion.DOUBLES, 4, 0)]


def test_the_band_of_many_deals_holds_the_exact_chance() -> None:
    band, exact = simulate("doubles", 20_000, seed=11).answer, exact_chance("doubles")
    assert exact is not None
    assert band.low < exact < band.high
