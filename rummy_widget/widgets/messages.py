"""What a page may say to the kernel: every message type with the shape of its fields.

Everything that comes from a browser is hostile until it has passed `read_message`: wrong types, unknown
keys, a million tiles or NaN are refused with a sentence, before anything else looks at them.

>>> read_message({"seq": 1, "type": "move", "tiles": [3], "shelf": 0, "slot": 4}, {"move"})
Message(type='move', fields={'tiles': (3,), 'shelf': 0, 'slot': 4})
>>> read_message({"type": "move", "tiles": "3", "shelf": 0, "slot": 4}, {"move"})
Traceback (most recent call last):
    ...
rummy_widget.widgets.messages.MessageError: 'tiles' must be a list of tile ids, not '3'
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ..text.rulebook import BOOKS

MOST_TILES = 128
MOST_TEXT = 2000
MOST_STORED = 160
MOST_FILE = 400_000
MOST_SEQ = 2**53

_quote = reprlib.Repr()  # repeats what came in, but never at length
_quote.maxlevel = 2


class MessageError(ValueError):
    """A message that no honest page sends; its text says what was wrong and what was expected."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message that has the right shape: its type, and its fields as plain values."""

    type: str
    fields: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]


def quoted(value: object) -> str:
    """What came in, short enough to repeat in a sentence."""
    try:
        return _quote.repr(value)
    except Exception:  # a hostile object may not even have a repr
        return f"a {type(value).__name__}"


def _whole(name: str, value: object, least: int = 0, most: int = 999) -> int:
    if type(value) is not int or not least <= value <= most:
        raise MessageError(f"'{name}' must be a whole number from {least} to {most}, not {quoted(value)}")
    return value


def _tiles(name: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise MessageError(f"'{name}' must be a list of tile ids, not {quoted(value)}")
    if len(value) > MOST_TILES:
        raise MessageError(f"'{name}' names {len(value)} tiles; at most {MOST_TILES} can be meant")
    ids = tuple(_whole(name, each) for each in value)
    if len(set(ids)) != len(ids):
        raise MessageError(f"'{name}' names a tile twice: {quoted(value)}")
    return ids


def _text(name: str, value: object) -> str:
    if not isinstance(value, str) or len(value) > MOST_TEXT:
        raise MessageError(f"'{name}' must be a text of at most {MOST_TEXT} characters, not {quoted(value)}")
    return value


def _file(name: str, value: object) -> str:
    if not isinstance(value, str) or len(value) > MOST_FILE:
        raise MessageError(f"'{name}' must be a text of at most {MOST_FILE} characters, not {quoted(value)}")
    return value


def _one_of(*allowed: str) -> Callable[[str, object], str]:
    def check(name: str, value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise MessageError(f"'{name}' must be one of {', '.join(allowed)}, not {quoted(value)}")
        return value

    return check


def _stored(name: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, dict) or len(value) > MOST_STORED:
        raise MessageError(
            f"'{name}' must be an object of at most {MOST_STORED} lessons, not {quoted(value)}"
        )
    return value  # its insides are read by tutor.progress, which trusts nothing either


MOST_MELDS = 120
_shelf = lambda name, value: _whole(name, value, 0, 1 + MOST_MELDS)  # noqa: E731
_rev = lambda name, value: _whole(name, value, 0, MOST_SEQ)  # noqa: E731
_seed = lambda name, value: _whole(name, value, 0, 2**31)  # noqa: E731

CLASS_ACTS = (
    "here", "open", "turn", "look", "pause", "go-on", "close", "show", "show-early", "hide", "tell", "untell",
    "pick", "unpick", "names", "names-off", "free", "drop", "save", "leave",
)  # fmt: skip
ROOM_ACTS = (
    "make", "join", "sit", "claim", "watch", "agree", "fill", "empty", "ready", "unready", "deal", "hold",
    "say", "link", "leave", "out",
)  # fmt: skip

# type -> field -> check; a name that ends in "?" may be missing
SHAPES: Mapping[str, Mapping[str, Callable[[str, object], Any]]] = {
    "hello": {},
    "move": {"tiles": _tiles, "shelf": _shelf, "slot": _whole},
    "undo": {},
    "redo": {},
    "lay": {},
    "sort": {"by": _one_of("run", "group")},
    "size": {"size": _one_of("normal", "projector")},
    "choose": {"tiles": _tiles},
    "check": {"tiles?": _tiles, "answer?": _text},
    "act": {"move": _text},
    "hint": {},
    "show": {},
    "retry": {},
    "skip": {},
    "back": {},
    "next": {},
    "go": {"step": _text},
    "another": {"seed?": _seed},
    "restore": {"arrangement": _text, "spread?": _text},
    "progress": {"stored": _stored},
    "import": {"stored": _stored},
    "reset": {"lesson?": _text},
    # A lesson's house rules, and what a rack is asked.
    "house": {"value": _text},
    "house-off": {},
    "explain": {},
    "explain-off": {},
    "book": {"book": _one_of(*BOOKS)},
    # The score page's own.
    "add": {"tile": _text},
    "take-out": {"tiles": _tiles},
    "swap": {"away": _text, "by": _text},
    "read": {"text": _text},
    "clear": {},
    "example": {"key": _text},
    "house-reset": {},
    # Practice's own.
    "review": {},
    "review-off": {},  # an open table's
    # A class's own.
    "typed": {"text": _text},
    "begin": {"code": _text, "name": _text},
    "begin-alone": {"code": _text, "name": _text},  # with the code of worksheets, in no live class
    "leave": {},
    "work": {"text": _file},
    "export": {"stored": _stored},
    "hand": {"step": _text, "text": _text},  # typed while the line was down
    "class": {"act": _one_of(*CLASS_ACTS), "n?": _whole, "address?": _text},  # what a teacher does
    "start": {},
    "stop": {},
    # The table's own.
    "setup": {"key": _text, "value": _text},
    "deal": {},
    "stage": {"index": _whole},
    "dealt": {},
    "play": {"move": _text},
    "discard": {"tile": _whole},
    "check-board": {},
    "coach": {},
    "coach-off": {},
    "takeback": {},
    "go-on": {},
    "tick": {"rev?": _rev},
    "next-game": {},
    "same-deal": {},
    "to-setup": {},
    "resume": {"token": _text, "place?": _text, "game?": _text},
    "replay": {"index": _whole},
    "replay-end": {},
    "exercise": {"index": _whole},
    "try": {"tile": _whole},
    "look": {"record": _file, "index": _whole, "token?": _text},
    # Home's own: the game that ended last.
    "ended": {"record": _file},
    # A table's where melds are laid or rearranged.
    "meld": {"tiles": _tiles, "gap": _whole},  # a new meld of these tiles, before meld number *gap* from 0
    "fit": {"tiles": _tiles},  # to the one place where they fit
    "done": {},
    "revert": {},
    "sort-table": {},
    "advise": {},  # the next grade
    "advise-off": {},
    "step": {},  # the next step of the advice, done on the table
    "game": {"key": _text},
    "preset": {"key": _text},
    "timeout": {"move": _whole},  # of which turn, by the moves before it
    # A table of people's.
    "room": {
        "act": _one_of(*ROOM_ACTS),
        "text?": _text,
        "name?": _text,
        "token?": _text,
        "key?": _text,
        "seat?": _whole,
        "at?": _text,
    },
}


def read_message(content: object, accepts: Collection[str]) -> Message:
    """The message in `content`, or MessageError; `accepts` are the types that this widget understands."""
    if not isinstance(content, dict):
        raise MessageError(f"a message must be an object with a 'type', not {quoted(content)}")
    kind = content.get("type")
    if not isinstance(kind, str) or kind not in accepts:
        raise MessageError(f"'type' must be one of {', '.join(sorted(accepts))}, not {quoted(kind)}")
    shape = SHAPES[kind]
    known = {name.rstrip("?") for name in shape}
    for name in content:
        if name not in known and name not in ("type", "seq"):
            raise MessageError(
                f"a '{kind}' message has no {quoted(name)}; it takes {sorted(known) or 'nothing'}"
            )
    fields = {}
    for name, check in shape.items():
        plain = name.rstrip("?")
        if plain in content:
            fields[plain] = check(plain, content[plain])
        elif name == plain:
            raise MessageError(f"a '{kind}' message needs '{plain}'")
    return Message(kind, fields)


def read_seq(content: object) -> int | None:
    """The number by which the page knows its message again, if it is one that can be sent back."""
    seq = content.get("seq") if isinstance(content, dict) else None
    return seq if type(seq) is int and 0 <= seq < MOST_SEQ else None
