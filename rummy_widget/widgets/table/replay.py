"""What the page is told when a game that has ended is looked at move by move."""

from __future__ import annotations

from ...engine.game.replay import costliest
from ...text.sentences import tile_name
from ...text.sentences.closing_rounds import player_name, turn_sentence
from ...text.sentences.coach import discard_sentence
from ...text.words import say
from ..shapes.table import ExerciseProps, GameViewProps, ReplayProps
from ..views import rack_view, verdict_of
from .desk import Desk
from .felt import code_of, game_felt, phase_of
from .log import log_view

__all__ = ["replay_view", "replayed_view"]


def replayed_view(desk: Desk) -> GameViewProps:
    """The table at a moment of the game that has ended."""
    then = desk.then
    view = then.view(desk.you)
    trying = desk.exercise is not None
    layout = desk.exercise_rack
    chosen = [] if desk.tried is None else [next(
        id for id, each in enumerate(layout.tiles) if each.kind == desk.tried
    )]  # fmt: skip
    rack = rack_view(
        layout, None, verdict=verdict_of("idle", ""), readonly=not trying, choose=trying, chosen=chosen,
        size=desk.size, tools=[],
    )  # fmt: skip
    return {
        "felt": game_felt(desk, then, view),
        "phase": phase_of(view),
        "code": code_of(desk),
        "rack": rack,
        "asked": say("review-exercise") if trying else turn_sentence(view),
        "mine": trying,
        "actions": [],
        "wait": None,
        "log": log_view(desk.log[: desk.index], desk.you),
        "verdict": None,
        "coach": None,
        "takeback": False,
    }


def replay_view(desk: Desk) -> ReplayProps:
    """Where one is in the game, and what was thrown away there."""
    game, moment = desk.game, desk.moment
    assert game is not None
    own = best = cost = None
    if moment is not None and desk.exercise is None:
        own = say("review-own", tile=tile_name(moment.tile))
        best = say("review-best", tile=tile_name(moment.advice.best.tile))
        cost = say("review-costs", points=round(moment.cost)) if moment.cost >= 1 else None
    return {
        "index": desk.index,
        "count": len(game.moves) + 1,
        "text": desk.log[desk.index].text if desk.index < len(desk.log) else say("asked-over"),
        "who": player_name(desk.then.seat),
        "own": own,
        "best": best,
        "cost": cost,
        "moments": [
            {
                "index": each.index,
                "text": say("review-moment", number=each.index + 1, own=tile_name(each.tile),
                            best=tile_name(each.advice.best.tile))
                + ": " + say("review-costs", points=round(each.cost)),
            }
            for each in costliest(desk.moments)
        ],
        "exercise": _exercise(desk),
    }  # fmt: skip


def _exercise(desk: Desk) -> ExerciseProps | None:
    moment = desk.moment
    if desk.exercise is None or moment is None:
        return None
    feedback, right = None, False
    if desk.tried is not None:
        right = moment.advice.cost(desk.tried) < 1
        reason = discard_sentence(moment.advice.option(desk.tried), moment.advice)
        feedback = say("review-right" if right else "review-wrong", why=reason)
    return {
        "text": say("review-exercise"),
        "tried": desk.tried is not None,
        "feedback": feedback,
        "right": right,
    }
