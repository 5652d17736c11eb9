"""The checks of practised skills: the engine judges, so equally good answers are right too.

They look at the rack that is shown, as the checks of lessons do, but belong to no lesson.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...engine.closes import Closing
from ...engine.faults import FaultCode
from ...engine.melds import Meld, MeldKind, hand_value, read_meld
from ...engine.melds.hand import lays, opening_value
from ...engine.rules import LaidScore, Opening, Ruleset
from ...engine.solver.closing.best import best_close
from ...engine.tiles import ALL_TILES, JOKER, Tile, tile
from ..checks import Check, CheckInput
from ..checks.core import is_a
from .table_questions import JUDGES
from .throwing import best_of


@dataclass(frozen=True, slots=True)
class SkillCheck(Check):
    """A check of a practised skill, by its name and value."""

    def holds(self, shown: CheckInput) -> bool:
        return _JUDGES[self.name](shown, self.value)

    def solution(self, shown: CheckInput) -> str | None:
        """No answer is written down: the dealer finds all of them."""
        return None


def _row(shown: CheckInput) -> tuple[Tile, ...]:
    return tuple(each.kind for each in shown.tiles)


# Of these each says something true of a row with the other, too.
_AS_TRUE: Mapping[FaultCode, frozenset[str]] = {
    FaultCode.FIFTH_TILE: frozenset({FaultCode.REPEATED_COLOUR}),
}


@lru_cache(maxsize=1024)
def reads_as(row: tuple[Tile, ...], rules: Ruleset) -> frozenset[str]:
    """What is true of a row: that it is a run, or a group, or why it is neither."""
    found = read_meld(row, rules)
    if isinstance(found, Meld):
        return frozenset(kind.value for kind in MeldKind if is_a(found, kind))
    return frozenset({found.code.value}) | _AS_TRUE.get(found.code, frozenset())


def _reads(shown: CheckInput, _: Any) -> bool:
    """What is answered is true of the only row."""
    return shown.answer in reads_as(_row(shown), shown.rules)


def rest_is_meld(row: tuple[Tile, ...], gone: tuple[Tile, ...], rules: Ruleset) -> bool:
    """Whether a row is a run or a group once these are taken away."""
    rest = list(row)
    for each in gone:
        if each not in rest:
            return False
        rest.remove(each)
    return isinstance(read_meld(tuple(rest), rules), Meld)


def _taken_away(shown: CheckInput, count: int) -> bool:
    """So many tiles are chosen, and the row without them is a run or a group."""
    gone = tuple(each.kind for each in shown.chosen)
    return len(gone) == count and rest_is_meld(_row(shown), gone, shown.rules)


def _group_with(shown: CheckInput, value: tuple[tuple[Tile, ...], int]) -> bool:
    """So many tiles are chosen, and they make a group with these."""
    tiles, count = value
    if len(shown.chosen) != count:
        return False
    found = read_meld((*tiles, *(each.kind for each in shown.chosen)), shown.rules)
    return isinstance(found, Meld) and is_a(found, MeldKind.GROUP)


def _pattern(shown: CheckInput, _: Any) -> bool:
    """A pattern is named that holds in the dearest close, and that none pays more than."""
    closing = dearest(_row(shown), shown.thrown, shown.rules)
    return closing is not None and any(
        row.holds and row.points == closing.points and row.pattern.value == shown.answer
        for row in closing.rows
    )


def _lets_close(shown: CheckInput, most: int | None) -> bool:
    """With the tile that is named the rack closes, for no less than `most` where that is given."""
    if not isinstance(shown.answer, str):
        return False
    found = close_with(_row(shown), tile(shown.answer), shown.rules)
    return found is not None and found >= (most or 0)


@lru_cache(maxsize=256)
def dearest(rack: tuple[Tile, ...], thrown: int, rules: Ruleset) -> Closing | None:
    """The dearest close of a rack."""
    return best_close(rack, jokers_thrown=thrown, rules=rules)


@lru_cache(maxsize=1024)
def close_with(rack: tuple[Tile, ...], drawn: Tile, rules: Ruleset) -> int | None:
    """What a rack closes for with one tile more."""
    closing = best_close((*rack, drawn), rules=rules)
    return closing.points if closing else None


def _best_discard(shown: CheckInput, _: Any) -> bool:
    """One tile is chosen, and no discard is better."""
    rack = tuple(sorted(_row(shown), key=str))
    return len(shown.chosen) == 1 and shown.chosen[0].kind in best_of(rack, shown.rules)


def opening_of(rules: Ruleset) -> Opening:
    """What an opening asks for, in a game that has one."""
    assert rules.opening is not None
    return rules.opening


def counted(rows: Sequence[tuple[Tile, ...]], how: str, rules: Ruleset) -> int:
    """What melds count to open, or (*how* "laid") give to who lays them."""
    if how == "opening":
        read = [found for row in rows if isinstance(found := read_meld(row, rules), Meld)]
        return opening_value(read, opening_of(rules))
    assert isinstance(rules.score, LaidScore)
    return hand_value((each.kind for row in rows for each in row), rules.score.values)


def _counts(shown: CheckInput, how: str) -> bool:
    """The number that is answered is what the rows of the rack count."""
    assert shown.reading is not None
    rows = [tuple(each.kind for each in row) for _, _, row in shown.reading.arrangement.rows()]
    return shown.answer == counted(rows, how, shown.rules)


MOST_LAYS = 20_000
"""Ways to open with a rack that are looked at: racks that are dealt have far fewer."""


@lru_cache(maxsize=256)
def most_to_open(rack: tuple[Tile, ...], rules: Ruleset) -> int:
    """The most that a rack can open with; 0 if it can't."""
    opening = opening_of(rules)
    return max(
        (
            opening_value(melds, opening)
            for tiles in stood(rack)
            for melds in lays(tiles, rules, opening, MOST_LAYS)
            if sum(len(each.tiles) for each in melds) <= len(rack) - rules.kept
        ),
        default=0,
    )


def stood(rack: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """The rack with each Joker as every tile that it may stand for, those among them, too."""
    if JOKER not in rack:
        yield rack
        return
    at = rack.index(JOKER)
    for kind in ALL_TILES:
        if not kind.joker:
            yield from stood((*rack[:at], kind, *rack[at + 1 :]))


def _opens(shown: CheckInput, _: Any) -> bool:
    """What is answered is the most that the rack opens with, or that it doesn't."""
    most = most_to_open(tuple(sorted(_row(shown), key=str)), shown.rules)
    return shown.answer == (most or "no")


_JUDGES: Mapping[str, Callable[[CheckInput, Any], bool]] = {
    "reads": _reads,
    "taken-away": _taken_away,
    "group-with": _group_with,
    "pattern-of": _pattern,
    "lets-close": _lets_close,
    "best-discard": _best_discard,
    "counts": _counts,
    "opens": _opens,
    **JUDGES,
}
