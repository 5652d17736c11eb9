"""Checks of tiles chosen, of answers, and of moves of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from ...engine.game.moves import same_move
from ...engine.melds import Meld, MeldKind, read_meld
from ...engine.rules import Ruleset
from ...engine.table_melds import TableMelds
from ...engine.tiles import Tile
from ..answers import read_answer
from ..counting import kinds, within
from ..kinds import StepKind
from ..scenes import PHASES
from .core import CheckInput, is_a, named
from .values import a_count, a_number, a_spread, a_word, one_of, some_tiles, two_numbers, yes

CHOOSE, ANSWER, ACT = StepKind.CHOOSE, StepKind.ANSWER, StepKind.ACT


@named("chosen", some_tiles, CHOOSE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Just these tiles are chosen; a twin is as good."""
    return kinds(shown.chosen) == kinds(tiles)


@named("how_many", a_count, CHOOSE)
def _(shown: CheckInput, count: int) -> bool:
    """So many tiles are chosen."""
    return len(shown.chosen) == count


def _forms(tiles: Sequence[Tile], kind: str, rules: Ruleset) -> bool:
    meld = read_meld(tuple(tile.kind for tile in tiles), rules)
    return isinstance(meld, Meld) and (kind == "meld" or is_a(meld, MeldKind(kind)))


@named("forms", one_of("run", "group", "meld"), CHOOSE)
def _(shown: CheckInput, kind: str) -> bool:
    """The chosen tiles make a run, a group, or either."""
    return _forms(shown.chosen, kind, shown.rules)


@named("completes", some_tiles, CHOOSE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """The chosen tiles and these make a run or a group."""
    return bool(shown.chosen) and _forms((*tiles, *shown.chosen), "meld", shown.rules)


@named("is", a_word, ANSWER)
def _(shown: CheckInput, answer: str) -> bool:
    """This answer is picked."""
    return shown.answer == read_answer(answer)


@named("number", a_number, ANSWER)
def _(shown: CheckInput, number: Fraction) -> bool:
    """The answer is this number, however it is written."""
    return shown.answer == number


@named("between", two_numbers, ANSWER)
def _(shown: CheckInput, ends: tuple[Fraction, Fraction]) -> bool:
    """The answer is a number from the first to the second."""
    return isinstance(shown.answer, Fraction) and ends[0] <= shown.answer <= ends[1]


@named("did", a_word, ACT)
def _(shown: CheckInput, move: str) -> bool:
    """This move has been made."""
    return any(same_move(move, made) for made in shown.moves)


@named("opened", yes, ACT)
def _(shown: CheckInput, _yes: bool) -> bool:
    """The learner has opened, in this turn or before."""
    return shown.turn is not None and shown.turn.felt.opened


@named("table", a_spread, ACT)
def _(shown: CheckInput, spread: TableMelds) -> bool:
    """These melds lie on the table, in any order, among others or not."""
    there = shown.turn.felt.spread if shown.turn is not None else None
    return there is not None and not _melds(spread) - _melds(there)


def _melds(spread: TableMelds) -> Counter[tuple[Tile, ...]]:
    return Counter(tuple(sorted(each.kind for each in row)) for row in spread.melds)


@named("penalty", a_count, ACT)
def _(shown: CheckInput, count: int) -> bool:
    """The turn has cost at least so many tiles."""
    return shown.turn is not None and shown.turn.felt.penalty >= count


@named("thrown", a_count, ACT)
def _(shown: CheckInput, count: int) -> bool:
    """At least so many Jokers have been thrown."""
    return shown.turn is not None and shown.turn.thrown >= count


@named("holds", some_tiles, ACT)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """These tiles are in the rack."""
    return shown.turn is not None and within(kinds(tiles), kinds(shown.turn.rack.tiles))


@named("phase", one_of(*PHASES), ACT)
def _(shown: CheckInput, phase: str) -> bool:
    """The turn, the deal or the game has come to this point."""
    return shown.turn is not None and shown.turn.phase == phase


@named("over", one_of("closed", "lost", "empty", "left"), ACT)
def _(shown: CheckInput, ended: str) -> bool:
    """The game has ended this way: closed by the learner, lost to another's close, empty, or left."""
    return shown.turn is not None and shown.turn.ended == ended
