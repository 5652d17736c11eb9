"""Refusing records of rules with a field of the wrong type."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ..faults import quote_input

__all__ = ["check_fields"]


def check_fields(record: object, path: str = "") -> None:
    """Refuse a record with a field of the wrong type, in records inside it too; the error names its path."""
    hints = _hints(type(record))
    for each in fields(record):  # type: ignore[arg-type]
        if not each.init:
            continue
        name, value, hint = f"{path}{each.name}", getattr(record, each.name), hints[each.name]
        if not _fits(value, hint):
            raise TypeError(f"no such {name}: {quote_input(value)}; expected {_told(hint)}")
        if is_dataclass(value):
            check_fields(value, f"{name}.")


_HINTS: dict[type, dict[str, Any]] = {}


def _hints(kind: type) -> dict[str, Any]:
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


def _fits(value: object, hint: Any) -> bool:
    if get_origin(hint) in (Union, UnionType):
        return any(_fits(value, each) for each in get_args(hint))
    kind = get_origin(hint) or hint
    return type(value) is kind


def _told(hint: Any) -> str:
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(_told(each) for each in get_args(hint) if each is not type(None))
    name: str = (get_origin(hint) or hint).__name__
    return "text" if name == "str" else name
