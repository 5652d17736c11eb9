"""Every exercise as a student solves it who has the text, and follows the page of its topic.

Nothing of the exercise is read but its text and its rack: a key for another box than the one that the text
names comes out otherwise here. Of `lab` is called what the notebooks call, up to that page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from fractions import Fraction
from math import comb, factorial
from pathlib import Path

import rummy_widget as rw
from classroom import by_family
from rummy_widget.classroom import ClassExercise, Topic, check, lab
from rummy_widget.formulas import read_formula, value
from rummy_widget.widgets.places import CLASS

NOTEBOOKS = Path(__file__).parents[2] / "notebooks" / "class"
WORDS = {"no": 0, "one": 1}


def said(exercise: ClassExercise) -> list[int]:
    """The whole numbers of a text in their order; a space may stand between three digits and three."""
    return [int(re.sub("\u202f", "", each)) for each in re.findall(r"\d[\d\u202f]*", exercise.text)]


def number(exercise: ClassExercise, pattern: str) -> int:
    """The number that a text has in this place."""
    found = re.search(pattern.replace("#", r"(\d[\d\u202f]*|no|one)"), exercise.text)
    assert found, (pattern, exercise.text)
    word = found[1].replace("\u202f", "")
    return WORDS[word] if word in WORDS else int(word)


def the_box(exercise: ClassExercise) -> lab.Box:
    jokers = number(exercise, "of each tile and # Joker")
    return lab.Box(number(exercise, "# colours"), number(exercise, "numbers 1 to #"), jokers)


def racks_sized(e: ClassExercise) -> Fraction:
    return Fraction(lab.pascal(the_box(e).size, number(e, "racks of # tiles")))


def racks_alike(e: ClassExercise) -> Fraction:
    size = number(e, "racks of # tiles")
    return Fraction(lab.coefficients([1, 1, 1], the_box(e).kinds, size)[size])


def racks_ratio(e: ClassExercise) -> Fraction:
    pieces, size = the_box(e).size, number(e, "racks of # tiles")
    less = number(e, "by the number of racks of #")
    return Fraction(lab.pascal(pieces, size), lab.pascal(pieces, less))


def racks_symbols(e: ClassExercise, n: int, k: int) -> Fraction:
    return Fraction(lab.pascal(number(e, "# copies") * n + number(e, "# Jokers"), k))


def jokers_exactly(e: ClassExercise) -> Fraction:
    box, asked = the_box(e), number(e, "exactly # Joker")
    return lab.one_by_one(box.jokers, box.naturals, number(e, "your # tiles"))[asked]


def jokers_any(e: ClassExercise) -> Fraction:
    box = the_box(e)
    return sum(lab.one_by_one(box.jokers, box.naturals, number(e, "your # tiles"))[1:], Fraction())


def trump_twin(e: ClassExercise) -> Fraction:
    """One good piece among those hidden; the draws are the tiles that those get who are asked for."""
    players = number(e, "# players get tiles")
    asked = e.text.rpartition("dealt ")[2]
    tiles = {"to the first player?": 15, "to you, the last player?": 14}.get(asked)
    if tiles is None:
        tiles = 14 * (players - 1) + (15 if asked.startswith("to any") else 0)
    return lab.one_by_one(1, the_box(e).size - 2, tiles)[1]


def doubles_chances(e: ClassExercise) -> tuple[Fraction, ...]:
    box, size = the_box(e), number(e, "(?:your|with) # tiles")
    counts = lab.by_doubles(box.kinds, size, box.jokers)
    return tuple(Fraction(each, comb(box.size, size)) for each in counts)


def doubles_none(e: ClassExercise) -> Fraction:
    return doubles_chances(e)[0]


def doubles_exactly(e: ClassExercise) -> Fraction:
    doubles, size = number(e, "exactly # doubles"), number(e, "racks of # tiles")
    return Fraction(lab.with_doubles(doubles, size, the_box(e).kinds, the_box(e).jokers))


def doubles_refuse(e: ClassExercise) -> Fraction:
    return sum(doubles_chances(e)[number(e, "With # doubles") :], Fraction())


def runs_of(last: int, size: int, high: bool = True) -> int:
    """Runs of one colour by the formula of the page; listed as well where there are such tiles."""
    found = last - size + (2 if high else 1)
    if last <= 13:
        assert found == len(lab.runs(lab.Box(1, last), size, high=high))
    return found


def runs_lengths(e: ClassExercise) -> Fraction:
    last, most = number(e, "numbers 1 to #"), number(e, "3 to # tiles")
    return Fraction(number(e, "# colours") * sum(runs_of(last, size) for size in range(3, most + 1)))


def groups_pieces(e: ClassExercise) -> Fraction:
    """The formula of the page, with the copies as for melds as pieces."""
    colours = number(e, "# colours")
    pieces = sum(comb(colours, size) * 2**size for size in (3, 4))
    return Fraction(number(e, "numbers 1 to #") * pieces)


def runs_symbols(e: ClassExercise, n: int, k: int) -> Fraction:
    high = "or end it after the n" in e.text
    return Fraction(number(e, "# colours") * runs_of(n, k, high))


def three_dealt(e: ClassExercise) -> Fraction:
    colours, last = number(e, "# colours"), number(e, "numbers 1 to #")
    melds = colours * runs_of(last, 3) + last * comb(colours, 3)
    return Fraction(2**3 * melds, comb(2 * colours * last, 3))


def care_overlap(e: ClassExercise) -> Fraction:
    box = lab.Box(number(e, "has # colours"), number(e, "numbers 1 to #"))
    size = number(e, "racks of # tiles")
    fewer = [comb(2 * box.colours, own) for own in range(2 * box.colours)]
    return Fraction(comb(box.naturals, size) - lab.coefficients(fewer, box.numbers, size)[size])


def one_in(e: ClassExercise) -> Fraction:
    """From the box that is dealt from, as the text has it, and no other."""
    size, box = number(e, "racks of # tiles"), number(e, "dealt from all #,")
    assert box == number(e, "box has # tiles")
    return Fraction(comb(box, size), number(e, "exactly #"))


def two_colours(e: ClassExercise) -> Fraction:
    """Of the counts in the text only the box is used: the reader finds them again."""
    size, box = number(e, "sets of # tiles"), (number(e, "numbers 1 to #"))
    colours = number(e, "# colours")
    two, one = lab.in_colours(2, size, box), lab.in_colours(1, size, box)
    assert [two, one] == said(e)[3:6:2]
    return Fraction(comb(colours, 2) * two - colours * (colours - 2) * one)


def outs_next(e: ClassExercise) -> Fraction:
    own = rw.parse_tiles(e.rack)
    assert len(own) == number(e, "your # tiles")
    tried = [piece for piece in lab.unseen(own) if rw.best_close((*own, piece))]
    return Fraction(len(tried), number(e, "of the #") - len(own))


def outs_within(e: ClassExercise) -> Fraction:
    unseen, good, draws = number(e, "Of # unseen"), number(e, "tiles, #"), number(e, "next # draws")
    return 1 - lab.one_by_one(good, unseen - good, draws)[0]


def outs_wait(e: ClassExercise) -> Fraction:
    good = number(e, "tiles, #")
    waits = lab.first_good(good, number(e, "Of # unseen") - good)
    return sum((draw * chance for draw, chance in enumerate(waits, start=1)), Fraction())


def deals_expected(e: ClassExercise) -> Fraction:
    pieces, jokers = number(e, "all # tiles"), number(e, "# of them Jokers")
    none = Fraction(comb(pieces - jokers, size := number(e, "deal # tiles")), comb(pieces, size))
    return number(e, "# times") * (1 - none)


def band_narrower(e: ClassExercise) -> Fraction:
    """The number of deals after which the band of the page is so many times narrower, nearly."""
    deals, times = number(e, "After # simulated"), number(e, "about # times")
    wide, narrow = lab.wilson(deals // 2, deals), lab.wilson(deals * times**2 // 2, deals * times**2)
    assert abs((wide.high - wide.low) / (narrow.high - narrow.low) - times) < times / 50
    return Fraction(deals * times**2)


def band_middle(e: ClassExercise) -> Fraction:
    seen, deals = number(e, "# of"), number(e, "of # simulated")
    band = lab.wilson(seen, deals, z=number(e, "z = #"))
    return Fraction((band.low + band.high) / 2).limit_denominator(1000)


def once_at_least(e: ClassExercise) -> Fraction:
    return 1 - lab.shares(Fraction(1, number(e, "one deal out of #")), number(e, "once in # deals"))[0]


def draw_worth(e: ClassExercise) -> Fraction:
    unseen, many, few = number(e, "Of # unseen"), number(e, "tiles, #"), number(e, "and # for")
    small, big = number(e, "for # points"), number(e, "for # from each")
    points = (*(small,) * many, *(big,) * few, *(0,) * (unseen - many - few))
    return (number(e, "# players sit") - 1) * lab.average(points)


def aim_higher(e: ClassExercise) -> Fraction:
    s = Fraction(number(e, "tiles, #"), number(e, "Of # unseen"))
    return s * number(e, "for # points") / number(e, "for # be on")


def fair_price(e: ClassExercise) -> Fraction:
    """Number of racks times price: a p = b q."""
    a, b = number(e, "Jokers?, # are"), number(e, "and # are")
    return Fraction(a * number(e, "pays # points"), b)


def both_held(e: ClassExercise) -> Fraction:
    """All places of the two in a row that begins with the tiles of that player."""
    places, size = list(lab.positions(number(e, "# tiles are unseen"), 2)), number(e, "holds # of them")
    return lab.given(places, lambda two: min(two) <= size, lambda two: max(two) <= size)


def who_stayed(e: ClassExercise) -> Fraction:
    may = Fraction(1, number(e, "player in #"))
    refuse = Fraction(number(e, "or more, and #"), number(e, "of # such players"))
    return lab.bayes([may, 1 - may], [1 - refuse, 1])[0]


def which_plan(e: ClassExercise) -> Fraction:
    players, runs = number(e, "Of # players"), number(e, "players, #")
    one, other = number(e, "discard with chance #"), number(e, "others with chance #")
    before = [Fraction(runs, players), Fraction(players - runs, players)]
    return lab.bayes(before, [Fraction(one, 10), Fraction(other, 10)])[0]


def hits_variance(e: ClassExercise) -> Fraction:
    return lab.variance(lab.shares(Fraction(1, number(e, "one deal out of #")), number(e, "deal # times")))


def machine_step(e: ClassExercise) -> Fraction:
    """The rows of the four states in the matrix, added up: with no piece, or with one."""
    names, matrix = lab.state_names(), lab.transfer(high=False)
    x = matrix.free_symbols.pop()
    few = matrix.subs(x, 0) + matrix.diff(x).subs(x, 0)
    held = dict(zip(("none open", "1", "2", "3+"), said(e), strict=True))
    return Fraction(int(sum(sum(few.row(names.index(name))) * sets for name, sets in held.items())))


def machine_runs(e: ClassExercise) -> Fraction:
    numbers, size = number(e, "numbers 1 to #"), number(e, "runs of # tiles")
    return Fraction(lab.in_runs(numbers, size, high="or follow" in e.text)[size])


def machine_colourings(e: ClassExercise) -> Fraction:
    """All orders of the first colours, and a power of the matrix that never stays."""
    colours, numbers = number(e, "in # colours"), number(e, "numbers 1 to #")
    step = lab.walks(numbers - colours, colours)
    return Fraction(int(factorial(colours - 1) * sum(step)))


def poisson_step(e: ClassExercise) -> Fraction:
    mean = Fraction(number(e, "deal # times"), number(e, "one deal out of #"))
    return lab.poisson_ratios(mean, number(e, "exactly # times"))[-1]


def doubles_forced(e: ClassExercise) -> Fraction:
    """The first size of which no rack has fewer."""
    kinds = number(e, "has # colours") * number(e, "numbers 1 to #")
    jokers, doubles = number(e, "each tile and # Joker"), number(e, "certain of # doubles")
    fewer = (
        (size, sum(lab.with_doubles(held, size, kinds, jokers) for held in range(doubles)))
        for size in range(2 * kinds + jokers)
    )
    return Fraction(next(size for size, racks in fewer if not racks))


def colour_lacking(e: ClassExercise) -> Fraction:
    """All racks, less those in which each colour comes at least once."""
    pieces, size = 2 * number(e, "numbers 1 to #"), number(e, "racks of # tiles")
    once = [0] + [comb(pieces, tiles) for tiles in range(1, size + 1)]
    return Fraction(lab.pascal(3 * pieces, size) - lab.coefficients(once, 3, size)[size])


def race_won(e: ClassExercise) -> Fraction:
    others, tile = number(e, "first, and close with chance 1/#"), number(e, "draw, and close with chance 1/#")
    return lab.wait_forever(lab.Race(Fraction(1, tile), Fraction(1, others)))


def the_race(e: ClassExercise, others: Fraction) -> lab.Race:
    hit = Fraction(number(e, ": # of them"), number(e, "one of # unseen"))
    stop, more = number(e, "close now for # points"), number(e, "bring # points")
    return lab.Race(hit, others, stop, more, number(e, "you pay #"))


def wait_a_round(e: ClassExercise) -> Fraction:
    return lab.wait(the_race(e, Fraction(number(e, "with chance #/100"), 100)), 1)


def as_good_as_stopping(e: ClassExercise) -> Fraction:
    found = lab.break_even(the_race(e, Fraction(0)))
    assert lab.wait(the_race(e, found), 1) == number(e, "close now for # points")
    return found


def three_open(e: ClassExercise) -> Fraction:
    """The melds of three that are worth enough, each out of two copies."""
    box, points = lab.Box(number(e, "has # colours"), number(e, "numbers 1 to #")), number(e, "need # points")
    melds = [meld for meld in lab.melds(box, high=False) if len(meld) == number(e, "racks of # tiles")]
    return Fraction(8 * sum(lab.worth(meld) >= points for meld in melds))


def jokers_weighed(e: ClassExercise) -> Fraction:
    jokers = number(e, "holds # Jokers")
    naturals = number(e, "box of # pieces") - jokers
    held = lab.one_by_one(jokers, naturals, number(e, "# tiles are dealt"))[:3]
    opens = (number(e, "a Joker, # in"), number(e, "with one Joker, # in"), number(e, "with both, # in"))
    return sum((each * Fraction(share, 100) for each, share in zip(held, opens, strict=True)), Fraction())


def next_opens(e: ClassExercise) -> Fraction:
    now, then = Fraction(number(e, "game, # in 100"), 100), Fraction(number(e, "so do # in 100"), 100)
    return lab.bayes([now, then - now, 1 - then], [0, 1, 1])[1]


def ways_to_lie(e: ClassExercise) -> Fraction:
    """All tables of both colours listed, each colour by itself: a run has one colour."""
    most = number(e, "red tiles from 1 to #"), number(e, "black tiles from 1 to #")
    rows = (tuple(rw.parse_tiles(" ".join(f"r{each}" for each in range(1, last + 1)))) for last in most)
    one, other = (len(lab.tables(row)) for row in rows)
    return Fraction(one * other)


def groups_to_runs(e: ClassExercise) -> Fraction:
    numbers = range(number(e, "number from # to"), number(e, "to #, become") + 1)
    colours = "rybk"[: number(e, "Groups of # colours")]
    groups = [[f"{colour}{each}" for colour in colours] for each in numbers]
    return Fraction(lab.moved(groups, [[f"{colour}{each}" for each in numbers] for colour in colours]))


def sum_by_three(e: ClassExercise) -> Fraction:
    numbers = range(1, number(e, "from 1 to #") + 1)
    return Fraction(sum(sum(some) % 3 == 0 for some in lab.choices(numbers, 3)))


SYMBOLS: dict[str, Callable[[ClassExercise, int, int], Fraction]] = {
    "racks-symbols": racks_symbols,
    "runs-symbols": runs_symbols,
}
"""What a formula in n and k has to give."""

METHODS: dict[str, Callable[[ClassExercise], Fraction]] = {
    key: way for key, way in by_family(globals()).items() if key not in SYMBOLS
}
"""How a student answers, by family."""


def code_of(topic: Topic) -> str:
    """All code of the notebooks up to that of a topic: what a class has seen by its exercises."""
    seen = list(Topic)[: list(Topic).index(topic) + 1]
    notebooks = [json.loads((NOTEBOOKS / f"{CLASS[each]}.ipynb").read_text("utf-8")) for each in seen]
    cells = (cell for notebook in notebooks for cell in notebook["cells"] if cell["cell_type"] == "code")
    return "\n".join("".join(cell["source"]) for cell in cells)


def prove_by_the_page(made: ClassExercise) -> None:
    """The answer that the page leads to is the key, and is graded right as it would be typed."""
    if made.family in SYMBOLS:
        formula = read_formula(made.formula, made.symbols)
        for n, k in ((8, 3), (9, 5), (7, 6)):
            assert value(formula, {"n": n, "k": k}) == SYMBOLS[made.family](made, n, k), made.text
        return
    found = METHODS[made.family](made)
    assert found == made.key, (made.seed, made.text, found)
    assert check(made.family, made.seed, str(found)).outcome == "right"
