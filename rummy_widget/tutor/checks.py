"""Named checks: what a step asks for, as data that can be combined.

A check has a name and a value, and looks only at what the learner shows.

>>> from rummy_widget.racks import read_rack
>>> two_runs = read_check({"runs": 2, "loose": 0}, StepKind.ARRANGE)
>>> two_runs.holds(Shown(read_rack("r3 r4 r5 | b9 b10 b11")))
True
>>> two_runs.holds(Shown(read_rack("r3 r4 r5 | b9 b10")))
False

Several names in one table must all hold; `any` takes a list of tables, `not` one table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .. import words
from ..game.turn import Turn
from ..melds import Meld, MeldKind, read_meld
from ..racks import RackReading, Segment, SegmentState
from ..rules import RUMMY_PRO, Ruleset
from ..scoring import Pattern
from ..tiles import Tile, parse_tiles
from .answers import Answer, read_answer
from .errors import LessonError, unknown
from .steps import StepKind


@dataclass(frozen=True, slots=True)
class Shown:
    """What the learner shows: a rack as it reads, tiles chosen, an answer, a turn and its moves."""

    reading: RackReading | None = None
    chosen: tuple[Tile, ...] = ()
    answer: Answer | None = None
    turn: Turn | None = None
    moves: tuple[str, ...] = ()
    rules: Ruleset = RUMMY_PRO

    @property
    def segments(self) -> tuple[Segment, ...]:
        return self.reading.segments if self.reading else ()

    @property
    def melds(self) -> tuple[Meld, ...]:
        return tuple(meld for segment in self.segments for meld in segment.melds)


@dataclass(frozen=True, slots=True)
class Check:
    """A named check with its value; of `all`, `any` and `not` the value is checks."""

    name: str
    value: Any

    def holds(self, shown: Shown) -> bool:
        return _NAMED[self.name].judge(shown, self.value)

    def unmet(self, shown: Shown) -> tuple[Check, ...]:
        """The parts that do not hold yet.

        >>> check = read_check({"runs": 1, "loose": 0}, StepKind.ARRANGE)
        >>> from rummy_widget.racks import read_rack
        >>> [part.name for part in check.unmet(Shown(read_rack("r3 r4 r5 | b9")))]
        ['loose']
        """
        if self.name == "all":
            return tuple(unmet for part in self.value for unmet in part.unmet(shown))
        return () if self.holds(shown) else (self,)

    def wanted(self) -> str | None:
        """What it asks for, in a sentence that names no tile and no place, where there is one."""
        key = f"check-{self.name}"
        return words.say(key, value=self.value if type(self.value) is int else 0) if words.has(key) else None


@dataclass(frozen=True, slots=True)
class _Named:
    kinds: frozenset[StepKind]
    read: Callable[[Any], Any]
    judge: Callable[[Shown, Any], bool]


_NAMED: dict[str, _Named] = {}


def check_names(kind: StepKind | None = None) -> tuple[str, ...]:
    """All names of checks, or those for steps of one kind.

    >>> check_names(StepKind.ANSWER)
    ('all', 'any', 'not', 'is', 'number', 'between')
    """
    return tuple(name for name, named in _NAMED.items() if kind is None or kind in named.kinds)


def read_check(table: object, kind: StepKind) -> Check:
    """The check in a table of names and values; LessonError where it cannot be meant.

    >>> read_check({"run": 1}, StepKind.ARRANGE)
    Traceback (most recent call last):
    rummy_widget.tutor.errors.LessonError: check 'run': expected tiles in notation, like "r5 r6 r7", not 1
    """
    if not isinstance(table, Mapping) or not table:
        raise LessonError(f"expected a table of checks, like {{ runs = 1 }}, not {table!r}")
    parts = tuple(_read_one(name, value, kind) for name, value in table.items())
    return parts[0] if len(parts) == 1 else Check("all", parts)


def _read_one(name: str, value: object, kind: StepKind) -> Check:
    if name not in _NAMED:
        raise LessonError(unknown("check", name, check_names(kind)))
    named = _NAMED[name]
    if kind not in named.kinds:
        raise LessonError(
            f"check {name!r} is not for a step to {kind}: expected one of {', '.join(check_names(kind))}"
        )
    try:
        if name in ("all", "any"):
            return Check(name, tuple(read_check(each, kind) for each in _list(value)))
        return Check(name, read_check(value, kind) if name == "not" else named.read(value))
    except LessonError as error:
        raise error.within(f"check {name!r}") from None
    except ValueError as error:
        raise LessonError(f"check {name!r}: {error}") from None


# -- values ---------------------------------------------------------------------------------------


def _list(value: object) -> Sequence[object]:
    if not isinstance(value, list | tuple) or not value:
        raise LessonError(f"expected a list, not {value!r}")
    return value


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def _yes(value: object) -> bool:
    if value is not True:
        raise ValueError(f"expected true, not {value!r}")
    return True


def _tiles(value: object) -> tuple[Tile, ...]:
    if not isinstance(value, str):
        raise ValueError(f'expected tiles in notation, like "r5 r6 r7", not {value!r}')
    tiles = parse_tiles(value)
    if not tiles:
        raise ValueError('expected tiles in notation, like "r5 r6 r7", not an empty text')
    return tiles


def _rows(value: object) -> tuple[tuple[Tile, ...], ...]:
    """One row of tiles, or a list of rows."""
    return tuple(_tiles(each) for each in value) if isinstance(value, list | tuple) else (_tiles(value),)


def _tile(value: object) -> Tile:
    tiles = _tiles(value)
    if len(tiles) != 1:
        raise ValueError(f"expected one tile, not {value!r}")
    return tiles[0]


def _word(*allowed: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"expected one of {', '.join(allowed)}, not {value!r}")
        return value

    return read


def _number(value: object) -> Fraction:
    answer = None if isinstance(value, bool) else read_answer(str(value))
    if not isinstance(answer, Fraction):
        raise ValueError(f"expected a number, not {value!r}")
    return answer


def _range(value: object) -> tuple[Fraction, Fraction]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError(f"expected two numbers, not {value!r}")
    return _number(value[0]), _number(value[1])


# -- the checks -----------------------------------------------------------------------------------

_Judge = Callable[[Shown, Any], bool]


def _check(name: str, read: Callable[[Any], Any], *kinds: StepKind) -> Callable[[_Judge], _Judge]:
    def add(judge: _Judge) -> _Judge:
        _NAMED[name] = _Named(frozenset(kinds or StepKind), read, judge)
        return judge

    return add


_check("all", _list)(lambda shown, checks: all(check.holds(shown) for check in checks))
_check("any", _list)(lambda shown, checks: any(check.holds(shown) for check in checks))
_check("not", _list)(lambda shown, check: not check.holds(shown))

ARRANGE, CHOOSE, ANSWER, ACT = StepKind


def _kinds(tiles: Sequence[Tile]) -> Counter[Tile]:
    return Counter(tile.kind for tile in tiles)


def _within(few: Counter[Tile], many: Counter[Tile]) -> bool:
    return all(many[tile] >= count for tile, count in few.items())


def _as(meld: Meld, kind: MeldKind) -> bool:
    return any(reading.kind is kind for reading in meld.readings)


@_check("run", _rows, ARRANGE)
def _(shown: Shown, rows: Sequence[Sequence[Tile]]) -> bool:
    """These tiles lie as one run."""
    return all(
        any(_kinds(m.tiles) == _kinds(row) and _as(m, MeldKind.RUN) for m in shown.melds) for row in rows
    )


@_check("group", _rows, ARRANGE)
def _(shown: Shown, rows: Sequence[Sequence[Tile]]) -> bool:
    """These tiles lie as one group."""
    return all(
        any(_kinds(m.tiles) == _kinds(row) and _as(m, MeldKind.GROUP) for m in shown.melds) for row in rows
    )


@_check("runs", _count, ARRANGE)
def _(shown: Shown, count: int) -> bool:
    """At least so many runs lie there."""
    return sum(_as(meld, MeldKind.RUN) for meld in shown.melds) >= count


@_check("groups", _count, ARRANGE)
def _(shown: Shown, count: int) -> bool:
    """At least so many groups lie there."""
    return sum(_as(meld, MeldKind.GROUP) for meld in shown.melds) >= count


@_check("melds", _count, ARRANGE)
def _(shown: Shown, count: int) -> bool:
    """At least so many runs and groups lie there."""
    return len(shown.melds) >= count


@_check("longest", _count, ARRANGE)
def _(shown: Shown, count: int) -> bool:
    """Some run or group has at least so many tiles."""
    return any(len(meld.tiles) >= count for meld in shown.melds)


@_check("loose", _count, ARRANGE)
def _(shown: Shown, count: int) -> bool:
    """Every tile lies in a run or a group, at most so many excepted, which lie by themselves."""
    states = Counter(segment.state for segment in shown.segments)
    return states[SegmentState.VALID] + states[SegmentState.LOOSE] == len(shown.segments) and (
        states[SegmentState.LOOSE] <= count
    )


@_check("faultless", _yes, ARRANGE)
def _(shown: Shown, _yes: bool) -> bool:
    """No segment has a fault."""
    return all(segment.state is not SegmentState.FAULT for segment in shown.segments)


@_check("in_run", _tiles, ARRANGE)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """Each of these tiles lies in a run."""
    held = _kinds([tile for meld in shown.melds if _as(meld, MeldKind.RUN) for tile in meld.tiles])
    return _within(_kinds(tiles), held)


@_check("in_group", _tiles, ARRANGE)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """Each of these tiles lies in a group."""
    held = _kinds([tile for meld in shown.melds if _as(meld, MeldKind.GROUP) for tile in meld.tiles])
    return _within(_kinds(tiles), held)


@_check("joker_as", _tile, ARRANGE)
def _(shown: Shown, tile: Tile) -> bool:
    """A Joker stands for this tile."""
    stood = (
        each for meld in shown.melds for reading in meld.readings for each in reading.tiles if each.joker
    )
    return any((each.colour, each.number) == (tile.colour, tile.number) for each in stood)


@_check("together", _rows, ARRANGE)
def _(shown: Shown, rows: Sequence[Sequence[Tile]]) -> bool:
    """These tiles, and no others, lie together, in any order."""
    return all(any(_kinds(segment.tiles) == _kinds(row) for segment in shown.segments) for row in rows)


@_check("row", _rows, ARRANGE)
def _(shown: Shown, rows: Sequence[Sequence[Tile]]) -> bool:
    """These tiles, and no others, lie together in this order."""
    return all(
        any(
            [tile.kind for tile in segment.tiles] == [tile.kind for tile in row] for segment in shown.segments
        )
        for row in rows
    )


@_check("apart", _tiles, ARRANGE)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """No two of these tiles lie together."""
    wanted = {tile.kind for tile in tiles}
    return all(sum(tile.kind in wanted for tile in segment.tiles) <= 1 for segment in shown.segments)


@_check("alone", _tiles, ARRANGE)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """Each of these tiles lies by itself."""
    return _within(_kinds(tiles), _kinds([s.tiles[0] for s in shown.segments if len(s.tiles) == 1]))


def _on_shelf(shown: Shown, shelf: int, tiles: Sequence[Tile]) -> bool:
    return _within(_kinds(tiles), _kinds([t for s in shown.segments if s.shelf == shelf for t in s.tiles]))


_check("upper", _tiles, ARRANGE)(lambda shown, tiles: _on_shelf(shown, 0, tiles))
_check("lower", _tiles, ARRANGE)(lambda shown, tiles: _on_shelf(shown, 1, tiles))


@_check("sorted", _word("colour", "number"), ARRANGE)
def _(shown: Shown, by: str) -> bool:
    """Each colour (or number) lies together, with a gap before the next."""
    found = [{getattr(tile, by) for tile in segment.tiles} for segment in shown.segments]
    return all(len(each) == 1 for each in found) and len(set[Any]().union(*found)) == len(found)


@_check("closes", _yes, ARRANGE)
def _(shown: Shown, _yes: bool) -> bool:
    """The rack closes as it lies."""
    return shown.reading is not None and shown.reading.closing is not None


@_check("pattern", _word(*Pattern), ARRANGE)
def _(shown: Shown, pattern: str) -> bool:
    """The rack closes, and this pattern holds."""
    closing = shown.reading.closing if shown.reading else None
    return closing is not None and any(row.holds and row.pattern == pattern for row in closing.rows)


@_check("points", _count, ARRANGE)
def _(shown: Shown, points: int) -> bool:
    """The rack closes for at least so many points."""
    closing = shown.reading.closing if shown.reading else None
    return closing is not None and closing.points >= points


@_check("chosen", _tiles, CHOOSE)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """Just these tiles are chosen; a twin is as good."""
    return _kinds(shown.chosen) == _kinds(tiles)


@_check("how_many", _count, CHOOSE)
def _(shown: Shown, count: int) -> bool:
    """So many tiles are chosen."""
    return len(shown.chosen) == count


def _forms(tiles: Sequence[Tile], kind: str, rules: Ruleset) -> bool:
    meld = read_meld(tuple(tile.kind for tile in tiles), rules)
    return isinstance(meld, Meld) and (kind == "meld" or _as(meld, MeldKind(kind)))


@_check("forms", _word("run", "group", "meld"), CHOOSE)
def _(shown: Shown, kind: str) -> bool:
    """The chosen tiles make a run, a group, or either."""
    return _forms(shown.chosen, kind, shown.rules)


@_check("completes", _tiles, CHOOSE)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """The chosen tiles and these make a run or a group."""
    return bool(shown.chosen) and _forms((*tiles, *shown.chosen), "meld", shown.rules)


@_check("is", str, ANSWER)
def _(shown: Shown, answer: str) -> bool:
    """This answer is picked."""
    return shown.answer == read_answer(answer)


@_check("number", _number, ANSWER)
def _(shown: Shown, number: Fraction) -> bool:
    """The answer is this number, however it is written."""
    return shown.answer == number


@_check("between", _range, ANSWER)
def _(shown: Shown, ends: tuple[Fraction, Fraction]) -> bool:
    """The answer is a number from the first to the second."""
    return isinstance(shown.answer, Fraction) and ends[0] <= shown.answer <= ends[1]


@_check("did", str, ACT)
def _(shown: Shown, move: str) -> bool:
    """This move has been made."""
    return move in shown.moves


@_check("thrown", _count, ACT)
def _(shown: Shown, count: int) -> bool:
    """At least so many Jokers have been thrown."""
    return shown.turn is not None and shown.turn.thrown >= count


@_check("holds", _tiles, ACT)
def _(shown: Shown, tiles: Sequence[Tile]) -> bool:
    """These tiles are in the rack."""
    return shown.turn is not None and _within(_kinds(tiles), _kinds(shown.turn.rack.tiles))


@_check("phase", _word("draw", "discard", "over", "closed"), ACT)
def _(shown: Shown, phase: str) -> bool:
    """The turn has come to this point."""
    return shown.turn is not None and shown.turn.phase == phase
