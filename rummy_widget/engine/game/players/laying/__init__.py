"""Players of games of laying, by name.

They see a `View` and nothing else. Of *simple* and *random* tests are made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from ...moves import Move
from ...view import View
from .beginner import beginner
from .simple import randomly, simple
from .steady import steady
from .strong import strong

__all__ = ["LAYING"]

LAYING: Mapping[str, Callable[[View, Random], Move]] = MappingProxyType(
    {"beginner": beginner, "steady": steady, "strong": strong, "simple": simple, "random": randomly}
)
"""The players by name."""
