"""The part of the score page that says how many points the rack is worth, why, and who pays.

A rack is worth points if its player can *close* (end the round) with it. The types are in `shapes.score`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...engine.closes import Closing
from ...engine.closes.prices import close_rules
from ...engine.faults import RulesError
from ...engine.game.phase import Outcome
from ...engine.game.settlement import bonus_points, settle
from ...engine.reading.rack import RackReading
from ...engine.rules import Ruleset
from ...engine.solver.closing.distance import nearest
from ...engine.solver.closing.draws import outs
from ...engine.solver.closing.explain import Explanation, TileExchange, explain
from ...engine.solver.closing.verify import verify_closing
from ...engine.tiles import Tile, spaced
from ...text.sentences.explained import MOST_DESCRIBED, Branch, explained_lines
from ...text.sentences.faults import MOST_NAMED
from ...text.sentences.tiles import sentence, tile_name, tiles_names
from ...text.words import say
from ..rack_view import clause_view, melds_view, tile_view
from ..reasons import branch_view
from ..shapes.score import BranchProps, DrawProps, WorthProps
from .tray import ScoreTray


@lru_cache(maxsize=64)
def _explained(
    tiles: tuple[Tile, ...], thrown: int, multiplier: int, rules: Ruleset, shown: Closing | None, two: bool
) -> Explanation:
    """Return the engine's explanation of how many points tiles are worth.

    *thrown* is the number of Jokers that the player has discarded, and *multiplier* the factor by which all
    points are multiplied. *shown* is the close (the way to end the round) that the tiles form as they are
    arranged now, or None if they form none. *two* says whether to try exchanges of two tiles, too.
    """
    return explain(tiles, jokers_thrown=thrown, multiplier=multiplier, rules=rules, closing=shown, two=two)


def worth_view(tray: ScoreTray, reading: RackReading, two: bool = False) -> WorthProps:
    """Return the data with which the score page shows what the rack is worth and why, or what is missing.

    *reading* is the engine's analysis of the rack. The data include the clauses of the rules that the reasons
    cite. *two* says whether to look for exchanges of two tiles if no exchange of one tile would make the rack
    worth more.
    """
    worth = _worth_props(tray, reading, two)
    cited = (clause_view(each["clause"]) for each in _all(worth["branches"]))
    return {**worth, "clauses": {each["id"]: each for each in cited if each is not None}}


def _all(branches: Sequence[BranchProps]) -> Iterator[BranchProps]:
    """Yield the data for all sentences of a tree, each followed by the more detailed sentences below it."""
    for each in branches:
        yield each
        yield from _all(each["children"])


def _worth_props(tray: ScoreTray, reading: RackReading, two: bool) -> WorthProps:
    """Return the data that `worth_view` returns, but without the clauses that the reasons cite.

    The data say what the rack is worth and why. The arguments are those of `worth_view`.
    """
    size, count = close_rules(tray.rules).size, len(tray.tiles)
    plain: WorthProps = {
        "closes": False, "priced": count >= size - 1, "points": None, "each": "", "title": "",
        "text": "", "branches": [], "melds": [], "free": None, "draws": [], "payments": [], "totals": [],
        "clauses": {},
    }  # fmt: skip
    if count < size - 1:
        title = say("worth-empty") if not count else say("worth-few", count=size - count)
        return {**plain, "title": title, "text": say("worth-few-text", size=size)}
    if count < size:
        return _draws(tray, plain)
    found = _explained(tray.tiles, tray.thrown, tray.multiplier, tray.rules, reading.closing, two)
    branches = _branches(explained_lines(found, tray.rules), found)
    if found.closing is None:
        first, *rest = branches
        return {**plain, "title": first["text"], "branches": rest}
    closing = found.closing
    if fault := verify_closing(closing, tray.tiles, tray.rules, jokers_thrown=tray.thrown):
        raise RulesError(f"no close after all: {closing!r}", fault)
    price, *better = branches
    pattern = say("pattern", pattern=closing.pattern)
    times = say("worth-times", points=closing.points, multiplier=closing.multiplier)
    shown = reading.closing is not None and reading.closing.payment == closing.payment
    return {
        **_paid(tray, closing, plain),
        "closes": True,
        "points": closing.payment,
        "each": times if closing.multiplier > 1 else "",
        "title": say("worth-named", pattern=pattern, tier=say("tier", tier=closing.tier)),
        "text": say("worth-price", points=closing.payment),
        "branches": [*price["children"], *better],
        "melds": [] if shown else melds_view(closing),
        "free": None if shown else tile_view(0, closing.free),
    }  # fmt: skip


def _draws(tray: ScoreTray, plain: WorthProps) -> WorthProps:
    """Return the data for a rack of fourteen tiles: the tiles that would let its player close if added.

    Each is listed with the number of points that the close would be worth, the most valuable first. If no
    single tile would be enough, a sentence names the tiles that are missing. *plain* contains the default
    values of the fields.
    """
    found = outs(tray.tiles, jokers_thrown=tray.thrown, rules=tray.rules)
    draws: list[DrawProps] = [
        {
            "key": str(each),
            "tile": tile_view(0, each),
            "left": left,
            "points": (points := out.points * tray.multiplier),
            "name": say("worth-draw", tile=tile_name(each), points=points),
        }
        for each, out in sorted(found.items(), key=lambda it: (-it[1].points, it[0]))
        if (left := tray.left(each))
    ]
    if not draws:
        return {**plain, "title": say("worth-no-draws"), "text": _missing(tray)}
    title = say("worth-draws", count=len(draws))
    return {**plain, "title": title, "text": say("worth-draws-text"), "draws": draws}


def _missing(tray: ScoreTray) -> str:
    """Return a sentence that names the tiles that the player still needs to close; '' if none are missing.

    There may be several ways to close; the sentence is about a way that needs the fewest other tiles.
    """
    end = nearest(tray.tiles, rules=tray.rules)
    if end is None or not end.missing:
        return ""
    count = len(end.missing)
    short = "yes" if count <= MOST_NAMED else "no"
    return say("explained-missing", missing=tiles_names(end.missing), count=count, short=short)


def _branches(lines: Sequence[Branch], found: Explanation) -> list[BranchProps]:
    """Return the data with which the page shows the sentences that explain what the rack is worth.

    *lines* contains the sentences as a tree, and *found* is the engine's explanation, from which the
    sentences were made. If a sentence describes an exchange of tiles, its data include that exchange.
    """
    shown = [_branch(line) for line in lines]
    if found.closing is None:
        _offer([view for view in shown if view["holds"]], found.changes)
    else:  # first comes what the rack is worth, then each row that would be worth more
        for view, row in zip(shown[1:], found.higher, strict=False):
            _offer(view["children"], row.changes)
    return shown


def _branch(line: Branch) -> BranchProps:
    """Return the data for one sentence that explains what the rack is worth, and for the sentences below it.

    The field `swap` of each sentence is None at first; `_offer` adds the exchanges of tiles later.
    """
    return {**branch_view(line), "children": [_branch(each) for each in line.children], "swap": None}


def _offer(branches: Sequence[BranchProps], changes: Sequence[TileExchange]) -> None:
    """Add each exchange of tiles to the sentence that describes it, so that the page can offer to try it.

    *branches* contains the data for the sentences; it is changed in place. *changes* contains the exchanges:
    the first sentence describes the first exchange, and so on, up to `MOST_DESCRIBED` exchanges.
    """
    for view, change in zip(branches, changes[:MOST_DESCRIBED], strict=False):
        view["swap"] = {"given": spaced(change.given), "received": spaced(change.received)}


# -- payments --------------------------------------------------------------------------------------


def _seat(seat: int) -> str:
    """Return the name of the player in a seat; seats are counted from 0, and the user sits in seat 0."""
    return say("worth-seat", seat=seat + 1, you="no" if seat else "yes")


def _paid(tray: ScoreTray, closing: Closing, plain: WorthProps) -> WorthProps:
    """Return a copy of *plain* with the payments added: who pays whom, and how much, if the user closes.

    *plain* contains the values of all other fields, and *closing* is the winning hand with which the user
    closes. Each payment comes with the clause of the rules that demands it.
    """
    settings = tray.settings
    twin = {"nobody": None, "you": 0, "another": 1}[tray.value("twin")]
    payments = [(say("worth-pays-close", count=settings.players - 1, points=closing.payment), "PRO-54")]
    if twin is not None:
        text = say(
            "worth-pays-twin", seat=_seat(twin), you="no" if twin else "yes", points=bonus_points(settings)
        )
        payments.append((text, settings.deal.bonus_clause))
    totals = settle(settings, twin, Outcome.CLOSED, 0, closing).totals(settings.players)
    return {
        **plain,
        "payments": [{"text": text, "clause": clause_view(clause)} for text, clause in payments],
        "totals": [{"name": sentence(_seat(seat)), "points": points} for seat, points in enumerate(totals)],
    }
