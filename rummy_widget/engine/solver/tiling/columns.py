"""Tiles read number by number: whether they all lie in runs and groups, as an automaton that builds itself.

Read the numbers from 1 to 13, one step after the other (see `step`). The only choice at a number is its
groups; and of two choices one may be at least as good as the other whatever comes, which leaves few. A
*state* is the set of the choices that are left: reading a column leads from state to state.

Three more things can be chosen, and a choice remembers them:

- how many of a colour's 1s end a run after 13. That is said at the start; they come at the end as number 14.
- how many Jokers have been used: a Joker is one more tile, of any colour, at any number.
- whether the free tile has been left out.

Colours may change places, so of states that differ by that only one is worked out, the `canonical` one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations, product
from typing import TypeAlias

from .rack_counts import column_digits
from .step import COPIES, Open, as_good, ending, lacking, situations, step

__all__ = ["PERMUTATIONS", "ColumnScan", "column_of", "digits_of", "permuted_columns"]

Choice: TypeAlias = int
"""Seven bits a colour (runs that may go on, 1s kept for the end), above them Jokers and free tile."""

State: TypeAlias = "tuple[Choice, ...]"
"""The choices that are left, sorted."""

Vector: TypeAlias = "tuple[int, ...]"

PERMUTATIONS = tuple(permutations(range(4)))
"""Ways for the colours to change places: colour i goes where `permutation[i]` says."""

_BITS = 7
_MASK = (1 << _BITS) - 1
_ABOVE = 4 * _BITS
_NOTHING = (0, 0, 0, 0)


class _Colour:
    """What can become of one colour: the lengths of its open runs, and its 1s kept for the end.

    A place in `after`, `worse`, `ends` is the number of such a situation; 0 is that there is none.
    """

    def __init__(self, slots: int) -> None:
        runs = situations(slots)
        place: dict[Open | None, int] = {some: at for at, some in enumerate(runs)}
        after = [[place.get(step(some, tiles), -1) for tiles in range(slots + 1)] for some in runs]
        self.after = [[3 * to + kept if to >= 0 else -1 for to in row] for row in after for kept in range(3)]
        # What ends for how many tiles of number 14: from all 2s on to all that may go on.
        self.ends = [ending(some) for some in runs for _ in range(3)]
        self.worse = [
            sum(1 << (3 * b + kept) for b, other in enumerate(runs) if as_good(some, other))
            for some in runs
            for kept in range(3)
        ]
        self.need = [lacking(some) for some in runs for _ in range(3)]


@cache
def _colour(slots: int) -> _Colour:
    return _Colour(slots)


def _plus(a: Vector, b: Vector) -> Vector:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _minus(a: Vector, b: Vector) -> Vector:
    return tuple(x - y for x, y in zip(a, b, strict=True))


@cache
def _shares(total: int, colours: int) -> tuple[Vector, ...]:
    """The ways in which so many tiles can be of these colours."""
    some = (each for each in product(range(total + 1), repeat=colours) if sum(each) == total)
    return tuple((*each, *_NOTHING[colours:]) for each in some)


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
    """The automaton for so many Jokers and free tiles, all of which must be used.

    *high*: whether a 1 may end a run after the last number. *groups*: whether there are groups.
    *colours*: the Jokers may be of the first so many colours.

    >>> scan = ColumnScan()
    >>> state, _ = scan.step(scan.start(0), 1 + 3 + 9)  # r1 y1 b1: a group, or three runs begun
    >>> scan.ends(state)
    frozenset({(0, 0)})
    >>> scan.ends(scan.step(state, 1)[0])  # and one tile of the next number
    frozenset()
    """

    def __init__(
        self, jokers: int = 0, free: int = 0, *, high: bool = True, groups: bool = True, colours: int = 4
    ) -> None:
        self.jokers, self.free, self.high = jokers, free, high
        self._colours = colours
        self._slots = 4
        colour = _colour(self._slots)
        self._after, self._worse = colour.after, colour.worse
        self._ends, self._need = colour.ends, colour.need
        self._groups = (_NOTHING, *COPIES) if groups else (_NOTHING,)
        self._step: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        self._number: dict[State, int] = {}
        self._states: list[State] = []
        self._further: dict[tuple[Vector, int], tuple[int, ...]] = {}
        self._masks: dict[Choice, int] = {}
        self._moved: dict[tuple[int, ...], dict[Choice, Choice]] = {each: {} for each in PERMUTATIONS}
        self._moves: dict[tuple[Vector, int, int], tuple[Vector, ...]] = {}
        self._canonical: dict[frozenset[Choice], tuple[int, tuple[int, ...]]] = {}
        self.empty = self._settle(set())[0]

    # ---- States ------------------------------------------------------------------------------------

    def start(self, kept: int) -> int:
        """The state before the first number, with so many 1s (as a column) kept for the end."""
        return self._settle({_choice(tuple(column_digits(kept)), 0)})[0]

    def first(self, column: int, *, runs: bool = True) -> tuple[int, tuple[int, ...]]:
        """The state after the 1s, any of them kept for the end; *runs*: whether one may begin."""
        digits = column_digits(column)
        found: set[Choice] = set()
        for kept in product(*(range(digit + 1) if self.high else (0,) for digit in digits)):
            begun = _choice(kept, 0)
            found |= self._read((begun,), _minus(digits, kept), runs=runs)
        return self._settle(found)

    def step(self, state: int, column: int) -> tuple[int, tuple[int, ...]]:
        """The state after one more column, and where its colours now are."""
        key = (state, column)
        found = self._step.get(key)
        if found is None:
            read = self._read(self._states[state], digits_of(column))
            found = self._step[key] = self._settle(read)
        return found

    def ends(self, state: int, kept: Vector | None = None) -> frozenset[tuple[int, int]]:
        """With how many Jokers and free tiles the state may end here; *kept* 1s where the state has none."""
        found = set()
        for choice in self._states[state]:
            least = most = 0
            for colour in range(4):
                place = choice >> _BITS * colour & _MASK
                low, up = self._ends[place]
                ones = place % 3 + (kept[colour] if kept else 0)
                if not self.high:
                    up = 0
                if low > up or ones > up:
                    break
                least += max(0, low - ones)
                most += up - ones if colour < self._colours else 0
            else:
                jokers, free = divmod(choice >> _ABOVE, self.free + 1)
                found |= {(jokers + more, free) for more in range(least, most + 1)
                          if jokers + more <= self.jokers}  # fmt: skip
        return frozenset(found)

    def need(self, state: int) -> int:
        """The fewest tiles that must still come."""
        return min(
            (
                sum(self._need[choice >> _BITS * colour & _MASK] for colour in range(4))
                - (self.jokers - (choice >> _ABOVE) // (self.free + 1))
                for choice in self._states[state]
            ),
            default=99,
        )

    def __len__(self) -> int:
        return len(self._states)

    # ---- Reading a column --------------------------------------------------------------------------

    def _read(self, state: Iterable[Choice], digits: Vector, *, runs: bool = True) -> set[Choice]:
        found: set[Choice] = set()
        low = (1 << _ABOVE) - 1
        for choice in state:
            jokers, free = divmod(choice >> _ABOVE, self.free + 1)
            place = choice & low
            for out in range(self.free - free + 1):
                for more in range(self.jokers - jokers + 1):
                    above = ((jokers + more) * (self.free + 1) + free + out) << _ABOVE
                    for vector in self._vectors(digits, more, out):
                        for after in self._go(place, vector, runs):
                            found.add(after | above)
        return found

    def _vectors(self, digits: Vector, more: int, out: int) -> tuple[Vector, ...]:
        """What the column may be with so many Jokers more and so many tiles left out."""
        key = (digits, more, out)
        found = self._moves.get(key)
        if found is None:
            left = [each for each in (_minus(digits, gone) for gone in _shares(out, 4)) if min(each) >= 0]
            some = {_plus(each, new) for each in left for new in _shares(more, self._colours)}
            found = self._moves[key] = tuple(sorted(each for each in some if max(each) <= 2 + self.jokers))
        return found

    def _go(self, place: int, vector: Vector, runs: bool) -> tuple[int, ...]:
        """What may become of a choice when all these tiles lie."""
        key = (vector, place if runs else ~place)
        found = self._further.get(key)
        if found is None:
            places = [place >> _BITS * colour & _MASK for colour in range(4)]
            some = []
            for taken in self._groups:
                after = []
                for at, have, less in zip(places, vector, taken, strict=True):
                    left = have - less
                    to = self._after[at][left] if 0 <= left <= (self._slots if runs else 0) else -1
                    if to < 0:
                        break
                    after.append(to)
                else:
                    some.append(sum(to << _BITS * colour for colour, to in enumerate(after)))
            found = self._further[key] = tuple(some)
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
        masks = self._masks
        some = []
        for choice in choices:
            mask = masks.get(choice)
            if mask is None:
                mask = masks[choice] = self._mask(choice)
            some.append((mask.bit_count(), mask, choice))
        some.sort(reverse=True)
        kept: list[tuple[int, Choice]] = []
        for _, mask, choice in some:
            for other, _ in kept:
                if other | mask == other:
                    break
            else:
                kept.append((mask, choice))
        return [choice for _, choice in kept]

    def _mask(self, choice: Choice) -> int:
        """All that is no better, as bits: where one has the bits of another it is as good."""
        mask = 1 << (4 * 128 + (choice >> _ABOVE))
        for colour in range(4):
            mask |= self._worse[choice >> _BITS * colour & _MASK] << 128 * colour
        return mask

    def _first_of(self, choices: frozenset[Choice]) -> tuple[State, tuple[int, ...]]:
        """The least of the states that differ by colour, and the way to it."""
        marks = [
            tuple(sorted([choice >> _BITS * colour & _MASK for choice in choices])) for colour in range(4)
        ]
        order = sorted(marks)
        best: State | None = None
        found = PERMUTATIONS[0]
        for permutation in PERMUTATIONS:
            if all(order[to] == mark for to, mark in zip(permutation, marks, strict=True)):
                state = self._permuted(choices, permutation)
                if best is None or state < best:
                    best, found = state, permutation
        assert best is not None
        return best, found

    def _permuted(self, choices: Iterable[Choice], permutation: tuple[int, ...]) -> State:
        moved = self._moved[permutation]
        some = []
        for choice in choices:
            to = moved.get(choice)
            if to is None:
                to = choice >> _ABOVE << _ABOVE
                for colour in range(4):
                    to |= (choice >> _BITS * colour & _MASK) << _BITS * permutation[colour]
                moved[choice] = to
            some.append(to)
        some.sort()
        return tuple(some)

    def same(self, state: int) -> tuple[tuple[int, ...], ...]:
        """The ways for colours to change places that leave the state as it is."""
        choices = self._states[state]
        return tuple(each for each in PERMUTATIONS if self._permuted(choices, each) == choices)


def _choice(kept: Sequence[int], above: int) -> Choice:
    return sum(ones << _BITS * colour for colour, ones in enumerate(kept)) | above << _ABOVE
