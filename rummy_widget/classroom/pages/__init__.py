"""Pages to print: worksheets, their key, and the page of a class. They need no network and run nothing."""

from __future__ import annotations

from .classpage import class_page as class_page
from .worksheets import key_page as key_page
from .worksheets import worksheets as worksheets
