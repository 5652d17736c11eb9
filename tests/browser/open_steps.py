"""Any step of any lesson solved by hands, its table too if it has one."""

from __future__ import annotations

from browser.everywhere import ANSWERED
from browser.hands import Hand
from browser.learner import solve
from browser.sight import Card
from browser.sitting import Sitter
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.tutor import Attempt, StepData, StepKind, StepOutcome

CHANGED = """([css, was]) => {
  const { textContent, dataset } = document.querySelector(css);
  return textContent !== was || dataset.outcome === 'right';
}"""
MOST_HINTS = 60


def solves(hand: Hand, sitter: Sitter, lesson: str, step: StepData, *, looked: bool = False) -> None:
    """Solve a step as somebody does who knows the answer; *answer_shown*: a hint has told it before."""
    card = Card.of(hand.page, lesson, step.key)
    if step.kind is not StepKind.ARRANGE or step.spread is None:
        solve(hand, card, Attempt.begin(step, answer_shown=looked))
        return
    card.wait()
    sitter.plays_by(step.rules)
    sitter.aloud.wait("list", sitter.spoken.table)
    sitter.lays(parse_table(str(step.solution)))
    card.wait_for_outcome(StepOutcome.RIGHT)


def press_and_wait(hand: Hand, card: Card, name: str) -> None:
    """Press a button of a card and wait until the card has changed."""
    was = hand.page.locator(card.css).text_content()
    hand.press(card.button(name))
    hand.page.wait_for_function(CHANGED, arg=[card.css, was])


def led(hand: Hand, card: Card) -> None:
    """Solve a step as somebody does who takes every hint."""
    page = hand.page
    card.wait()
    for _ in range(MOST_HINTS):
        if page.locator(f"{card.css}[data-outcome=right]").count():
            return
        press_and_wait(hand, card, "show" if card.find("[data-act=show]").count() else "hint")
        page.wait_for_function(ANSWERED)
    raise AssertionError(f"{card.css} is not right after {MOST_HINTS} hints")
