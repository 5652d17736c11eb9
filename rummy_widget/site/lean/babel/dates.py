"""Dates aren't said here."""

from __future__ import annotations

from typing import Any, NoReturn


def format_date(*_: Any, **__: Any) -> NoReturn:
    """Babel itself would be needed."""
    raise TypeError("no dates are said here")


format_time = get_datetime_format = get_timezone = format_date
