"""A stand-in for typing_extensions: the standard library has everything that the site's packages use."""

from typing import Literal, Self, TypeAlias, TypeVar

__all__ = ["Literal", "Self", "TypeAlias", "TypeVar"]
