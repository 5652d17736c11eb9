"""Tiles read number by number: whether they all lie in runs and groups, as an automaton that builds itself.

Read the numbers from 1 to 13, one step after the other (see `step`). At a number there are two choices: its
groups, and whether the one free tile is left out there. Of two choices one may be at least as good as the
other whatever comes, which leaves few. A *state* is the set of the choices that are left: reading a column
leads from state to state.

Colours may change places, so of states that differ only by that
only the first is worked out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations
from operator import sub
from typing import TypeAlias

from .rack_counts import column_digits
from .step import COPIES, Open, as_good, ending, situations, step

Choice: TypeAlias = int
"""Six bits a colour for its open runs, and above them whether the free tile has been left out."""

State: TypeAlias = "tuple[Choice, ...]"
"""The choices that are left, sorted."""

Vector: TypeAlias = "tuple[int, ...]"

PERMUTATIONS = tuple(permutations(range(4)))
"""Ways for the colours to change places: colour i goes where `permutation[i]` says."""

SLOTS = 4
"""Runs of one colour that may be open at once."""

_BITS = 6
_MASK = (1 << _BITS) - 1
_OUT = 1 << 4 * _BITS
_LANES = range(0, 4 * _BITS, _BITS)


def digits_of(column: int) -> Vector:
    """The tiles of each colour in a column, which may be one with Jokers as further tiles."""
    if column < 81:
        return column_digits(column)
    return tuple((column - 81) // 5**place % 5 for place in range(4))


def column_of(digits: Sequence[int]) -> int:
    """The column with so many tiles of each colour: where it has more than 2 of one a number above all codes.

    >>> column_of((2, 0, 0, 1)), column_of((3, 0, 0, 1)), digits_of(209)
    (29, 209, (3, 0, 0, 1))
    """
    base, start = (3, 0) if max(digits) <= 2 else (5, 81)
    return start + sum(digit * int(base**place) for place, digit in enumerate(digits))


@cache
def permuted_columns(permutation: tuple[int, ...]) -> tuple[int, ...]:
    """For each column what it is after the colours have changed places."""
    return tuple(column_of(_permuted(digits_of(column), permutation)) for column in range(81 + 5**4))


def _permuted(digits: Vector, permutation: tuple[int, ...]) -> Vector:
    moved = [0] * len(digits)
    for colour, digit in enumerate(digits):
        moved[permutation[colour]] = digit
    return tuple(moved)


class ColumnScan:
    """The automaton; *high* says whether a 1 may end a run after the last number.

    >>> scan = ColumnScan()
    >>> state, _ = scan.step(scan.first, 1 + 3 + 9)  # r1 y1 b1: a group, or three runs begun
    >>> scan.ends(state, (0, 0, 0, 0))
    2
    >>> scan.ends(scan.step(state, 1)[0], (0, 0, 0, 0))  # one tile of the next number is left out
    1
    """

    def __init__(self, *, high: bool = True) -> None:
        runs = situations(SLOTS)
        place: dict[Open | None, int] = {some: at for at, some in enumerate(runs)}
        self._after = [[place.get(step(some, tiles), -1) for tiles in range(SLOTS + 1)] for some in runs]
        self._ends = [ending(some) if high else (ending(some)[0], 0) for some in runs]
        self._worse = [sum(1 << b for b, other in enumerate(runs) if as_good(some, other)) for some in runs]
        self._step: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        self._number: dict[State, int] = {}
        self._states: list[State] = []
        self._further: dict[tuple[Vector, int], tuple[int, ...]] = {}
        self._masks: dict[Choice, int] = {}
        self._canonical: dict[frozenset[Choice], tuple[int, tuple[int, ...]]] = {}
        self.first, self.empty = self._settle({0})[0], self._settle(set())[0]

    def step(self, state: int, column: int) -> tuple[int, tuple[int, ...]]:
        """Return the state after one more column, and where its colours now are."""
        key = (state, column)
        found = self._step.get(key)
        if found is None:
            found = self._step[key] = self._settle(self._read(self._states[state], digits_of(column)))
        return found

    def ends(self, state: int, kept: Vector) -> int:
        """Return how the state may end with these 1s after 13: 1 with a tile left out, 2 with none, or 3."""
        found = 0
        for choice in self._states[state]:
            limits = [self._ends[choice >> lane & _MASK] for lane in _LANES]
            if all(low <= ones <= up for (low, up), ones in zip(limits, kept, strict=True)):
                found |= 1 if choice >= _OUT else 2
        return found

    # ---- Reading a column --------------------------------------------------------------------------

    def _read(self, state: State, digits: Vector) -> set[Choice]:
        found: set[Choice] = set()
        for choice in state:
            place, out = choice & _OUT - 1, choice & _OUT
            found |= {after | out for after in self._go(place, digits)}
            if not out:
                for left in _one_left_out(digits):
                    found |= {after | _OUT for after in self._go(place, left)}
        return found

    def _go(self, place: int, vector: Vector) -> tuple[int, ...]:
        """Return what may become of open runs when all these tiles lie."""
        key = (vector, place)
        found = self._further.get(key)
        if found is None:
            r, y, b, k = (self._after[place >> lane & _MASK] for lane in _LANES)
            after = ((r[red], y[yellow], b[blue], k[black]) for red, yellow, blue, black in _for_runs(vector))
            able = [each for each in after if min(each) >= 0]
            found = tuple([a | b << _BITS | c << 2 * _BITS | d << 3 * _BITS for a, b, c, d in able])
            self._further[key] = found
        return found

    # ---- Fewer choices, and one state for all that differ by colour ----------------------------------

    def _settle(self, choices: set[Choice]) -> tuple[int, tuple[int, ...]]:
        best = frozenset(self._best(choices)) if len(choices) > 1 else frozenset(choices)
        found = self._canonical.get(best)
        if found is None:
            state, permutation = self._first_of(best)
            number = self._number.get(state)
            if number is None:
                number = self._number[state] = len(self._states)
                self._states.append(state)
            found = self._canonical[best] = number, permutation
        return found

    def _best(self, choices: Iterable[Choice]) -> list[Choice]:
        """The choices without those that another is as good as."""
        some = [(self._mask(choice), choice) for choice in choices]
        kept: dict[int, Choice] = {}
        for mask, choice in sorted(some, key=lambda each: (each[0].bit_count(), each), reverse=True):
            for other in kept:
                if other | mask == other:
                    break
            else:
                kept[mask] = choice
        return list(kept.values())

    def _mask(self, choice: Choice) -> int:
        """All that is no better, as bits: where one has the bits of another it is as good."""
        found = self._masks.get(choice)
        if found is None:
            found = 2 if choice & _OUT else 1
            for lane in _LANES:
                found = found << 64 | self._worse[choice >> lane & _MASK]
            self._masks[choice] = found
        return found

    def _first_of(self, choices: frozenset[Choice]) -> tuple[State, tuple[int, ...]]:
        """The least of the states that differ by colour, and the way to it."""
        marks = [tuple(sorted([choice >> lane & _MASK for choice in choices])) for lane in _LANES]
        order = sorted(marks)
        return min(
            (_permuted_state(choices, permutation), permutation)
            for permutation in PERMUTATIONS
            if all(order[to] == mark for to, mark in zip(permutation, marks, strict=True))
        )

    def same(self, state: int) -> tuple[tuple[int, ...], ...]:
        """Return the ways for colours to change places that leave the state as it is."""
        choices = self._states[state]
        return tuple(each for each in PERMUTATIONS if _permuted_state(choices, each) == choices)


@cache
def _for_runs(column: Vector) -> list[Vector]:
    """Return what each choice of groups leaves for runs; no choice if a colour has more than two tiles."""
    left = [tuple(map(sub, column, groups)) for groups in ((0, 0, 0, 0), *COPIES)]
    return [each for each in left if min(each) >= 0 and max(column) <= 2]


@cache
def _one_left_out(digits: Vector) -> tuple[Vector, ...]:
    """Return the column without each of its tiles."""
    return tuple(
        (*digits[:colour], digit - 1, *digits[colour + 1 :]) for colour, digit in enumerate(digits) if digit
    )


class _MovedChoices(dict[Choice, Choice]):
    """Choices after the colours have changed places, each worked out when it is first asked for."""

    def __init__(self, permutation: tuple[int, ...]) -> None:
        super().__init__()
        self.permutation = permutation

    def __missing__(self, choice: Choice) -> Choice:
        moved = choice & _OUT
        for lane, to in zip(_LANES, self.permutation, strict=True):
            moved |= (choice >> lane & _MASK) << _BITS * to
        self[choice] = moved
        return moved


_MOVED = {permutation: _MovedChoices(permutation) for permutation in PERMUTATIONS}


def _permuted_state(choices: Iterable[Choice], permutation: tuple[int, ...]) -> State:
    return tuple(sorted(map(_MOVED[permutation].__getitem__, choices)))
