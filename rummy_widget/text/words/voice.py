"""The messages of one language, read from its Fluent files.

A message is parsed when it is first used, so a kernel that shows forty sentences of a lesson does not spend
time on every rule. For the same reason, the Fluent library is only imported when the first message is used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNone, FluentNumber

Argument = str | int
"""An argument of a message: a string to insert, or a number, which can also select a plural form."""

# An entry starts in the first column (`key =` or `-term =`) and continues over indented and blank lines.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t]+\S)|[}].*))*", re.MULTILINE)
MINUS = "−"
"""The minus sign in messages for people; notation and code use a hyphen instead."""

_HYPHEN = re.compile(r"(?<!\w)-(?=[0-9])")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@lru_cache(maxsize=512)
def _number(value: int) -> FluentNumber | FluentNone:
    """Return a number in the form that a message needs as its argument; it is shown as 1000, not 1,000."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def signed(points: int) -> str:
    """Return a number of points won or lost with its sign, or "0".

    >>> signed(250), signed(-250), signed(0)
    ('+250', '−250', '0')
    """
    return f"{points:+d}".replace("-", MINUS) if points else "0"


class Voice:
    """The messages of one language, which are parsed and filled in on demand.

    >>> Voice("en", "left = { $tile } is left").say("left", tile="red 7")
    'red 7 is left'
    """

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._sources: Mapping[str, str] = {found[1]: found[0] for found in _ENTRY.finditer(source)}
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None
        self._cached = lru_cache(maxsize=4096)(self._format)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all messages, in the order of the files; Fluent terms are not included."""
        return tuple(key for key in self._sources if not key.startswith("-"))

    def __contains__(self, key: str) -> bool:
        return key.partition(".")[0] in self._sources

    def attributes(self, key: str) -> tuple[str, ...]:
        r"""Return the names of the attributes of the message *key*; raise KeyError if it is missing.

        >>> Voice("en", "PRO-20 = three or more\n    .title = Run").attributes("PRO-20")
        ('title',)
        """
        return tuple(self._fluent(key).get_message(key).attributes)

    def say(self, key: str, /, **args: Argument) -> str:
        """Return the message *key*, with its arguments filled in.

        The key `name.attribute` stands for an attribute of the message `name`. Raises KeyError if there is no
        such message and ValueError if an argument is missing, so that people never see a key or a gap in a
        sentence.
        """
        return self._cached(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
        name, _, attribute = key.partition(".")
        bundle = self._fluent(name)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        values = {name: value if isinstance(value, str) else _number(int(value)) for name, value in args}
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise ValueError(f"cannot say {key!r} in {self.language!r} with {dict(args)}: {problems[0]}")
        negative = any(not isinstance(value, str) and value < 0 for _, value in args)
        return _HYPHEN.sub(MINUS, str(text)) if negative else str(text)

    def _fluent(self, key: str) -> FluentBundle:
        """Return the Fluent bundle, after adding the message *key* and all messages that it refers to.

        Raises KeyError if there is no message with this key.
        """
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        wanted = [key]
        while wanted:
            entry = wanted.pop()
            if entry in self._parsed:
                continue
            if entry not in self._sources:
                raise KeyError(entry)
            source = self._sources[entry]
            self._bundle.add_resource(FluentResource(source + "\n"))
            self._parsed.add(entry)
            wanted += [found for found in _REFERENCE.findall(source) if found in self._sources]
        return self._bundle
