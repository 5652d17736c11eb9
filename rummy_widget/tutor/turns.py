"""Steps that are turns of the game: where they begin, and which moves lead to their goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .. import words
from ..game.moves import Verb, read_move
from ..game.turn import Phase, Turn
from ..sentences import tile_name
from .steps import StepData

_MOST = 4  # moves that are looked ahead: a turn has two


def first_turn(step: StepData) -> Turn | None:
    """The turn that a step to act begins with."""
    begun = step.turn
    if begun is None:
        return None
    return Turn(step.start, Phase(begun.phase), begun.discard, begun.stock, begun.thrown, rules=step.rules)


def moves_to(
    turn: Turn, right: Callable[[Turn, tuple[str, ...]], bool], preferred: Sequence[str]
) -> tuple[str, ...] | None:
    """Fewest legal moves to a turn that is right, the preferred ones first; None where it is out of reach."""
    front: list[tuple[Turn, tuple[str, ...]]] = [(turn, ())]
    for _ in range(_MOST):
        further = []
        for here, moves in front:
            for move in sorted(here.legal_moves, key=lambda move: move not in preferred):
                after, made = here.after(move), (*moves, move)
                if right(after, made):
                    return made
                further.append((after, made))
        front = further
    return None


def move_text(move: str, turn: Turn | None = None) -> str:
    """A move of the game as people say it.

    >>> move_text("discard r7"), move_text("take")
    ('Discard red 7', 'Take a tile from the discards')
    """
    read = read_move(move)
    if read.verb is Verb.TAKE:
        if turn is None or turn.discard is None:
            return words.say("move-take-none")
        return words.say("move-take", tile=tile_name(turn.discard))
    tile = {"tile": tile_name(read.tile)} if read.tile is not None else {}
    return words.say(f"move-{read.verb}", **tile)
