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
from collections.abc import Callable, Mapping
from dataclasses import asdict, is_dataclass
from functools import cache
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
    """What makes a value of that type of the JSON of one; TypeError or ValueError where it is of none."""
    if is_dataclass(wanted) and isinstance(wanted, type):
        fields = {name: _reader(each) for name, each in get_type_hints(wanted).items()}

        def whole(value: Any) -> Any:
            if type(value) is not dict:
                raise TypeError
            return wanted(**{name: fields[name](each) for name, each in value.items()})

        return whole
    if get_origin(wanted) is tuple:
        parts = get_args(wanted)
        return _row(_reader(parts[0])) if parts[-1] is Ellipsis else _tuple(*map(_reader, parts))
    if get_origin(wanted) is Literal:
        return _one_of(get_args(wanted))
    if get_origin(wanted) is UnionType:  # with None
        return _maybe(_reader(get_args(wanted)[0]))
    return _plain(wanted)


def _row(read: _Read) -> _Read:
    def several(value: Any) -> Any:
        if type(value) is not list:
            raise TypeError
        return tuple(read(each) for each in value)

    return several


def _tuple(*reads: _Read) -> _Read:
    def some(value: Any) -> Any:
        if type(value) is not list:
            raise TypeError
        return tuple(read(each) for read, each in zip(reads, value, strict=True))

    return some


def _one_of(known: tuple[Any, ...]) -> _Read:
    def one(value: Any) -> Any:
        if type(value) is not str or value not in known:
            raise ValueError
        return value

    return one


def _maybe(read: _Read) -> _Read:
    def known(value: Any) -> Any:
        return None if value is None else read(value)

    return known


def _plain(wanted: type) -> _Read:
    def same(value: Any) -> Any:
        if type(value) is not wanted:  # a bool is an int to Python, and none to us
            raise TypeError
        return value

    return same
