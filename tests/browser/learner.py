"""A learner who knows the way: `rummy_widget.tutor` says what to do, a hand does it, and the card must agree.

Nothing that solves a step is typed here or in a test. After each move the tiles on the screen must lie as the
tutor says that they lie, and in the end the card must show the same outcome and as many stars.
"""

from __future__ import annotations

from functools import partial

from browser.hands import Hand
from browser.sight import Card, ids_of
from rummy_widget.engine.layout import Layout, parse_arrangement
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.tutor import Attempt, StepKind, StepOutcome, course
from rummy_widget.tutor.judge import passes
from rummy_widget.tutor.plan import find_path
from rummy_widget.tutor.plan.lifts import Lift

MOST_MOVES = 60


def solve(hand: Hand, card: Card, attempt: Attempt) -> Attempt:
    """Solve a step as it stands on its card; the attempt at its end."""
    card.wait()
    card.shows(attempt)
    match attempt.step.kind:
        case StepKind.ARRANGE:
            attempt = _arrange(hand, card, attempt)
        case StepKind.CHOOSE:
            attempt = choose(hand, card, attempt, _solution(attempt))
        case StepKind.ANSWER:
            attempt = answer(hand, card, attempt, _solution(attempt))
        case StepKind.ACT:
            for move in _solution(attempt).split(","):
                attempt = act(hand, card, attempt, move.strip())
    assert attempt.outcome is StepOutcome.RIGHT
    if card.find("[data-thrown]").count() == 0:
        card.shows(attempt)
    return attempt


def _arrange(hand: Hand, card: Card, attempt: Attempt) -> Attempt:
    step = attempt.step
    answers = [parse_arrangement(each) for each in step.answers]
    for _ in range(MOST_MOVES):
        if attempt.outcome is StepOutcome.RIGHT:
            return attempt
        lifts = find_path(attempt.layout, answers, partial(passes, step))
        assert lifts, f"no way from {attempt.layout}"
        attempt = move(hand, card, attempt, _carried(hand, attempt.layout, lifts[0]))
    raise AssertionError(f"{step.key} is not solved after {MOST_MOVES} moves")


def move(hand: Hand, card: Card, attempt: Attempt, lift: Lift) -> Attempt:
    """Make one move, and see that the screen shows it."""
    hand.move(card, attempt.layout, lift.ids, lift.shelf, lift.slot)
    attempt = attempt.move(lift.ids, lift.shelf, lift.slot)
    card.shows(attempt)
    return attempt


def _carried(hand: Hand, layout: Layout, lift: Lift) -> Lift:
    """The lift, or one tile of it where the hand cannot carry them all at once."""
    if hand.can_carry(layout, lift.ids, lift.shelf, lift.slot):
        return lift
    row = layout.shelves[lift.shelf]
    onward = lift.ids[0] in row and row.index(lift.ids[0]) < lift.slot  # then the last one has to go first
    place = len(lift.ids) - 1 if onward else 0
    return Lift((lift.ids[place],), lift.shelf, lift.slot + place)


def choose(hand: Hand, card: Card, attempt: Attempt, tiles: str) -> Attempt:
    """Choose just these tiles and check them; where one is asked for to be thrown, throw it."""
    wanted = ids_of(attempt.layout, tiles)
    if card.find("[data-act=throw]").count():
        return throw(hand, card, attempt, *wanted)
    for id in dict.fromkeys((*attempt.chosen, *wanted)):
        if (id in attempt.chosen) != (id in wanted):
            hand.choose(card, id)
    card.wait_for_chosen(wanted)
    if card.find("[data-act=check]").count():  # else the last tile has checked it
        hand.press(card.button("check"))
    attempt = attempt.choose(wanted).check()
    card.shows(attempt)
    return attempt


def throw(hand: Hand, card: Card, attempt: Attempt, id: int) -> Attempt:
    """Throw a tile: it leaves the rack if that is right."""
    hand.throw(card, id, card.button("throw"))
    attempt = attempt.choose([id]).check()
    card.wait_for_outcome(attempt.outcome)
    right = attempt.outcome is StepOutcome.RIGHT
    card.wait_for(attempt.layout.without(id) if right else attempt.layout)
    return attempt


def answer(hand: Hand, card: Card, attempt: Attempt, given: str) -> Attempt:
    """Pick or type an answer and check it."""
    if attempt.step.options:
        hand.pick(card, given)
    else:
        hand.type(card, given)
    attempt = attempt.check(given)
    card.shows(attempt)
    return attempt


def act(hand: Hand, card: Card, attempt: Attempt, move: str) -> Attempt:
    """Make a move of the game."""
    attempt = attempt.act(press_move(hand, card, attempt, move))
    card.shows(attempt)
    return attempt


PLACES = {"discard": "discard", "throw": "discard", "close": "close"}


def press_move(hand: Hand, card: Card, attempt: Attempt, move: str) -> str:
    """Press what makes a move, or put its tile on the place that makes it; the move as it was made."""
    verb, _, what = move.partition(" ")
    if verb not in PLACES:
        hand.press(f'{card.css} [data-move="{move}"]')
        return move
    layout = attempt.layout
    ids = [id for shelf in layout.shelves for id in shelf if id is not None]
    if verb == "close" and not what:  # with whatever tile is left over
        moves = {id: f"close {layout.tiles[id].kind}" for id in ids}
        wrong = StepOutcome.WRONG
        last = reversed(ids)
        id = next((id for id in last if attempt.act(moves[id]).outcome is not wrong), ids[-1])
        move = moves[id]
    else:
        kind = parse_tiles(what or "*")[0].kind
        id = [id for id in ids if layout.tiles[id].kind == kind][-1]
    hand.throw(card, id, f'{card.css} [data-place="{PLACES[verb]}"]')
    return move


def _solution(attempt: Attempt) -> str:
    assert attempt.step.solution is not None
    return attempt.step.solution


def play(hand: Hand, lesson: str) -> dict[str, int]:
    """Solve a lesson on its page from the first step to the last; the stars of each step."""
    won = {}
    for step in course().lesson(lesson).steps:
        card = Card.of(hand.page, lesson, step.key)
        won[step.key] = solve(hand, card, Attempt.begin(step)).best
        hand.press(card.button("next"))
    return won
