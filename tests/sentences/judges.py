"""Which judge proves the numbers of which message, and which numbers are only echoes."""

from __future__ import annotations

import re
from functools import cache

from rummy_widget.text import words
from text.test_romanian import choices, numbered, places
from text.written import of_file, of_language

from . import practice, racks, tables
from .recording import Sentence

JUDGED = {*racks.CHECKS, *racks.CHANGES, *practice.CLAIMS, *tables.JUDGED}
"""The keys of all messages that are judged."""

FILES = {
    "app": "page names",
    "class": "what a student typed, and the points of a simulation: tests/classroom/second.py",
    "classroom": "exercises and plots: tests/classroom/second.py counts each in a second way",
    "cli": "what was typed, and how many files were copied",
    "exercises": "exercises: tests/classroom/second.py counts each in a second way",
    "formulas": "the limits of a typed answer, and what was typed",
    "games": "what the rules are set to: tests/text/test_rulebook.py",
    "guesses": "what was typed",
    "house": "what a house rule is set to",
    "live": "what was typed, and how many students are there: tests/classroom/test_live.py",
    "pages": "how many stars and games are recorded",
    "people": "seats, and the time that one is set to: tests/widgets/test_people.py",
    "rooms": "seats and hours that are set, and how many rooms there are",
    "ui": "said by the browser of what its props hold",
}
"""Files of messages whose numbers are echoes or have a proof of their own."""

ECHOES = {
    # -- names
    r"card-.*|tile-.*|count-tiles.*|colours|laying-(group|run)|move-.*|melds-tray|hint-table-meld": "names",
    r"(seat|player|payee)-name|setup-seat|worth-seat|scene-seat": "seats by number",
    r"(melds|review)-moment": "a move by number",
    r"typed-.*": "where something was typed that nobody can read",
    r"times|segment-with|proof-raised-(free|both)": "words are chosen by it, no number is said",
    r"proof-(bicolor|minor|major|mosaic|doubles|monocolor|simple)": "the pattern's name, with its colours",
    r"laying-(onto|with|alone).*|stays-.*|explained-one": "one or more: the tiles are named",
    # -- faults
    r"fault-(not-pairs|several-alone|too-many-colours)": "a label: its reason is judged",
    r"fault-(number-too-(high|low)|rack-too-(small|large))": "a label: its reason is judged",
    r"fault-(wrong|repeated)-(colour|number)(-cards)?(\.why)?": "marked tiles: test_meld_faults.py",
    r"fault-joker.*|fault-no-free-tile.why": "words are chosen by it, no number is said",
    r"fault-too-many-jokers-in-melds.why": "only where a house forbids them: test_faults_said.py",
    r"fault-wrong-price.why|fault-cannot-refuse.why": "what somebody else says, beside what is judged",
    r"fault-.*stack.*|fault-not-in-order.why|fault-no-such-meld.why": "stacks and melds by number",
    r"fault-(not-held|not-in-box|not-open|opening-too-low).*": "of a move: test_faults_said.py",
    r"fault-(table-tile|touched|meld-taken).*": "of a move: test_faults_said.py",
    r"fault-(too-few|gap|too-many-copies)-cards(\.why)?": "of cards as of tiles: test_faults_said.py",
    r"(rack-readable|rack-loose|loose-tiles)-cards": "of cards as of tiles, which are judged",
    # -- what is set, and what one has done
    r"(melds-)?switch-value|setup-.*|match-.*|saved-.*|statistics-title|quick-none": "what is set and kept",
    r"worth-(left|full|players|multiplier|few-text)": "the tray: tests/widgets/test_score.py",
    r"worth-(twin|draw|pays-twin)": "what is paid: tests/widgets/test_score.py",
    r"practice-(standing|row|streak|review.*|no-.*|value|title|about|skill.*|band.*)": "the page of practice",
    r"practice-(mastered|hard|looked|none|nothing|open-games)": "the page of practice",
    r"practice-(points|counts-points|opens-points)": "answers to choose from",
    r"practice-(complete|joker|spot|thrown|pays|pays-(facts|drew)|reads|is-run)": "asked: test_practice.py",
    r"practice-(pattern|price|missing|tile|discard|discard-about|counts|opens)": "asked: test_practice.py",
    r"practice-(laid|stands|may|may-option|use-.*|caught|caught-how|laid-cards)": "asked: test_practice.py",
    r"practice-(caught-cards|caught-how-cards)": "asked: test_practice.py",
    r"puzzle-(title|solved|run.*|days|review|no-.*|value|rating)": "what one has done",
    r"puzzle-moved": "tests/lessons/puzzle_proof.py finds the least again",
    r"feedback-.*|choose-.*": "what one has done: tests/lessons/test_steps.py",
    r"check-.*": "what a lesson asks for: tests/lessons/test_checks.py",
    r"hint-(?!table-meld).*": "held against the answers: test_hints_true.py",
    # -- tables
    r"melds-action-advise.*|melds-advice-(steps|show)|melds-weigh-fits": "named next: test_open_advice.py",
    r"melds-review-.*|melds-more-possible.*|melds-exercise-more": "the review: test_open_table.py",
    r"melds-(tied|entry|sum|match-won|note-points)": "the settlement: test_round_ends.py makes it again",
    r"melds-(laid|grown|replaced)": "the tiles are named",
    r"melds-(fits|penalty)": "tests/widgets/test_open_table.py",
    r"melds-waiting.*|plan-.*": "tiles of a seat, which its label counts",
    r"scene-.*": "how a lesson's table is set: tests/lessons/test_scenes.py",
    r"stock-label|trump-label-paid|seat-label|note-.*|deal-.*": "the deal: tests/engine/game/test_dealing.py",
    r"coach-(close|close-wait|chose|chose-closing)|review-costs": "a price, which is judged, and an estimate",
    r"coach-trump-.*": "when the Trump comes: tests/engine/game/test_chances.py",
}  # fmt: skip
"""Messages whose numbers are echoes or have a proof of their own, as patterns with the reason."""


@cache
def numeric_names() -> frozenset[str]:
    """Return the arguments by whose number some message chooses its words, and those that are only said."""
    english = of_language("en")
    chosen = {name for key in english for name, keys in choices(english, key) if numbered(keys)}
    return frozenset(
        chosen | {"copies", "unseen", "full", "payment", "size", "rating", "width", "before", "after"}
    )


@cache
def files() -> dict[str, str]:
    """Return the name of the file in which each message stands."""
    paths = sorted((words.FOLDER / "en").glob("*.ftl"))
    return {key: path.stem for path in paths for key in of_file(path)}


@cache
def put_in(key: str) -> frozenset[str]:
    """Return the names of the arguments that a message says or chooses its words by."""
    return frozenset(places(of_language("en"), key))


@cache
def claims() -> set[str]:
    """Return the keys of all messages that are given a number, and of all that practice says to answers."""
    return {key for key, file in files().items()
            if file == "practice" or put_in(key) & numeric_names()}  # fmt: skip


def echoes(key: str) -> list[str]:
    """Return the reasons to leave a message out."""
    found = [FILES[files()[key]]] if files()[key] in FILES else []
    return found + [reason for pattern, reason in ECHOES.items() if re.fullmatch(pattern, key)]


def without_judge(heard: list[Sentence]) -> set[str]:
    """Return the keys of sentences that were given a number, and have neither a judge nor a reason."""
    return {
        each.key
        for each in heard
        if any(isinstance(value, int) for name, value in each.details.items() if name in put_in(each.key))
        and each.key not in JUDGED
        and not echoes(each.key)
    }
