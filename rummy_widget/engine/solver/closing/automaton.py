"""`closes`, where the rounds of play import it from."""

from __future__ import annotations

from .best import closes as closes
