"""Live classes, in which students join on their own devices, and the teacher sees each answer immediately.

`teacher` defines the teacher's page, and `place` connects a student's page to the class. `links` makes the
link by which students join, and `charts` the bar charts of the answers. No database is opened until somebody
opens a class or joins one.
"""

from __future__ import annotations

from .teacher import LiveClass

__all__ = ["LiveClass"]
