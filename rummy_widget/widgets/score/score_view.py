"""Data with which the score page is shown: the rack, the tiles that can be added, and the settings.

The module `worth` makes the part that says how many points the rack is worth. The types are in
`shapes.score`.
"""

from __future__ import annotations

from functools import cache

from ...engine.closes.prices import close_rules
from ...engine.faults import FaultCode, RulesError
from ...engine.reading.rack import RackReading, read_rack
from ...engine.rules import RUMMY_PRO, SWITCHES
from ...engine.solver.closing.best import best_close
from ...engine.tiles import COLOURS, JOKER, NUMBERS, NotationError, Tile, parse_tiles
from ...text.sentences.faults import fault_sentence
from ...text.sentences.tiles import colour_key, tile_name
from ...text.sentences.typed import notation_sentence
from ...text.words import language, say
from ..fields import pick_field, switch_field
from ..rack_view import TOOLS, clause_view, rack_view, tile_view, verdict_view
from ..shapes.fields import SetupFieldProps
from ..shapes.racks import CitedProps, VerdictProps
from ..shapes.score import PaletteRowProps, PricedExampleProps, ScoreState, StockTileProps
from .tray import CHOICES, HOUSE, ScoreTray
from .worth import worth_view

EXAMPLES: dict[str, str] = {
    "simple": "r2 r3 r4 r5 r6 | b8 b9 b10 / r13 y13 b13 | r1 y1 k1 | k10",
    "jokers": "r2 r3 r4 * r6 | b8 b9 b10 / r13 y13 b13 | r1 y1 * | k10",
    "mosaic": "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 / k3",
    "bicolor": "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8",
    "minor": "r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 / r7 y7 b7 k7 | k12",
    "major": "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11",
    "doubles": "r8 r8 | b10 b10 | k12 k12 | y10 y10 / r1 r1 | b2 b2 | y13 y13 | k11",
    "eight": "r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10 / b11",
    "monocolor": "r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 / r11 r12 r13 r1 | k8",
    "two-ways": "r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 / b5 b6 b7 b8 | k1",
    "one-away": "r2 r3 r4 r5 r6 | b8 b9 b10 / r13 y13 b13 | y1 k1 | k10 | y6",
}
"""Example racks in notation, by name.

All but two are from the published rules: "two-ways" can be arranged as a winning hand in two ways, and
"one-away" needs one other tile to become a winning hand.
"""


def reading_of(tray: ScoreTray) -> RackReading:
    """Return the engine's analysis of the rack on the score page, as its tiles are arranged now."""
    return read_rack(tray.arrangement, tray.rules, jokers_thrown=tray.thrown, multiplier=tray.multiplier)


def score_view(
    tray: ScoreTray,
    problem: RulesError | ValueError | None = None,
    *,
    home: str | None = None,
    two: bool = False,
) -> ScoreState:
    """Return the state of the view "score": all data with which the score page is shown.

    *problem* is the error because of which the last message was refused; None if it wasn't refused. *home* is
    the address of the home page. The page also lists exchanges of one tile that would make the rack worth
    more. *two* says whether to search for exchanges of two tiles if no exchange of one tile would do so; this
    takes longer.
    """
    reading = reading_of(tray)
    # The panel beside the rack shows the proof and the points.
    verdict: VerdictProps = {**verdict_view(reading, tray.rules), "lines": [], "points": None}
    rack = rack_view(
        tray.layout, reading, verdict=verdict, undo=bool(tray.history.past), redo=bool(tray.history.future),
        size=tray.size, tools=list(TOOLS),
    )  # fmt: skip
    most = close_rules(tray.rules).size
    return {
        "title": say("worth-title"),
        "home": home,
        "rack": rack,
        "notation": tray.arrangement.notation(),
        "count": {"now": len(tray.tiles), "text": say("worth-count", count=len(tray.tiles), most=most)},
        "palette": _palette(tray),
        "problem": _problem(problem),
        "fields": _fields(tray),
        "house": [switch_field(name, tray.value(name)) for name in HOUSE],
        "changed": any(tray.value(name) != SWITCHES[name].of(RUMMY_PRO) for name in HOUSE),
        "examples": _examples(language()),
        "worth": worth_view(tray, reading, two),
    }


def score_sentence(view: ScoreState) -> str:
    """Return what a screen reader should read out about the score page.

    If the page's last message was refused, the result says why. Otherwise, it says how many points the tiles
    are worth or what is missing for a close. If there are too few tiles for that (fewer than fourteen in
    Rummy PRO), it says how many tiles there are.
    """
    if view["problem"]:
        return str(view["problem"]["text"])
    worth, count = view["worth"], view["count"]
    return f"{worth['title']} {worth['text']}".strip() if worth["priced"] else str(count["text"])


# -- adding tiles ----------------------------------------------------------------------------------


def _palette(tray: ScoreTray) -> list[PaletteRowProps]:
    """Return the tiles that can be added to the rack: a row for each colour, then a row with the Joker.

    The data for each tile include the number of copies that can still be added.
    """
    rows = [[Tile(colour, number) for number in NUMBERS] for colour in COLOURS]
    named = [(say("colour", colour=colour_key(row[0])), row) for row in rows]
    return [
        {"name": name, "tiles": [_stock(tray, each) for each in row]}
        for name, row in (*named, (say("joker"), [JOKER]))
    ]


def _stock(tray: ScoreTray, kind: Tile) -> StockTileProps:
    """Return the data for a tile that can be added, with the number of copies that can still be added."""
    left = tray.left(kind)
    name = say("worth-left", tile=tile_name(kind), count=left)
    return {"key": str(kind), "tile": tile_view(0, kind), "left": left, "name": name}


def _problem(problem: RulesError | ValueError | None) -> CitedProps | None:
    """Return a sentence that says why a message was refused, with the clause of the rules that it cites.

    *problem* is the error because of which the message was refused. If the message could not be read, the
    clause is None. Returns None if *problem* is None.
    """
    if problem is None:
        return None
    if isinstance(problem, RulesError):
        text = fault_sentence(problem.fault)
        if problem.fault.code is FaultCode.RACK_TOO_LARGE:
            text = say("worth-full", count=problem.fault.wanted or 0)
        return {"text": text, "clause": clause_view(problem.fault.clause)}
    reason = notation_sentence(problem) if isinstance(problem, NotationError) else str(problem)
    return {"text": reason, "clause": None}


def _fields(tray: ScoreTray) -> list[SetupFieldProps]:
    """Return the settings fields of the score page, except those for house rules."""
    options = {key: [(each, say(f"worth-{key}", value=each)) for each in CHOICES[key]] for key in CHOICES}
    options["thrown"] = [(str(each), str(each)) for each in range(tray.most_jokers + 1)]
    clauses = {"players": None, "multiplier": None, "thrown": "PRO-13", "twin": "PRO-5"}
    fields = [
        pick_field(key, say("worth-field", field=key), tray.value(key), options[key], clause=clause)
        for key, clause in clauses.items()
    ]
    return [*fields, switch_field("extra_joker", tray.value("extra_joker"))]


@cache
def _examples(spoken: str) -> list[PricedExampleProps]:
    """Return the example racks, each with the points that it is worth under the rules of the course.

    *spoken* must be the current language; it is an argument so that the result is cached for each language.
    """
    found: list[PricedExampleProps] = []
    for key, text in EXAMPLES.items():
        closing = best_close(parse_tiles(text))
        points = closing.points if closing else 0
        named = say("pattern", pattern=closing.pattern) if closing else ""
        title = say("worth-example", example=key, pattern=named)
        found.append({"key": key, "title": title, "points": points or None})
    return found
