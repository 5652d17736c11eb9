"""Frozen records to JSON and back: what may stand in a field is what its annotation says, and nothing else.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Said:
...     seat: int
...     words: tuple[str, ...] = ()
>>> write_record(Said(1, ("hello",)))
('said', '{"seat":1,"words":["hello"]}')
>>> read_record(kinds_of(Said), *write_record(Said(1, ("hello",))))
Said(seat=1, words=('hello',))
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, is_dataclass
from functools import cache, partial
from itertools import repeat
from types import UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from ..engine.faults import quote_input
from .errors import OtherVersion

Record = TypeVar("Record")
_Read = Callable[[Any], Any]


def kinds_of(*records: type[Record]) -> dict[str, type[Record]]:
    """The records by the names of their kinds."""
    return {_kind_of(each): each for each in records}


def write_record(record: Any) -> tuple[str, str]:
    """The kind of a record, and what else there is to it as JSON."""
    body = json.dumps(asdict(record), ensure_ascii=False, separators=(",", ":"))
    return _kind_of(type(record)), body


def _kind_of(record: type[Any]) -> str:
    """Return the name under which such records are stored: `seat_taken` for `SeatTaken`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", record.__name__).lower()


def read_record(kinds: Mapping[str, type[Record]], kind: str, body: str) -> Record:
    """The record again; OtherVersion for what this version does not write."""
    try:
        wanted: Any = kinds[kind]
        found: Record = _reader(wanted)(json.loads(body))
        return found
    except (TypeError, ValueError, LookupError, RecursionError):
        raise OtherVersion(what=quote_input(kind)) from None


@cache
def _reader(wanted: Any) -> _Read:
    """Return what makes a value of a type of the JSON of one; it raises TypeError or ValueError otherwise."""
    parts = get_args(wanted)
    if is_dataclass(wanted) and isinstance(wanted, type):
        fields = {name: _reader(each) for name, each in get_type_hints(wanted).items()}

        def read(value: Any) -> Any:
            given = _of_type(dict, value)
            return wanted(**{name: fields[name](each) for name, each in given.items()})

    elif get_origin(wanted) is tuple:
        several = parts[-1] is Ellipsis
        reads: Iterable[_Read] = repeat(_reader(parts[0])) if several else [*map(_reader, parts)]

        def read(value: Any) -> Any:
            given = _of_type(list, value)
            return tuple(read(each) for each, read in zip(given, reads, strict=not several))

    elif get_origin(wanted) is UnionType:  # with None
        known = _reader(parts[0])

        def read(value: Any) -> Any:
            return None if value is None else known(value)

    elif get_origin(wanted) is Literal:

        def read(value: Any) -> Any:
            return parts[parts.index(_of_type(str, value))]

    else:
        read = partial(_of_type, wanted)
    return read


def _of_type(wanted: type, value: Any) -> Any:
    """Return a value if it is exactly of a type: a bool is an int to Python, and none to us."""
    if type(value) is not wanted:
        raise TypeError
    return value
