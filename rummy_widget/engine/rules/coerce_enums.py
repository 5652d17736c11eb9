"""Reading the choices of a record, which may be given by their values."""

from __future__ import annotations

from enum import StrEnum

from ..faults import quote_input

__all__ = ["coerce_enums"]


def coerce_enums(record: object, **switches: type[StrEnum]) -> None:
    """Let switches be given by their value ("low"), and refuse any other value."""
    for name, kind in switches.items():
        value = getattr(record, name)
        try:
            object.__setattr__(record, name, kind(value))
        except ValueError:
            expected = ", ".join(kind)
            raise ValueError(f"no such {name}: {quote_input(value)}; expected {expected}") from None
