"""Read from the URL of a page whether to deal a game as soon as the page opens, and with which settings.

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
    """Return the settings of the game that a page's URL asks to deal; None if it asks for no game.

    *query* is the part of the URL from "?" on: `?quick` asks for a game, and `?quick=coach` for a game in
    which the coach speaks after each discard. In the result, "code" is the deal code ("" for a random deal),
    "show" says whether the deal is shown step by step, and "practice" says whether the coach speaks. Raises
    ValueError, whose message is a sentence for the user, if `quick` has any other value, or if the query has
    too many fields.
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
