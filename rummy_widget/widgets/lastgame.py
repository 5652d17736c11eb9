"""The last finished game: the browser stores its record, and the home page shows its most costly discards."""

from __future__ import annotations

from ..engine.faults import NotationError
from ..engine.game.records import read_record, write_record
from ..engine.game.replay import ReplayedDiscard, costliest, discards_with_advice
from ..engine.game.round import Round
from ..text.sentences.tiles import tile_name
from ..text.words import say
from .places import PLAY, page_path
from .shapes.pages import CostlyMomentProps

MOST_MOVES = 400  # a longer game is not reviewed, because every discard has to be evaluated


def ended_record(game: Round | None) -> str | None:
    """Return the record of a finished game, as a string for the browser to store.

    Returns None if *game* is None, is unfinished, or has more than `MOST_MOVES` moves.
    """
    if game is None or not game.over or len(game.moves) > MOST_MOVES:
        return None
    return write_record(game)


def read_ended(record: str) -> Round:
    """Return the finished game whose record a browser has stored; *record* is a result of `ended_record`.

    Raises NotationError if *record* isn't the record of a finished game, if the game has more than
    `MOST_MOVES` moves, or if it is a game in which melds are laid on the table.
    """
    game = read_record(record)
    if game.has_table or not game.over or len(game.moves) > MOST_MOVES:
        raise NotationError(f"no game that has ended within {MOST_MOVES} moves")
    return game


def costly_moments(game: Round) -> list[CostlyMomentProps]:
    """Return the data with which the page shows the discards that cost the player most in a game.

    Each of them comes with a link to the play page, opened just before the discard, so that the player can
    choose another tile.
    """
    table = page_path(PLAY)
    return [
        {"title": missed_best(each), "about": missed_points(each), "href": f"{table}?moment={each.index}"}
        for each in costliest(discards_with_advice(game))
    ]


def missed_best(moment: ReplayedDiscard) -> str:
    """Return a sentence that names the tile that was discarded and the tile that was best to discard."""
    own, best = tile_name(moment.tile), tile_name(moment.advice.best.tile)
    return say("review-moment", number=moment.index + 1, own=own, best=best)


def missed_points(moment: ReplayedDiscard) -> str:
    """Return a note that says how many points a discard has cost, compared with the best discard."""
    return say("review-costs", points=round(moment.cost))
