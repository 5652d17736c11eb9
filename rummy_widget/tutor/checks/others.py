"""Checks of chosen tiles, of answers, and of moves in the game."""

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
from .core import CheckInput, is_a, register
from .values import a_count, a_number, a_spread, a_word, one_of, some_tiles, two_numbers, yes

CHOOSE, ANSWER, ACT = StepKind.CHOOSE, StepKind.ANSWER, StepKind.ACT


@register("chosen", some_tiles, CHOOSE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that exactly these tiles are chosen; either copy of a tile counts."""
    return kinds(shown.chosen) == kinds(tiles)


@register("how_many", a_count, CHOOSE)
def _(shown: CheckInput, count: int) -> bool:
    """Check that this many tiles are chosen."""
    return len(shown.chosen) == count


def _forms(tiles: Sequence[Tile], kind: str, rules: Ruleset) -> bool:
    meld = read_meld(tuple(tile.kind for tile in tiles), rules)
    return isinstance(meld, Meld) and (kind == "meld" or is_a(meld, MeldKind(kind)))


@register("forms", one_of("run", "group", "meld"), CHOOSE)
def _(shown: CheckInput, kind: str) -> bool:
    """Check that the chosen tiles form what *kind* names: a run, a group, or a meld (either of the two)."""
    return _forms(shown.chosen, kind, shown.rules)


@register("completes", some_tiles, CHOOSE)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that the chosen tiles form a run or a group together with the given *tiles*."""
    return bool(shown.chosen) and _forms((*tiles, *shown.chosen), "meld", shown.rules)


@register("is", a_word, ANSWER)
def _(shown: CheckInput, answer: str) -> bool:
    """Check that this option is chosen."""
    return shown.answer == read_answer(answer)


@register("number", a_number, ANSWER)
def _(shown: CheckInput, number: Fraction) -> bool:
    """Check that the answer is this number, however it is written."""
    return shown.answer == number


@register("between", two_numbers, ANSWER)
def _(shown: CheckInput, ends: tuple[Fraction, Fraction]) -> bool:
    """Check that the answer is a number between these two, or equal to one of them."""
    return isinstance(shown.answer, Fraction) and ends[0] <= shown.answer <= ends[1]


@register("did", a_word, ACT)
def _(shown: CheckInput, move: str) -> bool:
    """Check that this move has been made."""
    return any(same_move(move, made) for made in shown.moves)


@register("opened", yes, ACT)
def _(shown: CheckInput, _yes: bool) -> bool:
    """Check that the learner has opened, in this turn or earlier."""
    return shown.turn is not None and shown.turn.felt.opened


@register("table", a_spread, ACT)
def _(shown: CheckInput, spread: TableMelds) -> bool:
    """Check that these melds lie on the table, in any order; there may be other melds too."""
    there = shown.turn.felt.spread if shown.turn is not None else None
    return there is not None and not _melds(spread) - _melds(there)


def _melds(spread: TableMelds) -> Counter[tuple[Tile, ...]]:
    return Counter(tuple(sorted(each.kind for each in row)) for row in spread.melds)


@register("penalty", a_count, ACT)
def _(shown: CheckInput, count: int) -> bool:
    """Check that the turn has cost at least this many penalty tiles."""
    return shown.turn is not None and shown.turn.felt.penalty >= count


@register("thrown", a_count, ACT)
def _(shown: CheckInput, count: int) -> bool:
    """Check that at least this many Jokers have been thrown."""
    return shown.turn is not None and shown.turn.thrown >= count


@register("holds", some_tiles, ACT)
def _(shown: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that these tiles are in the rack."""
    return shown.turn is not None and within(kinds(tiles), kinds(shown.turn.rack.tiles))


@register("phase", one_of(*PHASES), ACT)
def _(shown: CheckInput, phase: str) -> bool:
    """Check that the turn, the deal or the game has reached this phase."""
    return shown.turn is not None and shown.turn.phase == phase


@register("over", one_of("closed", "lost", "empty", "left"), ACT)
def _(shown: CheckInput, ended: str) -> bool:
    """Check that the game ended in this way.

    *ended* is "closed" (by the learner), "lost" (another player closed), "empty" (the stock ran out), or
    "left" (a player left the game).
    """
    return shown.turn is not None and shown.turn.ended == ended
