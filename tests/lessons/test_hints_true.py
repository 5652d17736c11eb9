"""No computed hint is untrue of what it names: each is held against the right answers of its step."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from rummy_widget.engine.layout import Layout
from rummy_widget.engine.melds import Meld, MeldKind, read_meld
from rummy_widget.engine.reading.rack import SegmentState
from rummy_widget.engine.tiles import Tile, parse_tiles
from rummy_widget.text import words
from rummy_widget.text.sentences.tiles import say_of
from rummy_widget.tutor import Attempt, StepData, StepKind, StepOutcome, all_lessons, course
from rummy_widget.tutor.hint import TOP
from rummy_widget.tutor.plan.lifts import apply_lifts
from rummy_widget.tutor.practice import Difficulty, Skill, practice
from rummy_widget.tutor.proof import answer_passes
from rummy_widget.tutor.turns import move_text
from together import together

from .pointing import grades, ladder, laid, waypoints
from .scrambles import flung, scrambled

STEPS = [
    pytest.param(step, id=f"{lesson.key}:{step.key}")
    for lesson in all_lessons().values()
    for step in lesson.steps
]


def of_kind(kind: StepKind) -> pytest.MarkDecorator:
    return together("step", [each for each in STEPS if each.values[0].kind is kind])


def hints_of(attempt: Attempt) -> dict[int, str]:
    return {hint.grade: hint.text for hint in ladder(attempt)}


# -- choosing -----------------------------------------------------------------------------------------


def choices(attempt: Attempt) -> Iterator[tuple[int, ...]]:
    """Nothing, each tile alone, pairs, the right ones but for one, and those with one more."""
    ids = [id for id in range(len(attempt.layout.tiles)) if id not in attempt.layout.table]
    yield ()
    yield from ((id,) for id in ids)
    pairs = list(combinations(ids, 2))
    yield from Random(1).sample(pairs, min(12, len(pairs)))
    for answer in attempt.step.answers[:2]:
        need, right = Counter(parse_tiles(answer)), list[int]()
        for id in ids:
            if need[attempt.layout.tiles[id].kind] > 0:
                need[attempt.layout.tiles[id].kind] -= 1
                right.append(id)
        yield tuple(right)
        yield from (tuple(id for id in right if id != out) for out in right)
        yield from ((*right, id) for id in ids if id not in right)


def right_choices(step: StepData) -> list[Counter[Tile]]:
    """All right answers that are written down, and every single tile that is one."""
    single = {str(tile.kind) for tile in step.start.tiles if answer_passes(step, str(tile.kind))}
    return [Counter(parse_tiles(answer)) for answer in {*step.answers, *single}]


@of_kind(StepKind.CHOOSE)
def test_of_chosen_tiles_a_hint_says_nothing_untrue(step: StepData) -> None:
    says_nothing_untrue(step)


def says_nothing_untrue(step: StepData) -> None:
    begun, answers = Attempt.begin(step), right_choices(step)
    for ids in choices(begun):
        attempt = begun.choose(ids)
        tiles = attempt.layout.tiles
        chosen = Counter(tiles[id].kind for id in ids)
        hints = {hint.grade: hint for hint in ladder(attempt)}
        said = {grade: hint.text for grade, hint in hints.items()}
        assert grades(attempt) == tuple(hints)
        if chosen in answers:
            assert said == {TOP: words.say("hint-check")}, "what is right needs no change"
            continue
        assert Counter(tiles[id].kind for id in hints[TOP].chosen) in answers
        fewest = min((answer - chosen).total() + (chosen - answer).total() for answer in answers)
        near = [
            answer for answer in answers
            if (answer - chosen).total() + (chosen - answer).total() == fewest
        ]  # fmt: skip
        counts = {(chosen - answer).total() for answer in near}
        if any(counts):
            assert said[1] in {
                say_of(step.start.tiles, "hint-nudge-choose-less", count=count) for count in counts
            }
            assert (3 in hints) == any(count < len(ids) for count in counts)
            if 3 in hints:
                (named,) = (tiles[id] for id in hints[3].marked)
                assert any((chosen - answer)[named.kind] for answer in near), said[3]
                assert said[3].endswith("is one too many.")
            continue
        lacking = {(answer - chosen).total() for answer in near}
        key = "hint-nudge-choose-more" if ids else "hint-nudge-choose"
        assert said.get(1) in {say_of(step.start.tiles, key, count=count) for count in lacking} | {None}
        if 3 in hints:
            assert said[3].startswith("It's ")
            pair = [tiles[id] for id in hints[3].marked]
            one = [any((answer - chosen)[tile.kind] for answer in near) for tile in pair]
            assert sum(one) == 1, f"{said[3]} of which {one} are looked for, with {sorted(chosen)} chosen"
        if 2 in hints:
            on = [any(tiles[id].kind in answer - chosen for id in lying if id is not None and id not in ids)
                  for answer in near for lying in attempt.layout.shelves[:2]]  # fmt: skip
            assert any(
                on[at] for at in range(len(on)) if said[2] == words.say("hint-place-shelf", shelf=at % 2)
            )


def test_a_tile_that_is_wrong_is_not_said_to_be_the_one() -> None:
    begun = Attempt.begin(course().lesson("tiles").step("colours"))
    assert str(begun.layout.tiles[0]) == "r4"
    wrong = begun.choose((0, 1))
    assert hints_of(wrong)[3] == "Red 4 is one too many."
    with words.speaking("ro"):
        assert hints_of(wrong)[3] == "4 roșu este în plus."


def test_a_tile_as_good_is_neither_too_many_nor_a_decoy() -> None:
    step = course().lesson("turn").step("which")
    assert {*step.answers} == {"k13", "k1"}
    begun = Attempt.begin(step)
    for id, tile in enumerate(begun.layout.tiles):
        hints = hints_of(begun.choose((id,)))
        assert (hints == {TOP: "Everything's in place. Press Check."}) == (str(tile.kind) in step.answers)
    either = hints_of(begun)[3]
    assert ("black 13" in either) != ("black 1" in either.replace("black 13", "")), either


def test_a_tile_of_another_answer_is_no_decoy() -> None:
    """Two tiles may be taken away in either of two ways: what one way takes, the other leaves."""
    for seed in (719, 830):
        step = practice(Skill.SPOT_FAULT, seed, tuple(Difficulty)[seed % len(Difficulty)])
        assert len(step.answers) == 2
        says_nothing_untrue(step)


# -- answering ----------------------------------------------------------------------------------------


@of_kind(StepKind.ANSWER)
def test_of_answers_a_hint_says_nothing_untrue(step: StepData) -> None:
    keys, numbers = [option.key for option in step.options], re.compile(r"-?\d+")
    assert step.solution is not None
    tried = keys or [str(int(Fraction(step.solution)) + apart) for apart in (-500, -3, -1, 1, 2, 900)]
    for given in ("", *(each for each in tried if not answer_passes(step, each))):
        begun = Attempt.begin(step)
        hints = hints_of(begun.check(given) if given else begun)
        right = [key for key in keys if answer_passes(step, key)]
        if keys:
            texts = [str(option.text) for option in step.options]
            ordinals = ("first", "second", "third", "fourth", "last")
            for place, ordinal in enumerate(ordinals[: len(keys)]):
                if f"not the {ordinal} answer" in hints.get(2, ""):
                    assert keys[place] not in right
            if 3 in hints:
                assert sum(f"“{text}”" in hints[3] for text in texts) >= 2
                assert any(f"“{texts[keys.index(key)]}”" in hints[3] for key in right)
            assert str(step.options[keys.index(right[0])].text) in hints[TOP]
        else:
            ranges = [tuple(map(int, numbers.findall(hints[grade]))) for grade in (2, 3) if grade in hints]
            for low, high in ranges:
                assert low <= Fraction(step.solution) <= high
                assert low < high
                assert not given or not low <= Fraction(given) <= high, "what was tried is known"
            assert len({*ranges}) == len(ranges)
            assert answer_passes(step, hints[TOP].removeprefix("The answer is ").removesuffix("."))
            if given:
                assert ("larger" in hints[1]) == (Fraction(given) < Fraction(step.solution))


# -- acting -------------------------------------------------------------------------------------------


@of_kind(StepKind.ACT)
def test_of_a_move_a_hint_says_nothing_untrue(step: StepData) -> None:
    """Where one may be after any first move: the tile that is named is that of a move that leads on."""
    begun = Attempt.begin(step)
    for attempt in (begun, *(begun.act(move) for move in begun.offered)):
        if attempt.outcome is StepOutcome.RIGHT:
            continue
        hints = {hint.grade: hint for hint in ladder(attempt)}
        scene, move = attempt.turn, hints[TOP].move
        assert scene is not None
        if move == "undo":
            continue
        assert scene.after(move)
        named = re.fullmatch(
            r"It's ((red|yellow|blue|black) \d+|Joker)\.", hints[3].text if 3 in hints else ""
        )
        if named:
            assert named[1] in move_text(move, scene)


# -- arranging ----------------------------------------------------------------------------------------


def lying_about(step: StepData) -> Iterator[Attempt]:
    begun = Attempt.begin(step)
    yield begun
    for seed in range(2):
        for layout in (scrambled(begun.layout, seed, moves=1 + 3 * seed), flung(begun.layout, seed)):
            yield laid(begun, layout)


def held_by(layout: Layout, id: int) -> tuple[int, ...]:
    """The ids of the row in which a tile lies."""
    for shelf in layout.shelves:
        row: list[int] = []
        for lying in (*shelf, None):
            if lying is None:
                if id in row:
                    return tuple(row)
                row = []
            else:
                row.append(lying)
    raise AssertionError(f"{id} lies nowhere in {layout}")


@pytest.mark.parametrize(  # what is said of a table, test_tables holds against it
    "step", [e for e in STEPS if e.values[0].kind is StepKind.ARRANGE and e.values[0].spread is None]
)
def test_of_tiles_that_lie_a_hint_says_nothing_untrue(step: StepData) -> None:
    for attempt in lying_about(step):
        if attempt.outcome is StepOutcome.RIGHT:
            continue
        hints, points = {hint.grade: hint for hint in ladder(attempt)}, waypoints(attempt)
        final = apply_lifts(attempt.layout, [point.lift for point in points])
        lifted = {id for point in points for id in point.lift.ids}
        shown = at_fault(attempt) if step.judged else set()
        ahead = (point.lift.ids for point in points if not shown.issuperset(point.lift.ids))
        ids = next(ahead, ())
        assert 3 not in hints or hints[3].marked == ids
        assert bool(ids) or {*hints} == {TOP}, "what the rack shows by itself is no hint"
        if 1 not in hints:
            continue
        company = held_by(final, ids[0])
        assert 3 not in hints or "go with" not in hints[3].text.replace("goes", "go") or {*ids} < {*company}
        for kind in MeldKind:
            for count in range(1, len(company)):
                if hints[1].text == words.say("hint-nudge-finish", kind=kind, count=count):
                    meld = read_meld(tuple(attempt.layout.tiles[id].kind for id in company), step.rules)
                    assert isinstance(meld, Meld)
                    assert meld.kind is kind or is_of(meld, kind)
                    stay = [id for id in company if id not in lifted]
                    assert len(company) - count == len(stay) > 1, f"{attempt.layout}: {hints[1].text}"


def is_of(meld: Meld, kind: MeldKind) -> bool:
    return any(reading.kind is kind for reading in meld.readings)


def at_fault(attempt: Attempt) -> set[int | None]:
    """What the rack itself marks as not fitting."""
    return {
        attempt.layout.shelves[each.shelf][each.start + place]
        for each in attempt.state.check_input(attempt.step).segments
        if each.fault is not None and each.state is SegmentState.FAULT
        for place in each.fault.at
    }
