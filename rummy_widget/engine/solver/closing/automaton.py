"""Does a rack close? The fast question: thirteen steps from number to number, and nothing but look-ups.

The states come from `columns`. Here each is a dictionary from a column to the next state, which fills itself
when asked for what it does not have yet. So nothing is built at import, and the tables hold what racks have
needed: the first some thousand racks make them, which costs each of them up to a few milliseconds, and from
then on nearly all that a rack needs is there.

How many 1s end a run after 13 is settled before the walk, where 12 and 13 are there for it; mostly they are
not, and one walk tells. A Joker is one more tile, anywhere: the walk goes on from several states at once,
kept apart by the Jokers used so far, of which many soon are the same or dead.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from operator import sub

from ...closes.prices import jokers_allowed, price_rules
from ...rules import RUMMY_PRO, GrandCareRest, MosaicJokers, Ruleset, check_given
from ..tiling.columns import PERMUTATIONS, ColumnScan, column_of, digits_of, permuted_columns
from ..tiling.rack_counts import Counts, Rack, as_counts, column_digits
from .joker_limits import are_free

MOST_NODES = 100_000
"""With more states than this the tables begin anew: far more than games need."""


def closes(rack: Rack, rules: Ruleset = RUMMY_PRO) -> bool:
    """Whether all but one of fifteen tiles can lie as a close, of whatever worth (PRO-30 to PRO-32).

    >>> closes("r8 r9 r10 r11 r12 b10 b11 b12 b13 b1 r13 y13 b13 k13 k11")
    True
    >>> closes("r8 r9 r10 r11 r12 b10 b11 b12 b13 b1 r13 y13 b13 k12 k11")
    False

    Fewer tiles never close; racks that can't exist raise an error (see `as_counts`). `Counts` are
    taken at their word, but for their number; text and tiles are counted first, which takes longer.
    """
    ask = question(rules)
    if type(rack) is not Counts:
        rack = as_counts(rack, rules)
    packed = sum([_PACKED[code] for code in rack.columns])
    if packed & 63 != 15 - rack.jokers or not 0 <= rack.jokers <= ask.most_jokers:
        as_counts(rack, rules)  # which says what is wrong, if it is not only that there are few
        return False
    return ask.closes(rack.columns, rack.jokers, packed >> 6)


_PACKED = tuple(sum(column_digits(code)) + 64 * column_digits(code).count(1) for code in range(81))
"""How many tiles a column has, and from 64 on how many of them have no twin."""

_COLOURS = tuple(sum(1 << at for at, digit in enumerate(column_digits(code)) if digit) for code in range(81))
"""The colours of a column, one bit each."""

_SIZES = tuple(packed & 63 for packed in _PACKED)


# ---- States as dictionaries ------------------------------------------------------------------------


class _Node(dict[int, "_Node"]):
    """A state; its items are the columns read so far from here, and where they lead."""

    __slots__ = ("_ends", "_permutation", "_state", "_states")

    def __init__(self, states: _States, state: int, permutation: tuple[int, ...]) -> None:
        self._states, self._state, self._permutation = states, state, permutation
        self._ends: dict[int, int] = {}

    def __missing__(self, column: int) -> _Node:
        to, moved = self._states.scan.step(self._state, permuted_columns(self._permutation)[column])
        node = self[column] = self._states.node(to, tuple(moved[place] for place in self._permutation))
        return node

    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__

    def ends(self, kept: int) -> int:
        """1 if it may end with these 1s after 13 and a tile left out, 2 if with none left out (or 3)."""
        found = self._ends.get(kept)
        if found is None:
            ones = digits_of(permuted_columns(self._permutation)[kept])
            found = self._ends[kept] = self._states.scan.ends(self._state, ones)
        return found


class _States:
    """All states so far of the scan that leaves one tile out."""

    def __init__(self, high: bool) -> None:
        self.scan = ColumnScan(high=high)
        self._nodes: dict[tuple[int, tuple[int, ...]], _Node] = {}
        self.root = self.node(self.scan.first, PERMUTATIONS[0])
        self.dead = self.node(self.scan.empty, PERMUTATIONS[0])

    def node(self, state: int, permutation: tuple[int, ...]) -> _Node:
        key = (state, permutation)
        node = self._nodes.get(key)
        if node is None:
            # Where colours may change places in a state, several permutations mean the same.
            same = self.scan.same(state)
            least = min(tuple(each[place] for place in permutation) for each in same)
            node = self._nodes.get((state, least))
            if node is None:
                if len(self._nodes) >= MOST_NODES:
                    self._forget()
                node = self._nodes[state, least] = _Node(self, state, least)
            self._nodes[key] = node
        return node

    def _forget(self) -> None:
        """Forget all but the first and the last state; a walk that is under way just goes on."""
        for node in self._nodes.values():
            node.clear()
        kept = (self.root, self.dead)
        self._nodes = {key: node for key, node in self._nodes.items() if node in kept}


# ---- The question ----------------------------------------------------------------------------------


class ClosingQuestion:
    """What is asked of racks under one ruleset, with its tables; made once (see `question`)."""

    def __init__(self, rules: Ruleset) -> None:
        as_counts("r1", rules)  # refuses games that this solver was not made for
        prices = price_rules(rules)
        self._rules = rules
        self._high = rules.runs.high
        self._mosaic_jokers = prices.mosaic_jokers is not MosaicJokers.NATURAL_ONLY
        self._ends_differ = prices.mosaic_ends_differ
        self._rest_melds = prices.grand_care_rest is GrandCareRest.MELDS
        allowed = jokers_allowed(rules)
        few = range(3 if allowed is None else min(2, allowed) + 1)
        self._free_jokers = max((count for count in few if are_free(rules.jokers, count)), default=0)
        self.most_jokers = rules.tiles.most_jokers
        self._states = _states(self._high)
        self._kept: dict[tuple[int, ...], list[tuple[int, int]]] = {}

    def closes(self, columns: tuple[int, ...], jokers: int, single: int) -> bool:
        """The answer for fifteen tiles that are known to be good; *single* of them have no twin."""
        if jokers:
            if jokers > self._free_jokers:
                from .best import best_points

                return best_points(Counts(columns, jokers), self._rules) is not None
            choices = self._choices(columns, jokers)
            melds = any(self._walk(low, kept, columns, jokers) for low, kept in choices)
            return melds or self._whole(columns, jokers, single)
        if _COLOURS[columns[0]] & _COLOURS[columns[11]] & _COLOURS[columns[12]] and self._high:
            if self._melds_around(columns):
                return True
        else:
            node = self._states.root
            for column in columns:
                node = node[column]
            if node.ends(0) & 1:
                return True
        return single == 1 or ((80 in columns or 0 not in columns) and self._whole(columns, 0, single))

    # ---- Runs and groups ---------------------------------------------------------------------------

    def _melds_around(self, columns: tuple[int, ...]) -> bool:
        """Without Jokers, where some 1s may end a run after 13."""
        root, rest = self._states.root, columns[1:]
        for low, kept in self._choices(columns, 0):
            node = root[low]
            for column in rest:
                node = node[column]
            if node.ends(kept) & 1:
                return True
        return False

    def _choices(self, columns: tuple[int, ...], jokers: int) -> list[tuple[int, int]]:
        """How many 1s may stay at the start, and end a run after 13: as columns."""
        key = (columns[0], columns[11], columns[12], jokers)
        found = self._kept.get(key)
        if found is None:
            ones, twelve, thirteen = (column_digits(code) for code in key[:3])
            found = self._kept[key] = []
            for kept in product(*(range(digit + 1 if self._high else 1) for digit in ones)):
                lacking = sum(
                    max(0, each - below) for each, below in zip(2 * kept, twelve + thirteen, strict=True)
                )
                if lacking <= jokers:
                    found.append((column_of(list(map(sub, ones, kept))), column_of(kept)))
        return found

    def _walk(self, low: int, kept: int, columns: tuple[int, ...], jokers: int) -> bool:
        """With one Joker or two, each one more tile somewhere."""
        states, dead = self._states, self._states.dead
        none, one, two = states.root, set[_Node](), set[_Node]()
        for column in (low, *columns[1:]):
            more = _more(column)
            if jokers == 2:
                two = {node[column] for node in two}
                two.update([node[each] for node in one for each in more])
                two.update([none[each] for each in _two_more(column)])
                two.discard(dead)
            one = {node[column] for node in one}
            one.update([none[each] for each in more])
            one.discard(dead)
            none = none[column]
        # The last Joker is laid (and a tile is left out) or free itself; it may be a 1 after 13, too.
        if jokers == 1:
            return (
                none.ends(kept) & 2 > 0
                or any(node.ends(kept) & 1 for node in one)
                or (self._high and any(none.ends(each) & 1 for each in _more(kept)))
            )
        if any(node.ends(kept) & 1 for node in two) or any(node.ends(kept) & 2 for node in one):
            return True
        if not self._high:
            return False
        more = _more(kept)
        return (
            any(node.ends(each) & 1 for node in one for each in more)
            or any(none.ends(each) & 2 for each in more)
            or any(none.ends(each) & 1 for each in _two_more(kept))
        )

    # ---- Mosaic, Doubles, Grand Care ---------------------------------------------------------------

    def _whole(self, columns: tuple[int, ...], jokers: int, single: int) -> bool:
        if single <= jokers + 1:
            return True
        if max([_SIZES[code] for code in columns]) >= 8 - jokers:
            if not self._rest_melds:
                return True
            from .best import best_points

            return best_points(Counts(columns, jokers), self._rules) is not None
        if columns.count(0) > jokers:
            return False
        if jokers and not self._mosaic_jokers:
            return jokers == 1 and _is_mosaic(columns, {0}, self._ends_differ)
        return _is_mosaic(columns, {jokers, jokers - 1}, self._ends_differ)


@cache
def _states(high: bool) -> _States:
    return _States(high)


@lru_cache(maxsize=32)
def _question(rules: Ruleset) -> ClosingQuestion:
    return ClosingQuestion(rules)


_last: tuple[Ruleset, ClosingQuestion] | None = None


def question(rules: Ruleset) -> ClosingQuestion:
    """The tables of a ruleset. Mostly the same as last time, and comparing takes long."""
    global _last
    if _last is None or _last[0] is not rules:
        check_given(rules)
        _last = rules, _question(rules)
    return _last[1]


@cache
def _more(column: int) -> tuple[int, ...]:
    """The columns with one tile more."""
    r, y, b, k = digits_of(column)
    return tuple(map(column_of, ((r + 1, y, b, k), (r, y + 1, b, k), (r, y, b + 1, k), (r, y, b, k + 1))))


@cache
def _two_more(column: int) -> tuple[int, ...]:
    return tuple({twice for once in _more(column) for twice in _more(once)})


def _is_mosaic(columns: tuple[int, ...], jokers: set[int], ends_differ: bool) -> bool:
    """Whether 1 to 13 and 1 can stand in order, with one of these numbers of Jokers (PRO-41)."""
    held = [column_digits(code) for code in columns]
    most = max(jokers)
    # First colour, whether that 1 is a Joker, last colour, Jokers so far; Jokers may stand anywhere.
    ways = set()
    for row in PERMUTATIONS:
        wild = [(0, 1) if held[number][colour] else (1,) for number, colour in enumerate(row)]
        ways |= {(row[0], some[0], row[3], sum(some)) for some in product(*wild) if sum(some) <= most}
    for number in range(4, 14):
        after = set()
        for first, first_wild, last, used in ways:
            for colour in range(4):
                if colour == last or (number == 13 and ends_differ and colour == first):
                    continue
                have = held[number % 13][colour]
                if number == 13 and colour == first and not first_wild:
                    have -= 1
                if have:
                    after.add((first, first_wild, colour, used))
                if used < most:
                    after.add((first, first_wild, colour, used + 1))
        ways = after
    return any(used in jokers for *_, used in ways)
