"""Tasks about payments: what a close brings in all, and the last tile of the stock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ..steps import StepData, StepKind, TurnStart
from .colours import group, joker
from .dealing import drill_task, melds, number_from, pays, shelves, strangers
from .numbers import major, minor
from .smalls import both, rescue

_CLOSES = (both, rescue, group, joker, major, minor)


def _settled(draw: Random, **facts: int) -> StepData:
    """A close of any sort: what is it that one wins?"""
    close = _CLOSES[number_from(draw, 0, len(_CLOSES) - 1)](draw).solution or ""
    seats, times = facts["players"] - 1, facts.get("multiplier", 1)
    won = seats * (pays(close) * times + (100 if "twin" in facts else 0))
    return drill_task(
        StepKind.ANSWER, close, str(won), {"settled": {**facts, "closer": 0, "seat": 0}}, judged=False
    )


def last(draw: Random) -> StepData:
    """The last tile of the stock is drawn, and everything fits: close, and with which tile free?"""
    while True:
        rows = [list(row) for row in shuffled(melds(draw, (4, 4, 3, 3)), draw)]
        free = strangers(draw, [tile for row in rows for tile in row], 1)
        if not free or not pays(shelves(rows, [free])):
            continue
        other = next(row for row in rows if len(row) == 3)[0]
        moves = shuffled([f"discard {free[0]}", f"close {free[0]}", f"close {other}"], draw)
        return drill_task(
            StepKind.ACT, shelves(rows, [free]), f"close {free[0]}", {"phase": "closed"}, judged=False,
            turn=TurnStart(phase="discard"), moves=tuple(moves),
        )  # fmt: skip


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "pays-three-doubled": lambda draw: _settled(draw, players=3, multiplier=2),
    "pays-four-twin": lambda draw: _settled(draw, players=4, twin=0),
    "pays-last": last,
}
