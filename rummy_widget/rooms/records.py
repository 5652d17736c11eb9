"""Frozen records, which are converted to JSON and back.

A record is read only if all values in the JSON have the types of the record's fields.

>>> class Said(StoredRecord):
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
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeVar, dataclass_transform

from ..engine.faults import quote_input
from ..engine.typed_reading import read_as
from .errors import OtherVersion

Record = TypeVar("Record")


@dataclass_transform(frozen_default=True)
class StoredRecord:
    """Base class of records that are stored in the database; each subclass becomes a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


def kinds_of(*records: type[Record]) -> dict[str, type[Record]]:
    """Return a mapping from stored names to record classes: `{"seat_taken": SeatTaken}` for `SeatTaken`."""
    return {_kind_of(each): each for each in records}


def write_record(record: Any) -> tuple[str, str]:
    """Return the two strings that are stored for a record: the name of its class, and its fields as JSON.

    The name of the class is written in snake case: "seat_taken" for `SeatTaken`.
    """
    body = json.dumps(asdict(record), ensure_ascii=False, separators=(",", ":"))
    return _kind_of(type(record)), body


def _kind_of(record: type[Any]) -> str:
    """Return the name under which records of a class are stored: `seat_taken` for `SeatTaken`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", record.__name__).lower()


def read_record(kinds: Mapping[str, type[Record]], kind: str, body: str) -> Record:
    """Return the record for which `write_record` returned *kind* and *body*.

    *kinds* maps the stored names to the record classes. Raises OtherVersion if *kind* isn't one of these
    names, or if *body* isn't JSON that fits the fields of the class.
    """
    try:
        found: Record = read_as(kinds[kind], json.loads(body), kind)
        return found
    except (TypeError, ValueError, LookupError, RecursionError):
        raise OtherVersion(what=quote_input(kind)) from None
