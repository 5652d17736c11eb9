"""Who came to a table of people and who went, in sentences for who does not see it."""

from __future__ import annotations

from ....rooms.views import TableSeen
from ....text.sentences.seats import named
from ....text.sentences.tiles import sentence
from ....text.words import say


def seat_news(before: TableSeen, now: TableSeen) -> list[str]:
    """Who came, went away, was stood in for, came back or left, for who does not see it."""
    found = []
    for was, seat in zip(before.seats, now.seats, strict=False):
        if seat.mine or not (seat.person or was.person):
            continue
        key = (
            "came" if not was.name and seat.name
            else "left" if (was.name and not seat.name) or (seat.left and not was.left)
            else "held" if seat.held and not was.held
            else "away" if seat.away is not None and was.away is None
            else "back" if seat.away is None and was.away is not None
            else None
        )  # fmt: skip
        if key:
            found.append(say("people-news", what=key, who=named(sentence(seat.name or was.name))))
    return found
