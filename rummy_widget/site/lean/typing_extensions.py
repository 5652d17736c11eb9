"""What the packages of the site ask of typing_extensions: typing has it all by now."""

from typing import Literal, Self, TypeAlias, TypeVar

__all__ = ["Literal", "Self", "TypeAlias", "TypeVar"]
