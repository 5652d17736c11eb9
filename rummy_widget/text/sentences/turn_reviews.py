"""The coach's help in games with melds on the table: what a player can lay, and what could have been laid."""

from __future__ import annotations

from typing import Literal

from ...engine.game.players.plans import WaitAdvice
from ...engine.game.turn_review import GRADES, TurnHelp, TurnReview
from ...engine.game.view import View
from ...engine.solver.open_games.why_not_more import StayReason
from ...engine.tiles import Tile
from ..words import say
from .closing_rounds import player_name
from .steps import why_it_stays
from .tiles import say_of, tile_name, tiles_names


def help_sentence(help: TurnHelp, grade: int, view: View) -> str:
    """Return a sentence with the coach's help for a turn; *grade*, from 1 to 4, says how detailed it is.

    With grade 1, the sentence says how many tiles can be laid; with grade 2, it names one of these tiles;
    with grade 3, it names all of them and says that their melds are shown; and with grade 4, it introduces
    the steps of the turn, which the page lists after the sentence.
    """
    rules = view.settings.rules
    if not help.count:
        draws = "no" if rules.has_discards else "yes" if view.stock_count else "pass"
        return say("melds-advice-none", draw=draws)
    if grade >= GRADES:
        return say("melds-advice-steps", count=len(help.steps))
    if grade == 3:
        return f"{say('melds-advice-all', tiles=tiles_names(help.tiles))} {say('melds-advice-melds')}"
    if grade == 2:
        return say("melds-advice-tile", tile=tile_name(help.tiles[0]))
    opens = "yes" if help.opens else "no"
    return say_of(rules.tiles.kinds, "melds-advice-count", count=help.count, opens=opens)


def review_sentence(review: TurnReview, kinds: tuple[Tile, ...]) -> str:
    """Return a sentence that says which other tiles could have been laid in a turn, or that none could.

    *kinds* are the tiles or cards of the game; they decide whether the sentence says "tiles" or "cards".
    """
    more, laid, best = review.more, len(review.laid), review.best
    if more and len(more) == best.count - laid:
        return say_of(kinds, "melds-review-more", tiles=tiles_names(more), count=len(more), laid=laid)
    if more:
        return say_of(kinds, "melds-review-other", tiles=tiles_names(best.tiles), count=best.count)
    if laid:
        return say("melds-review-all")
    return say("melds-review-nothing", opened="yes" if review.opened else "no")


def stay_sentences(review: TurnReview) -> list[str]:
    """Return sentences on why tiles are left on the rack even in the best turn, the most useful first."""
    dull = (StayReason.MISSING, StayReason.JOKER, StayReason.UNKNOWN)
    ordered = sorted(review.left, key=lambda each: each.reason in dull)
    return list(dict.fromkeys(why_it_stays(each, same=each.most >= review.best.count) for each in ordered))


def waiting_sentence(
    found: WaitAdvice | None, kinds: tuple[Tile, ...], when: Literal["now", "laid", "kept"]
) -> str | None:
    """Return a sentence that says whether the player should keep back tiles that could be laid, and why.

    *found* is the coach's advice, or None. *kinds* are the tiles or cards of the game; they decide whether
    the sentence says "tiles" or "cards". *when* says when the sentence is shown: "now" before a turn, "laid"
    after a turn in which the player laid tiles, or "kept" after a turn in which the player kept them. Returns
    None if there is no advice, or if *when* is "now" and the tiles should be laid.
    """
    if found is None or (when == "now" and not found.waits):
        return None
    who = player_name(found.seat)
    return say_of(kinds, "melds-waiting", why=str(found.why), when=when, who=who, count=found.left)
