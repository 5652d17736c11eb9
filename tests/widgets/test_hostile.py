"""A page that means harm: whatever it sends, the tiles stay, the kernel lives, and it gets an answer."""

import math
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parts
import rummy_widget as rw
from rummy_widget.widgets.messages import SHAPES
from rummy_widget.widgets.shapes.messages import ROOM_ACTS
from rummy_widget.widgets.table.save_files import SaveFolder
from widgets.pages import Page

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
IDS = st.lists(st.integers(-3, 9), max_size=6)
ENDED = rw.write_record(rw.new_game(players=2, seed=7).after("leave"))
FIELD = {
    "tiles": IDS | JSON,
    "shelf": st.integers(-1, 2) | JSON,
    "slot": st.integers(-1, 70) | JSON,
    "gap": st.integers(-1, 70) | JSON,
    "size": st.sampled_from(["normal", "projector"]) | JSON,
    "answer": st.text(max_size=9) | JSON,
    "code": st.sampled_from(["7b", "", " ", "x" * 99]) | JSON,
    "name": st.sampled_from(["red 7", "\0", "=cmd"]) | JSON,
    "move": st.sampled_from(["draw", "take", "discard r5", "throw", "close k9", "fly"]) | JSON,
    "step": st.text(max_size=9) | JSON,
    "seed": st.integers(-1, 99) | JSON,
    "arrangement": st.sampled_from(["r5 r6 r7 / k9", "r5 r5 r5", "/ / /", "r99"]) | JSON,
    "spread": st.sampled_from(["r5 r6 | r7 k9", "r5 r6 r7", "| |", "r99"]) | JSON,
    "stored": st.dictionaries(st.sampled_from(["runs", "tiles", "x"]), JSON, max_size=3) | JSON,
    "lesson": JSON,
    "key": st.sampled_from(["seats", "speed", "code", "extra_joker", "thrown", "bicolor"])
    | st.sampled_from(["", "00000000", "../x"])
    | JSON,
    "value": st.sampled_from(["2", "none", "yes", "instead_of_draw", "natural_only"]) | JSON,
    "tile": st.integers(-1, 20) | st.sampled_from(["r5", "*", "*k9", "r99"]) | JSON,
    "text": st.sampled_from(["r5 r6 r7 | k9", "r5 r5 r5", "?quick", "r99"]) | JSON,
    "by": st.sampled_from(["run", "group"]) | JSON,
    "given": st.sampled_from(["r5", "k9 *", "y13", ""]) | JSON,
    "received": st.sampled_from(["r6", "*", "r5 r5 r5", ""]) | JSON,
    "rev": st.integers(-1, 99) | JSON,
    "token": st.text(max_size=40) | JSON,
    "index": st.integers(-1, 99) | JSON,
    "record": st.sampled_from([ENDED, ENDED[:150], "rummy-widget game 1"]) | JSON,
    "game": st.sampled_from(["pro", "../x"]) | JSON,
    "book": st.sampled_from(["RK", "PRO", "../x"]) | JSON,
    "act": st.sampled_from(["open", "turn", "show-early", "pick", "drop", "save", "names", *ROOM_ACTS, "fly"])
    | JSON,
    "n": st.integers(-1, 9) | JSON,
    "address": st.sampled_from(["http://[", "https://a.example/notebooks/live.ipynb", "javascript:1"]) | JSON,
    "seat": st.integers(-1, 9) | JSON,
    "at": st.sampled_from(["http://localhost/x", "javascript:alert(1)", "x" * 999]) | JSON,
    "_esm": st.just("alert(1)"),
    "_css": JSON,
}
MESSAGES = st.builds(
    lambda kind, fields: {"method": "custom", "content": {"type": kind, **fields}},
    st.sampled_from(sorted(SHAPES)) | JSON,
    st.sets(st.sampled_from(sorted(FIELD)), max_size=4).flatmap(
        lambda names: st.fixed_dictionaries({name: FIELD[name] for name in names})
    ),
)
WHOLE = st.builds(
    lambda kind, fields: {"method": "custom", "content": {"type": kind, **fields}},
    st.shared(st.sampled_from(sorted(SHAPES)), key="kind"),
    st.shared(st.sampled_from(sorted(SHAPES)), key="kind").flatmap(
        lambda kind: st.fixed_dictionaries(
            {name: FIELD[name] for name in SHAPES[kind].__annotations__ if name != "type"}
        )
    ),
)
LINES = st.builds(
    lambda method, state: {"method": method, "state": state},
    st.sampled_from(["update", "backbone", "custom", "echo_update"]) | JSON,
    st.dictionaries(
        st.sampled_from(["_esm", "_css", "state", "words", "view", "arrangement", "layout"]), JSON
    )
    | JSON,
)

TABLE = "r5 r6 r7 | b9 y9 k9"
WIDGETS = {
    "rack": lambda: rw.Rack("r5 r6 | r7 k9 / * y4"),
    "rack-table": lambda: rw.Rack("r8 | k1 / *", spread=TABLE, rules=rw.RUMMIKUB),
    "step-table": lambda: rw.exercise("r8 | k1", "Lay one.", spread=TABLE, lays=1, rules=rw.RUMMIKUB),
    "step": lambda: rw.Lesson("runs").step("first-run"),
    "lesson": lambda: rw.Lesson("groups"),
    "header": lambda: rw.Lesson("tiles").header(),
    "footer": lambda: rw.Lesson("tiles").footer(),
    "house-rule": lambda: rw.Lesson("runs").house_rule("mosaic_jokers"),
    "lesson-rack": lambda: rw.Lesson("runs").rack("r5 r6 r7 | k9"),
    "exercise": lambda: rw.exercise("r5 r6 | b9 / r7", "Make a run.", runs=1, solution="r5 r6 r7 | b9"),
    "home": rw.Home,
    "progress": rw.Progress,
    "topics": rw.ClassTopics,
    "rules": rw.Rules,
    "score": lambda: rw.Score("r5 r6 | r7 k9 / * y4"),
    "practice": lambda: rw.Practice("place-joker", seed=3, difficulty="easy"),
    "puzzle": lambda: rw.Puzzle(seed=3, difficulty="easy"),
    "class-exercise": lambda: rw.Exercise("racks-symbols", seed=3),
    "classwork": lambda: rw.Classwork("waiting", code="7b", name="red 7"),
    "live": lambda: rw.LiveClass("waiting"),
    "simulation": lambda: rw.Simulation("doubles", deals=500),
    "chances": lambda: rw.Chances("r5 r6 | r7 k9 / * y4"),
    "projector": rw.Projector,
    "table": lambda: dealt_table(),
}


def dealt_table():
    """A game that nobody keeps a file of."""
    table = rw.Table(seats=2, seed=3, speed="none", show="no", saves=SaveFolder(Path("/dev/null/nowhere")))
    Page(table).sends("deal")
    return table


@pytest.mark.parametrize("make", WIDGETS.values(), ids=WIDGETS)
@pytest.mark.whole
@settings(max_examples=30 if parts.WHOLE else 10)
@given(lines=st.lists(WHOLE | MESSAGES | LINES | JSON, min_size=4, max_size=10))
def test_nothing_that_a_page_sends_does_harm(make, lines):
    widget = make()
    page = Page(widget)
    code = {name: getattr(widget, name) for name in ("_esm", "_css", "words", "view", "layout")}
    lesson = rack_of(widget)
    for place, line in enumerate(lines, 1):
        page.raw(line)
        assert len(page.answers) == place
        assert set(page.answers[-1]) == {"answer", "ok", "error", "rev"}
    assert {name: getattr(widget, name) for name in code} == code
    others = {"lesson", "palette", "skills", "modes"} & set(widget.state)  # where other tiles may come
    if lesson is not None and (after := rack_of(widget)) is not None and not others:
        assert after == lesson
    assert page.sends("hello")["ok"]


def rack_of(widget):
    rack = widget.state.get("rack")
    trays = [tray["tiles"] for tray in rack.get("trays", ())] if rack else []
    return rack and sorted(tile["name"] for row in (*rack["shelves"], *trays) for tile in row if tile)


DEEP: list = []
for _ in range(500):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "fields",
    [
        {"tiles": list(range(10**6)), "shelf": 0, "slot": 0},
        {"tiles": [0, 0], "shelf": 0, "slot": 0},
        {"tiles": [99], "shelf": 0, "slot": 0},
        {"tiles": [-1], "shelf": 0, "slot": 0},
        {"tiles": [0], "shelf": 0, "slot": math.nan},
        {"tiles": [0], "shelf": 0, "slot": 10**9},
        {"tiles": DEEP, "shelf": 0, "slot": 0},
        {"tiles": [0], "shelf": 0, "slot": 0, "_esm": "alert(1)"},
        {"tiles": [True], "shelf": False, "slot": 0},
        {"tiles": "0", "shelf": 0, "slot": 0},
        {"tiles": [], "shelf": 0, "slot": 0},
    ],
)
def test_a_hostile_move_is_refused_with_a_reason(fields):
    rack = rw.Rack("r5 r6 | b9")
    answer = Page(rack).sends("move", **fields)
    assert not answer["ok"]
    assert 5 < len(answer["error"]) < 300
    assert rack.arrangement == "r5 r6 | b9"


@pytest.mark.slow
@pytest.mark.whole
@given(stored=st.dictionaries(st.sampled_from(["runs", "tiles", "groups"]), JSON, min_size=1))
@settings(max_examples=parts.examples(150))
def test_stored_garbage_gives_no_stars(stored):
    home = rw.Home()
    page = Page(home)
    before = home.state["chapters"]
    page.sends("progress", stored=stored)
    assert home.state["chapters"] == before


def test_one_bad_lesson_spoils_no_other():
    home = rw.Home()
    good = {"v": 1, "steps": {"first-run": {"stars": 2}}}
    answer = Page(home).sends("progress", stored={"runs": good, "tiles": {"v": 9}})
    assert "tiles" in answer["error"]
    assert home.state["progress"]["runs"] == good
