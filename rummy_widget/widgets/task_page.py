"""The base class of the widgets `Practice` and `Puzzle`: a page with one task after another."""

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
from .orders import RACK_COMMANDS
from .places import HOME, languages_of, page_path
from .shapes.steps import StepState, TaskPageState

FOLLOW = "follow"  # the choice of difficulty that adapts it to the learner's results

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


class TaskPage(PageWidget, Generic[T]):
    """Base class of pages with a list of skills or modes, the current task, and a record of the results.

    The type parameter is the class of a task. The browser stores the record. *lang* is the language; None
    means the language of the notebook's folder (see docs/languages.md).

    Subclasses set three attributes. `NAME` is the key under which the browser stores the record; the keys of
    the page's sentences begin with it, too. `PAGE` is the path of the page's English notebook, such as
    `places.PRACTICE`. `NO_TASK` is the key of the sentence that says that there is no task.
    """

    ACCEPTS = (RACK_COMMANDS - {"lay"}) | {
        "hello", "size", "hint", "show", "retry", "another", "setup", "read", "review", "progress", "reset",
    }  # fmt: skip
    NAME: ClassVar[str]
    PAGE: ClassVar[str]
    NO_TASK: ClassVar[str]

    def __init__(self, lang: str | None) -> None:
        self._open: T | None = None
        self._notice: str | None = None
        super().__init__(lang)

    @property
    def _task(self) -> T:
        """The current task; raises ValueError if there is none."""
        if self._open is None:
            raise ValueError(say(self.NO_TASK))
        return self._open

    def _offered(self) -> Iterable[tuple[str, str]]:
        """Return a pair for each skill or mode that the learner can choose: its title and its description."""
        raise NotImplementedError

    def _html(self) -> str:
        """Return HTML that lists the skills to practise or the puzzle modes, for pages without a kernel."""
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
        """Change the setting *key* of the page, such as the difficulty, to *value*.

        Raises ValueError if there is no such setting or value.
        """

    def _another(self, seed: int | None) -> None:
        """Show the task with this seed or, if *seed* is None, the next task."""

    def _review(self) -> None:
        """Show again a task that the learner got wrong, or another task of the same skill.

        Raises ValueError if nothing is left to repeat.
        """

    def _remember(self, stored: object) -> None:
        """Merge the record of results that the browser has stored for this page with the one on the page."""

    def _reset(self) -> None:
        """Clear the record of the learner's results, but not the settings."""

    def _play(self, message: Message) -> None:
        """Handle a message about the current task, such as an answer to it."""

    def _follow(self, query: str) -> None:
        """Open the task that *query*, the query string of the page's URL, asks for.

        If *query* is invalid, close the current task and show a notice that says what is wrong.
        """
        try:
            found = parse_qs(query.lstrip("?"), max_num_fields=20)
            self._open_asked({name: values[-1] for name, values in found.items()})
        except ValueError as problem:
            self._open, self._notice = None, str(problem)

    def _open_asked(self, asked: Mapping[str, str]) -> None:
        """Open the task that the query parameters of the page's URL ask for.

        *asked* maps the name of each parameter, such as `skill` or `seed`, to its value. If the parameters
        don't ask for a task, nothing happens. Raises ValueError if one of them is invalid.
        """
        raise NotImplementedError

    # -- to the page --------------------------------------------------------------------------

    def _remark(self, view: StepState, text: str) -> None:
        """Replace the feedback on a solved task with *text*, for example to say that the task doesn't count.

        *view* contains the data with which the page shows the task; it is changed in place.
        """
        rack = view["rack"]
        before = (rack["verdict"]["text"] if rack else view["step"]["feedback"]) or ""
        if rack:
            rack["verdict"]["text"] = text
        view["step"]["feedback"] = text  # shown if there is no rack
        view["said"] = f"{view['said'].removesuffix(before).strip()} {text}".strip()

    def _around(self, view: StepState | None, record: object) -> TaskPageState:
        """Return the part of the state that has the same fields on the practice page and on the puzzle page.

        *view* contains the data with which the page shows the current task; it is None if there is no task.
        *record* is the record of the results, for the browser to store.
        """
        return {
            "said": (view["said"] if view else self._notice) or "",
            "step": view["step"] if view else None,
            "rack": view["rack"] if view else None,
            "title": say(f"{self.NAME}-title"),
            "about": say(f"{self.NAME}-about"),
            "home": page_path(HOME),
            "languages": languages_of(self.PAGE),
            "notice": self._notice,
            "record": record,
        }


def read_seed(value: object, most: int, key: str) -> int:
    """Return *value* as the seed of a task, a whole number from 1 to *most*.

    Raises ValueError if it is anything else; *key* is the key of the translated error message.
    """
    text = str(value)
    if not (text.isascii() and text.isdigit() and len(text) < 8 and 1 <= int(text) <= most):
        raise ValueError(say(key, value=text[:40], most=most))
    return int(text)


def read_name(kind: type[E], value: str, key: str) -> E:
    """Return the member of the enum *kind* that has this value.

    Raises ValueError if there is none; *key* is the key of the translated error message.
    """
    try:
        return kind(value)
    except ValueError:
        raise ValueError(say(key, value=str(value)[:40])) from None
