"""Lessons of games whose melds lie, for tests: steps to act there, to choose and to answer beside a table."""

from __future__ import annotations

from pathlib import Path

from rummy_widget.tutor import lessons_folder

OUTLINE = """
title.en = "{title}"
summary.en = "Melds lie there"
promise.en = "Learn it, turn by turn"
[[chapters]]
key = "turns"
title.en = "Turns"
"""

RUMMY_45 = """
key = "open"
number = 1
chapter = "turns"
rules = "rummy_45"
title.en = "A turn with melds"
summary.en = "Lay, add, replace, discard"
tiles = "r5 r6 r7"

[[steps]]
key = "turn"
kind = "act"
title.en = "A whole turn"
goal.en = "Take black 13, open, and end your turn."
start = "r5 r6 r7 _ r8 / k10 k11 k12 _ b3"
turn = { spread = "y9 b9 k9 | r2 *r3 r4", discard = "k13", stock = "y5", opened = false, trump = "b1" }
check = { points = 55, phase = "over" }
solution = "take, lay r5 r6 r7 | k10 k11 k12 k13, discard b3"
hints.en = ["Look at what you could take."]
why.en = "You took, laid and discarded: that's a turn."

[[steps.mistakes]]
answer = "add r8 1"
fault = "not_open"
text.en = "First open, then add."
known = "adds-when-opening"

[[steps]]
key = "joker"
kind = "act"
title.en = "Take the Joker"
goal.en = "Take the Joker and use it."
start = "r3 k5 k6 b8"
turn = { spread = "r2 *r3 r4", phase = "discard" }
moves = ["replace r3 1", "replace k5 1", "lay k5 k6 *", "add * 1", "discard b8"]
check = { all = [{ did = "lay k5 k6 *" }, { phase = "closed" }] }
solution = "replace r3 1, lay k5 k6 *, discard b8"
why.en = "It stood for red 3, and now it's black 7."

[[steps]]
key = "which"
kind = "choose"
title.en = "Which one fits?"
goal.en = "Choose the tile that fits on the table."
spread = "r5 r6 r7 | b9 y9 k9"
start = "r8 _ k2 _ b10"
check = { chosen = "r8" }
solution = "r8"
why.en = "The red run goes on with 8."

[[steps]]
key = "pick"
kind = "answer"
title.en = "May you add here?"
goal.en = "May you add a red 9 to meld 2?"
spread = "r5 r6 r7 | r9 b9 y9 k9"
start = "r9"
check = { is = "no" }
solution = "no"
options = [{ key = "yes", text.en = "Yes, it's a 9 too" }, { key = "no", text.en = "No, it's complete" }]
why.en = "A group of four is complete."

[[steps]]
key = "count"
kind = "answer"
title.en = "How many?"
goal.en = "How many tiles lie on the table?"
spread = "r5 r6 r7 | b9 y9 k9"
check = { number = 6 }
solution = "6"
why.en = "Three and three."
"""

RUMMIKUB = """
key = "play"
number = 1
chapter = "turns"
rules = "rummikub"
title.en = "A turn at the table"
summary.en = "Play or draw"
tiles = "r5 r6 r7"

[[steps]]
key = "play"
kind = "act"
title.en = "Play or draw"
goal.en = "Lay the red 5."
start = "r5 _ k1"
turn = { spread = "r3 r4 r5 r6 r7 | b9 y9 k9", stock = "y5" }
check = { table = "r3 r4 r5 | r5 r6 r7" }
solution = "play r3 r4 r5 | b9 y9 k9 | r5 r6 r7"
why.en = "The run of five became two."

[[steps.mistakes]]
answer = "play r3 r4 r5 r5 r6 r7 | b9 y9 k9"
fault = "repeated_number"
text.en = "Two of one number can't lie in one run."

[[steps]]
key = "costs"
kind = "act"
rules = "dutch_rummy"
title.en = "What it costs"
goal.en = "Use red 8 alone."
start = "r8 _ k1"
turn = { spread = "r5 *r6 r7 | b9 y9 k9", stock = "y5 y6 y7" }
moves = ["play r5 *r6 r7 r8 | b9 y9 k9", "play r5 *r6 r7 | b9 y9 k9 r8", "draw"]
check = { holds = "k1", table = "r5 *r6 r7 r8" }
solution = "play r5 *r6 r7 r8 | b9 y9 k9"
why.en = "It goes on the run."

[[steps.mistakes]]
answer = "play r5 *r6 r7 | b9 y9 k9 r8"
fault = "wrong_number"
text.en = "An 8 is no 9, and that cost three tiles."
"""

CARDS = """
key = "cards"
number = 1
chapter = "turns"
rules = "basic_rummy"
title.en = "A turn with cards"
summary.en = "Draw, lay off, discard"
tiles = "h5 h6 h7"

[[steps]]
key = "cards"
kind = "act"
title.en = "Go out"
goal.en = "Take the card and go out."
start = "h8 sq dq"
turn = { spread = "h5 h6 h7", discard = "cq", stock = "s2" }
check = { over = "closed" }
solution = "take, lay cq dq sq, add h8 1"
why.en = "Nothing is left, so you're out."
"""

COURSES = {
    "rummy-45": ("Rummy 45", "01-open", RUMMY_45),
    "rummikub": ("Rummikub", "01-play", RUMMIKUB),
    "basic-rummy": ("Basic Rummy", "01-cards", CARDS),
}


def write_courses(folder: Path) -> None:
    """A folder of lessons: that of Rummy PRO, and these."""
    (folder / "pro").symlink_to(lessons_folder() / "pro")
    for game, (title, name, lesson) in COURSES.items():
        (folder / game).mkdir()
        (folder / game / "course.toml").write_text(OUTLINE.format(title=title), encoding="utf-8")
        (folder / game / f"{name}.toml").write_text(lesson, encoding="utf-8")
