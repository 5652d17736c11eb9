"""What the tests of the classroom share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rummy_widget.classroom import FAMILIES


def by_family(module: Mapping[str, Any]) -> dict[str, Callable[..., Any]]:
    """A module's functions by the families that they are named after."""
    names = {key: key.replace("-", "_") for key in FAMILIES}
    return {key: module[name] for key, name in names.items() if name in module}
