"""Pages to print: worksheets, their key, and the page of a class. They need no network and run nothing."""

from __future__ import annotations

from .classpage import class_page
from .key import key_page
from .worksheets import worksheets

__all__ = ["class_page", "key_page", "worksheets"]
