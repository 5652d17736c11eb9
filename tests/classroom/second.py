"""The keys of all families once more, by other ways: listing, drawing tile by tile, multiplying out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, pairwise, permutations, product
from math import comb, prod

from classroom import by_family
from rummy_widget import closes, count_closing, parse_tiles
from rummy_widget.classroom import ClassExercise
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.odds.dealt import Estimate
from rummy_widget.engine.tiles import ALL_TILES, JOKER

Numbers = dict[str, int]


def times(one: list[int], other: list[int], most: int) -> list[int]:
    """Two polynomials multiplied out, up to a power."""
    found = [0] * (most + 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other[: most + 1 - i] if i <= most else []):
            found[i + j] += a * b
    return found


@lru_cache(maxsize=512)
def coefficient(each: tuple[int, ...], often: int, power: int) -> int:
    """How many ways give so many tiles, where each of so many things gives them in these ways."""
    found = [1]
    for _ in range(often):
        found = times(found, list(each), power)
    return found[power] if power < len(found) else 0


def subsets(pieces: int, size: int) -> int:
    """Choices of pieces, each taken or not."""
    return coefficient((1, 1), pieces, size)


@lru_cache(maxsize=512)
def drawn(good: int, bad: int, draws: int) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2, ... good ones, drawing one after the other."""
    chances = {0: Fraction(1)}
    for done in range(draws):
        after: dict[int, Fraction] = {}
        for have, chance in chances.items():
            left = good + bad - done
            hit = Fraction(good - have, left)
            after[have + 1] = after.get(have + 1, Fraction()) + chance * hit
            after[have] = after.get(have, Fraction()) + chance * (1 - hit)
        chances = after
    return tuple(chances.get(have, Fraction()) for have in range(draws + 1))


@lru_cache(maxsize=64)
def by_doubles(kinds: int, size: int) -> tuple[int, ...]:
    """Racks with 0, 1, 2, ... doubles: tiles met one kind after the other, each not, once or twice."""
    now = {(0, 0): 1}
    for _ in range(kinds):
        after: dict[tuple[int, int], int] = {}
        for (tiles, doubles), ways in now.items():
            for copies in range(3):
                if tiles + copies <= size:
                    key = (tiles + copies, doubles + (copies == 2))
                    after[key] = after.get(key, 0) + ways * comb(2, copies)
        now = after
    return tuple(now.get((size, doubles), 0) for doubles in range(size // 2 + 1))


def box(given: Numbers) -> tuple[int, int]:
    """Natural pieces and all pieces of a box."""
    naturals = 2 * given["colours"] * given["numbers"]
    return naturals, naturals + given["jokers"]


def racks_sized(g: Numbers) -> Fraction:
    return Fraction(subsets(box(g)[1], g["size"]))


def racks_alike(g: Numbers) -> Fraction:
    return Fraction(coefficient((1, 1, 1), g["colours"] * g["numbers"], g["size"]))


def racks_ratio(g: Numbers) -> Fraction:
    return Fraction(subsets(box(g)[1], g["size"]), subsets(box(g)[1], g["size"] - 1))


def jokers_exactly(g: Numbers) -> Fraction:
    return drawn(g["jokers"], box(g)[0], g["size"])[g["asked"]]


def jokers_any(g: Numbers) -> Fraction:
    return sum(drawn(g["jokers"], box(g)[0], g["size"])[1:], Fraction())


def trump_twin(g: Numbers) -> Fraction:
    first, others = range(15), range(15, 15 + 14 * (g["players"] - 1))
    last = others[-14:]
    places = {"first": first, "last": last, "others": others, "anybody": (*first, *others)}[str(g["who"])]
    hidden = box(g)[1] - 1
    return sum((Fraction(1, hidden) for place in range(hidden) if place in places), Fraction())


def doubles_none(g: Numbers) -> Fraction:
    racks = by_doubles(g["colours"] * g["numbers"], g["size"])
    return Fraction(racks[0], sum(racks))


def doubles_exactly(g: Numbers) -> Fraction:
    return Fraction(by_doubles(g["colours"] * g["numbers"], g["size"])[g["doubles"]])


def doubles_refuse(g: Numbers) -> Fraction:
    racks = by_doubles(g["colours"] * g["numbers"], g["size"])
    return Fraction(sum(racks[3:]), sum(racks))


def a_run(numbers: tuple[int, ...], last: int) -> bool:
    """Whether different numbers of one colour are a run; a 1 may stand for one more than the last."""
    high = tuple(sorted(last + 1 if number == 1 else number for number in numbers))
    return any(row == tuple(range(row[0], row[0] + len(row))) for row in (tuple(sorted(numbers)), high))


@lru_cache(maxsize=256)
def runs_of(last: int, size: int) -> int:
    """Runs of one colour, found among all choices of numbers."""
    return sum(a_run(numbers, last) for numbers in combinations(range(1, last + 1), size))


def runs_lengths(g: Numbers) -> Fraction:
    return Fraction(g["colours"] * sum(runs_of(g["numbers"], size) for size in range(3, g["most"] + 1)))


@lru_cache(maxsize=16)
def groups_of_a_number(colours: int) -> int:
    pieces = [(colour, copy) for colour in range(colours) for copy in range(2)]
    return sum(
        len({colour for colour, _ in some}) == size for size in (3, 4) for some in combinations(pieces, size)
    )


def groups_pieces(g: Numbers) -> Fraction:
    return Fraction(g["numbers"] * groups_of_a_number(g["colours"]))


@lru_cache(maxsize=64)
def three(colours: int, last: int) -> Fraction:
    """All choices of three pieces, looked at one by one."""
    pieces = [(colour, number) for colour in range(colours) for number in range(1, last + 1)] * 2
    found = 0
    for (a, x), (b, y), (c, z) in combinations(pieces, 3):
        if a == b == c:
            found += x != y != z != x and a_run((x, y, z), last)
        elif x == y == z:
            found += a != b != c != a
    return Fraction(found, subsets(len(pieces), 3))


def three_dealt(g: Numbers) -> Fraction:
    return three(g["colours"], g["numbers"])


def care_overlap(g: Numbers) -> Fraction:
    """All racks but those in which every number has five tiles at most."""
    lacking = coefficient((1, 6, 15, 20, 15, 6), g["numbers"], g["size"])
    return Fraction(subsets(6 * g["numbers"], g["size"]) - lacking)


def one_in(g: Numbers) -> Fraction:
    """From the chance: deals of each number of Jokers put together."""
    pattern = None if g["pattern"] == "any" else str(g["pattern"])
    jokers = {"without": (0,), "single": (1,), "both": (2,), "any": (0, 1, 2)}[str(g["jokers"])]
    count = sum(count_closing(14, jokers=each, pattern=pattern) for each in jokers)
    if g["jokers"] == "without" and pattern == "doubles":
        assert count == coefficient((1, 0, 1), 52, 14), "seven of the 52 pairs"
    if g["jokers"] == "without" and pattern == "grand_care":
        assert count == subsets(104, 14) - coefficient((1, 8, 28, 56, 70, 56, 28, 8), 13, 14)
    return Fraction(subsets(106, 14), count)


@lru_cache(maxsize=64)
def in_one_colour(last: int, size: int) -> tuple[int, ...]:
    """Sets of 0, 1, 2, ... pieces of one colour that lie in runs: all columns listed, all runs tried."""
    whole = {(0,) * last}
    runs = [
        tuple(int(number in numbers) for number in range(1, last + 1))
        for length in range(3, min(5, last) + 1)
        for numbers in combinations(range(1, last + 1), length)
        if a_run(numbers, last)
    ]
    grown = whole
    while grown:
        grown = {
            tuple(a + b for a, b in zip(lain, run, strict=True))
            for lain in grown
            for run in runs
            if sum(lain) + sum(run) <= size and all(a + b <= 2 for a, b in zip(lain, run, strict=True))
        } - whole
        whole |= grown
    return tuple(
        sum(prod(comb(2, each) for each in lain) for lain in whole if sum(lain) == tiles)
        for tiles in range(size + 1)
    )


def two_colours(g: Numbers) -> Fraction:
    """Colour after colour, keeping how many of them were used."""
    one = in_one_colour(g["numbers"], g["size"])
    assert one[g["size"]] == g["one"]
    assert sum(a * b for a, b in zip(one, reversed(one), strict=True)) == g["two"]
    now = {(0, 0): 1}
    for _ in range(g["colours"]):
        after: dict[tuple[int, int], int] = {}
        for (tiles, used), ways in now.items():
            for more in range(g["size"] - tiles + 1):
                key = (tiles + more, used + (more > 0))
                if key[1] <= 2:
                    after[key] = after.get(key, 0) + ways * one[more]
        now = after
    return Fraction(sum(now.get((g["size"], used), 0) for used in (1, 2)))


def outs_next(exercise: ClassExercise) -> Fraction:
    """Every unseen piece drawn once."""
    rack = parse_tiles(exercise.rack)
    box = [*(each for each in ALL_TILES for _ in range(2)), JOKER, JOKER]
    for tile in rack:
        box.remove(tile)
    good = {tile: closes((*rack, tile)) for tile in set(box)}
    return Fraction(sum(good[tile] for tile in box), len(box))


def outs_within(g: Numbers) -> Fraction:
    return sum(drawn(g["good"], g["unseen"] - g["good"], g["draws"])[1:], Fraction())


def outs_wait(g: Numbers) -> Fraction:
    """The chances that a draw is needed at all, added up."""
    waiting, needed = Fraction(), Fraction(1)
    for done in range(g["unseen"] - g["good"] + 1):
        waiting += needed
        needed *= 1 - Fraction(g["good"], g["unseen"] - done)
    return waiting


def deals_expected(g: Numbers) -> Fraction:
    return g["deals"] * (1 - drawn(2, 104, g["size"])[0])


def band_narrower(g: Numbers) -> Fraction:
    """The number at which the spread of a share, p(1 - p)/n, is so many times the square smaller."""
    spread = Fraction(1, 4) / g["deals"]
    return Fraction(1, 4) / (spread / (g["times"] * g["times"]))


def band_middle(g: Numbers) -> Fraction:
    """From the band's ends as the simulation has them."""
    low, high = Estimate.of(g["seen"], g["deals"], z=2)[2:]
    return Fraction((low + high) / 2).limit_denominator(10_000)


def once_at_least(g: Numbers) -> Fraction:
    """It happens first in the first deal, or the second, ..."""
    rare = g["rare"]
    return sum(
        (Fraction((rare - 1) ** before, rare ** (before + 1)) for before in range(g["deals"])), Fraction()
    )


def draw_worth(g: Numbers) -> Fraction:
    tiles = [g["small"]] * g["many"] + [g["big"]] * g["few"]
    tiles += [0] * (g["unseen"] - len(tiles))
    paid = [points for points in tiles for _ in range(g["players"] - 1)]
    return Fraction(sum(paid), len(tiles))


def aim_higher(g: Numbers) -> Fraction:
    """From what both aims bring from all opponents."""
    opponents = g["players"] - 1
    brought = Fraction(g["now"] * opponents * g["good"], g["unseen"])
    return brought / (g["then"] * opponents)


def fair_price(g: Numbers) -> Fraction:
    """From the chances, not the counts."""
    cheap, dear, jokers = Pattern(str(g["cheap"])), Pattern(str(g["dear"])), g["jokers"]
    deals = comb(104, 14 - jokers) * comb(2, jokers)
    often, other = (Fraction(count_closing(14, jokers=jokers, pattern=each), deals) for each in (cheap, dear))
    return often * g["price"] / other


def both_held(g: Numbers) -> Fraction:
    """Of the two, none, one or both are drawn among so many."""
    none, one, two = drawn(2, g["unseen"] - 2, g["size"])[:3]
    assert none + one + two == 1
    return two / (one + two)


def who_stayed(g: Numbers) -> Fraction:
    """A club in which all comes out even: who may, and who of these stays."""
    club = g["rare"] * g["of"]
    may = club // g["rare"]
    stays = may * (g["of"] - g["refuse"]) // g["of"]
    return Fraction(stays, club - may + stays)


def which_plan(g: Numbers) -> Fraction:
    """Every player meets ten tiles."""
    took = [kind for kind, takes in (("r", g["one"]), ("g", g["other"])) for _ in range(takes)]
    met = [each for each in took for _ in range(g["runs"] if each == "r" else g["groups"])]
    return Fraction(met.count("r"), len(met))


def hits_variance(g: Numbers) -> Fraction:
    """The mean of the square, less the square of the mean, hit by hit."""
    chances, rare = [Fraction(1)], g["rare"]
    for _ in range(g["deals"]):
        chances = [
            Fraction(rare - 1, rare) * miss + Fraction(1, rare) * hit
            for miss, hit in zip([*chances, Fraction(0)], [Fraction(0), *chances], strict=True)
        ]
    mean, square = (sum(each * hits**power for hits, each in enumerate(chances)) for power in (1, 2))
    return square - mean**2


def machine_step(g: Numbers) -> Fraction:
    """Every set followed: none of the two pieces or one of them, and whether it may go on."""
    lengths = {0: g["none"], 1: g["one"], 2: g["two"], 3: g["three"]}
    return Fraction(
        sum(
            many
            for length, many in lengths.items()
            for taken in (None, "a", "b")
            if taken or length in (0, 3)
        )
    )


def machine_runs(g: Numbers) -> Fraction:
    """All choices of pieces listed whose numbers are a run."""
    line = [*range(1, g["numbers"] + 1), *([1] if g["one"] == "both" else [])]
    rows = [line[at : at + g["size"]] for at in range(len(line) - g["size"] + 1)]
    return Fraction(
        len(
            {
                frozenset(zip(row, some, strict=True))
                for row in rows
                for some in product((0, 1), repeat=g["size"])
            }
        )
    )


def machine_colourings(g: Numbers) -> Fraction:
    """Place by place, by the last colour."""
    ends = Counter(row[-1] for row in permutations(range(g["colours"])))
    for _ in range(g["colours"], g["numbers"]):
        ends = Counter({mine: sum(many for other, many in ends.items() if other != mine) for mine in ends})
    return Fraction(ends.total())


def poisson_step(g: Numbers) -> Fraction:
    """From Poisson's formula, in which the exponential drops out."""
    mean = Fraction(g["deals"], g["rare"])
    often, fewer = (mean**hits / prod(range(1, hits + 1)) for hits in (g["hits"], g["fewer"]))
    return often / fewer


def doubles_forced(g: Numbers) -> Fraction:
    """One more than the most tiles that hold fewer doubles: each kind gives one, some of them two."""
    kinds = g["colours"] * g["numbers"]
    most = max(single + 2 * twice for twice in range(g["doubles"]) for single in range(kinds - twice + 1))
    return Fraction(most + g["jokers"] + 1)


def colour_lacking(g: Numbers) -> Fraction:
    """Sorted by how many colours they have: one alone, or exactly two."""
    two, one = subsets(4 * g["numbers"], g["size"]), subsets(2 * g["numbers"], g["size"])
    return Fraction(3 * one + 3 * (two - 2 * one))


def race_won(g: Numbers) -> Fraction:
    """Of so many races that all comes out even, how many end in a round, and how many of these you win."""
    races = g["tile"] * g["others"]
    begun = races - races // g["others"]
    mine = begun // g["tile"]
    return Fraction(mine, races - begun + mine)


def wait_a_round(g: Numbers) -> Fraction:
    """Each unseen tile drawn once in each of a hundred rounds."""
    drawn = g["good"] * g["more"] + g["bad"] * g["stop"]
    points = g["left"] * drawn - g["others"] * g["unseen"] * g["lose"]
    return Fraction(points, 100 * g["unseen"])


def as_good_as_stopping(g: Numbers) -> Fraction:
    """What a round brings falls along a straight line: where does it cross that of stopping?"""
    sure = Fraction(g["good"] * g["more"] + (g["unseen"] - g["good"]) * g["stop"], g["unseen"])
    return (sure - g["stop"]) / (sure + g["lose"])


def three_open(g: Numbers) -> Fraction:
    """All choices of three tiles looked at one by one: different tiles, a run or a group, and their sum."""
    kinds = [(colour, number) for colour in range(g["colours"]) for number in range(1, g["numbers"] + 1)]
    found = 0
    for some in combinations(kinds, 3):
        (a, x), (b, y), (c, z) = sorted(some, key=lambda tile: tile[1])
        meld = (a == b == c and z - y == y - x == 1) or (x == y == z and len({a, b, c}) == 3)
        found += meld and x + y + z >= g["points"]
    return Fraction(2**3 * found)


def jokers_weighed(g: Numbers) -> Fraction:
    """Tile by tile: how many Jokers have come."""
    come = drawn(2, g["naturals"], g["size"])
    opens = (g["none"], g["one"], g["both"])
    return sum((come[jokers] * Fraction(each, 100) for jokers, each in enumerate(opens)), Fraction())


def next_opens(g: Numbers) -> Fraction:
    """A hundred racks in a row, those that open first."""
    late = [rack for rack in range(100) if rack >= g["now"]]
    return Fraction(sum(rack < g["then"] for rack in late), len(late))


@lru_cache(maxsize=32)
def cuts(tiles: int) -> int:
    """Ways to lay a row in runs: every set of places to cut at is listed."""
    found = 0
    for often in range(tiles // 3):
        for places in combinations(range(1, tiles), often):
            ends = (0, *places, tiles)
            found += all(end - begin >= 3 for begin, end in pairwise(ends))
    return found


def ways_to_lie(g: Numbers) -> Fraction:
    return Fraction(cuts(g["red"]) * cuts(g["black"]))


@lru_cache(maxsize=32)
def stay(colours: int, length: int) -> int:
    """The most tiles that stay, over every choice of a group for each run to go on from."""
    return max(len({*choice}) for choice in product(range(length), repeat=colours))


def groups_to_runs(g: Numbers) -> Fraction:
    return Fraction(g["tiles"] - stay(g["colours"], g["length"]))


def sum_by_three(g: Numbers) -> Fraction:
    return Fraction(sum(sum(some) % 3 == 0 for some in combinations(range(1, g["last"] + 1), 3)))


SECOND: dict[str, Callable[..., Fraction]] = by_family(globals())


def listed(exercise: ClassExercise, n: int, k: int) -> int:
    """What a formula in n and k has to give, counted by listing."""
    given = exercise.given
    if exercise.family == "racks-symbols":
        return subsets(int(given["copies"]) * n + int(given["jokers"]), k)
    rows = [
        row
        for row in combinations(range(1, n + 1), k)
        if (a_run(row, n) if given["one"] == "both" else row == tuple(range(row[0], row[0] + k)))
    ]
    return len([*product(range(int(given["colours"])), rows)])


def second(exercise: ClassExercise) -> Fraction:
    """The key of an exercise without symbols, by its other way."""
    way = SECOND[exercise.family]
    return way(exercise) if exercise.family == "outs-next" else way(exercise.given)
