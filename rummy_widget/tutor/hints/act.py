"""Hints for steps in which the learner makes moves of a game: about the next move towards the goal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from ...engine.game.deal.dealing import Dealing, DealPhase
from ...engine.game.moves import Verb, read_move
from ...engine.game.phase import Phase
from ...engine.game.round_scene import Scene
from ...engine.layout import ids_of
from ...text import words
from ...text.sentences.tiles import sentence, tile_name, tiles_names
from ..hint import BACK, TOP, Hint
from ..step_state import Acting
from ..steps import StepData
from ..turns import move_text, moves_to, tiles_of


def hints_to_act(step: StepData, acting: Acting, refused: frozenset[str]) -> Iterator[Hint]:
    """Yield hints about the next move of the game, each of which gives away more than the one before.

    If the goal cannot be reached from the current position, the last hint is to undo the last move. *refused*
    are the wrong moves that the learner has tried.
    """
    scene = acting.scene
    yield Hint(1, _nudge(scene))
    answers = [tuple(move.strip() for move in answer.split(",")) for answer in step.answers]
    right = partial(acting.passes, step)
    moves = moves_to(scene, right, answers, acting.made) if scene.felt.fault is None else None
    if moves is None:
        yield Hint(2, words.say("hint-back"))
        yield Hint(TOP, words.say("hint-back"), move=BACK)
    elif moves:
        left = [move for move in step.moves or scene.offered if move not in refused]
        yield from _deal_hints(scene) if isinstance(scene, Dealing) else _turn_hints(scene, moves[0], left)
        yield Hint(TOP, words.say("hint-act", move=move_text(moves[0], scene)), move=moves[0])


def _nudge(scene: Scene) -> str:
    """Return the sentence of the vaguest hint.

    It depends on the phase of the turn or the deal. In a game with melds on the table, it also depends on
    whether the player has laid first melds.
    """
    if isinstance(scene, Dealing):
        return words.say("hint-nudge-deal", phase=scene.phase)
    if scene.phase == Phase.PLAY:
        return words.say("hint-nudge-play", opened="yes" if scene.felt.opened else "no")
    return words.say("hint-nudge-refuse" if scene.phase == Phase.REFUSE else "hint-nudge-act")


def _deal_hints(dealing: Dealing) -> Iterator[Hint]:
    """Yield hints for a learner who deals by hand: where to look, and then which stack of tiles is next."""
    yield Hint(2, words.say("hint-place-deal", phase=dealing.phase))
    match dealing.phase:
        case DealPhase.TURNED if dealing.trump is not None:
            yield Hint(3, words.say("hint-stack", phase="turned", tile=tile_name(dealing.trump), number=0))
        case DealPhase.FOUND:
            yield Hint(3, words.say("hint-stack", phase="found", tile="", number=dealing.trump_stack or 0))
        case DealPhase.MOVED:
            last = [*dealing.owners][-1] if dealing.owners else 0
            phase = "first" if not last else "wrapped" if last == dealing.settings.deal.stacks else "moved"
            yield Hint(3, words.say("hint-stack", phase=phase, tile="", number=last))


_PLACES = {Verb.DRAW: "stock", Verb.TAKE: "discards", Verb.PASS: "stock", Verb.REPLACE: "table"}


def _place(move: str) -> str:
    """Return the place that a move is about: "stock", "discards", "table" or "rack"."""
    return _PLACES.get(read_move(move).verb, "rack")


def _turn_hints(scene: Scene, move: str, left: Sequence[str]) -> Iterator[Hint]:
    """Yield hints about a move that do not give it away: where to look, and which tiles to play.

    *left* are the moves that the learner can still choose from. A hint that would not exclude any of these
    moves is left out.
    """
    read = read_move(move)
    if len({_place(each) for each in left}) > 1:
        yield Hint(2, words.say("hint-place-moves", place=_place(move)))
    tiles = tiles_of(read, scene)
    if read.verb is Verb.TAKE and scene.discard is not None:
        tiles = (scene.discard,)
    if tiles and sum(_place(each) == _place(move) for each in left) > 1:
        rack = () if read.verb is Verb.TAKE else scene.rack.tiles
        key = "hint-tiles" if len(tiles) > 1 else "hint-tiles-act"
        said = words.say(key, count=len(tiles), tiles=tiles_names(tiles))
        yield Hint(3, sentence(said), ids_of(Counter(tiles), rack, range(len(rack))))
