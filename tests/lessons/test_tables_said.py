"""What lessons claim of tiles that lie is so: how many can be laid, what Jokers are, what lies side by side.

The most that can be laid is the solver's; what Jokers stand for is read from every row of the step, of its
answers and of the mistake that a text is said to. A claim of neighbours, or of what somebody has counted,
stands in a table here with its proof: a text that makes one and isn't listed fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from rummy_widget.engine.melds import Meld, hand_value, read_meld
from rummy_widget.engine.rules import RUMMY_45, TILES_50, LaidScore, LayingPlay
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.tiles import Tile, Tiles, parse_tiles
from rummy_widget.tutor import StepData, StepKind, all_lessons, find_lesson
from rummy_widget.tutor.checks import Check
from rummy_widget.tutor.drills import vary
from rummy_widget.tutor.proof import answer_layout

from .said import Said, of_lesson

EVERY = all_lessons()
SAID = [said for lesson in EVERY.values() for said in of_lesson(lesson) if said.step is not None]
ON_TABLES = [
    pytest.param(step, id=f"{lesson.key}:{step.key}")
    for lesson in EVERY.values()
    for step in lesson.steps
    if step.kind is StepKind.ARRANGE and step.spread is not None
]
CLOSE, TWIN = 50, 50  # R45-10, R45-9


def is_open(said: Said) -> bool:
    """Return whether a text is from the lessons of a game with melds on the table."""
    return find_lesson(said.key.rsplit("/", 2)[0]).game != "pro"


def step_of(key: str) -> StepData:
    """Return the step whose texts have a key like `rummikub/melds/joker/why`."""
    lesson, step, _ = key.rsplit("/", 2)
    return find_lesson(lesson).step(step)


# -- how many can be laid -------------------------------------------------------------------------

NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5,
    "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
}  # fmt: skip
MOST = re.compile(
    r"\b(longest|what (you can|fits)|every tile|only one meld|one of your two|all three fit)\b", re.I
)
"""Where a goal claims that no more tiles go, without a number that is checked."""


def checks(check: Check) -> Iterator[Check]:
    if check.name in ("all", "any", "not"):
        for part in check.value if isinstance(check.value, tuple | list) else (check.value,):
            yield from checks(part)
    else:
        yield check


def asked(step: StepData) -> int | None:
    """Return how many tiles a step asks for, if its check or its goal claims that no more can be laid."""
    found = {check.name: check.value for check in checks(step.check)}
    if "lays" in found:
        return int(found["lays"])
    return len(found["laid"]) if "laid" in found and MOST.search(step.goal.said("en")) else None


def most(step: StepData) -> int:
    assert step.spread is not None
    play = best_play(step.spread, step.start.tiles, rules=step.rules, opened=step.opened)
    return play.count if play else 0


def most_is_asked_for(step: StepData) -> None:
    wanted = asked(step)
    assert wanted in (None, most(step)), step.start.notation()


@pytest.mark.parametrize("step", ON_TABLES)
def test_no_step_asks_for_fewer_tiles_than_can_be_laid(step: StepData) -> None:
    most_is_asked_for(step)
    if step.drill is not None:
        for seed in range(1, 5):
            most_is_asked_for(vary(step.key, step.title, step.drill, seed))


@pytest.mark.parametrize("step", ON_TABLES)
def test_a_number_that_a_goal_says_is_that_of_the_tiles_laid_or_left(step: StepData) -> None:
    found = {check.name: check.value for check in checks(step.check)}
    goal = step.goal.said("en").casefold()
    numbers = {NUMBERS[each] for each in re.findall(r"\b\w+\b", goal) if each in NUMBERS}
    if step.drill is None and "lays" in found and numbers:
        assert numbers & {found["lays"], len(step.start.tiles) - found["lays"], len(step.start.tiles)}, goal


def test_five_could_be_laid_where_four_were_asked_for() -> None:
    """The step as it was: both ends of the black run take a tile."""
    play = best_play("r2 y2 * | k5 k6 k7 k8", "b2 k4 k9 b11 b13", rules=TILES_50)
    assert play is not None
    assert play.count == 5


# -- what a Joker stands for ----------------------------------------------------------------------

COLOURS = {"red": "r", "yellow": "y", "blue": "b", "black": "k"}
TILE = r"(?:the |a |an )?(?:(red|yellow|blue|black) )?(\d+)(?:s)?\b"
STANDS = re.compile(rf"\b(?:as|is|was|be|stands? for|stood for|Joker) {TILE}(?: or {TILE})?")
NO_ROW = {
    "deal/twin/mistake *": "of Jokers in any run or group, where none lies",
    "mosaic/joker-colour/goal": "a Joker in a Mosaic, which is no run",
    "mosaic/joker-colour/why": "a Joker in a Mosaic, which is no run",
    "minor-major/joker/option 200": "a wrong answer, which holds it for an 8",
}


def claims(said: Said) -> Iterator[tuple[str | None, int]]:
    """Yield each tile that a text says of a Joker: its colour, if it is said, and its number."""
    for sentence in said.sentences("en"):
        if not re.search(r"Joker|stood for", sentence) or "counted" in sentence:
            continue
        for first, one, second, other in STANDS.findall(sentence):
            for colour, number in ((first, one), (second, other)):
                if number and int(number) <= 13:  # what is more are points
                    yield COLOURS.get(colour), int(number)


def rows(said: Said) -> Iterator[Tiles]:
    """Yield every row of a text's step: on table and rack, at its start, in its answers, in a mistake."""
    step = said.step
    assert step is not None
    layouts = [step.layout()]
    if (
        step.kind is StepKind.ARRANGE
    ):  # where a Joker of an answer was put for one tile, another may do as well
        layouts += [found for each in step.answers if (found := answer_layout(step, each)) is not None]
    elif (scene := step.first_scene()) is not None and scene.felt.spread is not None:
        yield from scene.felt.spread.melds
    for layout in layouts:
        for shelf in (*layout.shelves, *layout.trays):
            row: list[Tile] = []
            for id in (*shelf, None):
                if id is not None:
                    row.append(layout.tiles[id].kind if layout is not layouts[0] else layout.tiles[id])
                elif row:
                    yield tuple(row)
                    row = []
    if step.spread is not None:
        yield from step.spread.melds
    if said.mistake is not None:
        yield said.mistake.tiles
        if "|" in said.mistake.answer or " " in said.mistake.answer:
            yield from parse_table(said.mistake.answer).melds


def stood_for(said: Said) -> set[Tile]:
    """Return all that a Joker of these rows may stand for."""
    assert said.step is not None
    found: set[Tile] = set()
    for row in rows(said):
        tiles = row if isinstance(row, str) else tuple(row)
        meld = read_meld(tiles, said.step.rules) if len(tiles) > 2 else None
        if isinstance(meld, Meld):
            found |= {natural(tile) for each in meld.readings for tile in each.tiles if tile.joker}
    return found


def natural(joker: Tile) -> Tile:
    """Return the tile that a Joker stands for: `*r6` stands for r6."""
    return parse_tiles(str(joker).removeprefix("*"))[0]


JOKERS = [pytest.param(said, id=said.key) for said in SAID if said.key not in NO_ROW and any(claims(said))]


@pytest.mark.parametrize("said", JOKERS)
def test_a_joker_may_stand_for_what_a_text_says_of_it(said: Said) -> None:
    possible = stood_for(said)
    for colour, number in claims(said):
        fits = [each for each in possible if each.number == number and colour in (None, each.colour)]
        assert fits, f"{said.texts['en']}: {colour or ''}{number} is none of {sorted(map(str, possible))}"


def test_what_is_left_out_still_speaks_of_jokers() -> None:
    assert len(JOKERS) >= 20
    assert set(NO_ROW) <= {said.key for said in SAID if any(claims(said))}


# -- what somebody has counted --------------------------------------------------------------------


def laid(tiles: str) -> int:
    """Return what tiles give to the player who lays them in Rummy 45 (R45-8)."""
    play = RUMMY_45.play
    assert isinstance(play, LayingPlay)
    assert isinstance(play.score, LaidScore)
    return hand_value(parse_tiles(tiles), play.score.values)


COUNTED: dict[str, Callable[[int], int]] = {
    "rummy-45/exam/count-it/mistake 220": lambda joker: (
        laid(f"y1 k1 b1 r10 r11 r{joker} y4 y5 y6") + CLOSE + TWIN
    ),
    "rummy-45/first-win/what-it-gives/mistake 45": lambda one: laid("k12 k13 r9 y9 b9") + one,
    "rummy-45/closing/sum/mistake 95": lambda one: laid("r12 r13 y5 y6 y7") + one + CLOSE,
    "rummikub/opening/joker-counts/mistake 58": lambda joker: 22 + 3 + 3 + joker,
    "rummikub/opening/joker-counts/mistake 28": lambda _: 22 + 3 + 3,
}
"""What somebody comes to who counts a tile as each number that the text says."""

HAS_COUNTED = re.compile(r"\b(counted the|left the \w+ out)\b")


@pytest.mark.parametrize("key", COUNTED)
def test_who_has_counted_so_comes_to_that_answer(key: str) -> None:
    (found,) = (said for said in SAID if said.key == key)
    assert found.mistake is not None
    counted = next(each for each in found.sentences("en") if HAS_COUNTED.search(each))
    numbers = [int(each) for each in re.findall(r"\d+", counted.partition(" as ")[2])] or [0]
    assert {COUNTED[key](number) for number in numbers} == {int(found.mistake.answer)}, counted


def test_every_text_that_says_how_somebody_counted_has_its_proof() -> None:
    speaks = {
        said.key
        for said in SAID
        if said.mistake is not None and is_open(said) and HAS_COUNTED.search(said.texts["en"])
    }
    assert speaks == set(COUNTED)


# -- neighbours -----------------------------------------------------------------------------------


def missing(key: str, low: str, gap: str, high: str) -> bool:
    """Return whether just this tile is missing for a run, and lies neither on the rack nor to be taken."""
    step = step_of(key)
    scene = step.first_scene()
    seen = {str(tile.kind) for tile in step.start.tiles}
    if scene is not None and scene.discard is not None:
        seen.add(str(scene.discard.kind))
    return isinstance(read_meld(f"{low} {gap} {high}", step.rules), Meld) and gap not in seen


NEIGHBOURS: dict[str, tuple[str, Callable[[str], bool]]] = {
    "basic-rummy/turn/nothing-to-take/why": (
        "between the 10 and the queen of diamonds the jack is missing",
        lambda key: missing(key, "d10", "dj", "dq"),
    ),
    "rummy-45/exam/what-fits/why": (
        "between the blue 6 and your blue 8 a 7 is missing",
        lambda key: missing(key, "b6", "b7", "b8"),
    ),
}
"""What a text says of neighbours, in its words, and the proof."""

SPEAKS_OF_NEIGHBOURS = re.compile(r"\bneighbour|\bshares?\b|between the [^.]* missing", re.I)


def test_what_is_said_of_neighbours_is_so() -> None:
    speaks = {said.key for said in SAID if is_open(said) and SPEAKS_OF_NEIGHBOURS.search(said.texts["en"])}
    assert speaks == set(NEIGHBOURS)
    for key, (words, proof) in NEIGHBOURS.items():
        (found,) = (said for said in SAID if said.key == key)
        assert words in found.texts["en"]
        assert proof(key)
