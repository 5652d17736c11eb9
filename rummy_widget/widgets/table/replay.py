"""Data with which the page shows the replay of a round: moves, better moves, and exercises."""

from __future__ import annotations

from ...engine.game.replay import costliest
from ...engine.game.turn_review import help_for, missed_turns
from ...engine.table_melds import Play
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.coach import discard_sentence
from ...text.sentences.move_log import aim_sentence, describe_moves
from ...text.sentences.tiles import tile_name
from ...text.words import say
from ..lastgame import missed_best, missed_points
from ..rack_view import rack_view, verdict_of
from ..shapes.racks import RackProps
from ..shapes.table import ExerciseProps, MomentProps, ReplayProps
from .seat_screen import SeatScreen
from .state import ScreenState

MOMENTS = 5


def replay_view(state: ScreenState) -> ReplayProps:
    """Return the data with which the page shows one position in the replay of a round.

    The data describe the move that was made next. If the player is playing that turn again, they contain the
    exercise; otherwise, if the move is a discard that the coach has evaluated, they name the best discard.
    They also list the player's costliest discards or, in a game with melds on the table, the turns in which
    the player could have laid more tiles.
    """
    own = best = cost = None
    moment = state.moment
    if moment is not None and not state.trying:
        own = say("review-own", tile=tile_name(moment.tile))
        best = say("review-best", tile=tile_name(moment.advice.best.tile))
        cost = missed_points(moment) if moment.cost >= 1 else None
    return {
        "index": state.index,
        "count": len(state.past),
        "text": _move(state),
        "who": player_name(state.shown.seat),
        "own": own,
        "best": best,
        "cost": cost,
        "moments": _missed_turns(state) if state.has_table else _costly_discards(state),
        "exercise": _exercise(state) if state.trying else None,
    }


def exercise_rack(screen: SeatScreen) -> RackProps:
    """Return the data with which the page shows the player's rack in the replay of a closing game.

    A closing game is one in which a player ends the round by laying the whole rack in one move. In an
    exercise, the player chooses which tile of the rack to discard.
    """
    trying, layout = screen.trying, screen.exercise_rack
    chosen = [] if screen.tried is None else [
        next(id for id, each in enumerate(layout.tiles) if each.kind == screen.tried)
    ]  # fmt: skip
    return rack_view(
        layout, None, verdict=verdict_of("idle", ""), readonly=not trying, choose=trying, chosen=chosen,
        size=screen.size, tools=[],
    )  # fmt: skip


def _move(state: ScreenState) -> str:
    """Return sentences about the move shown in the replay.

    In a game with melds on the table, they also say why a computer player made its move.
    """
    pair = state.past[state.index : state.index + 2]
    if len(pair) < 2:
        return say("turn-over")
    (told,) = describe_moves(pair, state.you)
    before, after = pair
    lines = list(told.lines)
    if state.has_table and before.seat != state.you and not state.people:
        lines.append(aim_sentence(before, after, state.kinds[before.seat - 1]))
    return " ".join(lines)


# ---- The turns in which the player lost most -------------------------------------------------------


def _costly_discards(state: ScreenState) -> list[MomentProps]:
    return [
        {"index": each.index, "text": f"{missed_best(each)}: {missed_points(each)}"}
        for each in costliest(state.moments)
    ]


def _missed_turns(state: ScreenState) -> list[MomentProps]:
    return [
        {"index": at, "text": say("melds-moment", number=at + 1, laid=laid, most=most)}
        for at, laid, most in missed_turns(state.past, state.you, MOMENTS)
    ]


# ---- An exercise -----------------------------------------------------------------------------------


def _exercise(state: ScreenState) -> ExerciseProps | None:
    feedback, right, moment = None, False, state.moment
    if state.has_table:
        more = _more(state)
        if more is not None:
            right = more <= 0
            feedback = say("melds-exercise-right") if right else say("melds-exercise-more", count=more)
    elif moment is None:
        return None
    elif state.tried is not None:
        right = moment.advice.cost(state.tried) < 1
        reason = discard_sentence(moment.advice.option(state.tried), moment.advice)
        feedback = say("review-right" if right else "review-wrong", why=reason)
    text = say("melds-exercise" if state.has_table else "review-exercise")
    return {"text": text, "tried": feedback is not None, "feedback": feedback, "right": right}


def _more(state: ScreenState) -> int | None:
    """Return how many more tiles the best turn lays than the player's attempt does.

    The attempt is the player's unfinished turn in an exercise. Returns None until it is a valid turn.
    """
    found = state.judge() if state.touched else None
    if not isinstance(found, Play) or not found.count:
        return None
    return help_for(state.view).count - found.count
