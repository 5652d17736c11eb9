"""The base classes of all widgets of this package, which send state to the page and get messages from it.

In Jupyter a page could write to any synced trait, even to the script that the browser runs (`_esm`). So a
widget accepts no state from the page at all: `set_state` refuses it. If a learner does something, the page
sends a message. The function `messages.read_message` checks it, and the widget always answers it.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import wraps
from html import escape
from pathlib import Path
from typing import Any, ClassVar, Concatenate, ParamSpec, TypeVar
from weakref import WeakSet

import anywidget
import traitlets

from ..engine.faults import RulesError, quote_input
from ..text import words
from ..text.sentences.faults import fault_sentence
from .messages import SHAPES, Message, read_message, read_seq
from .nulls import send_nulls
from .places import without_dead_links
from .shapes.racks import Size

send_nulls()
STATIC = Path(__file__).parent.parent / "static"
WIDGET_MIME = "application/vnd.jupyter.widget-view+json"

# The address of the JavaScript and CSS bundles, if our own server provides them. A widget then sends one line
# that imports its script, instead of the whole script with every rack of the page.
ADDRESS = os.environ.get("RUMMY_WIDGET_BUNDLE")
# The value of ADDRESS on the static site. Its pages know where their bundles are, so only a name is sent.
NAMED = "named"


def _program(bundle: str) -> str | Path:
    """Return the script that a widget sends to the page, or the path or name of the script's file.

    *bundle* is the name of the widget's JavaScript bundle, such as "rummy".

    In Jupyter the result is the path of the bundle's file, on the static site only the file's name, and on
    our own server a line of code that imports the file.
    """
    name = f"{bundle}.js"
    fetch = f'export default (await import(new URL("{ADDRESS}{name}", location.origin).href)).default;\n'
    return _file_or(fetch, name)


def _style(bundle: str) -> str | Path:
    """Return the style sheet that a widget sends to the page, or the path or name of its file.

    *bundle* is the name of the widget's CSS bundle, such as "rummy".

    In Jupyter the result is the path of the bundle's CSS file, on the static site only the file's name, and
    on our own server a line that imports the file. On our own server, `rummy.css` isn't imported, because
    every page loads it anyway.
    """
    name = f"{bundle}.css"
    fetch = "/* The page has it. */\n" if name == "rummy.css" else f'@import url("{ADDRESS}{name}");\n'
    return _file_or(fetch, name)


def _file_or(fetch: str, name: str) -> str | Path:
    """Return what a widget sends for a JavaScript or CSS file: its path, its name, or code that imports it.

    In Jupyter the result is the path of the file called *name*. On the static site it is *name* alone. On our
    own server it is *fetch*, a line of code that imports the file.
    """
    if not ADDRESS:
        return STATIC / name
    return name if ADDRESS == NAMED else fetch


log = logging.getLogger("rummy_widget")

_W = TypeVar("_W", bound="GuardedWidget")
_P = ParamSpec("_P")
_R = TypeVar("_R")
_E = TypeVar("_E", bound=StrEnum)


def spoken(method: Callable[Concatenate[_W, _P], _R]) -> Callable[Concatenate[_W, _P], _R]:
    """Decorate a method of a widget so that all sentences that it makes are in the widget's language.

    Only methods that Python code may call directly need this decorator: the language is set already while a
    widget handles a message from the page or makes the output of a notebook cell.
    """

    @wraps(method)
    def wrapper(self: _W, /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        with words.speaking(self.lang):
            return method(self, *args, **kwargs)

    return wrapper


class GuardedWidget(anywidget.AnyWidget):
    """Base class of all widgets; it checks everything that the page sends.

    Subclasses define the view that the page shows (`VIEW`), the JavaScript bundle that draws it (`BUNDLE`),
    and the types of messages that they accept (`ACCEPTS`). A widget speaks the language *lang*; None means
    the language of the notebook's folder (see docs/languages.md).

    The page gets the values of four traits: `view` is `VIEW`, `lang` is the language, `words` contains the
    wording of the page's own buttons and messages (as JSON), and `state` contains everything else that the
    view shows.
    """

    _esm = _program("rummy")
    _css = _style("rummy")

    view = traitlets.Unicode(read_only=True).tag(sync=True)
    lang = traitlets.Unicode(read_only=True).tag(sync=True)
    words = traitlets.Unicode(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)

    VIEW: ClassVar[str] = ""
    BUNDLE: ClassVar[str] = "rummy"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, **given: Any) -> None:
        """Give a new subclass the script and the style sheet of its bundle, if it names one in `BUNDLE`.

        Raises TypeError if the class accepts types of messages that `shapes/messages.py` doesn't declare.
        """
        if "BUNDLE" in vars(cls):  # not in the subclass that traitlets makes for each widget
            cls._esm, cls._css = _program(cls.BUNDLE), _style(cls.BUNDLE)
        super().__init_subclass__(**given)
        if unknown := cls.ACCEPTS - SHAPES.keys():
            raise TypeError(f"{cls.__name__} accepts messages that are not declared: {sorted(unknown)}")

    def __init__(self, lang: str | None = None) -> None:
        self._rev = 0
        self._said = ""
        self.set_trait("lang", read_language(lang))
        self.set_trait("view", self.VIEW)
        self.set_trait("words", words.ui_words(self.lang))
        super().__init__()
        _EVERYONE.add(self)

    # -- from the page ------------------------------------------------------------------------

    def set_state(self, sync_data: object) -> None:
        """Refuse a state that the page sends; the page must send a message to ask for a change."""
        log.info("refused a state from the page: %s", quote_input(sync_data))

    @spoken
    def _handle_msg(self, msg: Mapping[str, Any]) -> None:
        try:
            data = msg["content"]["data"]
            method = data.get("method")
        except (KeyError, TypeError, AttributeError):
            self._answer(None, "a message must be an object with a 'method'")
            return
        if method == "request_state":
            self.send_state()
        elif method == "custom":
            self._handle_custom_msg(data.get("content"), msg.get("buffers"))
        else:
            self.set_state(data.get("state"))
            self._answer(None, f"this widget takes messages, not {quote_input(method)}")

    def _handle_custom_msg(self, content: object, buffers: object) -> None:
        seq = read_seq(content)
        try:
            message = read_message(content, self.ACCEPTS)
            if message.type == "hello":
                self._greet()
            else:
                self._handle(message)
        except RulesError as error:
            self._answer(seq, fault_sentence(error.fault))
        except (ValueError, LookupError) as error:
            self._answer(seq, str(error))
        except Exception:  # an error must not end the kernel; it is logged
            log.exception("could not handle %s", quote_input(content))
            self._answer(seq, "that could not be done; nothing was changed")
        else:
            self._answer(seq, None)

    @spoken
    def receive(self, message: Message) -> None:
        """Handle a message from another widget as if the page had sent it."""
        self._handle(message)

    def _greet(self) -> None:
        """Update the page after it has been opened or has reconnected; most widgets do nothing here."""

    def _handle(self, message: Message) -> None:
        """Do what the page's message asks.

        Raises RulesError, ValueError or LookupError, whose text the page shows, if that is not possible.
        """
        raise NotImplementedError

    def _answer(self, seq: int | None, error: str | None) -> None:
        self.send({"answer": seq, "ok": error is None, "error": error, "rev": self._rev})

    # -- to the page --------------------------------------------------------------------------

    def _show(self, state: Mapping[str, object]) -> None:
        """Send *state* to every view of this widget, with a new revision number.

        The announcement for screen readers (`said`) is left empty if it is the same as in the last state.
        """
        self._rev += 1
        before, self._said = self._said, str(state.get("said") or "")
        said = "" if self._said == before else self._said
        self.set_trait("state", {**without_dead_links(state), "rev": self._rev, "said": said})

    def _svg(self) -> str | None:
        """Return the SVG shown instead of the widget if no kernel is running; None if there is none."""
        return None

    def _html(self) -> str | None:
        """Return the HTML shown instead of the widget if no kernel is running; None if there is none."""
        return None

    @spoken
    def _repr_mimebundle_(self, /, **kwargs: object) -> tuple[dict[str, Any], dict[str, Any]]:
        data: dict[str, Any] = {
            "text/plain": repr(self),
            WIDGET_MIME: {"version_major": 2, "version_minor": 0, "model_id": self.model_id},
        }
        if (svg := self._svg()) is not None:
            data["image/svg+xml"] = svg
        if (html := self._html()) is not None:
            data["text/html"] = html
        return data, {}


def link_html(href: str, title: str) -> str:
    """Return an HTML link to *href* with the text *title*, for a page that no kernel serves.

    >>> link_html("rules.ipynb", "Runs & groups")
    '<a href="rules.ipynb">Runs &amp; groups</a>'
    """
    return f'<a href="{href}">{escape(title)}</a>'


class PageWidget(GuardedWidget):
    """A widget that sends its whole state to the page after each message, even if the message was refused."""

    def __init__(self, lang: str | None) -> None:
        self._size: Size = "normal"
        super().__init__(lang)

    def _handle(self, message: Message) -> None:
        try:
            if message.type == "size":
                self._size = message["size"]
            else:
                self._do(message)
        finally:
            self._refresh()

    def _do(self, message: Message) -> None:
        """Do what the page's message asks.

        Raises RulesError, ValueError or LookupError, whose text the page shows, if that is not possible.
        """
        raise NotImplementedError

    def _state(self) -> Mapping[str, object]:
        """Return the whole state of this widget for the page, as plain data."""
        raise NotImplementedError

    @spoken
    def _refresh(self) -> None:
        """Send the widget's current state to the page."""
        self._show(self._state())


_EVERYONE: WeakSet[GuardedWidget] = WeakSet()
"""All widgets of this package in this kernel that have not been garbage-collected."""


def open_widgets() -> tuple[GuardedWidget, ...]:
    """Return all widgets of this package in this kernel that have sent a state and are not closed."""
    return tuple(widget for widget in _EVERYONE if widget.comm is not None and widget.state)


def read_language(lang: str | None) -> str:
    """Return the language code *lang* or, if it is None, the current language.

    If there is no such language, raises ValueError with a message that lists the available ones.

    >>> read_language(None), read_language("ro")
    ('en', 'ro')
    >>> read_language("klingon")
    Traceback (most recent call last):
    ValueError: unknown language 'klingon': expected one of en, ro
    """
    with words.speaking(words.language() if lang is None else lang):
        return words.language()


def read_choice(kind: type[_E], value: str, what: str) -> _E:
    """Return the member of the enum *kind* that has this value.

    *what* is the word that the error message uses for such a value, for example "topic". Raises ValueError,
    whose message lists all values, if no member has this value.
    """
    if value not in list(kind):
        raise ValueError(f"no such {what}: {value!r:.40}; expected one of {', '.join(kind)}")
    return kind(value)


def refuse_unknown(name: str, given: Iterable[str], taken: Iterable[str]) -> None:
    """Raise TypeError if a widget was given a keyword argument that it does not take.

    *name* is the name of the widget's class, *given* are the keywords that were passed, and *taken* are those
    that the widget takes.
    """
    known = tuple(taken)
    for keyword in given:
        if keyword not in known:
            raise TypeError(f"{name}() takes no keyword {keyword!r}; it takes {', '.join(known)}")
