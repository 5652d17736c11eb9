"""Sentences about the moves of a round, as a player at the table has seen them.

Until the round has ended, no sentence names a tile that was hidden from this player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import dropwhile, pairwise, takewhile
from typing import NamedTuple

from ...engine.game.moves import Verb
from ...engine.game.phase import Outcome
from ...engine.game.players.plans import Aim, MovePlan, plan_of
from ...engine.game.round import Round
from ..words import say
from .closing_rounds import move_sentence, payment_sentences, player_name, settlement_sentences
from .open_rounds import left_sentence, move_lines, settlement_lines
from .plans import plan_sentence

MOST_MOVES = 12
"""The largest number of moves that a log shows."""

_TELLS_NOTHING = (
    Aim.OUT, Aim.AT_ONCE, Aim.OPENED, Aim.LAID, Aim.LAID_SOME, Aim.HURRIED, Aim.JOKER, Aim.TOOK,
    Aim.REFUSED, Aim.KEPT,
)  # fmt: skip
"""Aims of moves that reveal no hidden tile; computer players mention any other aim only after the round."""


class DescribedMove(NamedTuple):
    """A move as a player at the table has seen it: who made it (`seat`), and sentences about it (`lines`).

    `remark` is what a computer player says about its own move, if anything. `brings` says whether the
    sentences name a tile that the player who moved has drawn or taken.
    """

    seat: int
    lines: tuple[str, ...]
    remark: str | None = None
    brings: bool = False


def describe_moves(
    past: Sequence[Round], you: int = 0, plans: Iterable[tuple[int, MovePlan]] = ()
) -> list[DescribedMove]:
    """Return descriptions of the moves of a round, as one of the players saw them.

    *past* lists positions of the round in order, each with one more move than the one before it; the moves
    between them are described. *you* is the seat of the player who saw the moves. *plans* says why computer
    players made some of their moves: each pair contains the number of moves made before such a move, and the
    plan that led to it.
    """
    aims = dict(plans)
    return [_described(before, after, you, aims.get(len(before.moves))) for before, after in pairwise(past)]


def move_texts(before: Round, after: Round) -> list[str]:
    """Return sentences about the move between two positions of a round, as everybody at the table saw it."""
    if before.has_table:
        return list(move_lines(before, after))
    move = after.moves[-1]
    took = before.row[-1].tile if move.verb is Verb.TAKE else None
    return [move_sentence(move, before.seat, took=took)]


def end_texts(position: Round) -> Iterator[str]:
    """Yield sentences about how a round has ended and who wins or loses points; none if it still goes on."""
    if position.result is not None and position.has_table:
        settings = position.settings
        if position.result.outcome is Outcome.LEFT:
            yield left_sentence(position)
        yield from settlement_lines(position.result, settings.players, settings.rules.tiles.kinds[:1])
    elif position.result is not None:
        yield from filter(None, settlement_sentences(position))
        for text, points, _ in payment_sentences(position):
            yield say("rooms-paid", text=text, points=points)


def moves_of_others(moves: Sequence[DescribedMove], you: int, *, mine: bool) -> list[DescribedMove]:
    """Return the moves that other players made after the last turn of the player in the seat *you*.

    If *mine* is true, it is that player's turn now, and the moves of the current turn are ignored. If the
    player has had no earlier turn, all moves of the other players are returned.
    """
    latest = list(reversed(moves))
    if mine:
        latest = [*dropwhile(lambda move: move.seat == you, latest)]
    return [*takewhile(lambda move: move.seat != you, latest)][::-1]


def news_lines(moves: Sequence[DescribedMove], *, whole: bool) -> list[str]:
    """Return sentences about *moves*, in order; if *whole* is false, only about each player's last move."""
    last = {move.seat: move for move in moves}.values()
    return [line for move in (moves if whole else last) for line in move.lines]


def turn_texts(moves: Iterable[DescribedMove]) -> list[str]:
    """Return a string for each player who made any of *moves*: sentences about that player's moves.

    Each string ends with the player's last remark about these moves, if there is one.
    """
    turns: dict[int, list[str]] = {}
    remarks: dict[int, str] = {}
    for move in moves:
        turns.setdefault(move.seat, []).extend(move.lines)
        if move.remark:
            remarks[move.seat] = move.remark
    return [" ".join([*lines, *filter(None, [remarks.get(seat)])]) for seat, lines in turns.items()]


def aim_sentence(before: Round, after: Round, kind: str) -> str:
    """Return a sentence in which a computer player says why it made the move between two positions.

    The sentence may reveal hidden tiles, so it must not be shown before the round has ended. *kind* is the
    kind of computer player, which decides how it chooses moves.
    """
    return _quoted(before.seat, plan_of(before.view(before.seat), after.moves[-1], kind))


def _described(before: Round, after: Round, you: int, plan: MovePlan | None) -> DescribedMove:
    move, seat = after.moves[-1], before.seat
    if before.has_table:
        remark = _remark(seat, plan) if plan is not None and seat != you else None
        return DescribedMove(seat, tuple(move_lines(before, after)), remark)
    # Nobody learns what others drew, not even after the end. Players may also leave during another's turn.
    seen = move.seat is None and (seat == you or move.verb is Verb.TAKE)
    took = after.got if seen else None
    mover = seat if move.seat is None else move.seat
    return DescribedMove(mover, (move_sentence(move, mover, took=took),), None, took is not None)


def _remark(seat: int, plan: MovePlan) -> str | None:
    """Return the sentence that a computer player says about its move while the round is still played.

    The sentence reveals no hidden tile. Returns None for a plan that the player must not mention before the
    end of the round.
    """
    if plan.aim not in _TELLS_NOTHING:
        return None
    return _quoted(seat, replace(plan, tiles=plan.tiles[:1]) if plan.aim is Aim.TOOK else plan)


def _quoted(seat: int, plan: MovePlan) -> str:
    return say("melds-said", who=player_name(seat), text=plan_sentence(plan))
