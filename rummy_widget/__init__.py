"""Rummy with tiles: the rules as data, a reason for every verdict, and racks and games to play in a notebook.

A `Tile` is a *kind* of tile: a colour and a number (there are 52 such kinds) or the Joker. The game has two
pieces of each kind, but tiles of the same kind are equal objects. To tell the two pieces apart, give each an
id, as the widgets do. To find out how many pieces of a kind a rack holds, count how often it contains the
tile.

A short tour:

>>> import rummy_widget as rw
>>> rw.read_meld("r5 r6 *").notation()
'r5 r6 *r7'
>>> rw.read_meld("k13 k1 k2").clause
'PRO-20'
>>> rw.read_rack("r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11").closing.points
500
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

__version__ = "0.1.0"

# The stub next to this file lists all public names. Each is imported on first use, so that importing this
# package is quick.
_STUB = Path(__file__).with_suffix(".pyi").read_text(encoding="utf-8")
_HOME_OF = {name: module for module, name in re.findall(r"^from \.([\w.]+) import (\w+)", _STUB, re.M)}

__all__ = [*sorted(_HOME_OF), "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
