"""Moves of a game in a step of a lesson: find the ones that reach the goal, and describe them in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ..engine.faults import RulesError
from ..engine.game.deal.dealing import Dealing, DealVerb, read_deal_move
from ..engine.game.moves import Move, Verb, read_move, same_move
from ..engine.game.round_scene import Scene
from ..engine.table_melds import TableMelds, changes
from ..engine.tiles import Tile
from ..text import words
from ..text.sentences.tiles import joined, melds_joined, tile_name, tiles_names

ReachesGoal = Callable[[Scene, tuple[str, ...]], bool]
"""A function that takes a position and the moves that lead to it, and returns whether the goal is reached."""


def moves_to(
    scene: Scene, right: ReachesGoal, answers: Sequence[tuple[str, ...]], made: tuple[str, ...] = ()
) -> tuple[str, ...] | None:
    """Return legal moves that lead from a position of the game to the goal, or None if none are found.

    If a known solution begins with the moves *made*, its other moves are returned. If there is no such
    solution, the ends of all known solutions (their last move, their last two moves, and so on) are tried
    from this position. If none of them reaches the goal, all short sequences of moves are tried.

    Args:
        scene: The position of the game.
        right: A function that returns whether the goal is reached. Its arguments are a later position, and
            the moves that lead there from *scene*.
        answers: Known solutions, each with its moves from the start of the step on.
        made: The moves made since the start of the step.
    """
    for moves in answers:
        if len(made) < len(moves) and all(map(same_move, moves, made)):
            return moves[len(made) :]
    rests = [moves[at:] for moves in answers for at in range(len(moves))]
    for moves in sorted(rests, key=len):
        if _reaches_goal(scene, right, moves):
            return tuple(moves)
    return _fewest_moves(scene, right)


def _reaches_goal(scene: Scene, right: ReachesGoal, moves: Sequence[str]) -> bool:
    """Return whether *moves* are all legal and reach the goal with the last move, not earlier.

    The moves begin at the position *scene*; *right* decides whether the goal is reached.
    """
    here = scene
    for at, move in enumerate(moves, 1):
        try:
            here = here.after(move)
        except RulesError:
            return False
        if right(here, tuple(moves[:at])):
            return at == len(moves)
    return False


def _fewest_moves(scene: Scene, right: ReachesGoal) -> tuple[str, ...] | None:
    """Return the shortest sequence of moves that leads from the position *scene* to the goal.

    *right* decides whether the goal is reached. Only short sequences are tried; returns None if none of them
    reaches it.
    """
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
    """Return a sentence that describes a move, which is given in notation.

    *scene* is the position of the game in which it is made; if it is given, the sentence can say more. Raises
    RulesError or NotationError if *move* cannot be read as a move.

    >>> move_text("discard r7"), move_text("take")
    ('Discard red 7', 'Take a tile from the discards')
    >>> move_text("stack 7"), move_text("deal 8")
    ('Take stack 7', 'Deal stack 8')
    >>> move_text("lay r5 r6 r7"), move_text("add r8 1")
    ('Lay red 5, red 6 and red 7', 'Add red 8 to meld 1')
    """
    if move.partition(" ")[0] in tuple(DealVerb):
        return _deal_move_text(move, scene)
    read = read_move(move)
    if read.spread is not None:
        return _laying_text(read, scene)
    if read.verb is Verb.TAKE:
        found = scene.discard if scene is not None else None
        return words.say("move-take-none") if found is None else words.say("move-take", tile=tile_name(found))
    if read.verb is Verb.CLOSE and read.tile is None:
        return words.say("move-close-any")
    args: dict[str, str | int] = {"tile": tile_name(read.tile)} if read.tile is not None else {}
    if read.meld is not None:
        args["number"] = read.meld
    return words.say(f"move-{read.verb}", **args)


def tiles_of(move: Move, scene: Scene) -> tuple[Tile, ...]:
    """Return the tiles from the player's rack that a move lays, discards or otherwise uses.

    *scene* is the position of the game in which the move is made.
    """
    if move.spread is None:
        return () if move.tile is None else (move.tile.kind,)
    there = scene.felt.spread if move.verb is Verb.PLAY else None
    more = move.spread.counts() - (there.counts() if there is not None else Counter())
    return tuple(sorted(more.elements()))


def _laying_text(move: Move, scene: Scene | None) -> str:
    """Return a sentence that describes a move that lays melds.

    *scene* is the position in which the move is made; None if it is unknown. If the move lists all melds that
    are on the table after it, only the new and changed ones are named.
    """
    spread, there = move.spread or TableMelds(), scene.felt.spread if scene is not None else None
    rows = list(spread.melds)
    if move.verb is Verb.PLAY and there is not None:
        old = [sorted(map(str, row)) for row in there.melds]
        rows = [row for row in rows if sorted(map(str, row)) not in old]
    if not rows:
        return words.say("move-play-none")
    melds = melds_joined([joined([tile_name(tile) for tile in row]) for row in rows])
    if move.verb is Verb.LAY or scene is None or there is None:
        return words.say("move-lay", melds=melds)
    laid = tiles_of(move, scene)
    if not changes(there, spread).moved and sorted(laid) == sorted(t.kind for row in rows for t in row):
        return words.say("move-lay", melds=melds)
    return words.say("move-play", tiles=tiles_names(laid), count=len(laid), melds=melds)


def _deal_move_text(move: str, scene: Scene | None) -> str:
    """Return a sentence that describes a move of a deal by hand; see `move_text`."""
    read = read_deal_move(move)
    if read.stack is None:
        return words.say("move-trump")
    if read.verb is DealVerb.DEAL and isinstance(scene, Dealing) and scene.seat is not None:
        return words.say("move-deal-to", stack=read.stack, whom=words.say("payee-name", seat=scene.seat))
    return words.say(f"move-{read.verb}", stack=read.stack)
