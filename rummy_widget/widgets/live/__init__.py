"""A live class: `teacher` is its page, `place` a student's place in it, used by `Classwork`.

`charts` shows the answers. No database is opened before somebody opens a class or joins one.
"""

from __future__ import annotations

from .teacher import LiveClass

__all__ = ["LiveClass"]
