"""The `Simulation` widget, which deals many random racks and counts those that meet a condition.

It deals for some milliseconds at a time, so that the kernel can answer messages in between.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from fractions import Fraction
from html import escape
from typing import ClassVar

from ...classroom.families.records import written
from ...classroom.numbers import percent
from ...engine.odds.dealt import CHUNK, DealQuestion, DealTally, Estimate, exact_chance, tally
from ...text.words import say
from ..base import PageWidget, read_choice
from ..fields import pick_field
from ..messages import Message
from ..shapes.classwork import ChartProps, EstimateProps, PointProps, SimulationState

MOST_DEALS = 10_000_000
"""The maximum number of racks that can be dealt."""
MOST_SEED = 10**9
"""The highest seed; a seed is a number that determines the racks."""
CHOICES = (1_000, 10_000, 100_000, 1_000_000)
"""The numbers of racks that the page offers."""
_SLICE = 0.04
"""The number of seconds for which racks are dealt without a pause; such a period is called a slice."""
_SHOWN = 0.2
"""Seconds between two updates of the page."""
_PAUSE = 0.002
"""Seconds between two slices, in which messages from the page are answered."""


class Simulation(PageWidget):
    """A widget that deals random racks of fifteen tiles and counts how many of them meet a condition.

    *question* is the condition: "doubles" (the rack contains at least three doubles, which are pairs of equal
    tiles), "melded" (twelve tiles can be in melds) or "short" (exchanging one tile would be enough to end the
    round). Racks with which a player could end the round without an exchange are counted separately. *deals*
    is the number of racks. *seed* is a number that determines the racks: the same seed always deals the same
    racks. A button on the page starts and stops the dealing; `run()` deals all racks before it returns.
    *lang* is the language.

    >>> Simulation("doubles", deals=500, seed=7).run()
    DealTally(deals=500, closed=0, found=15)

    Raises ValueError for an unknown question, or if *deals* or *seed* is out of range.
    """

    BUNDLE = "rummy-class"

    VIEW: ClassVar[str] = "simulation"
    ACCEPTS = frozenset({"hello", "start", "stop", "setup"})

    def __init__(
        self, question: str = "doubles", deals: int = 100_000, seed: int = 1, *, lang: str | None = None
    ) -> None:
        super().__init__(lang)
        self._question = read_choice(DealQuestion, question, "question")
        self._deals, self._seed = _whole(deals, 1, MOST_DEALS), _whole(seed, 0, MOST_SEED)
        self._running = False
        self._run = 0  # how often dealing was started: slices that belong to an earlier start are ignored
        self._reported = 0.0  # when the page was last updated
        self._begin()
        self._refresh()

    def __repr__(self) -> str:
        return f"Simulation({self._question.value!r}, deals={self._deals}, seed={self._seed})"

    @property
    def tally(self) -> DealTally:
        """The counts of the racks dealt so far.

        `deals` counts all racks, `closed` those with which a player could end the round without exchanging a
        tile, and `found` those that meet the condition.
        """
        return self._tally

    @property
    def history(self) -> tuple[Estimate, ...]:
        """Estimates of the chance that a rack meets the condition, from more and more racks.

        The first estimate is made after `CHUNK` racks, and the next ones after 2, 5, 10, 20, 50 ... times as
        many. The last estimate is based on all racks dealt so far.
        """
        last = self._tally.answer if self._tally.deals else None
        return (*self._history, *([last] if last and last not in self._history else ()))

    def run(self) -> DealTally:
        """Deal the racks that have not been dealt yet, and return the counts of all racks."""
        while self._tally.deals < self._deals:
            self._chunk()
        self._running = False
        self._refresh()
        return self._tally

    def _html(self) -> str:
        """Return HTML that states the condition that is counted, for pages without a kernel."""
        return f"<p>{escape(say('sim-question', question=self._question))}</p>"

    # -- messages from the page ---------------------------------------------------------------

    def _do(self, message: Message) -> None:
        match message.type:
            case "start":
                self._start()
            case "stop":
                self._running = False
            case "setup":
                self._set(message["key"], message["value"])

    def _start(self) -> None:
        if self._running:
            return
        if self._tally.deals >= self._deals:
            self._begin()
        self._running = True
        self._run += 1
        self._later()

    def _set(self, key: str, value: str) -> None:
        if key == "question":
            self._question = read_choice(DealQuestion, value, "question")
        elif key in ("deals", "seed"):
            digits = value.strip()
            number = int(digits) if digits.isascii() and digits.isdigit() and len(value) < 12 else -1
            if key == "deals":
                self._deals = _whole(number, 1, MOST_DEALS)
            else:
                self._seed = _whole(number, 0, MOST_SEED)
        else:
            raise ValueError(say("sim-value", value=key[:40]))
        self._begin()

    # -- dealing ------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Stop dealing and discard all counts, as if no rack had been dealt."""
        self._running = False
        self._tally = DealTally()
        self._history: list[Estimate] = []

    def _later(self) -> None:
        """Plan the next slice of dealing, which begins after a short pause."""
        with suppress(RuntimeError):  # no event loop: then there is no kernel either
            asyncio.get_running_loop().call_later(_PAUSE, self._slice, self._run)

    def _slice(self, run: int) -> None:
        """Deal racks for some milliseconds, then let other tasks run before the next slice.

        *run* is the number of times that dealing had been started when this slice was planned. If dealing has
        been stopped or started again since, nothing is dealt.
        """
        if not self._running or run != self._run:
            return
        end = time.monotonic() + _SLICE
        while self._running:
            self._chunk()
            self._running = self._tally.deals < self._deals
            if time.monotonic() >= end:
                break
        if not self._running or time.monotonic() - self._reported > _SHOWN:
            self._reported = time.monotonic()
            self._refresh()
        if self._running:
            self._later()

    def _chunk(self) -> None:
        """Deal the next `CHUNK` racks, or as many as are left to deal."""
        done = self._tally.deals
        number = done // CHUNK
        size = min(CHUNK, self._deals - done)
        self._tally = self._tally.plus(tally(self._question, self._seed, number, size))
        if str(number + 1).rstrip("0") in ("1", "2", "5"):
            self._history.append(self._tally.answer)

    # -- to the page --------------------------------------------------------------------------

    def _state(self) -> SimulationState:
        found, over = self._tally, self._tally.deals >= self._deals
        rows = []
        if found.deals:
            chance = exact_chance(self._question)
            rows = [
                _row(say("sim-question", question=self._question), found.answer, chance),
                _row(say("sim-closes"), found.closing, None),
            ]
        choices = sorted({*CHOICES, self._deals})
        return {
            "said": say("sim-done", estimate=percent(found.answer.chance)) if over else "",
            "title": say("sim-title"),
            "about": say("sim-about"),
            "fields": [
                pick_field(
                    "question", say("sim-ask"), self._question.value,
                    [(each.value, say("sim-question", question=each)) for each in DealQuestion],
                ),
                pick_field(
                    "deals", say("sim-deals"), str(self._deals),
                    [(str(each), say("sim-number", number=written(each))) for each in choices],
                ),
                {**pick_field("seed", say("sim-seed"), str(self._seed), []), "kind": "text"},
            ],
            "running": self._running,
            "part": round(found.deals / self._deals, 4),
            "dealt": say("sim-told", count=written(found.deals), of=written(self._deals)),
            "over": over,
            "rows": rows,
            "chart": _chart(self.history),
        }  # fmt: skip


def _row(text: str, found: Estimate, exact: Fraction | None) -> EstimateProps:
    """Return a row of the simulation's results: a condition, and the number of racks that meet it.

    The row also contains an estimate of the chance that a rack meets the condition. *text* describes the
    condition. *found* contains the number of racks, and the estimate with its confidence interval. *exact* is
    the exact chance, or None if it isn't known.
    """
    return {
        "text": text,
        "count": str(written(found.closed)),
        "estimate": percent(found.chance),
        "band": say("sim-band", low=percent(found.low), high=percent(found.high)),
        "exact": say("sim-exact", chance=percent(float(exact))) if exact is not None else None,
    }


def _chart(history: tuple[Estimate, ...]) -> ChartProps | None:
    """Return a chart that shows how the estimate changed while racks were dealt.

    *history* contains the estimates, in order. The coordinates of the chart's points go from 0 to 1. The
    result also contains a description of each estimate for screen readers. Returns None if there are fewer
    than two estimates.
    """
    if len(history) < 2:
        return None
    low, high = min(each.low for each in history[1:]), max(each.high for each in history[1:])
    room = (high - low) or 1.0

    def part(value: float) -> float:
        """Return the vertical position of a chance on the chart: 0 is the lowest one shown, 1 the highest."""
        return round(min(1.0, max(0.0, (value - low) / room)), 4)

    last = len(history) - 1
    points: list[PointProps] = [
        {"x": round(at / last, 4), "low": part(it.low), "chance": part(it.chance), "high": part(it.high)}
        for at, it in enumerate(history)
    ]
    texts = [
        say("sim-point", deals=each.deals, shown=written(each.deals), estimate=percent(each.chance),
            low=percent(each.low), high=percent(each.high))
        for each in history
    ]  # fmt: skip
    return {"points": points, "low": percent(low), "high": percent(high), "texts": texts}


def _whole(value: int, least: int, most: int) -> int:
    """Return *value* if it is a whole number from *least* to *most*; otherwise raise ValueError."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"no such number: {value!r:.40}; expected a whole number from {least} to {most}")
    return value
