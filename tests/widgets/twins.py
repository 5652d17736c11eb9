"""Deals that one seat cannot tell apart: tiles that it never saw lie elsewhere, what it saw is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.game import round as rounds
from rummy_widget.engine.game.moves import Move
from rummy_widget.engine.game.round import Round, begin
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.tiles import Tile

TRIES = 25
Places = dict[tuple[int, int], Tile]
"""Tiles of a deal by a seat and which of its tiles, or the number of players and which of the stock."""


def with_tiles(patch: pytest.MonkeyPatch, tiles: Places) -> None:
    """From here on those tiles lie at those places of each deal."""
    for name in ("deal", "hand_out"):
        honest = getattr(rounds, name)

        def dealt(*given: Any, honest: Any = honest) -> Any:
            found = honest(*given)
            known = places_of(found) | tiles
            rows = [
                tuple(known[row, at] for at in range(len(old)))
                for row, old in enumerate((*found.hands, found.stock))
            ]
            return replace(found, hands=tuple(rows[:-1]), stock=rows[-1])

        patch.setattr(rounds, name, dealt)


def places_of(deal: Any) -> Places:
    """Every tile of a deal that somebody gets or draws."""
    rows = (*deal.hands, deal.stock)
    return {(row, at): tile for row, tiles in enumerate(rows) for at, tile in enumerate(tiles)}


def seen(game: Round, seat: int) -> tuple[Any, ...]:
    """What a seat may know, without what follows from it."""
    mine = game.seat == seat
    return (
        game.hands[seat], tuple(map(len, game.hands)), game.phase, game.seat, game.stock_count, game.trump,
        game.row, game.spread, game.result, game.got if mine else None, game.view(seat).bonus,
        game.penalty,
    )  # fmt: skip


def told(settings: Settings, seed: int, first: int, moves: Sequence[Move], seat: int) -> Iterator[Any]:
    """What a seat sees of a round, move by move."""
    game = begin(settings, seed, first)
    yield seen(game, seat)
    for move in moves:
        game = game.after(move)
        yield seen(game, seat)


def twin_of(game: Any, moves: Sequence[Move], seat: int, rng: Random) -> Places:
    """Where other tiles may lie in the deal of a round without that seat having noticed after those moves."""
    about = game.settings, game.seed, game.first
    before = list(told(*about, moves, seat))
    here = places_of(game.deal)
    others = [place for place in here if place[0] != seat]
    changed: Places = {}
    for _ in range(TRIES):
        one, two = rng.sample(others, 2)
        if here[one] == here[two]:
            continue
        tried = changed | {one: here[two], two: here[one]}
        with pytest.MonkeyPatch.context() as patch:
            with_tiles(patch, tried)
            try:
                same = all(now == then for now, then in zip(told(*about, moves, seat), before, strict=True))
            except RulesError:
                continue
        if same:
            changed, here = tried, here | tried
    return changed
