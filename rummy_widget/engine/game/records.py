"""A game as text, and a deal as a code that can be typed.

>>> from rummy_widget.engine.game.start import new_game
>>> game = new_game(players=2, seed=7, multiplier=2).after("discard k3")
>>> print(write_record(game))
rummy-widget game 1
seed 7
players 2
first 0
multiplier 2
rules
moves discard k3
<BLANKLINE>
>>> read_record(write_record(game)) == game
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from ..faults import NotationError, RulesError
from ..rules import GAMES, RUMMY_PRO, JokerTrump, Ruleset, check_given, check_type, published, switched
from .protocol import Position
from .settings import SEEDS, Settings, check_seed
from .start import new_game

__all__ = [
    "LONGEST", "code_letters", "deal_code", "is_code_length", "read_code", "read_record", "write_record",
]  # fmt: skip

_TITLE = "rummy-widget game 1"
_TITLE_2 = "rummy-widget game 2"  # with the game's name
_LINES = ("seed", "players", "first", "multiplier", "rules", "moves")
_LINES_2 = ("game", *_LINES)
LONGEST = 200_000
"""Characters of a record; the longest game that PRO-14 allows, of two who take and take, is under 120,000."""
_WIDTH = 100


def write_record(position: Position) -> str:
    """Settings, seed and moves: text that replays to the same position on any machine.

    Games of Rummy PRO are of version 1, others of version 2, with the game's name; of rules that are not
    among the published ones, with or without switches, only the name is written. Where taking has no limit a
    game may get longer than a record may be: that is a ValueError.
    """
    if not isinstance(getattr(position, "settings", None), Settings):
        check_type("position", position, Position)  # which asks for all that a position can tell, moves too
    settings = position.settings
    name, switches = _published(settings.rules) or (settings.rules.name, {})
    rules = ", ".join(f"{each}={value}" for each, value in switches.items())
    values = (position.seed, settings.players, position.first, settings.multiplier, rules)
    begun = [_TITLE] if name == RUMMY_PRO.name else [_TITLE_2, f"game {name}"]
    lines = [*begun, *(f"{each} {value}".rstrip() for each, value in zip(_LINES, values, strict=False))]
    line = "moves"
    for move in position.moves:
        if len(line) > _WIDTH:
            lines.append(line)
            line = "moves"
        line += f"{',' if line != 'moves' else ''} {move.notation()}"
    text = "\n".join([*lines, line, ""])
    if len(text) > LONGEST:
        raise ValueError(
            f"no record of a game of {len(position.moves)} moves: it takes {len(text)} characters, "
            f"expected at most {LONGEST}"
        )
    return text


_published = lru_cache(maxsize=64)(published)


def read_record(text: str, *, rules: Ruleset | None = None) -> Position:
    """The position that a record leads to; NotationError names the line, or the move that can't be made.

    *rules* are those of a game that is none of the published ones.
    """
    if rules is not None:
        check_given(rules)
    if not isinstance(text, str) or len(text) > LONGEST:
        raise NotationError(f"no record: expected text of at most {LONGEST} characters")
    lines = text.splitlines()
    title = lines[0].strip() if lines else ""
    if title not in (_TITLE, _TITLE_2):
        raise NotationError(f"no record: line 1 is {title!r:.40}, expected {_TITLE!r} or {_TITLE_2!r}")
    names = _LINES if title == _TITLE else _LINES_2
    found: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        name, _, value = line.strip().partition(" ")
        if not name:
            continue
        if name not in names:
            raise NotationError(f"line {number}: no {name!r:.40}; expected {', '.join(names)}")
        if name in found and name != "moves":
            raise NotationError(f"line {number}: {name!r} stands twice")
        found[name] = f"{found[name]}, {value}" if found.get(name) else value.strip()
    position = _begun(found, rules if rules is not None else _game(found.get("game", RUMMY_PRO.name)))
    moves = [move.strip() for move in found.get("moves", "").split(",") if move.strip()]
    for number, move in enumerate(moves, 1):
        try:
            position = position.after(move)
        except RulesError as error:
            raise NotationError(f"move {number} of the record: {error}") from error
        except NotationError as error:
            raise NotationError(f"move {number} of the record: {error}") from None
    return position


def _game(name: str) -> Ruleset:
    if name not in GAMES:
        raise NotationError(
            f"no game {name!r:.40}; expected {', '.join(GAMES)}, or its rules beside the record"
        )
    return GAMES[name]


def _begun(found: dict[str, str], base: Ruleset) -> Position:
    missing = [name for name in _LINES[:4] if name not in found]
    if missing:
        raise NotationError(f"no record: {', '.join(missing)} missing")
    numbers = []
    for name in _LINES[:4]:
        if not re.fullmatch(r"[0-9]{1,13}", found[name], re.ASCII):
            raise NotationError(f"{name}: expected a whole number, not {found[name]!r:.40}")
        numbers.append(int(found[name]))
    seed, players, first, multiplier = numbers
    switches = {}
    for part in filter(None, (part.strip() for part in found.get("rules", "").split(","))):
        name, _, value = part.partition("=")
        switches[name] = value
    try:
        rules = switched(base, switches)
        return new_game(players, seed, first=first, multiplier=multiplier, rules=rules)
    except ValueError as error:
        raise NotationError(f"no record: {error}") from None


# ---- Codes -----------------------------------------------------------------------------------------

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O and U
_SPREAD = 21_470_483_648_801 | 1  # so that neighbouring seeds do not look alike
_BITS = 45
_FIRST = _LETTERS.index("2")  # codes without one are of version 1: nine letters and one to check them
_GAMES = tuple(GAMES.values())  # the first letter says the game: 2 is Rummy PRO, 3 the one after it
_LENGTHS = (10, 12)


def deal_code(position: Position) -> str:
    """Twelve letters that mean the same deal for everybody: the game, nine, and two to check them.

    They hold the seed, the number of players, who is first, and whether a Joker turned up is shuffled in. Of
    rules that are not among the published ones there is no code: that is a ValueError.

    >>> deal_code(new_game(players=4, seed=7))
    '290P-2P8K-XRBW'
    """
    settings = position.settings
    value = position.seed * 3 + settings.players - 2
    value = value * 4 + position.first
    value = value * 2 + (settings.deal.joker_trump is JokerTrump.RESHUFFLE)
    value = value * _SPREAD % 2**_BITS
    game, _ = _published(settings.rules) or (None, {})
    if game is None:
        raise ValueError(f"no code for a deal of {settings.rules!r:.60}; expected a published game")
    numbers = [_FIRST + tuple(GAMES).index(game), *(value >> 5 * place & 31 for place in reversed(range(9)))]
    letters = "".join(_LETTERS[each] for each in (*numbers, *_checks(numbers)))
    return "-".join((letters[:4], letters[4:8], letters[8:]))


def code_letters(text: str) -> str:
    """The letters of a code, whether typed in upper or lower case, with or without hyphens.

    >>> code_letters("29op-2p8k xrbw")
    '290P2P8KXRBW'
    """
    plain = re.sub(r"[\s-]", "", text).upper()
    return plain.translate(str.maketrans("ILO", "110"))


def is_code_length(letters: str) -> bool:
    """Whether a code may have so many letters."""
    return len(letters) in _LENGTHS


def read_code(text: str) -> tuple[int, Settings, int]:
    """Seed, settings and first player of a code, also of one of version 1.

    >>> seed, settings, first = read_code("290p2p8kxrbw")
    >>> seed, settings.players, first
    (7, 4, 0)
    >>> read_code("90P2P-8KXR1")[0]
    7
    >>> read_code("290P-2P8K-XR9W")
    Traceback (most recent call last):
    rummy_widget.engine.tiles.NotationError: no deal code '290P-2P8K-XR9W': a letter is wrong
    """
    shown = repr(text if len(text) <= 20 else text[:20] + "...") if isinstance(text, str) else "that"
    plain = code_letters(text) if isinstance(text, str) and len(text) <= 40 else ""
    if not is_code_length(plain) or any(letter not in _LETTERS for letter in plain):
        raise NotationError(
            f"no deal code {shown}: expected twelve letters and digits, or ten of an old code"
        )
    numbers, base = [_LETTERS.index(letter) for letter in plain], RUMMY_PRO
    wrong = NotationError(f"no deal code {shown}: a letter is wrong")
    if len(numbers) == 12:
        *numbers, check, last = numbers
        if (check, last) != _checks(numbers):
            raise wrong
        game, *numbers = numbers
        if game - _FIRST not in range(len(_GAMES)):
            most = _LETTERS[_FIRST + len(_GAMES) - 1]
            raise NotationError(
                f"no deal code {shown}: it is of another version; expected one that begins with 2 to {most}"
            )
        base = _GAMES[game - _FIRST]
        value = _number(numbers)
    else:
        *numbers, check = numbers
        value = _number(numbers)
        if check != _old_check(value):
            raise wrong
    value = value * pow(_SPREAD, -1, 2**_BITS) % 2**_BITS
    value, reshuffle = divmod(value, 2)
    value, first = divmod(value, 4)
    seed, players = divmod(value, 3)
    if seed >= SEEDS or first >= players + 2:
        raise wrong
    rules = switched(base, {"joker_trump": "reshuffle"}) if reshuffle else base
    return check_seed(seed), Settings(players + 2, rules=rules), first


def _number(letters: Iterable[int]) -> int:
    value = 0
    for each in letters:
        value = value * 32 + each
    return value


def _checks(letters: Iterable[int]) -> tuple[int, int]:
    """Two letters that any two wrong ones change, and any two that changed places (Reed and Solomon, 1960).

    Letters are numbers of a field of 32, in which adding is the exclusive or. With the two at its end a code
    is divided by (x + 1)(x + a).
    """
    high = low = 0
    for each in letters:
        lead = each ^ high
        by_a = lead << 1 ^ (0b100101 if lead & 16 else 0)
        high, low = low ^ lead ^ by_a, by_a
    return high, low


def _old_check(value: int) -> int:
    """The last letter of version 1: the exclusive or of all, each turned by its place."""
    found = 0
    for place in range(9):
        letter, turn = value >> 5 * place & 31, place % 5
        found ^= (letter << turn | letter >> 5 - turn) & 31
    return found
