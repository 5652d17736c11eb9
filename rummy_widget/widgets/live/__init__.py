"""Live classes, in which students join on their own devices, and the teacher sees each answer at once.

`teacher` has the teacher's page, `place` what a student's page needs to take part, `links` the link by which
students join, and `charts` the bar charts of the answers. No database is opened until somebody opens a class
or joins one.
"""

from __future__ import annotations

from .teacher import LiveClass

__all__ = ["LiveClass"]
