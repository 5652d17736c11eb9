"""Check people's names, and find out which names look alike, so that nobody can pose as another player.

Unicode (UTS #39) lists which characters look alike; the library confusable-homoglyphs contains this list. To
compare names, each character is replaced by one that represents all characters that look like it. The result
for a whole name is called its skeleton.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from ..text.sentences.seats import plain_name
from ..text.words import say
from .errors import NotInstalled, Refusal

MOST_NAME = 24
_LEFT_TO_RIGHT = "\u200e"  # surrounds right-to-left characters in the library's list
# Unicode's Default_Ignorable_Code_Point, which is invisible, without those that are control characters
# anyway; and characters that are drawn blank: Braille's empty cell, a note without a head, blank hieroglyphs.
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff"
    "\u2800\ufffc\U0001d159\U00013441\U00013442]"
)


def check_name(name: object) -> str:
    r"""Return a person's name as plain text, with spaces tidied up; raise Refusal if it isn't allowed.

    >>> check_name("  Zoë  von <b>Berg</b>")
    'Zoë von <b>Berg</b>'
    >>> check_name("Ana\u3164")
    Traceback (most recent call last):
    rummy_widget.rooms.errors.Refusal: A name has 1 to 24 visible characters.
    """
    if isinstance(name, str) and len(name) <= 8 * MOST_NAME:
        plain = unicodedata.normalize("NFC", " ".join(name.split()))
        # Only a few combining marks in a row: a tower of accents would cover the lines above it.
        marks = max((len(each) for each in re.findall(r"\W+", _marked(plain))), default=0)
        if 0 < len(plain) <= MOST_NAME and marks < 4 and all(map(_is_visible, plain)):
            return plain
    raise Refusal(say("rooms-name-wrong", most=MOST_NAME))


def _marked(name: str) -> str:
    """Return the name with each combining character replaced by a blank, and all other characters by "x".

    `check_name` uses this to find the longest sequence of combining characters.
    """
    return "".join(" " if unicodedata.combining(each) else "x" for each in name)


def _is_visible(char: str) -> bool:
    """Return whether this character may be in a name: it must not be a control, format or blank character."""
    return unicodedata.category(char)[0] != "C" and not _INVISIBLE.match(char)


def look_alike(one: str, other: str) -> bool:
    r"""Return whether two names are the same or look the same, regardless of case.

    >>> look_alike("Ana", "\u0410n\u0430"), look_alike("Ilie", "l1ie"), look_alike("Ana", "Anna")
    (True, True, False)
    """
    return not _skeletons(one).isdisjoint(_skeletons(other))


def _skeletons(name: str) -> set[str]:
    """Return two skeletons of a name: names look alike if they have a skeleton in common.

    One skeleton is made from the name in lower case, the other from the name as it is. Both are needed,
    because an upper-case I looks like a lower-case l, but a lower-case i does not.
    """
    return {_skeleton(plain_name(each)) for each in (name, _skeleton(name))}


def _skeleton(name: str) -> str:
    representatives = _representatives()
    apart = unicodedata.normalize("NFD", name)
    return unicodedata.normalize("NFD", "".join(representatives.get(each, each) for each in apart))


@cache
def _representatives() -> dict[str, str]:
    """Return a mapping from each character to the string that replaces it when names are compared.

    The mapping contains only characters that are replaced. It is made from the library confusable-homoglyphs,
    which contains a list of look-alikes for each character or string that has any. In a group of three or
    more look-alikes, one lists all the others, and the others list only that one; it replaces them. In a pair
    of look-alikes, the longer one replaces the shorter one; if both are equally long, the one that sorts
    first replaces the other.
    """
    try:
        from confusable_homoglyphs.utils import load
    except ModuleNotFoundError:
        raise NotInstalled(package="confusable-homoglyphs") from None
    alike = {sign: [each["c"] for each in several] for sign, several in load("confusables.json").items()}
    found: dict[str, str] = {}
    for sign, several in alike.items():
        plain = sign.strip(_LEFT_TO_RIGHT)
        if len(plain) != 1 or len(several) != 1:
            continue
        other = several[0]
        stands = len(alike[other]) > 1 or (-len(other), other) < (-len(sign), sign)
        if stands:
            found[plain] = other.strip(_LEFT_TO_RIGHT)
    return found
