"""Every number that is said of a rack, found again by trying everything, and read off the sentence.

`CHECKS` has an entry for each sentence with a number about a rack. It is given what was to be said, and gives
the numbers that the sentence must hold, in their order; it asserts what else the sentence claims. Nothing of
the engine is asked but what lies there: any of fifteen tiles may be the free one, and all are tried.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any

from engine.solver.plain import (
    PATTERNS,
    PRO,
    Area,
    grand_care,
    is_doubles,
    is_mosaic,
    melds,
    points_of,
    price,
)
from engine.solver.plain_changes import random_close, reached
from engine.solver.plain_reach import distance, within
from engine.solver.racks import closable, dealt, exchanged
from rummy_widget.engine.closes import Closing
from rummy_widget.engine.reading.rack import RackReading, read_rack
from rummy_widget.engine.rules import RUMMY_PRO
from rummy_widget.engine.solver.closing.best import best_close
from rummy_widget.engine.solver.closing.explain import Explanation, TileExchange, explain
from rummy_widget.engine.solver.closing.naturals import Cover
from rummy_widget.engine.solver.closing.shown_patterns import PatternOptions
from rummy_widget.engine.solver.tiling.rack_counts import Counts
from rummy_widget.engine.tiles import JOKER, parse_tiles
from rummy_widget.text.sentences import closings, explained, faults, racks
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.text.words import say

from .recording import Sentence, naming, recorded

Row = tuple[str, ...]
NAMED = {say("pattern", pattern=each): each for each in PATTERNS}
TIERS = ("Small", "Big", "Special")
AREA = Area(high=True)


@dataclass
class Facts:
    """What is known of a rack when something is said of it; tiles are text."""

    rack: Row
    closing: Closing | None = None
    thrown: int = 0
    multiplier: int = 1
    explanation: Explanation | None = None
    reading: RackReading | None = None
    row: Row = ()  # the segment that is spoken of
    pattern: str = ""  # the row of the price table that is spoken of

    @property
    def paid(self) -> Closing:
        assert self.closing is not None
        return self.closing

    @property
    def arranged(self) -> Row:
        return tuple(str(each.kind) for each in self.paid.arranged)

    def choices(self) -> list[tuple[Row, str]]:
        """The fourteen others, for each tile that may be free."""
        found = []
        for free in sorted(set(self.rack)):
            rest = list(self.rack)
            rest.remove(free)
            found.append((tuple(rest), free))
        return found


def natural(row: Row) -> list[str]:
    return [each for each in row if each != "*"]


def number(tile: str) -> int:
    return int(tile[1:])


# ---- Rows of the price table -----------------------------------------------------------------------


def twinless(row: Row) -> set[str]:
    return {tile for tile, count in Counter(natural(row)).items() if count % 2}


def not_pairs(facts: Facts, told: dict[str, Any]) -> list[int]:
    choices = facts.choices()
    least = min(len(twinless(rest)) for rest, _ in choices)
    assert not any(is_doubles(rest) for rest, _ in choices)
    assert told["many"] == least
    names = {tile_name(tile) for tile in parse_tiles(" ".join(twinless(facts.rack)))}
    if told["named"] == "few":
        assert set(re.split(", | and ", told["tiles"])) <= names
    assert told["other"] == "no" or told["free"] in names - set(re.split(", | and ", told["tiles"]))
    jokers = facts.rack.count("*")
    return [least] * (told["named"] == "many") + [jokers] * (jokers > 0)


def not_eight(facts: Facts, told: dict[str, Any]) -> list[int]:
    most = 0
    for rest, _ in facts.choices():
        assert not grand_care(rest, PRO)
        numbers = Counter(map(number, natural(rest)))
        most = max(most, max(numbers.values()) + rest.count("*"))
    assert told["jokers"] == facts.rack.count("*")
    return [8, 1, most, 1]


def readings(meld: Row) -> list[Row]:
    """All that a meld's tiles may be, as tiles without Jokers."""
    return [
        piece.places
        for piece in melds(AREA)
        if len(piece.places) == len(meld) and not Counter(natural(meld)) - Counter(piece.places)
    ]


def strays(facts: Facts, stray: Callable[[int], bool]) -> int:
    rows = [tuple(str(each.kind) for each in meld.tiles) for meld in facts.paid.melds]
    return sum(min(sum(stray(number(each)) for each in read) for read in readings(row)) for row in rows)


def too_high(facts: Facts, told: dict[str, Any]) -> list[int]:
    many = strays(facts, lambda each: each > 7)
    assert told["many"] == many
    return [many] * (told["named"] == "many") + [7]


def too_low(facts: Facts, told: dict[str, Any]) -> list[int]:
    many = strays(facts, lambda each: 1 < each < 8)
    assert told["many"] == many
    return [many] * (told["named"] == "many") + [8]


def too_many_colours(facts: Facts, told: dict[str, Any]) -> list[int]:
    there = {each[0] for each in natural(facts.arranged)}
    assert len(there) > told["wanted"]
    return [1] if told["wanted"] == 1 else [2, len(there)]


def not_only_runs(facts: Facts, told: dict[str, Any]) -> list[int]:
    rows = [tuple(str(each.kind) for each in meld.tiles) for meld in facts.paid.melds]
    groups = [row for row in rows if all(len({number(each) for each in read}) == 1 for read in readings(row))]
    many = sum(map(len, groups))
    assert told["many"] == many
    return [] if len(groups) == 1 else [many]


def out_of_reach(facts: Facts, told: dict[str, Any]) -> list[int]:
    """So many tiles and no fewer; of melds only short ways are tried, as the brute force takes long."""
    count, pattern = told["count"], facts.pattern
    if pattern in ("doubles", "mosaic", "grand_care") or 0 < count <= 2:
        assert within(facts.rack, count, pattern)
        assert not within(facts.rack, count - 1, pattern)
    return [count] if told["short"] == "no" else []


def mosaic_numbers(facts: Facts, told: dict[str, Any]) -> list[int]:
    for rest, _ in facts.choices():
        numbers = Counter(map(number, natural(rest)))
        assert any(count > 1 + (each == 1) for each, count in numbers.items())
    return [1, 13, 1]


def mosaic_clash(facts: Facts, told: dict[str, Any]) -> list[int]:
    assert not any(is_mosaic(rest, PRO) for rest, _ in facts.choices())
    return [4]


def not_in_row(facts: Facts, told: dict[str, Any]) -> list[int]:
    assert any(
        is_doubles(rest) or grand_care(rest, PRO) or is_mosaic(rest, PRO) for rest, _ in facts.choices()
    )
    return []


# ---- The proof of a close --------------------------------------------------------------------------


def given(facts: Facts, pattern: str, jokers: int, joker_free: bool, thrown: int | None = None) -> int:
    """What the table of prices gives."""
    points = price(pattern, jokers, facts.thrown if thrown is None else thrown, joker_free, PRO)
    assert points is not None
    return points


def counted(facts: Facts) -> int:
    """The Jokers that lower the price; of a Grand Care that lies in melds those in its two groups."""
    if facts.paid.pattern != "grand_care":
        return facts.arranged.count("*")
    if not facts.paid.melds:
        return 8 - max(Counter(map(number, natural(facts.arranged))).values())
    groups: dict[int, list[int]] = {}
    for meld in facts.paid.melds:
        row = tuple(str(each.kind) for each in meld.tiles)
        if len(row) == 4 and len({number(each) for each in natural(row)}) == 1:
            groups.setdefault(number(natural(row)[0]), []).append(row.count("*"))
    return min(sum(sorted(each)[:2]) for each in groups.values() if len(each) > 1)


def own(facts: Facts) -> int:
    return given(facts, facts.paid.pattern, counted(facts), facts.paid.joker_free)


def proof_not(facts: Facts, told: dict[str, Any]) -> list[int]:
    pattern = NAMED[told["pattern"]]
    if told["reason"].startswith("the tiles are right"):
        return [points_of(facts.rack, PRO, facts.thrown)[pattern]]
    points = given(facts, pattern, counted(facts), facts.paid.joker_free)
    if points <= facts.paid.points and facts.explanation is not None:  # only an exchange makes it better
        higher = next(each for each in facts.explanation.higher if each.row.pattern == pattern)
        after = after_exchange(facts, higher.changes[0].given, higher.changes[0].received)
        points = points_of(after, PRO, facts.thrown)[pattern]
    assert points > facts.paid.points
    return [points]


def proof_not_free(facts: Facts, told: dict[str, Any]) -> list[int]:
    points = given(facts, facts.paid.pattern, counted(facts), True)
    return [max(points, told["points"]) if points <= facts.paid.points else points]


def proof_also(facts: Facts, told: dict[str, Any]) -> list[int]:
    pattern, jokers = NAMED[told["pattern"]], facts.arranged.count("*")
    if facts.explanation is not None:  # the most that any arrangement gives
        return [points_of(facts.rack, PRO, facts.thrown)[pattern]]
    if pattern == "grand_care":
        jokers = min(grand_care(facts.arranged, PRO))
    return [given(facts, pattern, jokers, facts.paid.joker_free)]


def proof_reduced(facts: Facts, told: dict[str, Any]) -> list[int]:
    jokers = counted(facts)
    assert jokers
    return [jokers, own(facts), given(facts, facts.paid.pattern, 0, facts.paid.joker_free)]


def proof_full(facts: Facts, told: dict[str, Any]) -> list[int]:
    assert counted(facts) == 0
    return [own(facts)]


def raised_thrown(facts: Facts, told: dict[str, Any]) -> list[int]:
    plain = given(facts, facts.paid.pattern, 0, False, thrown=0)
    full = given(facts, facts.paid.pattern, 0, False)
    assert (told["before"], told["tier"]) == tuple(
        TIERS[(250, 500, 1000).index(each)] for each in (plain, full)
    )
    return [facts.thrown]


def better(facts: Facts, told: dict[str, Any]) -> list[int]:
    points = points_of(facts.rack, PRO, facts.thrown)
    assert max(points.values()) == told["points"] == points[NAMED[told["pattern"]]]
    return [told["points"]]


def price_each(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [own(facts)]


def price_multiplied(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [own(facts), facts.multiplier, own(facts) * facts.multiplier]


def multiplied(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [facts.multiplier, own(facts) * facts.multiplier]


def care(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [8, Counter(map(number, natural(facts.arranged))).most_common(1)[0][0]]


# ---- What would pay more ---------------------------------------------------------------------------


def after_exchange(facts: Facts, away: Any, by: Any) -> Row:
    rack = Counter(facts.rack)
    rack.subtract(map(str, away))
    rack.update(map(str, by))
    assert min(rack.values()) >= 0
    return tuple(sorted(rack.elements()))


def fewer_jokers(facts: Facts, told: dict[str, Any]) -> list[int]:
    left = counted(facts) - 1
    points = given(facts, facts.paid.pattern, max(0, left), facts.paid.joker_free)
    assert told["left"] == left
    return ([1] if left else []) + [points]


def otherwise(facts: Facts, told: dict[str, Any]) -> list[int]:
    """What holds already, for more: no Joker is in the way, or one fewer would change nothing."""
    assert facts.explanation is not None
    change = next(each for each in facts.explanation.higher if each.kind == "fewer_jokers").changes[0]
    left = counted(facts) - 1
    if left >= 0:
        assert given(facts, facts.paid.pattern, left, facts.paid.joker_free) <= facts.paid.points
    after = after_exchange(facts, change.given, change.received)
    return [points_of(after, PRO, facts.thrown)[NAMED[told["pattern"]]]]


def jokers_now(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [counted(facts)]


def few(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [15, len(facts.rack)]


def missing(facts: Facts, told: dict[str, Any]) -> list[int]:
    away = distance(facts.rack)
    assert told["count"] == away
    return [] if told["short"] == "yes" else [away or 0]


def far(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [distance(facts.rack) or 0]


def never(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [told["tried"]]


# ---- As it lies ------------------------------------------------------------------------------------


def rows_of(facts: Facts) -> list[Row]:
    assert facts.reading is not None
    return [tuple(map(str, row)) for _, _, row in facts.reading.arrangement.rows()]


def parts_of(row: Row) -> int | None:
    """The fewest neighbouring melds that a row divides into."""
    best: list[int | None] = [0]
    for end in range(1, len(row) + 1):
        ways = [
            (best[start] or 0) + 1
            for start in range(end - 2)
            if best[start] is not None and readings(row[start:end])
        ]
        best.append(min(ways, default=None))
    return best[-1]


def lacks(row: Row, kind: str | None = None) -> int | None:
    """How many tiles make a row a meld; None where none do."""
    ways = [
        len(piece.places) - len(row)
        for piece in melds(AREA)
        if len(piece.places) >= len(row)
        and not Counter(natural(row)) - Counter(piece.places)
        and (kind is None or (kind == "run") == piece.is_run)
    ]
    return min(ways, default=None)


def loose(facts: Facts) -> int:
    return sum(len(row) == 1 for row in rows_of(facts))


def melds_there(facts: Facts) -> int:
    return sum(parts_of(row) or 0 for row in rows_of(facts) if len(row) > 1)


def rack_loose(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [loose(facts)]


def rack_melds(facts: Facts, told: dict[str, Any]) -> list[int]:
    count = melds_there(facts)
    return [1] if count == 1 and "loose" not in told and told.get("melds") == 1 else [count]


def unfinished(facts: Facts, told: dict[str, Any]) -> list[int]:
    count = states(facts).count("unfinished")
    return [count] if count > 1 else []


def more_faults(facts: Facts, told: dict[str, Any]) -> list[int]:
    more = states(facts).count("fault") - 1
    return [more] if more else []


def states(facts: Facts) -> list[str]:
    """As the segments are marked on the rack."""
    assert facts.reading is not None
    return [str(each.state) for each in facts.reading.segments]


def segment_melds(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [parts_of(facts.row) or 0]


def segment_part(facts: Facts, told: dict[str, Any]) -> list[int]:
    pairs = (len(facts.row) + 1) // 2
    return [pairs] if told["whole"] == "doubles" and pairs > 1 else []


def too_few(facts: Facts, told: dict[str, Any]) -> list[int]:
    kind = None if told["kind"] == "none" else told["kind"]
    return [lacks(facts.row, kind) or 0]


def gap(facts: Facts, told: dict[str, Any]) -> list[int]:
    lacking = lacks(facts.row, "run")
    assert told["lacking"] == lacking
    return [] if told["short"] == "yes" else [lacking or 0]


def gap_label(facts: Facts, told: dict[str, Any]) -> list[int]:
    lacking = lacks(facts.row, "run") or 0
    return [lacking] if lacking > 2 else []


def alone(facts: Facts, told: dict[str, Any]) -> list[int]:
    count = loose(facts)
    return ([] if told["named"] == "few" else [count]) + [1]


def size(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [15, len(facts.rack)]


def copies(facts: Facts, told: dict[str, Any]) -> list[int]:
    most = max(count for tile, count in Counter(facts.rack).items() if tile != "*")
    return [most]


def box_jokers(facts: Facts, told: dict[str, Any]) -> list[int]:
    return [6, facts.rack.count("*")]


CHECKS: dict[str, Callable[[Facts, dict[str, Any]], list[int]]] = {
    "fault-not-pairs.why": not_pairs,
    "fault-not-eight.why": not_eight,
    "fault-number-too-high.why": too_high,
    "fault-number-too-low.why": too_low,
    "fault-too-many-colours.why": too_many_colours,
    "fault-not-only-runs.why": not_only_runs,
    "fault-out-of-reach.why": out_of_reach,
    "fault-mosaic-numbers.why": mosaic_numbers,
    "fault-mosaic-first-four.why": mosaic_clash,
    "fault-mosaic-neighbours.why": lambda facts, told: mosaic_clash(facts, told)[1:],
    "fault-not-in-row.why": not_in_row,
    "fault-too-few.why": too_few,
    "fault-too-few": too_few,
    "fault-gap.why": gap,
    "fault-gap": gap_label,
    "fault-several-alone.why": alone,
    "fault-rack-too-small.why": size,
    "fault-rack-too-large.why": size,
    "fault-too-many-copies.why": copies,
    "fault-too-many-jokers.why": box_jokers,
    "proof-not": proof_not,
    "proof-not-free": proof_not_free,
    "proof-also": proof_also,
    "proof-reduced": proof_reduced,
    "proof-full-price": proof_full,
    "proof-raised-thrown": raised_thrown,
    "proof-closes": lambda facts, told: [14],
    "proof-closes-whole": lambda facts, told: [14],
    "proof-grand-care": care,
    "proof-multiplier": multiplied,
    "proof-better-melds": better,
    "proof-better-whole": better,
    "price-each": price_each,
    "price-multiplied": price_multiplied,
    "rack-closes": price_each,
    "rack-better": better,
    "rack-readable": lambda facts, told: [len(facts.rack)],
    "rack-more-faults": more_faults,
    "rack-unfinished": unfinished,
    "rack-loose": rack_loose,
    "rack-melds": rack_melds,
    "rack-melds-loose": rack_melds,
    "loose-tiles": rack_loose,
    "segment-melds": segment_melds,
    "segment-part": segment_part,
    "explained-fewer-jokers": fewer_jokers,
    "explained-jokers": jokers_now,
    "explained-otherwise": otherwise,
    "explained-few": few,
    "explained-distance": far,
    "explained-missing": missing,
    "explained-far": never,
    "explained-arranged": lambda facts, told: [14],
}
"""What each sentence with a number about a rack must hold."""

OF_SEGMENTS = {
    "fault-too-few", "fault-too-few.why", "fault-gap", "fault-gap.why", "segment-melds", "segment-part",
}  # fmt: skip
"""Checked where a row of neighbours is spoken of by itself."""

CHANGES = {"explained-worth", "explained-and-pays", "explained-more"}
"""Said of exchanges, and checked with them."""


# ---- Listening to all that is said of a rack -------------------------------------------------------


def check(heard: list[Sentence], facts: Facts) -> Counter[str]:
    """Each sentence with a number against what is so; how often each was said."""
    said: Counter[str] = Counter()
    for told in heard:
        find = CHECKS.get(told.key)
        if find is not None and (facts.row or told.key not in OF_SEGMENTS):
            with naming(told):
                wanted = find(facts, told.details)
                assert told.numbers == wanted, (wanted, facts.rack, facts.closing)
            said[told.key] += 1
    return said


def check_changes(heard: list[Sentence], facts: Facts, few: int, every: bool = False) -> Counter[str]:
    """What exchanges of a tile make of the rack, the first few of them; and how many more are told of."""
    told, said = facts.explanation, Counter[str]()
    assert told is not None
    groups: list[tuple[TileExchange, ...]] = [each.changes for each in told.higher] or [told.changes]
    shown = [change for group in groups for change in group[:3]]
    texts = [each for each in heard if each.key == "explained-worth"]
    assert len(texts) == len(shown)
    pays = iter([each for each in heard if each.key == "explained-and-pays"])
    for place, (change, text) in enumerate(zip(shown, texts, strict=True)):
        more = next(pays) if change.closing.points > change.points else None
        if place < few:
            points = points_of(after_exchange(facts, change.given, change.received), PRO, facts.thrown)
            assert text.numbers == [points[NAMED[text.details["pattern"]]]]
            said[text.key] += 1
            if more is not None:
                assert more.numbers == [max(points.values())]
                said[more.key] += 1
    more_texts = [each for each in heard if each.key == "explained-more"]
    many = [len(group) - 3 for group in groups if len(group) > 3]
    assert [each.numbers for each in more_texts] == [[each] for each in many]
    if told.closing is not None and every:
        by_aim = reached(told.closing, Counts.of(" ".join(facts.rack)), RUMMY_PRO)
        for higher in told.higher:
            aim = (str(higher.kind), str(higher.row.pattern) if higher.kind == "pattern" else "")
            assert len(higher.changes) == len(by_aim.get(aim, ()))
        said["explained-more"] += len(many)
    return said


def as_it_lies(rng: random.Random, rack: Counts, thrown: int) -> str:
    """Some arrangement that closes, seldom the dearest."""
    offers = PatternOptions(rack, thrown, RUMMY_PRO)
    holding = [each for each in offers.found if each.row.holds and offers.holds(each)]
    way, free = rng.choice(list(islice(offers.all(rng.choice(holding)), 60)))
    if isinstance(way, Cover):
        rows = [" ".join(map(str, (*tiles, *[JOKER] * jokers))) for tiles, jokers in way.melds]
    else:
        row = [str(each.kind) for each in way.arranged]
        cuts = sorted(rng.sample(range(2, 14, 2), rng.randrange(0, 4)))
        rows = [" ".join(row[start:end]) for start, end in pairwise((0, *cuts, 14))]
    return " | ".join(rows) + f" ; {free}"


def check_close(rng: random.Random, few: int = 1, every: bool = False) -> Counter[str]:
    """A rack that closes, as it lies and as it is explained; *every* exchange of a tile may be tried."""
    rack, thrown = random_close(rng, RUMMY_PRO)
    tiles_, multiplier = tuple(map(str, rack.tiles())), rng.choice([1, 1, 2, 3])
    reading = read_rack(as_it_lies(rng, rack, thrown), jokers_thrown=thrown, multiplier=multiplier)
    said: Counter[str] = Counter()
    if reading.closing is not None:
        with recorded() as heard:
            closings.score_text(reading)
            racks.rack_sentence(reading)
        said += check(heard, Facts(tiles_, reading.closing, thrown, multiplier, reading=reading))
        said += check_segments(reading, tiles_)
    told = explain(rack, jokers_thrown=thrown, multiplier=multiplier, closing=reading.closing)
    facts = Facts(tiles_, told.closing, thrown, multiplier, told)
    assert told.closing is not None
    with recorded() as heard:
        explained.explained_lines(told)
        for row in told.closing.rows:  # those that would pay no more, too
            if row.fault is not None and row.fault.code != "out_of_reach":
                faults.fault_reason(row.fault)
    return said + check(heard, facts) + check_changes(heard, facts, few, every)


def check_reach(rng: random.Random) -> Counter[str]:
    """How far a close is from each row that no arrangement shows."""
    rack, _ = random_close(rng, RUMMY_PRO)
    closing = best_close(rack, nearest=True)
    assert closing is not None
    said: Counter[str] = Counter()
    for row in closing.rows:
        if row.fault is not None and row.fault.count:
            with recorded() as heard:
                faults.fault_reason(row.fault)
            said += check(heard, Facts(tuple(map(str, rack.tiles())), closing, pattern=row.pattern))
    return said


def check_segments(reading: RackReading, rack: Row) -> Counter[str]:
    """Each row of neighbours by itself."""
    said: Counter[str] = Counter()
    for segment in reading.segments:
        with recorded() as heard:
            racks.segment_label(segment, whole=reading.whole)
            racks.segment_reason(segment)
            racks.segment_name(segment, whole=reading.whole)
        said += check(heard, Facts(rack, reading.closing, row=tuple(map(str, segment.tiles))))
    return said


def scattered(rng: random.Random, rack: Row) -> str:
    """Tiles that are sorted more or less, in rows of any length."""
    row = list(rack)
    if rng.random() < 0.8:
        row.sort(key=lambda each: (each[0], number(each)) if each != "*" else (rng.choice("rybk"), 0))
    text = ""
    for each in row:
        text += each + rng.choice([" ", " ", " | "])
    return text.strip(" |")


def laid(rng: random.Random) -> str:
    """Some melds, now and then without a gap between them, and some tiles that lie alone."""
    melds_, used = [], Counter[str]()
    for _ in range(rng.randrange(0, 4)):
        piece = rng.choice(melds(AREA, 5)).places
        if max((used + Counter(piece)).values()) <= 2:
            used += Counter(piece)
            melds_.append(" ".join(piece))
    alone = dealt(rng, 0, rng.randrange(0, 6))
    text = rng.choice([" ", " | ", " | "]).join(melds_)
    return " | ".join(each for each in (text, *alone) if each) or "r5"


def check_no_close(rng: random.Random, away: int = 2) -> Counter[str]:
    """A rack that doesn't close: how far it is, and what lies there in rows of any length."""
    row = exchanged(rng, closable(rng, rng.choice([0, 0, 1])), rng.randrange(0, away + 1))
    if rng.random() < 0.3:
        row = row[: rng.randrange(12, 15)]
    told = explain(" ".join(row))
    said: Counter[str] = Counter()
    if told.closing is None:
        facts = Facts(tuple(sorted(row)), explanation=told)
        with recorded() as heard:
            explained.explained_lines(told)
        said += check(heard, facts) + check_changes(heard, facts, 1)
    some = row if rng.random() < 0.5 else dealt(rng, rng.choice([0, 0, 1, 2]), rng.randrange(3, 17))
    if rng.random() < 0.1:
        some = (*some, *[rng.choice([some[0], "*"])] * 7)[-17:]
    reading = read_rack(laid(rng) if rng.random() < 0.4 else scattered(rng, some))
    with recorded() as heard:
        racks.rack_sentence(reading)
        racks.rack_name(reading.arrangement)
        if reading.closing is None:
            closings.score_text(reading)
    if reading.closing is None:
        said += check(heard, Facts(tuple(map(str, reading.arrangement.tiles)), reading=reading))
    return said + check_segments(reading, tuple(map(str, reading.arrangement.tiles)))
