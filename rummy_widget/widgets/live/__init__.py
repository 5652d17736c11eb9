"""The widgets of a live class: `teacher` is the teacher's page, `place` a student's place in the class.

`charts` has bar charts of the answers. No database is opened until somebody opens a class or joins one.
"""

from __future__ import annotations

from .teacher import LiveClass

__all__ = ["LiveClass"]
