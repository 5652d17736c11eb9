"""What is played in a step to act: a turn that was made up, a deal by hand, or a seat of a real game.

All three have a rack, a phase, legal moves, and give themselves as they are after a move.

>>> from rummy_widget.tutor.steps import DealStart
>>> scene = scene_of(DealStart(players=3, seed=5, done=("trump",)))
>>> scene.phase, offered_in(scene)[:3]
(<DealPhase.TURNED: 'turned'>, ('stack 1', 'stack 2', 'stack 3'))
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from ..faults import NotationError, RulesError
from ..game.closing.position import closing_game
from ..game.closing.seat import OWN, Seat
from ..game.closing.turn import Phase, Turn
from ..game.deal.dealing import Dealing, DealPhase, read_deal_move
from ..game.moves import read_move
from ..game.settings import Settings
from ..layout import Arrangement
from ..rules import RUMMY_PRO, Ruleset, switched
from .errors import LessonError
from .steps import DealStart, GameStart, StepData, TurnStart

Scene: TypeAlias = Turn | Dealing | Seat
Start: TypeAlias = TurnStart | DealStart | GameStart

PHASES = tuple(dict.fromkeys(map(str, (*Phase, "refuse", *DealPhase))))
"""All phases that a scene may come to."""


def first_scene(step: StepData) -> Scene | None:
    """What a step to act begins with; None for other steps. LessonError where it cannot be."""
    return scene_of(step.turn, step.start, step.rules) if step.turn is not None else None


NOTHING = Arrangement(((), ()))


@lru_cache(maxsize=256)
def scene_of(start: Start, rack: Arrangement = NOTHING, rules: Ruleset = RUMMY_PRO) -> Scene:
    """The scene of a start; *rack* is how the learner's tiles lie, where that is said."""
    if isinstance(start, TurnStart):
        return Turn(rack, Phase(start.phase), start.discard, start.stock, start.thrown, rules=rules)
    try:
        rules = switched(rules, dict(start.switches))
        if isinstance(start, DealStart):
            return _dealing(start, rules)
        return _seat(start, rack, rules)
    except ValueError as error:
        raise LessonError(str(error)) from None


def _dealing(start: DealStart, rules: Ruleset) -> Dealing:
    dealing = Dealing.begin(Settings(start.players, rules=rules), start.seed, start.first)
    for move in start.done:
        dealing = dealing.after(move)
    return dealing


def _seat(start: GameStart, rack: Arrangement, rules: Ruleset) -> Seat:
    position = closing_game(
        start.players, start.seed, first=start.first, multiplier=start.multiplier, rules=rules
    )
    for move in start.done:
        position = Seat.begin(position).position if move == OTHERS else position.after(move)
    return Seat.begin(position, rack if rack.tiles else None)


OTHERS = "others"
"""Among the moves made before a step: here the others play until it is the learner's turn."""


def spelled(start: Start | None, move: str) -> str:
    """A move as it is written, once; RulesError or NotationError where there is no such move."""
    return read_deal_move(move).notation() if isinstance(start, DealStart) else read_move(move).notation()


def is_move(start: Start | None, move: str) -> bool:
    """Whether a text is a move of such a scene, be it allowed or not."""
    try:
        spelled(start, move)
    except (RulesError, NotationError):
        return False
    return True


def offered_in(scene: Scene) -> tuple[str, ...]:
    """The moves to choose from: of a deal the wrong ones too, for the right one is what is asked."""
    return scene.moves if isinstance(scene, Dealing) else scene.legal_moves


def rack_of(scene: Scene) -> Arrangement:
    """The learner's rack: in a deal each stack lies on a shelf of its own."""
    if not isinstance(scene, Dealing):
        return scene.rack
    upper, lower = (*scene.tiles(OWN), (), ())[:2]
    return Arrangement((upper, lower))
