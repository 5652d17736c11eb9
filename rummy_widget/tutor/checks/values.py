"""Readers for the values of checks in a lesson; each raises ValueError if a value is not valid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from ...engine.closes import Pattern
from ...engine.table_melds import TableMelds, parse_table
from ...engine.tiles import Tile, parse_tiles
from ..answers import read_answer


def read_count(value: object) -> int:
    """Return the value if it is a whole number that is not negative; raises ValueError otherwise."""
    if type(value) is not int or value < 0:
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def read_true(value: object) -> bool:
    """Return True if the value is true; raises ValueError for any other value."""
    if value is not True:
        raise ValueError(f"expected true, not {value!r}")
    return True


def _read_text(value: object, expected: str) -> str:
    """Return a text without the spaces around it; raises ValueError if it is empty or no text.

    The message of the error says what was *expected*.
    """
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"expected {expected}, not {value!r}")
    return value.strip()


def read_word(value: object) -> str:
    """Return a text such as the key of an option, without the spaces around it.

    Raises ValueError if it is empty or no text.
    """
    return _read_text(value, "a word")


def read_tiles(value: object) -> tuple[Tile, ...]:
    """Read tiles in notation, such as "r5 r6 r7"; raises ValueError if that is not possible."""
    return parse_tiles(_read_text(value, 'tiles in notation, like "r5 r6 r7"'))


def read_rows(value: object) -> tuple[tuple[Tile, ...], ...]:
    """Read rows of tiles, given as a list of texts in notation; a single row may be given as one text.

    Raises ValueError if there is no row or one cannot be read.
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
    """Read the melds of a table in notation; raises ValueError if that is not possible."""
    return parse_table(_read_text(value, 'melds in notation, like "r5 r6 r7 | b9 y9 k9"'))


def read_true_or_tile(value: object) -> Tile | None:
    """Return the tile that the value names in notation, or None if the value is true.

    Raises ValueError for anything else.
    """
    return None if value is True else read_tile(value)


def one_of(*allowed: str) -> Callable[[object], str]:
    """Return a function that returns its argument if it is one of the *allowed* texts.

    The function raises ValueError otherwise.
    """

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"expected one of {', '.join(allowed)}, not {value!r}")
        return value

    return read


def whole_numbers(**allowed: tuple[int, int]) -> Callable[[object], Mapping[str, int]]:
    """Return a function that reads a dict of whole numbers (a table in a lesson file).

    *allowed* gives, for each key that the dict may have, the lowest and the highest number. The function
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
    """Read a dict that is empty, or whose only key is `pattern`, with the name of a closing pattern.

    Raises ValueError for any other value.
    """
    if not isinstance(value, Mapping) or set(value) - {"pattern"}:
        raise ValueError(f'expected a table, like {{}} or {{ pattern = "doubles" }}, not {value!r}')
    return {name: one_of(*Pattern)(pattern) for name, pattern in value.items()}


def read_number(value: object) -> Fraction:
    """Read a number in any notation that learners may use, such as "1/3"; raises ValueError if it is none."""
    answer = None if isinstance(value, bool) else read_answer(str(value))
    if not isinstance(answer, Fraction):
        raise ValueError(f"expected a number, not {value!r}")
    return answer


def read_range(value: object) -> tuple[Fraction, Fraction]:
    """Read the two ends of a range of numbers, given as a list; raises ValueError if it is not valid."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError(f"expected two numbers, not {value!r}")
    return read_number(value[0]), read_number(value[1])
