"""How many tiles can be laid, and nothing else: where no Joker of the table is bound to its place.

What stays in the rack is lost. The columns are gone through from 1 to 13, and states looked at in the order
of what is lost at least, all that follows reckoned in (`hopes`): so the first that comes to the end loses
least. A state is left out where another of its column that is as good has lost no more.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from struct import unpack
from typing import TypeAlias

from ...rules import RearrangingPlay, Ruleset, check_given
from ...spread.spread import Spreads, as_spread
from ...tiles import JOKER, Tile, Tiles, as_tiles
from .board import check_known, lying_row
from .hopes import INF, Hope, Worth, after_last, both, hope_before
from .lanes import LANES
from .uses import COLUMNS, ROWS, Column, as_good, column_of, worked_out

__all__ = ["swiftly"]

MOST_ROWS = 60
"""Melds and tiles of a rack, beyond which the tiles are counted otherwise."""


def swiftly(before: Spreads, rack: Tiles, rules: Ruleset) -> int | None:
    """How many tiles of a rack can be laid; None where this cannot tell."""
    check_given(rules)
    box = _box(rules)
    spread, held = as_spread(before), as_tiles(rack)
    count = len(held)
    if box is None or len(spread.melds) > MOST_ROWS or count > MOST_ROWS:
        return None
    lying = jokers = 0
    rows = box.rows
    for row in spread.melds:
        known = rows.get(bytes(map(_CODE, row)))
        if known is None:
            known = box.row(row)
        lying += known[0]
        jokers += known[1]
    if jokers and box.bound:
        return None
    own = sum(map(box.places.__getitem__, map(_CODE, held)))
    jokers += own >> _JOKERS
    own &= _NATURALS
    if jokers > rules.tiles.jokers or max((lying + own).to_bytes(52, "little")) > rules.tiles.copies:
        return None
    codes: tuple[int, ...] = unpack("<13I", (lying + (own << 2)).to_bytes(52, "little"))
    if not jokers:
        return count - _least(codes, count)
    lost, idle = _least_with(codes, jokers, count)
    return count - lost if not idle or _room(codes, jokers) else None


_CODE = attrgetter("code")
_JOKERS = 8 * 53
_NATURALS = (1 << _JOKERS) - 1


class _Box:
    """The tiles of a game as counts, a byte for each colour of each column, Jokers beyond them."""

    def __init__(self, rules: Ruleset, play: RearrangingPlay) -> None:
        self.rules, self.bound = rules, play.jokers.replaced
        joker = 1 << _JOKERS
        self.places = [joker << 8, joker] * 128  # a tile of another game is as good as too many Jokers
        self.places[JOKER.code] = joker
        for lane, colour in enumerate(rules.tiles.colours):
            for number in range(1, 14):
                self.places[Tile(colour, number).code] = _place(lane, number)
        self.rows: dict[bytes, tuple[int, int]] = {}

    def row(self, row: tuple[Tile, ...]) -> tuple[int, int]:
        """The natural tiles of a meld of the table, and its Jokers."""
        meld = lying_row(row, self.rules)
        if len(self.rows) > MOST_KNOWN:
            self.rows.clear()
        found = sum(_place(*kind) for kind in meld.naturals), len(meld.jokers)
        self.rows[bytes(map(_CODE, row))] = found
        return found


MOST_KNOWN = 8_000
"""Melds that are kept in memory, about 1 MB."""


def _place(lane: int, number: int) -> int:
    return 1 << 32 * number - 32 + 8 * lane


@lru_cache(maxsize=64)
def _box(rules: Ruleset) -> _Box | None:
    """The box of a game whose table is rearranged; None where groups are not of three and four."""
    check_known(rules)
    play = rules.play
    if not isinstance(play, RearrangingPlay) or rules.groups.max_length < 4:
        return None
    return _Box(rules, play)


def _room(codes: tuple[int, ...], jokers: int) -> bool:
    """Whether there is room for the Jokers that the best way does not need, as far as is seen at once.

    A tile of the table whose column has none of some colour lies in a run, or in a group that a Joker of this
    colour can join, if it does not lie there already. A run has room where its colour lacks numbers enough.
    """
    counts = [[(code >> 8 * lane & 3, code >> 8 * lane & 15) for lane in LANES] for code in codes]
    loose = [lane for lane in LANES if sum(each[lane][1] > 0 for each in counts) + jokers <= 13]
    return sum(
        any(each[lane][0] for lane in loose) and not all(there for _, there in each) for each in counts
    ) >= jokers  # fmt: skip


# ---- The search ------------------------------------------------------------------------------------

State: TypeAlias = "tuple[int, int, int, int]"
"""The number that comes next, two halves, what was lost so far."""
Number: TypeAlias = "tuple[Hope, Hope, Hope, Hope, Column]"
"""A column in its place: what each colour may lose after it, its uses."""


def _made_ready(codes: tuple[int, ...], jokers: int) -> tuple[list[Number], Worth]:
    """The columns in their places, and what is lost at least with so many halves of Jokers."""
    r = y = b = k = after_last(jokers)
    ready: list[Number] = []
    known = COLUMNS[jokers]
    for code in reversed(codes):
        column = known.get(code) or column_of(code, jokers)
        ready.append((r, y, b, k, column))
        red, yellow, blue, black = column.signs
        r = r.before.get(red) or hope_before(r, red)
        y = y.before.get(yellow) or hope_before(y, yellow)
        b = b.before.get(blue) or hope_before(b, blue)
        k = k.before.get(black) or hope_before(k, black)
    ready.reverse()
    return ready, both(both(r.worths[0], y.worths[0]), both(b.worths[0], k.worths[0]))


def _least(codes: tuple[int, ...], most: int) -> int:
    """The least that is lost without Jokers; it is known that no more than so much is."""
    ready, (loss,) = _made_ready(codes, 0)
    waiting: list[list[State]] = [[] for _ in range(most + 1)]
    done: list[list[tuple[int, int, int]]] = [[] for _ in range(13)]
    now = waiting[loss]
    now.append((0, 0, 0, 0))
    known = ROWS
    while True:
        while not now:
            loss += 1
            now = waiting[loss]
        number, one, two, lost = now.pop()
        if number == 13:
            return loss
        r, y, b, k, column = ready[number]
        one, two = column.first[0][one], column.second[0][two]
        there = done[number]
        if there:
            ones, twos = as_good(one), as_good(two)
            for p, q, least in there:
                if ones[p] and twos[q] and least <= lost:
                    break
            else:
                ones = b""
            if ones:
                continue
        there.append((one, two, lost))
        reds, yellows, blues, blacks = r.plain, y.plain, b.plain, k.plain
        number += 1
        for rest, further in column.rests[0] or column.rest(0):
            row = known.get(rest | one)
            if row is None:
                row = worked_out(rest | one)
            for half, red, yellow, short in row:
                worth = reds[red] + yellows[yellow]
                if worth > most:
                    continue
                short += lost
                worth += short
                for more in further:
                    others = known.get(more | two)
                    if others is None:
                        others = worked_out(more | two)
                    for other, blue, black, shorter in others:
                        whole = worth + shorter + blues[blue] + blacks[black]
                        if whole <= most:
                            waiting[whole].append((number, half, other, short + shorter))


Wild: TypeAlias = "tuple[int, int, int, int, int, int]"
"""The same with the Jokers that are left, and how many are laid next."""
Choice: TypeAlias = "tuple[Worth, int, int]"
"""Of a half: what it loses later at least, which it is, and what it loses now."""


def _least_with(codes: tuple[int, ...], jokers: int, most: int) -> tuple[int, int]:
    """The least that is lost with so many Jokers, and how many of them are not needed for it.

    A use with more Jokers is looked at after those with fewer.
    """
    ready, worth = _made_ready(codes, jokers)
    loss = worth[-1]
    waiting: list[list[Wild]] = [[] for _ in range(most + 1)]
    done: list[list[tuple[int, int, int, int]]] = [[] for _ in range(13)]
    firsts: list[dict[int, list[tuple[list[Choice], tuple[int, ...]]]]] = [{} for _ in range(13)]
    seconds: list[dict[int, list[Choice]]] = [{} for _ in range(13)]
    now = waiting[loss]
    now.append((0, 0, 0, 0, jokers, 0))
    while True:
        while not now:
            loss += 1
            now = waiting[loss]
        number, one, two, lost, left, laid = now.pop()
        if number == 13:
            return loss, left
        r, y, b, k, column = ready[number]
        if not laid:
            one, two = column.first[left][one], column.second[left][two]
            there = done[number]
            if there:
                ones, twos = as_good(one), as_good(two)
                for p, q, least, spare in there:
                    if ones[p] and twos[q] and spare >= left and least <= lost:
                        break
                else:
                    ones = b""
                if ones:
                    continue
            there.append((one, two, lost, left))
        if left > laid:
            now.append((number, one, two, lost, left, laid + 1))
        left -= laid
        mode = laid << 2 | left
        choices = firsts[number].get(one << 4 | mode)
        if choices is None:
            choices = firsts[number][one << 4 | mode] = [
                (some, further)
                for rest, further in column.rests[laid] or column.rest(laid)
                if (some := _choices(rest | one, r.worths, y.worths, 2 * left))
            ]
        others = seconds[number]
        number += 1
        for some, further in choices:
            for more in further:
                key = (more | two) << 4 | mode
                row = others.get(key)
                if row is None:
                    row = others[key] = _choices(more | two, b.worths, k.worths, 2 * left)
                for worths, other, shorter in row:
                    shorter += lost
                    for its, half, short in some:
                        if left == 0:
                            whole = its[0] + worths[0]
                        elif left == 1:
                            whole = min(its[0] + worths[2], its[1] + worths[1], its[2] + worths[0])
                        else:
                            whole = min(its[0] + worths[4], its[1] + worths[3], its[2] + worths[2],
                                        its[3] + worths[1], its[4] + worths[0])  # fmt: skip
                        short += shorter
                        whole += short
                        if whole <= most:
                            waiting[whole].append((number, half, other, short, left, 0))


def _choices(key: int, one: tuple[Worth, ...], two: tuple[Worth, ...], halves: int) -> list[Choice]:
    """The halves that can follow and come to an end."""
    row = ROWS.get(key)
    if row is None:
        row = worked_out(key)
    if not halves:
        return [((least,), half, short) for half, a, b, short in row
                if (least := one[a][0] + two[b][0]) < INF]  # fmt: skip
    return [(worth, half, short) for half, a, b, short in row
            if (worth := both(one[a], two[b]))[halves] < INF]  # fmt: skip
