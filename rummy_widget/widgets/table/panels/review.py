"""The last own turn looked at again: what more could have been laid, why the rest stays, whether to wait."""

from __future__ import annotations

from typing import Literal

from ....engine.game.players.plans import WaitAdvice
from ....engine.game.turn_review import TurnReview
from ....engine.solver.open_games.why_not_more import StayReason
from ....engine.tiles import Tile
from ....text.sentences.closing_rounds import player_name
from ....text.sentences.steps import step_sentence, why_it_stays
from ....text.sentences.tiles import say_of, tiles_names
from ....text.words import say
from ...shapes.table import ReviewProps
from ..seat_screen import SeatScreen


def show(screen: SeatScreen) -> ReviewProps | None:
    """Return the turn that was asked for, in sentences."""
    review = screen.review
    if review is None or not screen.playing:
        return None
    more, laid, best, kinds = review.more, len(review.laid), review.best, screen.rules.tiles.kinds[:1]
    opening = best.play is not None and not review.opened
    if more and len(more) == best.count - laid:
        text = say_of(kinds, "open-review-more", tiles=tiles_names(more), count=len(more), laid=laid)
    elif more:
        text = say_of(kinds, "open-review-other", tiles=tiles_names(best.tiles), count=best.count)
    elif laid:
        text = say("open-review-all")
    else:
        text = say("open-review-nothing", opened="yes" if review.opened else "no")
    return {
        "title": say("open-review-title"),
        "text": text,
        "steps": [step_sentence(each) for each in best.steps] if more else [],
        "how": say("open-review-how") if more else "",
        "stays": _stays(review),
        "why": say("open-review-why", all="no" if more or laid else "yes") if review.left else "",
        "waiting": None if opening else waiting_sentence(review.waiting, kinds, "laid" if laid else "kept"),
    }


def spoken(shown: ReviewProps) -> str:
    """Return all of it."""
    return " ".join([shown["text"], *shown["steps"], *shown["stays"], *filter(None, [shown["waiting"]])])


def waiting_sentence(
    found: WaitAdvice | None, kinds: tuple[Tile, ...], when: Literal["now", "laid", "kept"]
) -> str | None:
    """Return whether it pays to keep what could be laid; None if there is nothing to say of it."""
    if found is None or (when == "now" and not found.waits):
        return None
    who = player_name(found.seat)
    return say_of(kinds, "open-waiting", why=str(found.why), when=when, who=who, count=found.left)


def _stays(review: TurnReview) -> list[str]:
    """Return why the tiles stay that the best turn leaves, those about which there is most to say first."""
    dull = (StayReason.MISSING, StayReason.JOKER, StayReason.UNKNOWN)
    ordered = sorted(review.left, key=lambda each: each.lack in dull)
    return list(dict.fromkeys(why_it_stays(each, same=each.most >= review.best.count) for each in ordered))
