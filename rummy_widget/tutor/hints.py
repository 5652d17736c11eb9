"""Hints: first the author's, then those computed from where the learner is.

The first computed grade names no tile and no place, the second a place, the third tiles, the fourth the move.
Which way to go is looked up from where the tiles lie now, so it holds also for who has wandered off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from .. import words
from ..game.turn import Verb, read_move
from ..layout import Layout, parse_arrangement
from ..melds import Meld, read_meld
from ..racks import SegmentState
from ..sentences import sentence, tiles_names
from ..tiles import Tile, parse_tiles
from .answers import Answer, answer_text, read_answer
from .counting import apart, kinds
from .judge import passes
from .plan import Lift, Spot, after, lifted, segments, way
from .steps import StepData, StepKind
from .turns import move_text, moves_to

if TYPE_CHECKING:
    from .attempt import Attempt

TOP = 4  # the grade that says the move


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in sight: what it says, and the tiles and slots that it shows.

    `grade` is 0 for the author's, 1 to 4 for the computed ones. A hint of grade 4 carries the move: `lift`,
    the ids to choose, the answer or the move of the game.
    """

    grade: int
    text: str
    marked: tuple[int, ...] = ()
    slots: tuple[Spot, ...] = ()
    lift: Lift | None = None
    chosen: tuple[int, ...] = ()
    answer: str = ""
    move: str = ""


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A layout on the way to an answer, and the lift that comes next there."""

    layout: Layout
    lift: Lift


def ladder(attempt: Attempt) -> tuple[Hint, ...]:
    """The computed hints for where the learner is now, by grade; fewer where no answer is known."""
    match attempt.step.kind:
        case StepKind.ARRANGE:
            found = _arrange(attempt) if attempt.step.answers else _unsolved(attempt)
        case StepKind.CHOOSE:
            found = _choose(attempt)
        case StepKind.ANSWER:
            found = _answer(attempt)
        case StepKind.ACT:
            found = _act(attempt)
    return tuple(found)


def grades(attempt: Attempt) -> tuple[int, ...]:
    """The grades of the computed hints that there are here, without looking for a way."""
    if attempt.step.kind is StepKind.ARRANGE and attempt.step.answers:
        return tuple(range(1, TOP + 1))
    return tuple(hint.grade for hint in ladder(attempt))


# -- arrange --------------------------------------------------------------------------------------


def waypoints(attempt: Attempt) -> tuple[Waypoint, ...]:
    """The way from here: the rest of the one that the last hint pointed along, or a new one."""
    layout = attempt.layout
    for place, point in enumerate(attempt.way):
        if point.layout == layout:
            return attempt.way[place:]
    step = attempt.step
    answers = [parse_arrangement(answer) for answer in step.answers]
    points = []
    for lift in way(layout, answers, lambda there: passes(step, there)) or ():
        points.append(Waypoint(layout, lift))
        layout = after(layout, [lift])
    return tuple(points)


def _arrange(attempt: Attempt) -> Iterator[Hint]:
    points = waypoints(attempt)
    if not points:
        return
    layout, lift = attempt.layout, points[0].lift
    final = after(layout, [point.lift for point in points])
    company = next(ids for _, _, ids in segments(final) if lift.ids[0] in ids)
    others = tuple(id for id in company if id not in lift.ids)
    tiles = [layout.tiles[id] for id in lift.ids]
    yield Hint(1, _nudge(attempt, points, company))

    shelf, start, row = next(found for found in segments(layout) if lift.ids[0] in found[2])
    slots = tuple((shelf, start + place) for place in range(len(row)))
    yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)

    names = tiles_names(tiles)
    with_others = others and len(others) <= 4
    key = "hint-tiles-with" if with_others else "hint-tiles"
    args = {"others": tiles_names([layout.tiles[id] for id in others])} if with_others else {}
    yield Hint(3, sentence(words.say(key, count=len(tiles), tiles=names, **args)), lift.ids, slots)

    goals = tuple((lift.shelf, lift.slot + place) for place in range(len(lift.ids)))
    yield Hint(TOP, _move(after(layout, [lift]), lift, names), lift.ids, goals, lift=lift)


def _nudge(attempt: Attempt, points: Sequence[Waypoint], company: Sequence[int]) -> str:
    """What to think of: the row that the next tile belongs to, as far as its words have been taught."""
    layout = attempt.layout
    meld = read_meld(tuple(layout.tiles[id].kind for id in company), attempt.step.rules)
    moving = {id for point in points for id in point.lift.ids}
    missing = sum(id in moving for id in company)
    if attempt.step.judged and not isinstance(meld, Meld) and points[0].lift.ids[0] in _at_fault(attempt):
        return words.say("hint-nudge-remove", count=len(points[0].lift.ids))
    if not attempt.step.judged or not isinstance(meld, Meld):
        return words.say("hint-nudge-count", count=lifted([point.lift for point in points]))
    if missing == len(company):
        return words.say("hint-nudge-begin", kind=meld.kind)
    return words.say("hint-nudge-finish", kind=meld.kind, count=missing)


def _at_fault(attempt: Attempt) -> set[int | None]:
    """Ids of the tiles that the rack itself says do not fit."""
    return {
        attempt.layout.shelves[segment.shelf][segment.start + place]
        for segment in attempt.shown.segments
        if segment.fault is not None and segment.state is SegmentState.FAULT
        for place in segment.fault.at
    }


def _move(moved: Layout, lift: Lift, names: str) -> str:
    """The move in words, by the neighbours that the tiles come to have."""
    slots = moved.shelves[lift.shelf]

    def name(slot: int) -> str | None:
        id = slots[slot] if 0 <= slot < len(slots) else None
        return None if id is None else tiles_names([moved.tiles[id]])

    left, right = name(lift.slot - 1), name(lift.slot + len(lift.ids))
    if left and right:
        return words.say("hint-move-between", tiles=names, left=left, right=right)
    if left:
        return words.say("hint-move-after", tiles=names, other=left)
    if right:
        return words.say("hint-move-before", tiles=names, other=right)
    return words.say("hint-move", tiles=names, count=len(lift.ids), shelf=lift.shelf, number=lift.slot + 1)


def _unsolved(attempt: Attempt) -> Iterator[Hint]:
    """What can be said where only the checks are known: what is wanted, and what is not right yet."""
    unmet = attempt.step.check.unmet(attempt.shown)
    wanted = next((said for check in unmet if (said := check.wanted())), words.say("hint-nudge-think"))
    yield Hint(1, wanted)
    if not attempt.step.judged:
        return
    states = (SegmentState.FAULT, SegmentState.UNFINISHED)
    rough = [segment for state in states for segment in attempt.shown.segments if segment.state is state]
    if not rough:
        return
    segment = rough[0]
    slots = tuple((segment.shelf, segment.start + place) for place in range(len(segment.tiles)))
    yield Hint(2, words.say("hint-place-shelf", shelf=segment.shelf), (), slots)
    ids = tuple(id for shelf, slot in slots if (id := attempt.layout.shelves[shelf][slot]) is not None)
    if segment.fault and segment.fault.at and segment.state is SegmentState.FAULT:
        marked = tuple(ids[place] for place in segment.fault.at)
    else:
        marked = (
            tuple(
                id
                for id, tile in enumerate(attempt.layout.tiles)
                if tile.kind in segment.completions and id not in ids
            )
            or ids
        )
    tiles = [attempt.layout.tiles[id] for id in marked]
    yield Hint(3, words.say("hint-tiles-think", count=len(tiles), tiles=tiles_names(tiles)), marked, slots)


# -- choose ---------------------------------------------------------------------------------------


def _choose(attempt: Attempt) -> Iterator[Hint]:
    answers = [kinds(parse_tiles(answer)) for answer in attempt.step.answers]
    if not answers:
        wanted = (said for check in attempt.step.check.unmet(attempt.shown) if (said := check.wanted()))
        yield Hint(1, next(wanted, words.say("hint-nudge-think")))
        return
    layout = attempt.layout
    chosen = Counter(layout.tiles[id].kind for id in attempt.chosen)
    answer = min(answers, key=lambda each: apart(each, chosen))
    missing, extra = answer - chosen, chosen - answer
    if not missing and not extra:
        yield Hint(TOP, words.say("hint-check"), chosen=attempt.chosen)
        return
    if extra:
        yield Hint(1, words.say("hint-nudge-choose-less", count=extra.total()))
    elif chosen:
        yield Hint(1, words.say("hint-nudge-choose-more", count=missing.total()))
    else:
        yield Hint(1, words.say("hint-nudge-choose", count=missing.total()))

    lying = [id for _, _, ids in segments(layout) for id in ids]
    matter = [
        id
        for id in lying
        if layout.tiles[id].kind in (extra or missing) and (id in attempt.chosen) == bool(extra)
    ]
    shelf, start, row = next(found for found in segments(layout) if matter[0] in found[2])
    slots = tuple((shelf, start + place) for place in range(len(row)))
    yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)

    # One that matters, and one beside it that does not: which of the two, is left to think about.
    decoys = [
        id for id in lying if layout.tiles[id].kind not in answer and (id in attempt.chosen) == bool(extra)
    ]
    pair = sorted((matter[0], *(() if extra else decoys[:1])), key=lying.index)
    either = tiles_names([layout.tiles[id] for id in pair], "list-or")
    yield Hint(3, words.say("hint-tiles", count=1, tiles=either), tuple(pair), slots)

    wanted_ids = _ids_of(answer, layout, attempt.chosen)
    tiles = [layout.tiles[id] for id in wanted_ids]
    yield Hint(
        TOP,
        words.say("hint-choose", count=len(tiles), tiles=tiles_names(tiles)),
        wanted_ids,
        chosen=wanted_ids,
    )


def _ids_of(answer: Counter[Tile], layout: Layout, chosen: Sequence[int]) -> tuple[int, ...]:
    """Ids that make up the answer, those already chosen first."""
    need, found = Counter(answer), []
    lying = [id for _, _, ids in segments(layout) for id in ids]
    for id in sorted(lying, key=lambda id: id not in chosen):
        if need[layout.tiles[id].kind] > 0:
            need[layout.tiles[id].kind] -= 1
            found.append(id)
    return tuple(sorted(found, key=lying.index))


# -- answer ---------------------------------------------------------------------------------------


def _answer(attempt: Attempt) -> Iterator[Hint]:
    step = attempt.step
    yield Hint(1, _answer_nudge(attempt))
    if step.solution is None:
        return
    solution = read_answer(step.solution)
    if step.options:
        yield from _rule_out(step, solution)
    elif isinstance(solution, Fraction):
        yield from _close_in(solution)
    picked = next((str(option.text) for option in step.options if option.key == step.solution), None)
    key, text = ("hint-answer-option", picked) if picked else ("hint-answer", answer_text(solution))
    yield Hint(TOP, words.say(key, answer=text), answer=step.solution)


def _answer_nudge(attempt: Attempt) -> str:
    given = attempt.shown.answer
    solution = read_answer(attempt.step.solution) if attempt.step.solution is not None else None
    if isinstance(given, Fraction) and isinstance(solution, Fraction) and given != solution:
        return words.say("hint-nudge-larger" if given < solution else "hint-nudge-smaller")
    return words.say("hint-nudge-answer" if attempt.step.start.tiles else "hint-nudge-think")


def _rule_out(step: StepData, solution: Answer) -> Iterator[Hint]:
    """Strike one wrong option, then all but one."""
    keys = [option.key for option in step.options]
    wrong = [place for place, key in enumerate(keys) if key not in step.answers]
    if len(wrong) < 2:
        return
    yield Hint(2, words.say("hint-place-options", count=len(wrong), number=min(wrong[0] + 1, 5)))
    pair = sorted((keys.index(str(solution)), wrong[-1]))
    first, last = (str(step.options[place].text) for place in pair)
    yield Hint(3, words.say("hint-options-two", first=first, last=last))


def _close_in(solution: Fraction) -> Iterator[Hint]:
    """A wide range, then a narrow one; the answer stands at a third of either."""
    whole = solution.numerator // solution.denominator
    for grade, width in ((2, max(12, abs(whole) // 2)), (3, max(4, abs(whole) // 10))):
        low = whole - width // 3
        low = max(0, low) if whole >= 0 else low
        yield Hint(grade, words.say("hint-place-number", low=low, high=low + width))


# -- act ------------------------------------------------------------------------------------------


def _act(attempt: Attempt) -> Iterator[Hint]:
    yield Hint(1, words.say("hint-nudge-act"))
    turn = attempt.turn
    preferred = [move.strip() for answer in attempt.step.answers for move in answer.split(",")]
    moves = moves_to(turn, attempt.passes_turn, preferred) if turn else None
    if moves is None:
        yield Hint(2, words.say("hint-back"))
        yield Hint(TOP, words.say("hint-back"), move="undo")
    elif moves:
        move = moves[0]
        read = read_move(move)
        place = {Verb.DRAW: "stock", Verb.TAKE: "discards"}.get(read.verb, "rack")
        yield Hint(2, words.say("hint-place-moves", place=place))
        tile = turn.discard if turn and read.verb is Verb.TAKE else read.tile
        if tile is not None:
            marked = tuple(id for id, each in enumerate(attempt.layout.tiles) if each.kind == tile.kind)
            on_rack = () if read.verb is Verb.TAKE else marked[:1]
            yield Hint(3, words.say("hint-tiles", count=1, tiles=tiles_names([tile])), on_rack)
        yield Hint(TOP, words.say("hint-act", move=move_text(move, turn)), move=move)
