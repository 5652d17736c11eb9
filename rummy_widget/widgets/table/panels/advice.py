"""The panel with the coach's help on which tiles can be laid, as detailed as the player has asked for."""

from __future__ import annotations

from collections import Counter

from ....engine.game.turn_review import GRADES
from ....engine.layout import Layout, ids_of
from ....engine.table_melds import Play
from ....engine.tiles import Tile
from ....text.sentences.steps import step_sentence
from ....text.sentences.tiles import say_of
from ....text.sentences.turn_reviews import help_sentence, waiting_sentence
from ....text.words import say
from ...rack_view import tiles_view
from ...shapes.table import AdviceProps
from ..seat_screen import SeatScreen


def show(screen: SeatScreen) -> AdviceProps | None:
    """Return the coach's help on which tiles can be laid, as detailed as the player has asked for.

    Returns None if the player hasn't asked, or if no round is being played on the screen.
    """
    found, grade = screen.help, screen.grade
    if found is None or not grade or not screen.playing:
        return None
    view = screen.view
    kinds = view.settings.rules.tiles.kinds
    # What isn't shown yet isn't searched for.
    tiles = found.tiles if grade >= 3 else found.tiles[:1] if grade == 2 else ()
    melds = _new_melds(found.play) if grade >= 3 and found.play is not None else []
    steps = found.steps if grade >= GRADES else ()
    left = len(steps) - screen.step
    return {
        "grade": grade,
        "most": found.most,
        "text": help_sentence(found, grade, view),
        "tiles": _ids(screen.turn.present, tiles),
        "melds": [tiles_view(row) for row in melds],
        "steps": [step_sentence(each) for each in steps],
        "more": say_of(kinds, "melds-action-advise", grade=grade) if grade < found.most else None,
        "play": say("melds-advice-show", left=left) if steps and left else None,
        "waiting": waiting_sentence(found.waiting, kinds[:1], "now"),
    }


def spoken(shown: AdviceProps) -> str:
    """Return the coach's help on which tiles can be laid, as one string for a screen reader."""
    return " ".join([shown["text"], *shown["steps"]])


def _new_melds(play: Play) -> list[tuple[Tile, ...]]:
    """Return the melds that a play has laid on the table or has changed."""
    lying = Counter(tuple(sorted(each.kind for each in row)) for row in play.before.melds)
    found = []
    for row in play.after.melds:
        kinds = tuple(sorted(each.kind for each in row))
        if not lying[kinds]:
            found.append(row)
        lying[kinds] -= 1
    return found


def _ids(layout: Layout, tiles: tuple[Tile, ...]) -> list[int]:
    """Return the ids of *tiles*, which are on the player's rack or have been laid in this turn."""
    own = [id for shelf in layout.shelves for id in shelf if id is not None]
    return list(ids_of(Counter(tiles), layout.tiles, (*own, *layout.laid)))
