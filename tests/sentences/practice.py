"""What is said to wrong answers in practice, against what is so.

`CLAIMS` has an entry for each sentence that claims something of the tiles or of the settlement; it asserts
that the claim holds, by other means than the dealer's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any, NamedTuple

from engine.solver.plain import PRO, best_points, points_of, price
from engine.solver.plain_reach import distance
from lessons import plain_opening
from rummy_widget.engine.melds import Meld, MeldKind, read_meld
from rummy_widget.engine.reading.rack import RackReading, read_rack
from rummy_widget.engine.solver.closing.draws import outs
from rummy_widget.text import words
from rummy_widget.tutor import StepData
from rummy_widget.tutor.practice import Difficulty, Skill, practice

from . import practice_tables
from .recording import Sentence, naming, recorded

Message = tuple[str, dict[str, Any]]


class Reply(NamedTuple):
    """What is said to an answer: the sentence, with what was put in; the task, and how its rack lies."""

    answer: str
    key: str
    details: dict[str, Any]
    step: StepData

    @property
    def tiles(self) -> tuple[str, ...]:
        return tuple(str(each.kind) for each in self.step.start.tiles)

    @property
    def lies(self) -> RackReading:
        return read_rack(self.step.start, jokers_thrown=self.step.thrown)

    @property
    def points(self) -> dict[str, int]:
        """Each pattern that the tiles show, with the most that it gives."""
        return points_of(self.tiles, PRO, self.step.thrown)


def replies(skill: Skill, seed: int, band: Difficulty) -> Iterator[Reply]:
    """All that is said to wrong answers of a task, and why the right ones are right."""
    with recorded() as sentences:
        step = practice.__wrapped__(skill, seed, band)
    heard = said_in_practice(sentences)
    for mistake in step.mistakes:
        text = mistake.text.said("en")
        key, details = heard.get(text) or would(text, heard)
        answer = mistake.answer or " ".join(map(str, mistake.tiles))
        yield Reply(answer, key, details, step)
    if step.why is not None and step.why.said("en") in heard:
        yield Reply(step.answers[0], *heard[step.why.said("en")], step)


def said_in_practice(sentences: list[Sentence]) -> dict[str, Message]:
    """Return the English sentences of practice by their text; of one said twice the first."""
    heard: dict[str, Message] = {}
    for each in sentences:
        if each.language == "en" and each.key.startswith("practice-"):
            heard.setdefault(each.text, (each.key, each.details))
    return heard


def would(text: str, heard: dict[str, Message]) -> Message:
    """Of two sentences the first, and the second as a detail; a fault has no key here."""
    for first, (key, details) in heard.items():
        rest = text.removeprefix(first).strip()
        if rest != text and first.endswith((".", ":")):
            return key, {**details, "then": heard.get(rest, ("fault", {"text": rest}))}
    return "fault", {"text": text}


# ---- Rows ------------------------------------------------------------------------------------------


def numbers(row: tuple[str, ...]) -> list[int]:
    return [int(each[1:]) for each in row if each != "*"]


def colours(row: tuple[str, ...]) -> list[str]:
    return [each[0] for each in row if each != "*"]


def twice(some: list[Any]) -> bool:
    return len(set(some)) < len(some)


def is_meld(row: tuple[str, ...], kind: MeldKind | None = None) -> bool:
    found = read_meld(" ".join(row))
    return isinstance(found, Meld) and (kind is None or any(each.kind is kind for each in found.readings))


# What each reason says, taken by its words, of a row of one colour and of one of one number.
TRUE_OF: dict[str, Callable[[tuple[str, ...]], bool]] = {
    "gap": lambda row: one_colour(row) and not twice(numbers(row)) and not wraps(row),
    "one_in_middle": lambda row: one_colour(row) and wraps(row),
    "repeated_number": lambda row: one_colour(row) and twice(numbers(row)),
    "repeated_colour": lambda row: one_number(row) and twice(colours(row)),
    "fifth_tile": lambda row: one_number(row) and len(row) > 4,
    "joker_no_place": lambda row: one_number(row) and "*" in row and len(set(colours(row))) == 4,
}


def one_colour(row: tuple[str, ...]) -> bool:
    return len(set(colours(row))) == 1


def one_number(row: tuple[str, ...]) -> bool:
    return len(set(numbers(row))) == 1


def wraps(row: tuple[str, ...]) -> bool:
    """Whether 13, 1 and a low number are all there."""
    there = set(numbers(row))
    return {1, 13} <= there and bool(there & {2, 3, 4, 5, 6, 7})


def misread(told: Reply) -> None:
    how = told.details["how"]
    assert is_meld(told.tiles) == (how != "reason")
    if how == "reason" and told.answer in TRUE_OF:
        assert not TRUE_OF[told.answer](told.tiles)


def reads_why(told: Reply) -> None:
    kinds = {"run": [MeldKind.RUN], "group": [MeldKind.GROUP], "both": [*MeldKind]}[told.details["kind"]]
    assert [kind for kind in MeldKind if is_meld(told.tiles, kind)] == [*kinds]


def complete_run(told: Reply) -> None:
    (_, _, base), *_ = told.step.start.rows()
    row = (*map(str, base), told.answer)
    assert is_meld(row, MeldKind.RUN)
    assert not is_meld(row, MeldKind.GROUP)


def still(told: Reply) -> None:
    rest = list(told.tiles)
    rest.remove(told.answer)
    assert not is_meld(tuple(rest))


def joker_why(told: Reply) -> None:
    """Whether the single tiles can be shared out so that other rows are left for the Jokers."""
    rows = [tuple(map(str, row)) for _, _, row in told.step.start.rows()]
    single = [row[0] for row in rows if len(row) == 1 and row[0] != "*"]
    lacking = [row for row in rows if len(row) > 1 and not is_meld(row)]
    left = set()
    for chosen in permutations(range(len(lacking)), len(single)):
        if all(is_meld((*lacking[at], tile)) for at, tile in zip(chosen, single, strict=True)):
            left.add(frozenset(range(len(lacking))) - {*chosen})
    assert (len(left) == 1) == (told.details["only"] == "yes"), (told.step.start.notation(), left)


def joker_fifth(told: Reply) -> None:
    row = tuple(each for each in told.answer.split() if each != "*")
    assert len(set(colours(row))) == 4
    assert one_number(row)
    shown = [sorted(map(str, each)) for _, _, each in told.step.start.rows()]
    assert sorted(row) in shown


# ---- Closes ----------------------------------------------------------------------------------------


def dearer_pattern(told: Reply) -> None:
    pattern, points = told.details["pattern"], told.details["points"]
    assert told.points[pattern] == points < max(told.points.values())


def pattern_one(told: Reply) -> None:
    assert told.points["simple"] < told.points["major"] == max(told.points.values())
    assert 1 in numbers(told.tiles)


def pattern_free(told: Reply) -> None:
    """The tile that lies free, and is said to be."""
    assert told.lies.free is not None
    assert told.details["tile"] == words.say("tile-name", **name_of(str(told.lies.free)))
    assert told.points["simple"] < max(told.points.values())


def name_of(tile: str) -> dict[str, Any]:
    return {
        "colour": {"r": "red", "y": "yellow", "b": "blue", "k": "black"}[tile[0]],
        "number": int(tile[1:]),
    }


def pattern_group(told: Reply) -> None:
    """A group lies there, and the pattern does not hold."""
    assert told.details["pattern"] not in told.points
    assert any(
        meld.kind is MeldKind.GROUP
        and not is_meld(tuple(str(each.kind) for each in meld.tiles), MeldKind.RUN)
        for segment in told.lies.segments
        for meld in segment.melds
    )


def pattern_is(told: Reply) -> None:
    assert told.details["pattern"] not in told.points


def pattern_mosaic(told: Reply) -> None:
    assert max(told.points, key=lambda each: (told.points[each], each == "mosaic")) == "mosaic"


def price_full(told: Reply) -> None:
    best, most = int(told.answer), max(told.points.values())
    assert best > most
    for pattern, points in told.points.items():
        if points == most:
            for free in {"*" in told.tiles, False}:
                if price(pattern, 0, told.step.thrown, free, PRO) == best:
                    return
    raise AssertionError(told)


def price_lifted(told: Reply) -> None:
    """With the Joker in question in its place the close pays more than without."""
    how, most = told.details["how"], max(told.points.values())
    assert how == "thrown" or "*" in told.tiles
    assert how == "free" or told.step.thrown
    assert int(told.answer) != most
    pays = {pattern for pattern, points in told.points.items() if points == most}
    jokers = told.tiles.count("*")

    def worth(thrown: int, free: bool) -> set[int | None]:
        some = range(jokers - free + 1)
        return {price(pattern, among, thrown, free, PRO) for pattern in pays for among in some}

    thrown = told.step.thrown
    without = worth(0, how == "thrown" and "*" in told.tiles) | worth(0 if how != "free" else thrown, False)
    assert any((each or 0) < most for each in without)


def price_added(told: Reply) -> None:
    assert len(told.points) > 1
    assert int(told.answer) > max(told.points.values())


def price_otherwise(told: Reply) -> None:
    assert told.lies.closing is not None
    assert told.lies.closing.points == int(told.answer) < max(told.points.values())


def price_low(told: Reply) -> None:
    assert int(told.answer) in told.points.values()
    assert int(told.answer) < max(told.points.values())


def price_would(told: Reply) -> None:
    pattern = told.details["pattern"]
    jokers, thrown = told.tiles.count("*"), told.step.thrown
    ways = {
        price(pattern, among, thrown, free, PRO)
        for free in {"*" in told.tiles, False}
        for among in range(jokers - free + 1)
    }
    assert int(told.answer) in ways
    key, details = told.details["then"]
    CLAIMS[key](told._replace(key=key, details=details))


# ---- What is missing, and what is thrown away ------------------------------------------------------


def missing_less(told: Reply) -> None:
    options = [option.key for option in told.step.options]
    pays = {each: best_points((*told.tiles, each), PRO) or 0 for each in options}
    assert pays[told.answer] == told.details["points"] < max(pays.values())


def missing_far(told: Reply) -> None:
    assert best_points((*told.tiles, told.answer), PRO) is None
    assert distance((*told.tiles, told.answer)) == told.details["count"]


def missing_why(told: Reply) -> None:
    options = [option.key for option in told.step.options]
    pays = {each: best_points((*told.tiles, each), PRO) or 0 for each in options}
    for answer in told.step.answers:
        assert pays[answer]
        assert told.details["best"] == "no" or pays[answer] == max(pays.values())


def left(told: Reply, tile: str) -> tuple[int, int]:
    """How far the rack is without a tile, and how many unseen tiles bring it nearer."""
    rest = list(told.tiles)
    rest.remove(tile)
    found = outs(rest, seen=() if tile == "*" else (tile,), jokers_thrown=int(tile == "*"))
    assert found.distance is not None
    return found.distance, found.copies if found.distance == 1 else sum((found.lowering or {}).values())


def discard_why(told: Reply) -> None:
    for answer in told.step.answers:
        assert left(told, answer) == (told.details["distance"], told.details["count"])


def discard_farther(told: Reply) -> None:
    away, _ = left(told, told.answer)
    best, _ = left(told, told.step.answers[0])
    assert (away, best) == (told.details["distance"], told.details["best"])
    assert away > best


def discard_fewer(told: Reply) -> None:
    away, count = left(told, told.answer)
    best, most = left(told, told.step.answers[0])
    assert away == best == told.details["distance"]
    assert count < most == told.details["best"]
    assert told.details["count"] in (count, -1)


# ---- Who pays what ---------------------------------------------------------------------------------


class Payment(NamedTuple):
    payer: int
    payee: int
    points: int
    of: str  # the close or the Trump's twin


class Settled:
    """A settlement made again from what the task tells."""

    def __init__(self, told: Reply) -> None:
        facts = told.step.check.value
        self.players, self.multiplier, self.closer = facts["players"], facts["multiplier"], facts["closer"]
        self.twin = facts.get("twin")
        self.price = max(told.points.values())
        others = range(self.players)
        self.payments = [
            Payment(each, self.closer, self.price * self.multiplier, "close")
            for each in others
            if each != self.closer
        ]
        if self.twin is not None:
            self.payments += [Payment(each, self.twin, 100, "twin") for each in others if each != self.twin]

    def won(self, payments: list[Payment] | None = None, seat: int = 0) -> int:
        some = self.payments if payments is None else payments
        return sum(each.points * ((each.payee == seat) - (each.payer == seat)) for each in some)

    def of(self, what: str) -> list[Payment]:
        return [each for each in self.payments if each.of == what]


def pays_each(told: Reply) -> None:
    settled, answer = Settled(told), int(told.answer)
    own = [each for each in settled.payments if each.payee == 0]
    payers = {each.payer for each in own if each.of == "close"}
    assert len(payers) == told.details["count"] > 1
    if told.details["twin"] == "no":  # a sum that is paid
        assert all(
            settled.won([each for each in settled.payments if each.payer == one]) == answer for one in payers
        )
        assert settled.twin is None
    else:  # the close as one of them pays it, and the twin as it is
        first = settled.of("close")[:1]
        assert settled.won([*first, *settled.of("twin")]) == answer


def closer_is(you: bool, won: Callable[[Settled, int], int]) -> Callable[[Reply], None]:
    """The close is settled in this wrong way, `won` by what each pays, and the Trump's twin as it is."""

    def claim(told: Reply) -> None:
        settled = Settled(told)
        assert (settled.closer == 0) == you
        payment = settled.price * settled.multiplier
        assert int(told.answer) == won(settled, payment) + settled.won(settled.of("twin"))

    return claim


def pays_twin(told: Reply) -> None:
    settled = Settled(told)
    assert settled.twin is not None
    assert int(told.answer) == settled.won(settled.of("close"))


def pays_bonus(told: Reply) -> None:
    settled = Settled(told)
    assert settled.twin is not None
    assert settled.multiplier > 1
    bonus = settled.won(settled.of("twin")) * settled.multiplier
    assert int(told.answer) == settled.won(settled.of("close")) + bonus


def pays_multiplier(told: Reply) -> None:
    settled = Settled(told)
    assert settled.multiplier == told.details["multiplier"] > 1
    once = settled.won(settled.of("close")) // settled.multiplier
    assert int(told.answer) == once + settled.won(settled.of("twin"))


def pays_trump(told: Reply) -> None:
    assert told.step.text is not None
    assert "You drew the Trump itself" in told.step.text.said("en")
    assert Settled(told).twin != 0


def pays_sign(told: Reply) -> None:
    settled = Settled(told)
    assert int(told.answer) == -settled.won() != 0


def pays_full(told: Reply) -> None:
    settled = Settled(told)
    assert 0 < told.details["count"] <= told.tiles.count("*")
    best = settled.price
    full = [price(each, 0, told.step.thrown, free, PRO) or 0
            for each in told.points for free in {False, "*" in told.tiles}]  # fmt: skip
    assert any(
        points > best
        and settled.won([each._replace(points=points * settled.multiplier) for each in settled.of("close")])
        + settled.won(settled.of("twin")) == int(told.answer)
        for points in full
    )  # fmt: skip


def pays_why(told: Reply) -> None:
    settled, said = Settled(told), told.details
    assert said["points"] == settled.price
    assert said["payment"] == settled.price * settled.multiplier
    assert said["count"] == settled.players - 1
    assert (said["who"] == "you") == (settled.closer == 0)
    bonus = settled.won(settled.of("twin"))
    sign = "plus" if bonus > 0 else "minus" if bonus < 0 else "none"
    assert (said["bonus"], said["twin"]) == (abs(bonus), sign)
    won = settled.won()
    assert said["won"] == abs(won)
    assert said["how"] == ("plus" if won > 0 else "minus" if won < 0 else "none")
    assert told.answer == str(won)


# ---- What melds count, and what opens ----------------------------------------------------------------


def rows(told: Reply) -> list[list[str]]:
    return [[str(each.kind) for each in row] for _, _, row in told.step.start.rows()]


def counted(told: Reply, *, laid: bool | None = None) -> int:
    how = told.step.check.value == "laid" if laid is None else laid
    return plain_opening.counts(rows(told), told.step.rules.name, laid=how)


def faces(told: Reply, jokers: int | None = None) -> int:
    """The sum of the numbers, the Jokers as what they stand for or as so much each."""
    total = 0
    for row in rows(told):
        ways = [each for each in plain_opening.without_jokers(row)
                if plain_opening.opening(each, told.step.rules.name)]  # fmt: skip
        total += (
            max(sum(map(plain_opening.number, each)) for each in ways)
            if jokers is None
            else sum(jokers if each == "*" else plain_opening.number(each) for each in row)
        )
    return total


def counts_why(told: Reply) -> None:
    assert counted(told) == told.details["points"] == int(told.answer)


def counts_other(told: Reply) -> None:
    assert (told.step.check.value == "laid") == (told.details["how"] == "laid")
    assert int(told.answer) == counted(told, laid=told.step.check.value != "laid")


def counts_faces(told: Reply) -> None:
    assert int(told.answer) == faces(told)
    assert told.step.rules.name == "rummy_45"


def counts_fives(told: Reply) -> None:
    assert int(told.answer) == 5 * len(told.tiles)


def counts_fifty(told: Reply) -> None:
    """As much as a Joker counts less than 50, the answer is too much."""
    assert told.step.check.value == "opening"
    assert told.details["count"] == told.tiles.count("*")
    naturals = [each for each in told.tiles if each != "*"]
    most = 50 * told.tiles.count("*") + sum(
        25 if plain_opening.number(each) == 1 else 10 for each in naturals
    )
    assert counted(told) < int(told.answer) <= most


def counts_thirty(told: Reply) -> None:
    assert told.details["count"] == told.tiles.count("*")
    assert int(told.answer) == faces(told, jokers=30)


def counts_no_joker(told: Reply) -> None:
    assert told.details["count"] == told.tiles.count("*") > 0
    assert int(told.answer) == faces(told, jokers=0)


def counts_tens(told: Reply) -> None:
    total = 0
    for row in rows(told):
        ways = plain_opening.without_jokers(row)
        way = max(ways, key=lambda each: plain_opening.opening(each, "rummikub"))
        total += sum(min(10, plain_opening.number(each)) for each in way)
    assert int(told.answer) == total


def opens(told: Reply) -> int:
    return plain_opening.most(told.tiles, told.step.rules.name)


def opens_why(told: Reply) -> None:
    assert opens(told) == told.details["points"]
    assert told.details["wanted"] == plain_opening.WANTED[told.step.rules.name]


def opens_does(told: Reply) -> None:
    assert opens(told) >= told.details["wanted"] == plain_opening.WANTED[told.step.rules.name]


def opens_short(told: Reply) -> None:
    assert opens(told) == 0
    assert told.details["wanted"] == plain_opening.WANTED[told.step.rules.name]


def opens_other(told: Reply) -> None:
    assert told.details["points"] == int(told.answer)
    assert (int(told.answer) < opens(told)) == (told.details["how"] == "less")
    assert int(told.answer) != opens(told)


def no_claim(told: Reply) -> None:
    """It says what the rules say, and nothing of these tiles."""


CLAIMS: dict[str, Callable[[Reply], None]] = {
    "fault": no_claim,  # the reason that read_meld gives: tests/engine/test_meld_faults
    "practice-misread": misread,
    "practice-reads-why": reads_why,
    "practice-complete-why": no_claim,
    "practice-complete-run": complete_run,
    "practice-still": still,
    "practice-joker-why": joker_why,
    "practice-joker-fifth": joker_fifth,
    "practice-pattern-better": dearer_pattern,
    "practice-pattern-one": pattern_one,
    "practice-pattern-free": pattern_free,
    "practice-pattern-group": pattern_group,
    "practice-pattern-is": pattern_is,
    "practice-pattern-mosaic": pattern_mosaic,
    "practice-price-full": price_full,
    "practice-price-others": no_claim,
    "practice-price-lifted": price_lifted,
    "practice-price-counted": no_claim,
    "practice-price-added": price_added,
    "practice-price-otherwise": price_otherwise,
    "practice-price-low": price_low,
    "practice-price-would": price_would,
    "practice-missing-less": missing_less,
    "practice-missing-far": missing_far,
    "practice-missing-why": missing_why,
    "practice-discard-why": discard_why,
    "practice-discard-farther": discard_farther,
    "practice-discard-fewer": discard_fewer,
    "practice-pays-why": pays_why,
    "practice-pays-full": pays_full,
    "practice-pays-trump": pays_trump,
    "practice-pays-twin": pays_twin,
    "practice-pays-bonus": pays_bonus,
    "practice-pays-multiplier": pays_multiplier,
    "practice-pays-each": pays_each,
    "practice-pays-self": closer_is(True, lambda settled, payment: payment * settled.players),
    "practice-pays-you-close": closer_is(True, lambda settled, payment: -payment),
    "practice-pays-own": closer_is(False, lambda settled, payment: -payment * (settled.players - 1)),
    "practice-pays-all": closer_is(False, lambda settled, payment: 0),
    "practice-pays-you-lose": closer_is(False, lambda settled, payment: payment),
    "practice-pays-sign": pays_sign,
    "practice-counts-why": counts_why,
    "practice-counts-other": counts_other,
    "practice-counts-faces": counts_faces,
    "practice-counts-fives": counts_fives,
    "practice-counts-fifty": counts_fifty,
    "practice-counts-thirty": counts_thirty,
    "practice-counts-no-joker": counts_no_joker,
    "practice-counts-tens": counts_tens,
    "practice-counts-again": no_claim,
    "practice-opens-why": opens_why,
    "practice-opens-does": opens_does,
    "practice-opens-short": opens_short,
    "practice-opens-other": opens_other,
    **practice_tables.CLAIMS,
}
"""What each sentence claims of the task that it is said in."""


def check_task(skill: Skill, seed: int, band: Difficulty) -> Counter[str]:
    """All that is said in a task; how often each sentence was."""
    said: Counter[str] = Counter()
    for told in replies(skill, seed, band):
        with naming(told):
            CLAIMS[told.key](told)
        said[told.key] += 1
    return said
