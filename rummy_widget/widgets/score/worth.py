"""What the score page shows of the rack's worth: points, reasons, missing tiles, and payments."""

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
    return explain(tiles, jokers_thrown=thrown, multiplier=multiplier, rules=rules, closing=shown, two=two)


def worth_view(tray: ScoreTray, reading: RackReading, two: bool = False) -> WorthProps:
    """Return what the score page shows of the price: the reasons or, without a close, what is missing.

    *reading* is the engine's reading of the rack. The clauses that the reasons cite are included. With *two*,
    exchanges of two tiles that would pay more are included if no exchange of one tile would.
    """
    worth = _worth_props(tray, reading, two)
    cited = (clause_view(each["clause"]) for each in _all(worth["branches"]))
    return {**worth, "clauses": {each["id"]: each for each in cited if each is not None}}


def _all(branches: Sequence[BranchProps]) -> Iterator[BranchProps]:
    for each in branches:
        yield each
        yield from _all(each["children"])


def _worth_props(tray: ScoreTray, reading: RackReading, two: bool) -> WorthProps:
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
    """Return the worth of a rack of fourteen tiles: the tiles whose draw lets it close, the best paid first.

    *plain* are the default values of the result's fields.
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
    """Return a sentence on the tiles still needed for one of the nearest closes; '' if none is needed."""
    end = nearest(tray.tiles, rules=tray.rules)
    if end is None or not end.missing:
        return ""
    count = len(end.missing)
    short = "yes" if count <= MOST_NAMED else "no"
    return say("explained-missing", missing=tiles_names(end.missing), count=count, short=short)


def _branches(lines: Sequence[Branch], found: Explanation) -> list[BranchProps]:
    """Return what the page shows of the reasons *lines*, with the exchanges of tiles that they describe.

    *found* is the engine's explanation, from which the reasons were made.
    """
    shown = [_branch(line) for line in lines]
    if found.closing is None:
        _offer([view for view in shown if view["holds"]], found.changes)
    else:  # the price comes first, then each row that would pay more
        for view, row in zip(shown[1:], found.higher, strict=False):
            _offer(view["children"], row.changes)
    return shown


def _branch(line: Branch) -> BranchProps:
    """Return what the page shows of a reason with its sub-reasons; `_offer` adds the exchanges of tiles."""
    return {**branch_view(line), "children": [_branch(each) for each in line.children], "swap": None}


def _offer(branches: Sequence[BranchProps], changes: Sequence[TileExchange]) -> None:
    """Add the exchanges of tiles (*changes*) to the reasons that describe them, for buttons that try them.

    The dicts in *branches* are changed in place.
    """
    for view, change in zip(branches, changes[:MOST_DESCRIBED], strict=False):
        view["swap"] = {"given": spaced(change.given), "received": spaced(change.received)}


# -- payments --------------------------------------------------------------------------------------


def _seat(seat: int) -> str:
    return say("worth-seat", seat=seat + 1, you="no" if seat else "yes")


def _paid(tray: ScoreTray, closing: Closing, plain: WorthProps) -> WorthProps:
    """Return *plain*, the worth so far, with the payments and their rules; the reader (seat 0) closes."""
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
