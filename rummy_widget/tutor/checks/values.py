"""Functions that read the values of checks from a lesson; they raise ValueError if a value is not valid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from ...engine.closes import Pattern
from ...engine.table_melds import TableMelds, parse_table
from ...engine.tiles import Tile, parse_tiles
from ..answers import read_answer


def a_count(value: object) -> int:
    """Read a whole number that is not negative."""
    if type(value) is not int or value < 0:
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def yes(value: object) -> bool:
    """Return True if the value is true; anything else is an error."""
    if value is not True:
        raise ValueError(f"expected true, not {value!r}")
    return True


def _text(value: object, expected: str) -> str:
    """Read a text without the spaces around it; an empty one is an error that says what was *expected*."""
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"expected {expected}, not {value!r}")
    return value.strip()


def a_word(value: object) -> str:
    """Read a text, without the spaces around it, such as the key of an option; it must not be empty."""
    return _text(value, "a word")


def some_tiles(value: object) -> tuple[Tile, ...]:
    """Read tiles in notation."""
    return parse_tiles(_text(value, 'tiles in notation, like "r5 r6 r7"'))


def rows(value: object) -> tuple[tuple[Tile, ...], ...]:
    """Read rows of tiles: a text in notation for a single row, or a list of such texts."""
    if value == []:
        raise ValueError("expected at least one row of tiles")
    return tuple(some_tiles(each) for each in (value if isinstance(value, list | tuple) else (value,)))


def one_tile(value: object) -> Tile:
    """Read a tile in notation; several tiles are an error."""
    tiles = some_tiles(value)
    if len(tiles) != 1:
        raise ValueError(f"expected one tile, not {value!r}")
    return tiles[0]


def a_spread(value: object) -> TableMelds:
    """Read the melds of a table in notation."""
    return parse_table(_text(value, 'melds in notation, like "r5 r6 r7 | b9 y9 k9"'))


def yes_or_tile(value: object) -> Tile | None:
    """Read a tile in notation; return None if the value is true instead."""
    return None if value is True else one_tile(value)


def one_of(*allowed: str) -> Callable[[object], str]:
    """Return a function that reads a text that must be one of the *allowed* ones."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"expected one of {', '.join(allowed)}, not {value!r}")
        return value

    return read


def whole_numbers(**allowed: tuple[int, int]) -> Callable[[object], Mapping[str, int]]:
    """Return a function that reads a table of whole numbers.

    *allowed* gives the lowest and the highest number for each key that the table may have.
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


def a_pattern(value: object) -> Mapping[str, str]:
    """Read a table that is empty or has the key `pattern` with the name of a closing pattern."""
    if not isinstance(value, Mapping) or set(value) - {"pattern"}:
        raise ValueError(f'expected a table, like {{}} or {{ pattern = "doubles" }}, not {value!r}')
    return {name: one_of(*Pattern)(pattern) for name, pattern in value.items()}


def a_number(value: object) -> Fraction:
    """Return a number, in any notation that learners may use."""
    answer = None if isinstance(value, bool) else read_answer(str(value))
    if not isinstance(answer, Fraction):
        raise ValueError(f"expected a number, not {value!r}")
    return answer


def two_numbers(value: object) -> tuple[Fraction, Fraction]:
    """Read a list of exactly two numbers."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError(f"expected two numbers, not {value!r}")
    return a_number(value[0]), a_number(value[1])
