"""What the page is told when a game that has ended is looked at move by move."""

from __future__ import annotations

from ...engine.game.replay import costliest
from ...text.sentences.closing_rounds import player_name, turn_sentence
from ...text.sentences.coach import discard_sentence
from ...text.sentences.tiles import tile_name
from ...text.words import say
from ..shapes.table import ExerciseProps, GameViewProps, ReplayProps
from ..views import rack_view, verdict_of
from .closing_felt import closing_felt, code_of, phase_of
from .move_log import log_of, log_view
from .state import ScreenState


def replayed_view(state: ScreenState) -> GameViewProps:
    """The table at a moment of the game that has ended."""
    then = state.shown
    view = then.view(state.you)
    trying = state.trying
    layout = state.exercise_rack
    chosen = [] if state.tried is None else [next(
        id for id, each in enumerate(layout.tiles) if each.kind == state.tried
    )]  # fmt: skip
    rack = rack_view(
        layout, None, verdict=verdict_of("idle", ""), readonly=not trying, choose=trying, chosen=chosen,
        size=state.size, tools=[],
    )  # fmt: skip
    return {
        "felt": closing_felt(state, then, view),
        "phase": phase_of(view),
        "code": code_of(state),
        "rack": rack,
        "asked": say("review-exercise") if trying else turn_sentence(view),
        "mine": trying,
        "actions": [],
        "wait": None,
        "log": log_view(state.past[: state.index + 1], state.you),
        "verdict": None,
        "coach": None,
        "takeback": False,
    }


def replay_view(state: ScreenState) -> ReplayProps:
    """Where one is in the game, and what was thrown away there."""
    game, moment = state.game, state.moment
    assert game is not None
    own = best = cost = None
    if moment is not None and not state.trying:
        own = say("review-own", tile=tile_name(moment.tile))
        best = say("review-best", tile=tile_name(moment.advice.best.tile))
        cost = say("review-costs", points=round(moment.cost)) if moment.cost >= 1 else None
    return {
        "index": state.index,
        "count": len(game.moves) + 1,
        "text": _move(state),
        "who": player_name(state.shown.seat),
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
            for each in costliest(state.moments)
        ],
        "exercise": _exercise(state),
    }  # fmt: skip


def _exercise(state: ScreenState) -> ExerciseProps | None:
    moment = state.moment
    if not state.trying or moment is None:
        return None
    feedback, right = None, False
    if state.tried is not None:
        right = moment.advice.cost(state.tried) < 1
        reason = discard_sentence(moment.advice.option(state.tried), moment.advice)
        feedback = say("review-right" if right else "review-wrong", why=reason)
    return {
        "text": say("review-exercise"),
        "tried": state.tried is not None,
        "feedback": feedback,
        "right": right,
    }


def _move(state: ScreenState) -> str:
    """Return the move that was made at this moment, in a sentence."""
    shown = log_of(state.past[state.index : state.index + 2], state.you)
    return shown[0].text if shown else say("asked-over")
