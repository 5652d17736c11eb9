"""The panel with a review of the player's last turn.

It says what more could have been laid, why other tiles had to stay on the rack, and whether it was better to
keep tiles that could be laid.
"""

from __future__ import annotations

from ....text.sentences.steps import step_sentence
from ....text.sentences.turn_reviews import review_sentence, stay_sentences, waiting_sentence
from ....text.words import say
from ...shapes.table import ReviewProps
from ..seat_screen import SeatScreen


def show(screen: SeatScreen) -> ReviewProps | None:
    """Return the review of the player's last turn in sentences; None if the player hasn't asked for it."""
    review = screen.review
    if review is None or not screen.playing:
        return None
    more, laid, best, kinds = review.more, review.laid, review.best, screen.rules.tiles.kinds[:1]
    opening = best.play is not None and not review.opened
    return {
        "title": say("melds-review-title"),
        "text": review_sentence(review, kinds),
        "steps": [step_sentence(each) for each in best.steps] if more else [],
        "how": say("melds-review-how") if more else "",
        "stays": stay_sentences(review),
        "why": say("melds-review-why", all="no" if more or laid else "yes") if review.left else "",
        "waiting": None if opening else waiting_sentence(review.waiting, kinds, "laid" if laid else "kept"),
    }


def spoken(shown: ReviewProps) -> str:
    """Return the review of the player's last turn as one string for a screen reader."""
    return " ".join([shown["text"], *shown["steps"], *shown["stays"], *filter(None, [shown["waiting"]])])
