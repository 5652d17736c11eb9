"""Functions that read the value of a check from a lesson; each raises ValueError for an invalid value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from ...engine.closes import Pattern
from ...engine.table_melds import TableMelds, parse_table
from ...engine.tiles import Tile, parse_tiles
from ..answers import read_answer


def read_count(value: object) -> int:
    """Return the value if it is a whole number that is not negative; otherwise, raise ValueError."""
    if type(value) is not int or value < 0:
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def read_true(value: object) -> bool:
    """Return True if *value* is True; raise ValueError for any other value, even 1."""
    if value is not True:
        raise ValueError(f"expected true, not {value!r}")
    return True


def _read_text(value: object, expected: str) -> str:
    """Return *value*, a string, without leading and trailing spaces.

    Raises ValueError if it is empty or not a string. *expected* says what was expected, for the error
    message.
    """
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"expected {expected}, not {value!r}")
    return value.strip()


def read_word(value: object) -> str:
    """Return *value*, a string such as the key of an option, without leading and trailing spaces.

    Raises ValueError if it is empty or not a string.
    """
    return _read_text(value, "a word")


def read_tiles(value: object) -> tuple[Tile, ...]:
    """Read tiles in notation, such as "r5 r6 r7"; raises ValueError if *value* is not valid."""
    return parse_tiles(_read_text(value, 'tiles in notation, like "r5 r6 r7"'))


def read_rows(value: object) -> tuple[tuple[Tile, ...], ...]:
    """Read rows of tiles, given as a list of strings in notation; a single row may be given as one string.

    Raises ValueError if there is no row, or if a row is not valid.
    """
    if value == []:
        raise ValueError("expected at least one row of tiles")
    return tuple(read_tiles(each) for each in (value if isinstance(value, list | tuple) else (value,)))


def read_tile(value: object) -> Tile:
    """Read a single tile in notation, such as "r5"; raises ValueError if it is not exactly one tile."""
    tiles = read_tiles(value)
    if len(tiles) != 1:
        raise ValueError(f"expected one tile, not {value!r}")
    return tiles[0]


def read_melds(value: object) -> TableMelds:
    """Read the melds on a table, in notation such as "r5 r6 r7 | b9 y9 k9".

    Raises ValueError if *value* is not valid.
    """
    return parse_table(_read_text(value, 'melds in notation, like "r5 r6 r7 | b9 y9 k9"'))


def read_true_or_tile(value: object) -> Tile | None:
    """Return None if *value* is True, or the tile if it is a tile in notation.

    Raises ValueError for any other value.
    """
    return None if value is True else read_tile(value)


def one_of(*allowed: str) -> Callable[[object], str]:
    """Return a function that accepts only the strings *allowed*, and returns the string that it is given.

    The function raises ValueError for any other value.
    """

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"expected one of {', '.join(allowed)}, not {value!r}")
        return value

    return read


def whole_numbers(**allowed: tuple[int, int]) -> Callable[[object], Mapping[str, int]]:
    """Return a function that reads a dict of whole numbers (a table in a lesson file).

    *allowed* gives the lowest and the highest number for each key that the dict may contain. The function
    raises ValueError for any other key or number.
    """

    def read(value: object) -> Mapping[str, int]:
        if not isinstance(value, Mapping):
            raise ValueError(f"expected a table, like {{}}, not {value!r}")
        for name, number in value.items():
            if name not in allowed:
                raise ValueError(f"unknown {name!r}: expected one of {', '.join(allowed) or 'none'}")
            low, high = allowed[name]
            if type(number) is not int or not low <= number <= high:
                raise ValueError(f"{name!r}: expected a whole number from {low} to {high}, not {number!r}")
        return dict(value)

    return read


def read_pattern(value: object) -> Mapping[str, str]:
    """Read a dict that is empty or contains only the key `pattern`, with the name of a closing pattern.

    Raises ValueError for any other value.
    """
    if not isinstance(value, Mapping) or set(value) - {"pattern"}:
        raise ValueError(f'expected a table, like {{}} or {{ pattern = "doubles" }}, not {value!r}')
    return {name: one_of(*Pattern)(pattern) for name, pattern in value.items()}


def read_number(value: object) -> Fraction:
    """Read a number, written in any way that learners may use, such as "1/3".

    Raises ValueError if *value* is not a number.
    """
    answer = None if isinstance(value, bool) else read_answer(str(value))
    if not isinstance(answer, Fraction):
        raise ValueError(f"expected a number, not {value!r}")
    return answer


def read_range(value: object) -> tuple[Fraction, Fraction]:
    """Read the two ends of a range, given as a list of two numbers; raises ValueError if it is not valid."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError(f"expected two numbers, not {value!r}")
    return read_number(value[0]), read_number(value[1])
