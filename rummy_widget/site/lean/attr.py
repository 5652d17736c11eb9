"""A stand-in for attrs, based on dataclasses, with only the parts that Fluent's runtime uses."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection
from typing import Any

evolve = dataclasses.replace
Validator = Callable[[Any, "dataclasses.Field[Any]", Any], None]


def s(cls: type) -> type:
    """Turn a class whose fields were made with the function `ib` into a dataclass, and return it.

    The fields' validators check the values in each new object.
    """
    made: Any = dataclasses.dataclass(cls)
    if any("validator" in each.metadata for each in dataclasses.fields(made)):
        made.__init__ = _validated(made.__init__)
    return made  # type: ignore[no-any-return]


def ib(*, validator: Validator | None = None, factory: Any = dataclasses.MISSING, **more: Any) -> Any:
    """Return a dataclass field.

    *validator* checks the field's values, *factory* is a function that makes its default value, and *more*
    are further options of `dataclasses.field`. All of them may be left out.
    """
    return dataclasses.field(
        default_factory=factory, metadata={"validator": validator} if validator else None, **more
    )


def _validated(init: Callable[..., None]) -> Callable[..., None]:
    def __init__(self: Any, *args: Any, **named: Any) -> None:
        init(self, *args, **named)
        for each in dataclasses.fields(self):
            if check := each.metadata.get("validator"):
                check(self, each, getattr(self, each.name))

    return __init__


class validators:
    """A stand-in for the module `attr.validators`, with only one of its validators, `in_`."""

    @staticmethod
    def in_(options: Collection[Any]) -> Validator:
        """Return a validator that accepts only these *options*, and raises ValueError for other values."""

        def check(_: Any, field: dataclasses.Field[Any], value: Any) -> None:
            if value not in options:
                raise ValueError(f"{field.name!r} must be in {options!r} (got {value!r})")

        return check
