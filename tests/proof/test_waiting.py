"""Whether waiting gains: racks that close where the strong player expects more of a discard, both ways.

Steady players play until one of them can close. Where a discard promises more than that close pays, the close
is one way, and is paid what it is paid; the other way that seat goes on as the strong player, against the
same others with the same tiles and the same chance. A deal gives one moment at most, so none hang together.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import count, pairwise
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

import pytest

from engine.game.positions import EXTRA
from rummy_widget.engine.game.moves import Move, Verb, putting_down
from rummy_widget.engine.game.phase import Outcome
from rummy_widget.engine.game.players import PLAYERS, player_rng
from rummy_widget.engine.game.players.closing.strong import WAITING, discard_worths, waits
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.game.settlement import settle
from rummy_widget.engine.rules import RUMMY_PRO
from rummy_widget.engine.solver.closing.best import best_points

MOMENTS = 2000

FIRST = 1_000_000
"""The first deal: the margin of waiting was chosen by deals 730,000 and on."""


class Moment(NamedTuple):
    """A rack that closes, and what came of waiting: `promised` and `gained` are more than the close pays."""

    seed: int
    players: int
    extra: bool
    paid: int
    promised: float
    gained: int
    waits: bool


def moment(seed: int) -> Moment | None:
    """The moment of a deal, if it has one."""
    players, extra = 2 + seed % 2, seed // 2 % 4 == 3
    game = new_game(players, seed, first=seed // 2 % 2, rules=EXTRA if extra else RUMMY_PRO)
    chances = [player_rng(seed, seat) for seat in range(players)]
    while not game.over and game.view(game.seat).may(Verb.CLOSE) is None:
        game = game.after(_steady(game, chances))
    if game.over:
        return None
    seat, view = game.seat, game.view(game.seat)
    points = best_points(view.hand, view.settings.rules, view.jokers_thrown) or 0
    worths, paid = discard_worths(view), points * (players - 1)
    tile = max(worths, key=lambda each: worths[each])
    if worths[tile] <= paid:
        return None
    after = _played_on(game.after(putting_down(tile)), seat, chances)
    gained = after - paid
    return Moment(seed, players, extra, paid, worths[tile] - paid, gained, waits(view, points, worths[tile]))


def _steady(game: Round, chances: list[Random]) -> Move:
    return PLAYERS["steady"](game.view(game.seat), chances[game.seat])


def _played_on(game: Round, seat: int, chances: list[Random]) -> int:
    """What the strong player wins from here; the Trump's bonus apart, which is paid both ways."""
    while not game.over:
        if game.seat == seat:
            game = game.after(PLAYERS["strong"](game.view(seat), chances[seat]))
        else:
            game = game.after(_steady(game, chances))
    bonus = settle(game.settings, game.deal.bonus, Outcome.EMPTY).totals(game.settings.players)[seat]
    return game.scores[seat] - bonus


class Gain(NamedTuple):
    """What waiting gained on average, with the ends of a 95 % interval."""

    moments: int
    promised: float
    points: float
    low: float
    high: float
    better: float  # the share of moments where it gained

    def __str__(self) -> str:
        return (f"{self.moments:5} moments: promised {self.promised:+.0f}, gained {self.points:+.0f} "
                f"[{self.low:+.0f}, {self.high:+.0f}], more in {self.better:.0%}")  # fmt: skip


def gain_of(found: list[Moment]) -> Gain:
    """Two moments at least."""
    gains = [each.gained for each in found]
    off, middle = 1.96 * stdev(gains) / sqrt(len(gains)), mean(gains)
    better = sum(each > 0 for each in gains) / len(gains)
    promised = mean(each.promised for each in found)
    return Gain(len(gains), promised, middle, middle - off, middle + off, better)


def told(found: list[Moment]) -> None:
    """The table, by what was promised, by players, and with extra Jokers."""
    edges = (0, 10, WAITING, 40, 80, 160, 1e9)
    parts = {f"promised {low} to {high}": [each for each in found if low < each.promised <= high]
             for low, high in pairwise(edges)}  # fmt: skip
    parts |= {f"{players} players": [each for each in found if each.players == players] for players in (2, 3)}
    parts |= {"extra Jokers": [each for each in found if each.extra], "all": found,
              "waits": [each for each in found if each.waits],
              "does not": [each for each in found if not each.waits]}  # fmt: skip
    for name, its in parts.items():
        if len(its) > 1:
            print(f"{name:22}", gain_of(its))


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool


def test_strong_waits_only_where_waiting_gains(executor: Executor) -> None:
    """Two thousand moments both ways: what is waited for is more than what the close would have paid."""
    found: list[Moment] = []
    for first in count(FIRST, 1000):
        found += [each for each in executor.map(moment, range(first, first + 1000), chunksize=20) if each]
        if len(found) >= MOMENTS:
            break
    told(found)
    waited = [each for each in found if each.waits]
    assert gain_of(waited).low > 0
    assert all(each.promised > WAITING for each in waited)
