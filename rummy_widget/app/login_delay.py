"""Make it slow to guess the login token: after some wrong tokens, the next one is checked only after a delay.

Each network address (for IPv6, each /64 network) has its own delay, which the wrong tokens from this address
cause. The wrong tokens from all addresses together cause another delay. Both delays are short for a person
who mistypes, end soon after the last wrong token, and are never longer than a few seconds, so that nobody is
locked out by somebody else's guesses. A right token causes no delay.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

FIRST = 0.1
"""The shortest delay after a wrong token, in seconds."""
HALF_LIFE = 120.0
"""The number of seconds after which half of the wrong tokens are forgotten."""
MOST_WAITING = 30
"""The number of tokens from one address that may wait to be checked; further ones are refused unchecked."""
MOST_ADDRESSES = 10_000


class TooManyGuesses(Exception):
    """Raised for a token that was not checked, because too many tokens from its address wait to be checked.

    `seconds` is the time after which to try again.
    """

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class DelayRule:
    """A rule that says how long the check of a login token is delayed after a number of wrong tokens.

    The first `free` wrong tokens cause no delay. The next one causes a delay of `FIRST` seconds. After every
    `doubles` further wrong tokens, the delay is twice as long, but never longer than `longest` seconds.

    `EACH` is the rule for wrong tokens from one address, and `IN_ALL` the rule for those from all addresses:

    >>> [round(EACH.after(wrong), 2) for wrong in (2, 4, 10, 16, 22, 40, 1e9)]
    [0.0, 0.1, 0.2, 0.4, 0.8, 2.0, 2.0]
    >>> [round(IN_ALL.after(wrong), 2) for wrong in (99, 300, 1e9)]
    [0.0, 0.15, 1.0]
    """

    free: float
    doubles: float
    longest: float

    def after(self, wrong: float) -> float:
        """Return for how many seconds the check of a token is delayed after *wrong* wrong tokens.

        *wrong* need not be a whole number, because wrong tokens count less with time.
        """
        if wrong <= self.free:
            return 0.0
        doublings = min((wrong - self.free - 1) / self.doubles, 20.0)
        return min(self.longest, FIRST * 2**doublings)


EACH = DelayRule(free=3, doubles=6, longest=2.0)
"""The delay of tokens from one network address after wrong tokens from the same address.

It stays bearable even if thirty people who share an address mistype sixty times.
"""
IN_ALL = DelayRule(free=100, doubles=350, longest=1.0)
"""The delay of tokens from any address after wrong tokens from all addresses together.

It applies if it is longer than the delay of the address itself.
"""


@dataclass(slots=True)
class _Tally:
    """A count of the wrong login tokens sent from one network address, or from all addresses together.

    `rule` says how long a delay the wrong tokens cause. `wrong` is the number of wrong tokens, of which older
    ones count as less than one; `counted` is the time at which the last token was added. `until` is the time
    at which the delay ends. `waiting` is the number of tokens that are waiting to be checked. They are
    checked one after the other; the lock `turn` is held while one of them is delayed and checked.
    """

    rule: DelayRule
    wrong: float = 0.0
    counted: float = 0.0
    until: float = 0.0
    waiting: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def add(self, now: float) -> None:
        self.wrong = self.wrong * 0.5 ** ((now - self.counted) / HALF_LIFE) + 1
        self.counted = now
        self.until = now + self.rule.after(self.wrong)


class TokenGuesses:
    """The wrong tokens that were sent to this server process, counted by network address."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._all = _Tally(IN_ALL)
        self._each: OrderedDict[str, _Tally] = OrderedDict()

    async def check(self, address: str, is_right: Callable[[], bool]) -> bool:
        """Wait until the delay of an address is over, then return whether the token sent from it is right.

        *is_right* checks the token. Tokens from one address are checked one after the other. Raises
        TooManyGuesses if thirty tokens from the address are already waiting.
        """
        own = self._each.setdefault(address, _Tally(EACH))
        self._each.move_to_end(address)
        if own.waiting >= MOST_WAITING:
            raise TooManyGuesses(max(1, round(own.until - self._clock())))
        own.waiting += 1
        try:
            async with own.turn:
                await self._sleep_until(max(own.until, self._all.until))
                right = is_right()
                if not right:
                    now = self._clock()
                    own.add(now)
                    self._all.add(now)
        finally:
            own.waiting -= 1
            self._forget_some(address if not own.wrong else "")
        return right

    async def _sleep_until(self, until: float) -> None:
        while (left := until - self._clock()) > 0:
            await asyncio.sleep(left)

    def _forget_some(self, unused: str) -> None:
        """Forget the address *unused*, and then the oldest addresses if there are too many.

        *unused* is '' if there is no such address. While more than `MOST_ADDRESSES` addresses are left, the
        one used longest ago is forgotten. An address is kept if tokens from it are waiting to be checked; if
        the oldest one is kept for this reason, no further address is forgotten.
        """
        tally = self._each.get(unused)
        if tally is not None and not tally.waiting:
            del self._each[unused]
        while len(self._each) > MOST_ADDRESSES:
            oldest, tally = next(iter(self._each.items()))
            if tally.waiting:
                self._each.move_to_end(oldest)
                break
            del self._each[oldest]
