"""Hints for steps that are moves of the game: the next move on a way to the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ... import words
from ...game.deal.dealing import DealPhase
from ...game.moves import Verb, read_move
from ...game.scene import Felt, Scene, SceneKind
from ...sentences import sentence, tile_name, tiles_names
from ..doing import Acting
from ..hint import TOP, Hint
from ..steps import StepData
from ..turns import move_text, moves_to


def hints_to_act(step: StepData, acting: Acting, refused: frozenset[str]) -> Iterator[Hint]:
    """The next move on a way to the goal; back, where none is known from here."""
    scene = acting.turn
    yield Hint(1, _nudge(scene))
    answers = [tuple(move.strip() for move in answer.split(",")) for answer in step.answers]

    def right(turn: Scene, further: Sequence[str]) -> bool:
        return acting.passes(step, turn, further)

    moves = moves_to(scene, right, answers, acting.made)
    if moves is None:
        yield Hint(2, words.say("hint-back"))
        yield Hint(TOP, words.say("hint-back"), move="undo")
    elif moves:
        felt = scene.felt
        left = [move for move in step.moves or scene.offered if move not in refused]
        yield from _to_deal(felt) if felt.kind is SceneKind.DEAL else _to_play(scene, moves[0], left)
        yield Hint(TOP, words.say("hint-act", move=move_text(moves[0], scene)), move=moves[0])


def _nudge(scene: Scene) -> str:
    if scene.felt.kind is SceneKind.DEAL:
        return words.say("hint-nudge-deal", phase=scene.phase)
    return words.say("hint-nudge-refuse" if scene.phase == "refuse" else "hint-nudge-act")


def _to_deal(felt: Felt) -> Iterator[Hint]:
    """Where to look, and how the stack is found."""
    yield Hint(2, words.say("hint-place-deal", phase=felt.phase))
    match felt.phase:
        case DealPhase.TURNED if felt.trump is not None:
            yield Hint(3, words.say("hint-stack", phase="turned", tile=tile_name(felt.trump), number=0))
        case DealPhase.FOUND:
            yield Hint(3, words.say("hint-stack", phase="found", tile="", number=felt.trump_stack or 0))
        case DealPhase.MOVED:
            last = felt.dealt[-1] if felt.dealt else 0
            phase = "first" if not last else "wrapped" if last == len(felt.stacks) else "moved"
            yield Hint(3, words.say("hint-stack", phase=phase, tile="", number=last))


def _place(move: str) -> str:
    return {Verb.DRAW: "stock", Verb.TAKE: "discards"}.get(read_move(move).verb, "rack")


def _to_play(scene: Scene, move: str, left: Sequence[str]) -> Iterator[Hint]:
    """Where to look, and which tile it is, as long as the moves that are *left* leave a choice."""
    read = read_move(move)
    if len({_place(each) for each in left}) > 1:
        yield Hint(2, words.say("hint-place-moves", place=_place(move)))
    tile = scene.discard if read.verb is Verb.TAKE else read.tile
    if tile is not None and sum(_place(each) == _place(move) for each in left) > 1:
        marked = tuple(id for id, each in enumerate(scene.rack.tiles) if each.kind == tile.kind)
        on_rack = () if read.verb is Verb.TAKE else marked[:1]
        said = words.say("hint-tiles-act", tiles=tiles_names([tile]))
        yield Hint(3, sentence(said), on_rack)
