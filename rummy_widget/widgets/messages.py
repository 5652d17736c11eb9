"""Messages from the page, checked against their declarations in `shapes/messages.py`.

`read_message` checks everything that comes from a browser before any other code uses it. A message with a
wrong type, an unknown field, a million tiles or NaN is refused, with a sentence that says what is wrong.

>>> read_message({"seq": 1, "type": "move", "tiles": [3], "shelf": 0, "slot": 4}, {"move"})
Message(type='move', fields={'tiles': (3,), 'shelf': 0, 'slot': 4})
>>> read_message({"type": "move", "tiles": "3", "shelf": 0, "slot": 4}, {"move"})
Traceback (most recent call last):
    ...
rummy_widget.engine.typed_reading.ReadError: 'tiles': expected a list of at most 128, not '3'
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_type_hints

from ..engine.typed_reading import Limits, read_as
from .shapes import messages as declared

MOST_SEQ = 2**53
"""The limit below which the numbers of messages stay, so that JavaScript can represent them exactly."""

SHAPES: Mapping[str, Any] = {
    word: shape for shape in get_args(declared.Message) for word in get_args(get_type_hints(shape)["type"])
}
"""For each type of message, such as "move", the class in `shapes/messages.py` that declares its fields."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message from the page that has been checked: its type, and its other fields by name.

    `message["tiles"]` is short for `message.fields["tiles"]`.
    """

    type: str
    fields: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]


def read_message(content: object, accepts: Collection[str]) -> Message:
    """Check what the page has sent (*content*), and return it as a message.

    Raises ReadError if it is invalid, or if its type is not one of *accepts*.
    """
    sent = read_as(dict[str, object], content)
    kind = read_as(Annotated[str, Limits(among=tuple(sorted(accepts)))], sent.get("type"), "type")
    fields = read_as(SHAPES[kind], {name: each for name, each in sent.items() if name != "seq"})
    del fields["type"]
    return Message(kind, fields)


def read_seq(content: object) -> int | None:
    """Return the number that the page has given to its message; the widget's answer repeats this number.

    *content* is what the page has sent. Returns None if it contains no valid number.
    """
    seq = content.get("seq") if isinstance(content, dict) else None
    return seq if type(seq) is int and 0 <= seq < MOST_SEQ else None
