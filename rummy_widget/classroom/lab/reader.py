"""A small automaton that reads the tiles of one colour, number by number, and its transfer matrix.

The automaton finds out whether the tiles can be arranged in runs. Often the tiles read so far can be arranged
in several ways. A state of the automaton is the set of all arrangements (`OpenRuns`) that can still become
complete runs. In some games, the 1 may also end a run, after the highest number. So each 1 that is read may
be set aside to be added at the end of a run.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from math import comb
from typing import Any, TypeAlias, TypeVar

from ...text.words import say
from ..numbers import raised
from .counting import coefficients
from .sheets import Sheet

__all__ = [
    "all_sets", "in_colours", "in_runs", "state_names", "state_table", "states", "transfer", "transfer_table",
]  # fmt: skip

OpenRuns: TypeAlias = "tuple[tuple[int, ...], int]"
"""An arrangement of the tiles read so far in unfinished runs of one colour.

It consists of the lengths of the runs that can still grow (3 means three or more), and of the number of 1s
set aside to follow the last number.
"""
State: TypeAlias = "frozenset[OpenRuns]"
"""A state of the automaton: all arrangements of the tiles read so far that can still become runs."""
AnyState = TypeVar("AnyState", bound=Hashable)


def first_state(copies: int, high: bool) -> State:
    """Return the state of an automaton that reads tiles of one colour, after it has read *copies* 1s.

    The automaton tells whether the tiles can be arranged in runs, and a state is the set of all arrangements
    in unfinished runs. Each 1 may begin a run or, if *high* is true, be set aside to follow the last number.
    """
    return frozenset(((1,) * (copies - waits), waits) for waits in range(copies + 1 if high else 1))


def next_state(state: State, copies: int) -> State:
    """Return the state of an automaton that reads tiles of one colour, after it has read the next number.

    *state* is its state before that. *copies* is the number of tiles with that number: 0, 1 or 2. The
    automaton tells whether the tiles can be arranged in runs. A state is the set of all arrangements that can
    still become complete runs; it is empty if there are none.
    """
    grown = ((extend_runs(lengths, copies), waits) for lengths, waits in state)
    return frozenset((lengths, waits) for lengths, waits in grown if lengths is not None)


def extend_runs(lengths: tuple[int, ...], copies: int) -> tuple[int, ...] | None:
    """Return the lengths of unfinished runs after adding copies of the next number; None if it is impossible.

    A run of one or two tiles must get a copy. Longer runs get the remaining copies; their length is given as
    3, however long they are. Any copies that are left over begin new runs.
    """
    short = [length + 1 for length in lengths if length < 3]
    spare = copies - len(short)
    if spare < 0:
        return None
    longer = min(spare, lengths.count(3))
    return tuple(sorted(short + [3] * longer + [1] * (spare - longer)))


def can_end(lengths: tuple[int, ...], waits: int) -> bool:
    """Return whether unfinished runs are complete once all the 1s set aside are added at their ends.

    *lengths* are the lengths of the runs (3 means three or more), *waits* is the number of 1s set aside.
    """
    grown = extend_runs(lengths, waits)
    return grown is not None and set(grown) <= {3}


def accepts(state: State) -> bool:
    """Return whether an automaton that reads tiles of one colour accepts the tiles read so far.

    The automaton accepts them if at least one of the arrangements in *state* consists of complete runs.
    """
    return any(can_end(lengths, waits) for lengths, waits in state)


def states(high: bool = True) -> tuple[State, ...]:
    """Return all states of an automaton that reads the tiles of one colour number by number.

    A state is the set of all arrangements of the tiles in unfinished runs. The states are in the order in
    which they are found; the empty state, in which no runs are possible, is not included. *high* says whether
    the 1 may also follow the last number.

    >>> len(states(high=False)), len(states())
    (10, 72)
    """
    found = [first_state(copies, high) for copies in range(3)]
    for state in found:  # grows while it is read
        for copies in range(3):
            new = next_state(state, copies)
            if new and new not in found:
                found.append(new)
    return tuple(found)


def transfer(high: bool = True) -> Any:
    """Return the transfer matrix of an automaton that reads tiles of one colour number by number.

    The result is a sympy matrix with a row and a column for each of the automaton's `states`. Its entries are
    polynomials in x. An entry contains the term n·x^k if the automaton gets from the state of the row to that
    of the column by reading k copies of a number; n is the number of ways to choose these k copies. *high*
    says whether the 1 may also follow the last number.

    >>> transfer(high=False)[0, :3]
    Matrix([[1, 2*x, x**2]])
    """
    from sympy import Integer, Matrix, symbols, zeros

    x, all_states = symbols("x"), states(high)
    matrix: Any = Matrix(zeros(len(all_states), len(all_states)))
    for row, state in enumerate(all_states):
        for copies in range(3):
            new = next_state(state, copies)
            if new:
                matrix[row, all_states.index(new)] += Integer(comb(2, copies)) * x**copies
    return matrix


def in_runs(numbers: int, most: int = 14, high: bool = True) -> list[int]:
    """Return in how many ways tiles of one colour can be chosen so that they can be arranged in runs.

    The result is a list: the number of ways to choose 0, 1, 2, ... up to *most* such tiles. All chosen tiles
    must be in runs, and the two copies of a tile count as different. *numbers* is the highest number of a
    tile, and *high* says whether the 1 may also follow the last number.

    >>> in_runs(5, 6, high=False)
    [1, 0, 0, 24, 32, 32, 27]
    """
    *_, last = read_numbers(partial(first_state, high=high), next_state, numbers, most)
    whole = [ways for state, ways in last.items() if accepts(state)]
    return [sum(column) for column in zip(*whole, strict=True)]


def read_numbers(
    begin: Callable[[int], AnyState], step: Callable[[AnyState, int], AnyState], numbers: int, most: int
) -> Iterator[dict[AnyState, list[int]]]:
    """Run an automaton on all ways to choose tiles of one colour; count the ways that lead to each state.

    The automaton reads the numbers one by one, and the counts are yielded after each number. They are a
    dictionary that maps each state to a list: the number of ways to choose 0, 1, 2, ... tiles, with the
    numbers read so far, that lead to the state. The two copies of a tile count as different.

    Args:
        begin: Returns the starting state, given the number of copies of the 1.
        step: Returns the next state, given the number of copies of the next number; falsy if there is none.
        numbers: The highest number.
        most: The largest number of tiles to choose.
    """
    now = {begin(copies): one_more([1], copies, most) for copies in range(3)}
    yield now
    for _ in range(2, numbers + 1):
        new: dict[AnyState, list[int]] = {}
        for state, ways in now.items():
            for copies in range(3):
                if new_state := step(state, copies):
                    add_counts(new, new_state, one_more(ways, copies, most))
        yield (now := new)


def one_more(ways: list[int], copies: int, most: int) -> list[int]:
    """Return in how many ways 0, 1, 2, ... tiles can be chosen, if copies of one more tile are chosen, too.

    *ways* lists the numbers of ways without that tile, and *copies* (0, 1 or 2) is how many copies of it are
    chosen. A single copy can be either of the tile's two copies, so it doubles the numbers. The result ends
    with the number of ways to choose *most* tiles.
    """
    moved = [0] * copies + [each * comb(2, copies) for each in ways]
    return (moved + [0] * (most + 1))[: most + 1]


def add_counts(found: dict[AnyState, list[int]], key: AnyState, ways: list[int]) -> None:
    """Add the counts *ways* to those stored in *found* under *key*, position by position."""
    found[key] = [one + other for one, other in zip(found.get(key, [0] * len(ways)), ways, strict=True)]


def all_sets(numbers: int, high: bool = False) -> int:
    """Return in how many ways any number of tiles of one colour can be chosen that all fit in runs.

    The two copies of a tile count as different, and choosing no tile is one of the ways. *numbers* is the
    highest number of a tile, and *high* says whether the 1 may also follow the last one. The result is
    computed with a power of the matrix that `transfer` returns, in whose entries x is replaced by 1.

    >>> all_sets(5), sum(in_runs(5, 10, high=False))
    (159, 159)
    """
    from sympy import zeros

    all_states = states(high)
    first: Any = zeros(1, len(all_states))
    for copies in range(3):
        first[all_states.index(first_state(copies, high))] += comb(2, copies)
    last = first * transfer(high).subs("x", 1) ** (numbers - 1)
    return sum(int(last[at]) for at, state in enumerate(all_states) if accepts(state))


def in_colours(colours: int, size: int = 14, numbers: int = 13, high: bool = True) -> int:
    """Return how many racks of tiles in some given colours can be arranged in runs.

    *size* is the number of tiles in a rack, *colours* the number of colours, and *numbers* the highest number
    of a tile. The racks contain no Jokers. *high* says whether the 1 may also follow the last number. The
    result is computed by multiplying polynomials.

    >>> in_colours(1), in_colours(1, high=False)
    (520517, 318817)
    """
    return coefficients(in_runs(numbers, size, high), colours, size)[size]


# ---- Tables for working by hand -------------------------------------------------------------------


def state_names(high: bool = False) -> list[str]:
    """Return names for the states of an automaton that reads the tiles of one colour number by number.

    The names label the rows and columns of tables. A state is the set of the ways in which the tiles read so
    far can be arranged. Its name gives, for each of these ways, the lengths of the unfinished runs and, if
    there are any, the number of 1s set aside to follow the last number. *high* says whether a 1 may follow
    that number; if not, no 1s are set aside.

    >>> state_names()[:5]
    ['none open', '1', '1, 1', '2', '1, 2']
    """
    return [f" {say('lab-or')} ".join(sorted(map(_named, state))) for state in states(high)]


def _named(runs: OpenRuns) -> str:
    lengths, waits = runs
    names = ", ".join("3+" if length == 3 else str(length) for length in lengths)
    return say("lab-state", runs=names or "none", waits=waits)


def transfer_table(high: bool = False) -> Sheet:
    """Return the transfer matrix of an automaton that reads the tiles of one colour number by number.

    The result is a table whose rows and columns are labelled with the names of states. A cell such as "2x"
    says that the automaton gets from the state of the row to that of the column by reading one copy of a
    number, which can be chosen in 2 ways; "x²" means both copies, and a dot means that no number of copies
    leads from one state to the other. *high* says whether the 1 may also follow the last number.

    >>> transfer_table().rows[1][:7]
    ('1', '·', '·', '·', '2x', 'x²', '·')
    """
    all_states, names = states(high), state_names(high)
    rows = []
    for name, state in zip(names, all_states, strict=True):
        ways = {next_state(state, copies): _power(comb(2, copies), copies) for copies in range(3)}
        rows.append((name, *(ways.get(other, "·") for other in all_states)))
    return Sheet((say("lab-from-to"), *names), rows)


def state_table(numbers: int, high: bool = False) -> Sheet:
    """Return a table with the number of ways to choose tiles that lead to each state of an automaton.

    The automaton (see `states`) reads tiles of one colour, with the numbers 1 to *numbers* one by one. The
    table has a column for each number and a row for each state. The cells are polynomials in x: the
    coefficient of x² is the number of ways to choose two tiles that lead to the state. *high* says whether
    the 1 may also follow the last number.

    >>> state_table(2).rows[:4]
    (('none open', '1', '1'), ('1', '2x', '2x'), ('1, 1', 'x²', 'x²'), ('2', '·', '4x²'))
    """
    all_states = states(high)
    columns = list(read_numbers(partial(first_state, high=high), next_state, numbers, 2 * numbers))
    rows = [(name, *(_polynomial(each.get(state, [])) for each in columns))
            for name, state in zip(state_names(high), all_states, strict=True)]  # fmt: skip
    after_each = (say("lab-after", number=str(number)) for number in range(1, numbers + 1))
    return Sheet((say("lab-open"), *after_each), rows)


def _polynomial(counts: list[int]) -> str:
    return " + ".join(_power(count, tiles) for tiles, count in enumerate(counts) if count) or "·"


def _power(count: int, tiles: int) -> str:
    x = "x" + (raised(tiles) if tiles > 1 else "") if tiles else ""
    return f"{count if count > 1 or not x else ''}{x}"
