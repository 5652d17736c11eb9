"""Reads from the URL of a page whether the table should deal a game at once, and with which settings.

>>> address_options("?quick"), address_options("?lang=ro")
({'code': '', 'show': 'yes', 'practice': 'no'}, None)
>>> address_options("?quick=coach")["practice"]
'yes'
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qs

from ...text.words import say

_AT_ONCE = {"code": "", "show": "yes", "practice": "no"}
_QUICK_GAMES: Mapping[str, Mapping[str, str]] = {"": _AT_ONCE, "coach": {**_AT_ONCE, "practice": "yes"}}
_MOST_FIELDS = 20


def address_options(query: str) -> Mapping[str, str] | None:
    """Return the settings of the game that a page's URL asks to deal at once, or None if it asks for none.

    *query* is the part of the URL from "?" on: `?quick` asks for a game, `?quick=coach` for one with the
    coach switched on. In the result, "code" is the deal code ("" for a random deal), "show" says whether the
    deal is shown step by step, and "practice" whether the coach is switched on. Raises ValueError, with a
    sentence for the user, for any other value of `quick`, or if there are too many fields.
    """
    try:
        found = parse_qs(query.lstrip("?"), keep_blank_values=True, max_num_fields=_MOST_FIELDS)
    except ValueError:
        raise ValueError(say("quick-none", value=query[:40])) from None
    if "quick" not in found:
        return None
    kind = found["quick"][-1]
    if kind not in _QUICK_GAMES:
        raise ValueError(say("quick-none", value=kind[:40]))
    return _QUICK_GAMES[kind]
