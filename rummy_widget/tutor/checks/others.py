"""Checks of chosen tiles, of answers, and of moves of a game."""

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
from ..counting import kinds
from ..kinds import StepKind
from ..scenes import PHASES
from .core import CheckInput, is_a, register
from .values import one_of, read_count, read_melds, read_number, read_range, read_tiles, read_true, read_word

CHOOSE, ANSWER, ACT = StepKind.CHOOSE, StepKind.ANSWER, StepKind.ACT


@register("chosen", read_tiles, CHOOSE)
def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that exactly these tiles are chosen; of two equal tiles, either one is right."""
    return kinds(state.chosen) == kinds(tiles)


@register("how_many", read_count, CHOOSE)
def _(state: CheckInput, count: int) -> bool:
    """Check that the learner has chosen exactly *count* tiles."""
    return len(state.chosen) == count


def _forms(tiles: Sequence[Tile], kind: str, rules: Ruleset) -> bool:
    """Return whether *tiles* form a meld of this *kind*: "run", "group", or "meld" (either one)."""
    meld = read_meld(tuple(tile.kind for tile in tiles), rules)
    return isinstance(meld, Meld) and (kind == "meld" or is_a(meld, MeldKind(kind)))


@register("forms", one_of("run", "group", "meld"), CHOOSE)
def _(state: CheckInput, kind: str) -> bool:
    """Check that the chosen tiles form a meld of this *kind*: "run", "group", or "meld" (either one)."""
    return _forms(state.chosen, kind, state.rules)


@register("completes", read_tiles, CHOOSE)
def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that the chosen tiles and *tiles* together form a run or a group."""
    return bool(state.chosen) and _forms((*tiles, *state.chosen), "meld", state.rules)


@register("is", read_word, ANSWER)
def _(state: CheckInput, answer: str) -> bool:
    """Check that the learner has picked the option whose key is *answer*."""
    return state.answer == read_answer(answer)


@register("number", read_number, ANSWER)
def _(state: CheckInput, number: Fraction) -> bool:
    """Check that the answer is this number; it may be written in any way, such as "1/2" or "50 %"."""
    return state.answer == number


@register("between", read_range, ANSWER)
def _(state: CheckInput, ends: tuple[Fraction, Fraction]) -> bool:
    """Check that the answer is a number between the two *ends*, or equal to one of them."""
    return isinstance(state.answer, Fraction) and ends[0] <= state.answer <= ends[1]


@register("did", read_word, ACT)
def _(state: CheckInput, move: str) -> bool:
    """Check that the learner has made this move, given in notation."""
    return any(same_move(move, made) for made in state.moves)


@register("opened", read_true, ACT)
def _(state: CheckInput, _yes: bool) -> bool:
    """Check that the learner has opened, that is, laid first melds, in this turn or earlier."""
    return state.turn is not None and state.turn.felt.opened


@register("table", read_melds, ACT)
def _(state: CheckInput, spread: TableMelds) -> bool:
    """Check that all melds of *spread* lie on the table, in any order; other melds may lie there, too."""
    there = state.turn.felt.spread if state.turn is not None else None
    return there is not None and not _melds(spread) - _melds(there)


def _melds(spread: TableMelds) -> Counter[tuple[Tile, ...]]:
    """Return a counter of the melds on the table; a meld is given as the sorted tuple of its tiles."""
    return Counter(tuple(sorted(each.kind for each in row)) for row in spread.melds)


@register("penalty", read_count, ACT)
def _(state: CheckInput, count: int) -> bool:
    """Check that the learner had to draw at least *count* tiles as a penalty in this turn."""
    return state.turn is not None and state.turn.felt.penalty >= count


@register("thrown", read_count, ACT)
def _(state: CheckInput, count: int) -> bool:
    """Check that the learner has thrown (discarded) at least *count* Jokers."""
    return state.turn is not None and state.turn.thrown >= count


@register("holds", read_tiles, ACT)
def _(state: CheckInput, tiles: Sequence[Tile]) -> bool:
    """Check that these tiles are on the learner's rack."""
    return state.turn is not None and kinds(tiles) <= kinds(state.turn.rack.tiles)


@register("phase", one_of(*PHASES), ACT)
def _(state: CheckInput, phase: str) -> bool:
    """Check that the turn, the deal or the game is now in this phase, such as "discard"."""
    return state.turn is not None and state.turn.phase == phase


@register("over", one_of("closed", "lost", "empty", "left"), ACT)
def _(state: CheckInput, ended: str) -> bool:
    """Check that the round has ended in this way.

    *ended* is "closed" (the learner won), "lost" (another player won), "empty" (the stock ran out), or "left"
    (a player left).
    """
    return state.turn is not None and state.turn.ended == ended
