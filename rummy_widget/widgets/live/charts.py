"""What a class answered and dealt, as bars with their words."""

from __future__ import annotations

from collections.abc import Sequence

from ...classroom import FAMILIES
from ...classroom.families.records import written
from ...odds.dealt import doubles_chances
from ...rooms.classes.views import Shares
from ...words import has, say
from ..shapes.classwork import Bar, Bars

__all__ = ["dealt_bars", "share_bars", "slip_text"]


def slip_text(slip: str) -> str:
    """A misconception in a few words."""
    return say(f"slip-{slip}") if has(f"slip-{slip}") else say("live-wrong")


def share_bars(question: str, shares: Shares) -> Bars:
    """How a class answered a question: nobody's name, and no value."""
    later = shares.right - shares.first
    rows = [
        ("first", say("live-first"), shares.first, True),
        ("later", say("live-later"), later, True),
        *((f"slip-{slip}", slip_text(slip), count, False) for slip, count in shares.slips),
        ("wrong", say("live-wrong"), shares.wrong, False),
        ("unread", say("live-unread"), shares.unread, False),
    ]
    most = max(1, shares.students)
    bars: list[Bar] = [
        {
            "key": key,
            "text": text,
            "count": str(written(count)),
            "part": count / most,
            "exact": None,
            "good": good,
        }
        for key, text, count, good in rows
        if count or key == "first"
    ]  # fmt: skip
    told = say("live-answered", count=shares.answered, of=shares.students)
    return {"title": FAMILIES[question].title, "text": told, "bars": bars}


def dealt_bars(counts: Sequence[int]) -> Bars | None:
    """Racks by their doubles, each beside the share that is exact; None before any was dealt."""
    total = sum(counts)
    if not total:
        return None
    chances = doubles_chances()
    most = max(*(count / total for count in counts), *map(float, chances))
    bars: list[Bar] = [
        {
            "key": str(doubles), "text": say("live-doubles", count=doubles), "count": str(written(count)),
            "part": count / total / most, "exact": float(chance) / most, "good": False,
        }
        for doubles, (count, chance) in enumerate(zip(counts, chances, strict=True))
        if count or chance > 0.001
    ]  # fmt: skip
    return {
        "title": say("live-dealt-title"),
        "text": say("live-dealt", count=total, shown=written(total)),
        "bars": bars,
    }
