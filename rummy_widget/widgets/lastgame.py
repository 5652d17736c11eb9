"""The game that ended last: the browser keeps its record, and home says what in it is worth another try."""

from __future__ import annotations

from ..engine.faults import NotationError
from ..engine.game.records import read_record, write_record
from ..engine.game.replay import ReplayedDiscard, costliest, moments
from ..engine.game.round import Round
from ..text.sentences.tiles import tile_name
from ..text.words import say
from .places import NOTEBOOKS, PLAY, page_way
from .shapes.pages import CostlyMomentProps

MOST_MOVES = 400  # of a longer game nothing is looked at again: each discard has to be weighed


def ended_record(game: Round | None) -> str | None:
    """What the browser keeps of a game that has ended."""
    if game is None or not game.over or len(game.moves) > MOST_MOVES:
        return None
    return write_record(game)


def read_ended(record: str) -> Round:
    """The game of such a record; NotationError where it is none that has ended here."""
    game = read_record(record)
    if game.has_table or not game.over or len(game.moves) > MOST_MOVES:
        raise NotationError(f"no game that has ended within {MOST_MOVES} moves")
    return game


def to_try_again(game: Round) -> list[CostlyMomentProps]:
    """The discards that cost most, each a way to the table as it was then."""
    table = page_way(PLAY, part=NOTEBOOKS)
    return [
        {"title": missed_best(each), "about": missed_points(each), "href": f"{table}?moment={each.index}"}
        for each in costliest(moments(game))
    ]


def missed_best(moment: ReplayedDiscard) -> str:
    """Say what was discarded, and what would have been best."""
    own, best = tile_name(moment.tile), tile_name(moment.advice.best.tile)
    return say("review-moment", number=moment.index + 1, own=own, best=best)


def missed_points(moment: ReplayedDiscard) -> str:
    """Say what that cost."""
    return say("review-costs", points=round(moment.cost))
