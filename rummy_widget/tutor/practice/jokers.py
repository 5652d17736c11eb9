"""Tasks about a Joker on the table: what it stands for, and how it may be used (TR-4 to TR-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import compress
from random import Random
from typing import NamedTuple

from ...engine.faults import FaultCode
from ...engine.rules import Ruleset, TableJokers
from ...engine.shuffle import shuffled
from ...engine.table_melds import TableMelds
from ...engine.tiles import JOKER, Tile
from ..drills.dealing import number_from, pick
from ..drills.dealt_tables import Row, box_has, dealt_meld, dealt_table, is_run, joker_mates, with_joker
from ..steps import StepKind
from ..texts import Text
from .checks import SkillCheck, meanings, turn_faults
from .racks import rack_notation
from .sentences import all_named, named, text_for
from .skills import Difficulty
from .tasks import PracticeTask, WhyWrong, options_for, practice_task, spelled

# -- what a Joker stands for ----------------------------------------------------------------------

# The numbers of melds on the table, of tiles on the rack, and of Jokers in the meld that the task is about.
_STANDS = {Difficulty.EASY: (2, 4, 1), Difficulty.MIDDLE: (3, 5, 1), Difficulty.HARD: (4, 6, 2)}


def what_joker_is(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal melds on a table and a rack; the task is to choose a tile that a certain Joker may stand for.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
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
    spread = TableMelds(tuple(rows)).in_order(rules)
    which = number_from(draw, 0, jokers - 1)
    right = meanings(spread, (at, which), rules)
    answers = [each for each in sorted(right) if box_has(rows, rules, each)]
    tempting = dict(_mistaken_tiles(spread.melds[at], right, rules))
    others = [each for each in shuffled(list(tempting), draw) if box_has(rows, rules, each)]
    rack = [*shuffled(answers, draw)[:2], *others][:size]
    if not answers or len(rack) < size - 1 or not box_has(rows, rules, *rack):
        return None
    return practice_task(
        StepKind.CHOOSE,
        rack_notation(rack, draw),
        text_for("practice-stands", which=("only", "left", "right")[which + 1 if jokers > 1 else 0]),
        SkillCheck("stands-for", (spread, (at, which))),
        why=text_for("practice-stands-why", tiles=all_named(sorted(right), "list-or"), count=len(right)),
        wrong={spelled([each]): tempting[each] for each in rack if each not in right},
        clause=_clause(rules, len(right)),
        spread=spread,
    )


def _clause(rules: Ruleset, count: int) -> str:
    """Return the id of the clause that says what a Joker on the table stands for.

    *count* is the number of tiles that it may stand for.
    """
    if not rules.rearranges:
        return rules.laying.replace_clause
    return "TR-8" if count > 1 and rules.book[0] == "TR" else rules.rearranging.jokers.clauses[0]


def _mistaken_tiles(row: Row, right: frozenset[Tile], rules: Ruleset) -> Iterator[tuple[Tile, WhyWrong]]:
    """Yield tiles that a learner may wrongly believe a Joker to stand for, the likeliest first.

    Each tile comes with an explanation, and with the name of the mistake if it is a common one, otherwise "".
    *row* is the meld with the Joker; *right* are the tiles that the Joker may really stand for.
    """
    mistake = "joker-wrong-tile"
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
                yield tile, (text_for("practice-stands-there", tile=named(tile)), mistake)
            elif number in (first - 1, last + 1) and 1 <= number <= most:
                yield tile, (text_for("practice-stands-end", tile=named(tile)), mistake)
        for other in colours:
            if other is not colour:
                yield Tile(other, own.number), (text_for("practice-stands-run"), mistake)
        return
    there = [each for each in row if not each.joker]
    for each in there:
        yield each.kind, (text_for("practice-stands-colour", tile=named(each)), "joker-fifth-colour")
    for each in sorted(right):
        for number in ((each.number or 0) - 1, (each.number or 0) + 1):
            if 1 <= number <= 13:
                yield Tile(each.colour, number), (text_for("practice-stands-group"), mistake)


# -- what is allowed with a Joker -------------------------------------------------------------------

_MELDS = {Difficulty.EASY: 2, Difficulty.MIDDLE: 4, Difficulty.HARD: 6}  # on the table
USES = {"move": 0, "beside": 0, "table": 1, "break": 2, "old": 3, "new": None, "add": None}
"""The ways to use a Joker or the tiles around it, each with the first Joker restriction that forbids it.

The restrictions A to D (TR-4 to TR-7) are numbered from 0; None means that none of them forbids it. The ways
are:

- "move": take the Joker out of its meld, without replacing it, for a new meld.
- "beside": take the Joker out, without replacing it, and add it to a run together with a tile from the rack.
- "table": replace the Joker with a tile from another run on the table, and lay the Joker in a new meld.
- "break": take another tile out of the Joker's run for a new meld.
- "old": replace the Joker with a tile from the rack, and add the Joker to a run on the table.
- "new": replace the Joker with a tile from the rack, and lay the Joker in a new meld.
- "add": add a tile from the rack to the Joker's run.
"""

# For each of the restrictions A to D, the known mistake of breaking it.
_AGAINST = {
    FaultCode.JOKER_NOT_REPLACED: "joker-not-replaced",
    FaultCode.JOKER_NOT_FROM_RACK: "replaced-from-table",
    FaultCode.JOKER_MELD_BROKEN: "joker-meld-broken",
    FaultCode.JOKER_NOT_IN_NEW_MELD: "freed-joker-in-old-meld",
}


def may_joker_be_used(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal a table with a Joker, and describe a turn in words; the task is to say whether it is allowed.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    in_force = rules.rearranging.jokers.in_force
    wanted = draw.random() < (0.3 if any(in_force) else 1)  # without restrictions everything is allowed
    against = [name for name, place in USES.items() if place is not None and in_force[place]]
    use = pick(draw, [name for name in USES if (name in against) is not wanted])
    made = _turn_with_joker(draw, rules, use, _MELDS[band])
    if made is None:
        return None
    strangers = [each for each in shuffled(rules.tiles.kinds, draw) if each not in made.own][:2]
    rack = tuple(sorted([*made.own, *strangers]))
    if len(made.before) != _MELDS[band] or not box_has(made.before, rules, *rack):
        return None
    before, now = (TableMelds(tuple(rows)).in_order(rules) for rows in (made.before, made.after))
    faults = turn_faults(before, now, rack, rules)
    first = _first_broken(before, now, rack, rules)
    if bool(faults) is wanted or any(each.code not in _AGAINST for each in faults) or first != USES[use]:
        return None
    game = {"game": rules.name, "book": rules.book[0]}
    if faults:
        assert first is not None
        why = text_for("practice-may-no", letter="abcd"[first], **game)
        wrong, clause = {"yes": (why, [*_AGAINST.values()][first])}, rules.rearranging.jokers.clauses[first]
    else:
        why = text_for("practice-may-yes", use=use, free="no" if in_force[0] else "yes", **game)
        wrong, clause = {"no": (why, "")}, _clause_if_allowed(rules)
    return practice_task(
        StepKind.ANSWER,
        rack_notation([*made.own, *strangers], draw),
        text_for("practice-may", **game),
        SkillCheck("may", (before, now)),
        text=made.text,
        why=why,
        options=options_for("practice-may-option", "answer", ("yes", "no")),
        wrong=wrong,
        clause=clause,
        spread=before,
    )


def _first_broken(before: TableMelds, after: TableMelds, rack: Row, rules: Ruleset) -> int | None:
    """Return the index of the first Joker restriction (0 for A to 3 for D) that forbids a turn.

    Returns None if the turn is allowed under all four restrictions.

    *before* and *after* are the melds on the table before and after the turn, and *rack* contains the
    player's tiles before it.
    """
    for place in range(4):
        a, b, c, d = (each <= place for each in range(4))
        play = replace(rules.rearranging, jokers=TableJokers(a, b, c, d))
        if turn_faults(before, after, rack, replace(rules, play=play)):
            return place
    return None


def _clause_if_allowed(rules: Ruleset) -> str:
    """Return the id of the clause (written rule) to show with a turn that is allowed.

    It is the clause of the last Joker restriction in force or, if there is none, the clause that lists the
    games without restrictions.
    """
    its = rules.rearranging.jokers
    return ["TR-9", *compress(its.clauses, its.in_force)][-1]


class JokerUse(NamedTuple):
    """A turn in which a Joker, or its meld, is used.

    `before` and `after` are the melds on the table before and after the turn. `own` are the tiles from the
    rack that the turn lays, and `text` describes the turn in words.
    """

    before: list[Row]
    after: list[Row]
    own: list[Tile]
    text: Text


def _turn_with_joker(draw: Random, rules: Ruleset, use: str, count: int) -> JokerUse | None:
    """Deal a table, and return a turn in which a Joker is used; None if the tiles dealt do not allow it.

    *use* says how the Joker is used, as a key of `USES`; *count* is the number of melds on the table. The
    first of these melds contains the Joker, and the second is a run.
    """
    length = 4 if use in ("move", "beside", "break") else 3
    host = dealt_meld(draw, rules, length, 5, run=True if use in ("break", "add") else None)
    at = _joker_at(draw, host, use, run=is_run(host, rules))
    tile, row = host[at], with_joker(host, at)
    old: Row | None = dealt_meld(draw, rules, 4 if use == "table" else 3, 5, run=True)
    pair = joker_mates(draw, rules)
    if use == "table":  # the tile it stands for lies at the end of another run
        old = _run_ending_with(draw, tile)
    rows = dealt_table(draw, rules, count, row, old) if old else None
    if old is None or rows is None:
        return None
    rest, joined = rows[2:], (*pair, JOKER)
    without = tuple(each for each in host if each is not tile)
    text = partial(text_for, f"practice-use-{use}")
    names = {"tile": named(tile), "pair": all_named(pair)}
    match use:
        case "move":
            return JokerUse(rows, [without, old, *rest, joined], pair, text(**names))
        case "new":
            return JokerUse(rows, [host, old, *rest, joined], [tile, *pair], text(**names))
        case "table":
            left = tuple(each for each in old if each != tile)
            return JokerUse(rows, [host, left, *rest, joined], pair, text(**names))
        case "add":
            more = _lengthened(row)
            if more is None:
                return None
            return JokerUse(rows, [more[1], old, *rest], [more[0]], text(tile=named(more[0])))
        case "break":
            taken, left = (host[0], row[1:]) if at else (host[-1], row[:-1])
            mates = [Tile(each, taken.number) for each in rules.tiles.colours if each is not taken.colour]
            own = list(shuffled(mates, draw)[:2])
            after = [left, old, *rest, (taken, *own)]
            return JokerUse(rows, after, own, text(tile=named(taken), pair=all_named(own)))
        case _:  # the Joker is added to the run on the table
            colour, high = old[-1].colour, old[-1].number or 0
            if high >= (13 if use == "old" else 12):
                return None
            joker = Tile(colour, high + 1, joker=True)
            # If the Joker is taken without being replaced, another tile is laid: a turn must lay one.
            own = [tile] if use == "old" else [Tile(colour, high + 2)]
            grown = (*old, joker) if use == "old" else (*old, joker, *own)
            after = [host if use == "old" else without, grown, *rest]
            return JokerUse(rows, after, own, text(tile=named(own[0]), end=named(old[-1])))


def _joker_at(draw: Random, host: Row, use: str, *, run: bool) -> int:
    """Return the index in the meld *host* at which to put a Joker.

    *use* says what the player's turn does with the Joker, as a key of `USES`, and *run* says whether *host*
    is a run. If the turn takes a tile out of a run without replacing it, the Joker is put at an end of the
    run, so that the rest is still a meld.
    """
    if use == "break" or (run and use in ("move", "beside")):
        return pick(draw, (0, len(host) - 1))
    return number_from(draw, 0, len(host) - 1)


def _run_ending_with(draw: Random, tile: Tile) -> Row | None:
    """Return a run of four that begins or ends with *tile*; None if it would go beyond 1 or 13.

    Whether the tile is at the beginning or at the end is chosen at random.
    """
    number = tile.number or 0
    first = pick(draw, (number, number - 3))
    if not 1 <= first <= 10:
        return None
    return tuple(Tile(tile.colour, first + at) for at in range(4))


def _lengthened(row: Row) -> tuple[Tile, Row] | None:
    """Return a tile that can be added to the run *row*, and the longer run; None if there is no such tile."""
    colour, low, high = row[0].colour, row[0].number or 0, row[-1].number or 0
    if high < 13:
        tile = Tile(colour, high + 1)
        return tile, (*row, tile)
    if low > 1:
        tile = Tile(colour, low - 1)
        return tile, (tile, *row)
    return None
