"""A class whose answers come in live: `teacher` is its page, `place` a student's place in `Classwork`.

`charts` shows what came in. Nothing is opened before somebody opens a class or joins.
"""

from __future__ import annotations

from .teacher import LiveClass

__all__ = ["LiveClass"]
