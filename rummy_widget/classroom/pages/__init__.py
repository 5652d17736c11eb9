"""Printable HTML pages: worksheets, their answer key, and the results of a class; they run no scripts."""

from __future__ import annotations

from .classpage import class_page as class_page
from .worksheets import key_page as key_page
from .worksheets import worksheets as worksheets
