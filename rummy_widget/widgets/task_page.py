"""A page that gives one task after another: what `Practice` and `Puzzle` have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from html import escape
from typing import ClassVar, Generic, TypeVar
from urllib.parse import parse_qs

from ..engine.typed_reading import ReadError
from ..text.words import say
from .base import PageWidget
from .messages import Message
from .orders import ORDERS
from .places import HOME, NOTEBOOKS, page_way, tongues
from .shapes.steps import StepState, TaskPageState

FOLLOW = "follow"  # how hard: as results lead

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


class TaskPage(PageWidget, Generic[T]):
    """A widget with a choice of tasks, the one in sight, and a record that the browser keeps."""

    ACCEPTS = (ORDERS - {"lay"}) | {
        "hello", "size", "hint", "show", "retry", "another", "setup", "read", "review", "progress", "reset",
    }  # fmt: skip
    NAME: ClassVar[str]  # of the record that the browser keeps, and of the page's sentences
    PAGE: ClassVar[str]
    NO_TASK: ClassVar[str]  # what is said if something is asked of a task, and none is in sight

    def __init__(self, lang: str | None) -> None:
        self._open: T | None = None
        self._notice: str | None = None
        super().__init__(lang)

    @property
    def _task(self) -> T:
        """The task in sight."""
        if self._open is None:
            raise ValueError(say(self.NO_TASK))
        return self._open

    def _offered(self) -> Iterable[tuple[str, str]]:
        """What can be chosen, each with what it is about."""
        raise NotImplementedError

    def _html(self) -> str:
        """What stands here where no kernel runs: what can be chosen."""
        offered = "".join(f"<li>{escape(title)}: {escape(about)}</li>" for title, about in self._offered())
        title, about = escape(say(f"{self.NAME}-title")), escape(say(f"{self.NAME}-about"))
        return f"<h1>{title}</h1><p>{about}</p><ul>{offered}</ul>"

    # -- messages from the page ---------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        self._notice = None
        super()._handle(message)

    def _do(self, message: Message) -> None:
        match message.type:
            case "setup":
                self._set(message["key"], message["value"])
            case "read":
                self._follow(message["text"])
            case "another":
                self._another(message.fields.get("seed"))
            case "review":
                self._review()
            case "progress":
                if self.NAME not in message["stored"]:
                    raise ReadError(f"expected an object with {self.NAME}")
                self._remember(message["stored"][self.NAME])
            case "reset":
                self._reset()
            case _:
                self._play(message)

    def _set(self, key: str, value: str) -> None:
        """Set what is chosen under a key."""

    def _another(self, seed: int | None) -> None:
        """Deal the next task, or the one of a given seed."""

    def _review(self) -> None:
        """Give a task that went wrong once more; ValueError if there is none."""

    def _remember(self, stored: object) -> None:
        """Take over the record that the browser has kept of this page."""

    def _reset(self) -> None:
        """Forget the record, but not what is chosen."""

    def _play(self, message: Message) -> None:
        """Do what is asked of the task in sight."""

    def _follow(self, query: str) -> None:
        """Open what an address asks for; one that cannot be meant gives a sentence."""
        try:
            found = parse_qs(query.lstrip("?"), max_num_fields=20)
            self._open_asked({name: values[-1] for name, values in found.items()})
        except ValueError as problem:
            self._open, self._notice = None, str(problem)

    def _open_asked(self, asked: Mapping[str, str]) -> None:
        """Open what the fields of an address ask for."""
        raise NotImplementedError

    # -- to the page --------------------------------------------------------------------------

    def _around(self, view: StepState | None, record: object) -> TaskPageState:
        """Return what both pages show: the task in sight and what stands around it."""
        return {
            "said": (view["said"] if view else self._notice) or "",
            "step": view["step"] if view else None,
            "rack": view["rack"] if view else None,
            "title": say(f"{self.NAME}-title"),
            "about": say(f"{self.NAME}-about"),
            "home": page_way(HOME, part=NOTEBOOKS),
            "tongues": tongues(self.PAGE),
            "notice": self._notice,
            "record": record,
        }


def read_seed(value: object, most: int, key: str) -> int:
    """Return the seed of a task, from 1 to *most*; ValueError says the sentence of that key."""
    text = str(value)
    if not (text.isascii() and text.isdigit() and len(text) < 8 and 1 <= int(text) <= most):
        raise ValueError(say(key, value=text[:40], most=most))
    return int(text)


def read_name(kind: type[E], value: str, key: str) -> E:
    """Return the member of this kind that has that value; ValueError says the sentence of that key."""
    try:
        return kind(value)
    except ValueError:
        raise ValueError(say(key, value=str(value)[:40])) from None
