"""A live class: `teacher` is its page, `place` a student's place in it, used by `Classwork`.

`charts` shows what came in. Nothing is opened before somebody opens a class or joins.
"""

from __future__ import annotations

from .teacher import LiveClass

__all__ = ["LiveClass"]
