"""A lesson of a game whose melds lie on the table, for tests: a course of one lesson, with three steps."""

from __future__ import annotations

from pathlib import Path

from rummy_widget.tutor import lessons_folder

OUTLINE = """
title.en = "Rummikub"
summary.en = "The table is everybody's"
promise.en = "Learn Rummikub, turn by turn"
[[chapters]]
key = "turns"
title.en = "Turns"
"""
LESSON = """
key = "first-turn"
number = 1
chapter = "turns"
rules = "rummikub"
title.en = "A turn at the table"
summary.en = "What lies there is yours to use"
tiles = "r5 r6 r7"

[[steps]]
key = "add"
kind = "arrange"
title.en = "Two tiles fit"
goal.en = "Lay two tiles."
text.en = "What lies on the table goes on: a run at its ends, a group with another colour."
spread = "r5 r6 r7 | b9 y9 k9"
start = "r8 k1 _ r9"
check = { lays = 2 }
solution = "r5 r6 r7 r8 r9 | b9 y9 k9"
hints.en = ["Look at what the red run goes on with."]
why.en = "A run may be added to at either end."

[[steps]]
key = "split"
kind = "arrange"
title.en = "In the middle"
goal.en = "Lay the red 5, and break no more than one meld."
spread = "r3 r4 r5 r6 r7 | b9 y9 k9"
start = "r5 k1"
check = { laid = "r5", breaks = 1 }
solution = "r3 r4 r5 | r5 r6 r7 | b9 y9 k9"

[[steps.mistakes]]
tiles = "r3 r4 r5 r5 r6 r7"
fault = "repeated_number"
text.en = "Two of one number can't lie in one run."

[[steps]]
key = "open"
kind = "arrange"
title.en = "Thirty to open"
goal.en = "Open."
spread = "r5 r6 r7"
start = "k10 k11 k12 r8 _ b3 y3 r3"
opened = false
check = { opens = true }

[[steps.mistakes]]
answer = "r5 r6 r7 | b3 y3 r3"
fault = "opening_too_low"
text.en = "Nine points don't open."
"""


def write_course(folder: Path) -> None:
    """A folder of lessons: that of Rummy PRO, and this one."""
    (folder / "rummikub").mkdir()
    (folder / "pro").symlink_to(lessons_folder() / "pro")
    (folder / "rummikub" / "course.toml").write_text(OUTLINE, encoding="utf-8")
    (folder / "rummikub" / "01-first-turn.toml").write_text(LESSON, encoding="utf-8")
