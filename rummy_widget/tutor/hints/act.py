"""Hints for steps that are turns of the game: the fewest legal moves to the goal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ... import words
from ...game.moves import Verb, read_move
from ...sentences import tiles_names
from ..turns import move_text, moves_to
from .records import TOP, Hint

if TYPE_CHECKING:
    from ..attempt import Attempt


def hints_to_act(attempt: Attempt) -> Iterator[Hint]:
    yield Hint(1, words.say("hint-nudge-act"))
    turn = attempt.turn
    preferred = [move.strip() for answer in attempt.step.answers for move in answer.split(",")]
    moves = moves_to(turn, attempt.passes_turn, preferred) if turn else None
    if moves is None:
        yield Hint(2, words.say("hint-back"))
        yield Hint(TOP, words.say("hint-back"), move="undo")
    elif moves:
        move = moves[0]
        read = read_move(move)
        place = {Verb.DRAW: "stock", Verb.TAKE: "discards"}.get(read.verb, "rack")
        yield Hint(2, words.say("hint-place-moves", place=place))
        tile = turn.discard if turn and read.verb is Verb.TAKE else read.tile
        if tile is not None:
            marked = tuple(id for id, each in enumerate(attempt.layout.tiles) if each.kind == tile.kind)
            on_rack = () if read.verb is Verb.TAKE else marked[:1]
            yield Hint(3, words.say("hint-tiles", count=1, tiles=tiles_names([tile])), on_rack)
        yield Hint(TOP, words.say("hint-act", move=move_text(move, turn)), move=move)
