"""Functions that read the values of checks from a lesson; they raise ValueError if a value is not valid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from ...engine.closes import Pattern
from ...engine.table_melds import TableMelds, parse_table
from ...engine.tiles import Tile, parse_tiles
from ..answers import read_answer


def a_count(value: object) -> int:
    """Return a whole number that is not negative."""
    if type(value) is not int or value < 0:
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def yes(value: object) -> bool:
    """Return True if the value is true; anything else is an error."""
    if value is not True:
        raise ValueError(f"expected true, not {value!r}")
    return True


def _text(value: object, expected: str) -> str:
    """Return a text without spaces around it; an empty one is an error."""
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"expected {expected}, not {value!r}")
    return value.strip()


def a_word(value: object) -> str:
    """Return a word."""
    return _text(value, "a word")


def some_tiles(value: object) -> tuple[Tile, ...]:
    """Return tiles from notation."""
    return parse_tiles(_text(value, 'tiles in notation, like "r5 r6 r7"'))


def rows(value: object) -> tuple[tuple[Tile, ...], ...]:
    """Return rows of tiles from one row in notation or a list of rows."""
    if value == []:
        raise ValueError("expected at least one row of tiles")
    return tuple(some_tiles(each) for each in (value if isinstance(value, list | tuple) else (value,)))


def one_tile(value: object) -> Tile:
    """Return the one tile that the notation stands for."""
    tiles = some_tiles(value)
    if len(tiles) != 1:
        raise ValueError(f"expected one tile, not {value!r}")
    return tiles[0]


def a_spread(value: object) -> TableMelds:
    """Return the melds of a table from notation."""
    return parse_table(_text(value, 'melds in notation, like "r5 r6 r7 | b9 y9 k9"'))


def yes_or_tile(value: object) -> Tile | None:
    """Return the tile of the value, or None if the value is true."""
    return None if value is True else one_tile(value)


def one_of(*allowed: str) -> Callable[[object], str]:
    """Return a function that reads one of the allowed words."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"expected one of {', '.join(allowed)}, not {value!r}")
        return value

    return read


def whole_numbers(**allowed: tuple[int, int]) -> Callable[[object], Mapping[str, int]]:
    """Return a function that reads a table of whole numbers, each optional and within its bounds."""

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
    """Return a table that may name a pattern."""
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
    """Return two numbers from a list."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError(f"expected two numbers, not {value!r}")
    return a_number(value[0]), a_number(value[1])
