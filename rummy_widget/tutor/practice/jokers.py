"""Tasks about a Joker on the table: what it stands for, and what may be done with it (TR-4 to TR-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from ...engine.faults import FaultCode
from ...engine.rules import Ruleset, TableJokers
from ...engine.shuffle import shuffled
from ...engine.table_melds import TableMelds
from ...engine.table_melds.jokers import RESTRICTIONS
from ...engine.tiles import JOKER, Tile
from ..drills.dealing import number_from, pick
from ..drills.dealt_tables import Row, dealt_meld, dealt_table, fits, is_run, with_joker
from ..steps import Option, StepKind
from ..texts import Text
from .checks import SkillCheck
from .felt import Wrong
from .racks import sorted_by
from .sentences import all_named, named, text_for
from .skills import Difficulty
from .table_questions import forbidden, meanings
from .tasks import PracticeTask, practice_task, spelled

# -- what a Joker stands for ----------------------------------------------------------------------

# Melds on the table, tiles on the rack, and how many Jokers lie in the meld.
_STANDS = {Difficulty.EASY: (2, 4, 1), Difficulty.MIDDLE: (3, 5, 1), Difficulty.HARD: (4, 6, 2)}


def what_joker_is(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """A meld with a Joker, and tiles of one's own: which of them is what the Joker stands for?"""
    melds, size, jokers = _STANDS[band]
    row = dealt_meld(draw, rules, 3 + (jokers > 1), 5, run=True if jokers > 1 else None)
    places = shuffled(range(len(row)), draw)[:jokers]
    held = row
    for at in places:
        held = with_joker(held, at)
    rows = dealt_table(draw, rules, melds, held)
    if rows is None:
        return None
    at = number_from(draw, 0, melds - 1)
    rows[0], rows[at] = rows[at], rows[0]
    spread = TableMelds(tuple(rows)).settled(rules)
    which = number_from(draw, 0, jokers - 1)
    right = meanings(spread, (at, which), rules)
    answers = [each for each in sorted(right) if fits(rows, rules, each)]
    tempting = dict(_taken_for(spread.melds[at], right, rules))
    others = [each for each in shuffled(list(tempting), draw) if fits(rows, rules, each)]
    rack = [*shuffled(answers, draw)[:2], *others][:size]
    if not answers or len(rack) < size - 1 or not fits(rows, rules, *rack):
        return None
    return practice_task(
        StepKind.CHOOSE,
        sorted_by(list(map(str, shuffled(rack, draw))), "run"),
        text_for("practice-stands", which=("only", "left", "right")[which + 1 if jokers > 1 else 0]),
        SkillCheck("stands-for", (spread, (at, which))),
        why=text_for("practice-stands-why", tiles=all_named(sorted(right), "list-or"), count=len(right)),
        wrong={spelled([each]): tempting[each] for each in rack if each not in right},
        clause=_clause(rules, len(right)),
        rules=rules,
        spread=spread,
    )


def _clause(rules: Ruleset, count: int) -> str:
    """Which clause says what a Joker on the table stands for."""
    if not rules.rearranges:
        return rules.laying.replace_clause
    return "TR-8" if count > 1 and rules.book[0] == "TR" else rules.rearranging.jokers.clauses[0]


def _taken_for(row: Row, right: frozenset[Tile], rules: Ruleset) -> Iterator[tuple[Tile, Wrong]]:
    """Tiles that one may take the Joker for, the likeliest first, and why it isn't them."""
    known_as = "joker-wrong-tile"
    colours = rules.tiles.colours
    if is_run(row, rules):
        shown = [each.stands_for or each if each.joker else each for each in row]
        first, colour = shown[0].number or 0, shown[0].colour
        (own,) = right
        last, most = first + len(row) - 1, 14 if rules.runs.high else 13
        place = first + shown.index(own)
        for number in (place - 1, place + 1, place - 2, place + 2):
            tile = Tile(colour, (number - 1) % 13 + 1)
            if first <= number <= last:
                yield tile, (text_for("practice-stands-there", tile=named(tile)), known_as)
            elif number in (first - 1, last + 1) and 1 <= number <= most:
                yield tile, (text_for("practice-stands-end", tile=named(tile)), known_as)
        for other in colours:
            if other is not colour:
                yield Tile(other, own.number), (text_for("practice-stands-run"), known_as)
        return
    there = [each for each in row if not each.joker]
    for each in there:
        yield each.kind, (text_for("practice-stands-colour", tile=named(each)), "joker-fifth-colour")
    for each in sorted(right):
        for number in ((each.number or 0) - 1, (each.number or 0) + 1):
            if 1 <= number <= 13:
                yield Tile(each.colour, number), (text_for("practice-stands-group"), known_as)


# -- what may be done with it ---------------------------------------------------------------------

_MELDS = {Difficulty.EASY: 2, Difficulty.MIDDLE: 4, Difficulty.HARD: 6}
USES = {"move": 0, "beside": 0, "table": 1, "break": 2, "old": 3, "new": None, "add": None}
"""Ways to use a Joker, or the tiles around it, each with the first of A to D that is against it.

What a table allows the judge says: tiles that happen to lie so that another one is, are dealt anew.
"""

_OF_JOKERS = (
    FaultCode.JOKER_NOT_REPLACED,
    FaultCode.JOKER_NOT_FROM_RACK,
    FaultCode.JOKER_MELD_BROKEN,
    FaultCode.JOKER_NOT_IN_NEW_MELD,
)
_KNOWN = ("joker-not-replaced", "replaced-from-table", "joker-meld-broken", "freed-joker-in-old-meld")


def may_joker_be_used(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """A table with a Joker, and a turn that somebody thinks of: do the rules of this game allow it?"""
    strict = _restrictions(rules)
    wanted = draw.random() < (0.3 if any(strict) else 1)  # where nothing is forbidden, all is allowed
    against = [name for name, place in USES.items() if place is not None and strict[place]]
    use = pick(draw, [name for name in USES if (name in against) is not wanted])
    made = _use(draw, rules, use, _MELDS[band])
    if made is None:
        return None
    rows, after, own, told = made
    strangers = [each for each in shuffled(rules.tiles.kinds, draw) if each not in own][:2]
    rack = [*own, *strangers]
    if len(rows) != _MELDS[band] or not fits(rows, rules, *rack):
        return None
    before, now = TableMelds(tuple(rows)).settled(rules), TableMelds(tuple(after)).settled(rules)
    faults = forbidden(before, now, tuple(sorted(rack)), rules)
    first = _first_broken(before, now, tuple(sorted(rack)), rules)
    if bool(faults) is wanted or any(each.code not in _OF_JOKERS for each in faults) or first != USES[use]:
        return None
    game = {"game": rules.name, "book": rules.book[0]}
    if faults:
        assert first is not None
        no = text_for("practice-may-no", letter="abcd"[first], **game)
        why, wrong, clause = no, {"yes": (no, _KNOWN[first])}, rules.rearranging.jokers.clauses[first]
    else:
        free = "no" if _restrictions(rules)[0] else "yes"
        yes = text_for("practice-may-yes", use=use, free=free, **game)
        why, wrong, clause = yes, {"no": (yes, "")}, _allowing(rules)
    return practice_task(
        StepKind.ANSWER,
        sorted_by(list(map(str, shuffled(rack, draw))), "run"),
        text_for("practice-may", **game),
        SkillCheck("may", (before, now)),
        text=told,
        why=why,
        options=tuple(Option(key, text_for("practice-may-option", answer=key)) for key in ("yes", "no")),
        wrong=wrong,
        clause=clause,
        rules=rules,
        spread=before,
    )


def _restrictions(rules: Ruleset) -> tuple[bool, bool, bool, bool]:
    """Which of A to D are in force."""
    its = rules.rearranging.jokers
    return its.replaced, its.from_rack, its.meld_kept, its.new_meld


def _first_broken(before: TableMelds, after: TableMelds, rack: Row, rules: Ruleset) -> int | None:
    """The first of A to D with which a turn isn't allowed any more; None where all of them allow it."""
    play = rules.rearranging
    for place in range(len(RESTRICTIONS)):
        a, b, c, d = (each <= place for each in range(len(RESTRICTIONS)))
        some = TableJokers(a, b, c, d)
        if forbidden(before, after, rack, replace(rules, play=replace(play, jokers=some))):
            return place
    return None


def _allowing(rules: Ruleset) -> str:
    """The clause that says how strict a game is: of its last restriction, or which games have none."""
    its = zip(rules.rearranging.jokers.clauses, _restrictions(rules), strict=True)
    return next((clause for clause, holds in reversed(list(its)) if holds), "TR-9")


Made = tuple[list[Row], list[Row], list[Tile], Text]


def _use(draw: Random, rules: Ruleset, use: str, count: int) -> Made | None:
    """The table before and after a use, the own tiles that it takes, and what is said of it."""
    host = dealt_meld(
        draw,
        rules,
        4 if use in ("move", "beside", "break") else 3,
        5,
        run=True if use in ("break", "add") else None,
    )
    run = is_run(host, rules)
    at = _joker_at(draw, host, use, run=run)
    tile, row = host[at], with_joker(host, at)
    old = dealt_meld(draw, rules, 4 if use == "table" else 3, 5, run=True)
    given = list(host)
    pair = _pair(draw, rules)
    if use == "table":  # its tile lies at the end of another run
        ending = _run_ending_with(draw, tile)
        if ending is None:
            return None
        old = ending
    rows = dealt_table(draw, rules, count, row, old)
    if rows is None:
        return None
    rest = rows[2:]
    without = tuple(each for each in host if each is not tile)
    joined = [*pair, JOKER]
    names = {"tile": named(tile), "pair": all_named(pair)}
    match use:
        case "move":
            return (
                rows,
                [without, old, *rest, tuple(joined)],
                pair,
                text_for("practice-use-move", **names),
            )
        case "new":
            return rows, [tuple(given), old, *rest, tuple(joined)], [tile, *pair], \
                text_for("practice-use-new", **names)  # fmt: skip
        case "table":
            left = tuple(each for each in old if each != tile)
            return (
                rows,
                [tuple(given), left, *rest, tuple(joined)],
                pair,
                text_for("practice-use-table", **names),
            )
        case "beside" | "old":
            return _beside_old(rows, old, without if use == "beside" else host, use, tile)
        case "add":
            more = _next_to(row)
            if more is None:
                return None
            return (
                rows,
                [more[1], old, *rest],
                [more[0]],
                text_for("practice-use-add", tile=named(more[0])),
            )
        case _:
            taken, left = (host[0], row[1:]) if at else (host[-1], row[:-1])
            mates = [Tile(each, taken.number) for each in rules.tiles.colours if each is not taken.colour]
            own = list(shuffled(mates, draw)[:2])
            return rows, [left, old, *rest, (taken, *own)], own, \
                text_for("practice-use-break", tile=named(taken), pair=all_named(own))  # fmt: skip


def _joker_at(draw: Random, host: Row, use: str, *, run: bool) -> int:
    """Where the Joker lies: what is left without it has to stand, if it is taken as it is."""
    if use == "break" or (run and use in ("move", "beside")):
        return pick(draw, (0, len(host) - 1))
    return number_from(draw, 0, len(host) - 1)


def _pair(draw: Random, rules: Ruleset) -> list[Tile]:
    """Two tiles that are a meld with a Joker."""
    row = dealt_meld(draw, rules, 3, 3)
    gone = number_from(draw, 0, 2)
    return [each for at, each in enumerate(row) if at != gone]


def _run_ending_with(draw: Random, tile: Tile) -> Row | None:
    """A run of four with a tile at one of its ends."""
    number = tile.number or 0
    first = pick(draw, (number, number - 3))
    if not 1 <= first <= 10:
        return None
    return tuple(Tile(tile.colour, first + at) for at in range(4))


def _next_to(row: Row) -> tuple[Tile, Row] | None:
    """A tile that goes on with a run, and the run with it."""
    shown = [each.stands_for or each if each.joker else each for each in row]
    low, high = shown[0].number or 0, shown[-1].number or 0
    if high < 13:
        tile = Tile(shown[0].colour, high + 1)
        return tile, (*row, tile)
    if low > 1:
        tile = Tile(shown[0].colour, low - 1)
        return tile, (tile, *row)
    return None


def _beside_old(rows: list[Row], old: Row, host: Row, use: str, tile: Tile) -> Made | None:
    """The Joker goes to a run that lies there; taken as it is, some own tile is laid, too."""
    high = old[-1].number or 0
    if high >= (13 if use == "old" else 12):
        return None
    grown = (*old, Tile(old[0].colour, high + 1, joker=True))
    own = [tile]
    if use == "beside":  # a turn lays something: the tile after the Joker
        own = [Tile(old[0].colour, high + 2)]
        grown = (*grown, own[0])
    text = text_for(f"practice-use-{use}", tile=named(own[0]), end=named(old[-1]))
    return rows, [host, grown, *rows[2:]], own, text
