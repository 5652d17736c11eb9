"""Whole rounds of the open games in Chromium, by drag, by clicks and by keys, by whoever only hears the page.

What is paid at the end is counted again from the tiles that are named there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.sitting import STANDS, WAYS, Settled, Sitter, settled
from browser.test_open_games import DEALS
from rummy_widget.engine.rules import CaughtScore, LaidScore, LayingPlay, RearrangingPlay, Ruleset
from servers import App

JOKER, FACES = 30, 10
LAID_JOKER, CLOSE = 50, 50


@pytest.mark.parametrize("way", WAYS, ids=lambda each: each.__name__.lower())
@pytest.mark.parametrize(("rules", "game", "code"), DEALS, ids=[each[0].name for each in DEALS])
def test_a_whole_round(
    course: App, visit: Callable[..., Any], rules: Ruleset, game: str, code: str, way: type[Sitter]
) -> None:
    sitter = way(visit(None, viewport={"width": 1280, "height": 800}), rules)
    sitter.sits_down(course.page("notebooks/tables"), game, code)
    sitter.plays()
    assert sitter.over
    sitter.kept_its_word()
    end = settled(sitter.aloud)
    assert code in [each.name for each in sitter.aloud.each("StaticText")]
    sitter.press("Look back$")
    sitter.to_last()
    last = sitter.looks()
    play = rules.play
    assert isinstance(play, LayingPlay | RearrangingPlay)
    if isinstance(play.score, LaidScore):
        laid_is_paid(end, last.melds)
    else:
        assert isinstance(play.score, CaughtScore)
        caught_is_paid(end, last.rack)


def caught_is_paid(end: Settled, rack: tuple[str, ...]) -> None:
    """RK-5, RK-6, TR-10, BR-9, BR-10: who has none left gets what the others hold, who lose it in some."""
    left = {"You": sum(map(worth, rack)), **{who: sum(map(worth, hand)) for who, hand in end.held.items()}}
    counts = {"You": len(rack), **{who: len(hand) for who, hand in end.held.items()}}
    for who in end.totals:
        left.setdefault(who, 0)
        counts.setdefault(who, 0)
    if "stalemate" in end.title:
        assert set(end.totals.values()) == {0}
        return
    if "Nobody can play" in end.title:
        least = min((counts[who], left[who]) for who in counts)
        winner = next(who for who in counts if (counts[who], left[who]) == least)
        lost = {who: max(0, points - least[1]) for who, points in left.items()}
    else:
        winner = next(who for who in counts if counts[who] == 0)
        assert end.title.startswith(winner)
        lost = left
    gained = sum(points for who, points in lost.items() if who != winner)
    times = 2 if any("doubled" in what for what, _ in end.paid) else 1
    assert end.totals[winner] == gained * times
    for who, points in lost.items():
        if who != winner:
            assert end.totals[who] in (-points, 0)
    losing = any(points < 0 for points in end.totals.values())
    assert losing is (sum(end.totals.values()) == 0) or gained == 0


def laid_is_paid(end: Settled, melds: tuple[tuple[str, ...], ...]) -> None:
    """R45-8 to R45-10: each tile on the table gave its points once, a Joker too; the close gives 50."""
    laid = sum(points for what, points in end.paid if "laid and added" in what)
    assert laid == sum(laid_worth(each) for row in melds for each in row)
    closes = [(what, points) for what, points in end.paid if what.endswith("the close")]
    closer = end.title.split()[0] if "close" in end.title and "nobody" not in end.title else None
    assert [(what.partition(":")[0], points) for what, points in closes] == (
        [(closer, CLOSE)] if closer else []
    )
    assert sum(end.totals.values()) == sum(points for _, points in end.paid)


def worth(name: str) -> int:
    """What a tile costs that one is caught with."""
    number = name.split()[-1] if name.split()[0] in ("red", "yellow", "blue", "black") else name.split()[0]
    if number.startswith("Joker"):
        return JOKER
    return 1 if number == "ace" else FACES if number in ("jack", "queen", "king") else int(number)


def laid_worth(name: str) -> int:
    """What a tile gives that is laid in Rummy 45."""
    if name == "Joker" or STANDS.match(name):
        return LAID_JOKER
    number = worth(name)
    return 25 if number == 1 else 5 if number < 10 else 10
