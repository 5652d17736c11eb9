"""Deal codes: twelve letters and digits that stand for a deal; typing mistakes are detected.

>>> from rummy_widget.engine.game.round import new_game
>>> deal_code(new_game(players=2, seed=7))
'2GJP-Y96F-D8KY'
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..faults import NotationError
from ..rules import GAMES, JokerTrump, published_game, switched
from .round import Round
from .settings import SEEDS, Settings, check_seed

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32, which has no I, L, O and U
_SPREAD = 21_470_483_648_801 | 1  # an odd factor that makes codes of neighbouring seeds look different
_BITS = 45  # bits in the nine characters for the deal
_FIRST = _LETTERS.index("2")
_GAMES = tuple(GAMES.values())  # the first character is 2 for the first of these games, 3 for the second
CODE_LENGTH = 12


def deal_code(position: Round) -> str:
    """Return the code of a round's deal, twelve letters and digits that stand for the tiles of all players.

    The first character stands for the game and the last two detect typing mistakes. The nine between them
    encode the seed, the number of players, the first player's seat, and whether all tiles are shuffled again
    if a Joker is turned up as the trump tile (rule PRO-4). Raises ValueError if the rules are not those of a
    published game.

    >>> from rummy_widget.engine.game.round import new_game
    >>> deal_code(new_game(players=4, seed=7))
    '290P-2P8K-XRBW'
    """
    settings = position.settings
    value = position.seed * 3 + settings.players - 2
    value = value * 4 + position.first
    value = value * 2 + (settings.deal.joker_trump is JokerTrump.RESHUFFLE)
    value = value * _SPREAD % 2**_BITS
    game, _ = published_game(settings.rules) or (None, {})
    if game is None:
        raise ValueError(f"no code for a deal of {settings.rules!r:.60}; expected a published game")
    numbers = [_FIRST + tuple(GAMES).index(game), *(value >> 5 * place & 31 for place in reversed(range(9)))]
    letters = "".join(_LETTERS[each] for each in (*numbers, *_checks(numbers)))
    return "-".join((letters[:4], letters[4:8], letters[8:]))


def code_letters(text: str) -> str:
    """Return a typed deal code in capital letters and without hyphens or spaces.

    I and L are read as 1 and O as 0, because deal codes never contain these letters.

    >>> code_letters("29op-2p8k xrbw")
    '290P2P8KXRBW'
    """
    return re.sub(r"[\s-]", "", text).upper().translate(str.maketrans("ILO", "110"))


def read_code(text: str) -> tuple[int, Settings, int]:
    """Return the seed, the settings and the first player's seat that a deal code stands for.

    Raises NotationError if *text* isn't a deal code or contains a typing mistake.

    >>> seed, settings, first = read_code("290p2p8kxrbw")
    >>> seed, settings.players, first
    (7, 4, 0)
    >>> read_code("290P-2P8K-XR9W")
    Traceback (most recent call last):
    rummy_widget.engine.tiles.NotationError: no deal code '290P-2P8K-XR9W': a letter is wrong
    """
    shown = repr(text if len(text) <= 20 else text[:20] + "...") if isinstance(text, str) else "that"
    plain = code_letters(text) if isinstance(text, str) and len(text) <= 40 else ""
    if len(plain) != CODE_LENGTH or any(letter not in _LETTERS for letter in plain):
        raise NotationError(f"no deal code {shown}: expected twelve letters and digits")
    wrong = NotationError(f"no deal code {shown}: a letter is wrong")
    *numbers, check, last = [_LETTERS.index(letter) for letter in plain]
    if (check, last) != _checks(numbers):
        raise wrong
    game, *numbers = numbers
    if game - _FIRST not in range(len(_GAMES)):
        most = _LETTERS[_FIRST + len(_GAMES) - 1]
        raise NotationError(
            f"no deal code {shown}: it is of another version; expected one that begins with 2 to {most}"
        )
    base = _GAMES[game - _FIRST]
    value = 0
    for each in numbers:
        value = value * 32 + each
    value = value * pow(_SPREAD, -1, 2**_BITS) % 2**_BITS
    value, reshuffle = divmod(value, 2)
    value, first = divmod(value, 4)
    seed, players = divmod(value, 3)
    if seed >= SEEDS or first >= players + 2:
        raise wrong
    rules = switched(base, {"joker_trump": "reshuffle"}) if reshuffle else base
    return check_seed(seed), Settings(players + 2, rules=rules), first


def _checks(letters: Iterable[int]) -> tuple[int, int]:
    """Return the two check characters, which reveal two wrong or swapped characters (Reed and Solomon, 1960).

    Characters are represented by numbers from 0 to 31, elements of the field with 32 elements, in which
    addition is the exclusive or. A complete code, read as a polynomial over that field, is divisible by
    (x+1)(x+a), where a is the element 2, whose powers are all elements except 0.
    """
    high = low = 0
    for each in letters:
        lead = each ^ high
        by_a = lead << 1 ^ (0b100101 if lead & 16 else 0)
        high, low = low ^ lead ^ by_a, by_a
    return high, low
