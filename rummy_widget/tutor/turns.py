"""The moves of steps to act: which ones lead to the goal, and how people say them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .. import words
from ..faults import RulesError
from ..game.deal.dealing import DealVerb, read_deal_move
from ..game.moves import Verb, read_move
from ..game.scene import Scene
from ..sentences import tile_name

Right = Callable[[Scene, tuple[str, ...]], bool]


def moves_to(
    scene: Scene, right: Right, answers: Sequence[tuple[str, ...]], made: tuple[str, ...] = ()
) -> tuple[str, ...] | None:
    """Legal moves that lead to a right scene, those of an answer first; None if it is out of reach.

    *made* are the moves that led here: a learner who is on the way of an answer stays on it.
    """
    for moves in answers:
        if len(made) < len(moves) and moves[: len(made)] == made:
            return moves[len(made) :]
    rests = [moves[at:] for moves in answers for at in range(len(moves))]
    for moves in sorted(rests, key=len):
        if _leads(scene, right, moves):
            return tuple(moves)
    return _fewest(scene, right)


def _leads(scene: Scene, right: Right, moves: Sequence[str]) -> bool:
    here = scene
    for at, move in enumerate(moves, 1):
        try:
            here = here.after(move)
        except RulesError:
            return False
        if right(here, tuple(moves[:at])):
            return at == len(moves)
    return False


def _fewest(scene: Scene, right: Right) -> tuple[str, ...] | None:
    """The fewest moves to a scene that is right, as far as can be looked ahead."""
    front: list[tuple[Scene, tuple[str, ...]]] = [(scene, ())]
    for _ in range(scene.foresight):
        further = []
        for here, moves in front:
            for move in here.legal_moves:
                after, made = here.after(move), (*moves, move)
                if right(after, made):
                    return made
                further.append((after, made))
        front = further
    return None


def move_text(move: str, scene: Scene | None = None) -> str:
    """A move of the game as people say it.

    >>> move_text("discard r7"), move_text("take")
    ('Discard red 7', 'Take a tile from the discards')
    >>> move_text("stack 7"), move_text("deal 8")
    ('Take stack 7', 'Deal stack 8')
    """
    if move.partition(" ")[0] in tuple(DealVerb):
        return _deal_move_text(move, scene)
    read = read_move(move)
    if read.verb is Verb.TAKE:
        found = scene.discard if scene is not None else None
        return words.say("move-take-none") if found is None else words.say("move-take", tile=tile_name(found))
    if read.verb is Verb.CLOSE and read.tile is None:
        return words.say("move-close-any")
    tile = {"tile": tile_name(read.tile)} if read.tile is not None else {}
    return words.say(f"move-{read.verb}", **tile)


def _deal_move_text(move: str, scene: Scene | None) -> str:
    read = read_deal_move(move)
    if read.stack is None:
        return words.say("move-trump")
    if read.verb is DealVerb.DEAL and scene is not None and scene.seat is not None:
        return words.say("move-deal-to", stack=read.stack, whom=words.say("payee-name", seat=scene.seat))
    return words.say(f"move-{read.verb}", stack=read.stack)
