"""The `Exercise` widget: one exercise in combinatorics, answered by typing."""

from __future__ import annotations

from html import escape
from typing import ClassVar

from ...classroom import FAMILIES, seed_of
from ...classroom.seeds import check_name
from ...text import words
from ...text.words import say
from ..base import PageWidget
from ..messages import Message
from ..shapes.classwork import ExerciseState
from .answers import AskedExercise
from .task_view import task_view


class Exercise(PageWidget):
    """A widget that shows one exercise, which is answered by typing a number, a fraction or a formula.

    *family* is the key of a family of exercises that differ only in their numbers, such as "outs-wait".
    *seed* determines the numbers. If *code* (a class code) and *name* (a student's pseudonym) are given
    instead, the numbers are those that this student gets. Before the widget grades an answer, it shows how it
    understands the answer. *lang* is the language.

    >>> Exercise("outs-wait", seed=7)
    Exercise('outs-wait', seed=7)

    Raises ValueError for an unknown family, for a seed, code or name that isn't allowed, for a code without a
    name or a name without a code, and for a seed together with a code.
    """

    BUNDLE = "rummy-class"

    VIEW: ClassVar[str] = "exercise"
    ACCEPTS = frozenset({"hello", "typed", "check", "show", "another", "size"})

    def __init__(
        self, family: str, seed: int | None = None, code: str | None = None, name: str | None = None,
        *, lang: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(lang)
        with words.speaking(self.lang):
            if (code is None) != (name is None) or (code is not None and seed is not None):
                raise ValueError("Exercise() takes a seed, or a code and a name")
            if code is not None and name is not None:
                seed = seed_of(check_name(code, "code"), check_name(name, "pseudonym"))
            self._asked = AskedExercise.of(family, 1 if seed is None else seed)
        self._refresh()

    def __repr__(self) -> str:
        asked = self._asked.exercise
        return f"Exercise({asked.family!r}, seed={asked.seed})"

    def _html(self) -> str:
        """Return the title and text of the exercise as HTML, for pages without a kernel."""
        asked = self._asked.exercise
        return f"<p><b>{escape(asked.title)}</b></p><p>{escape(asked.text)}</p><p>{escape(asked.form)}</p>"

    def _do(self, message: Message) -> None:
        asked = self._asked
        match message.type:
            case "typed":
                self._asked = asked.typed(message["text"])
            case "check":
                self._asked = asked.answered(message.fields.get("answer", asked.draft))
            case "show":
                self._asked = asked.solved()
            case "another":
                self._asked = self._another(message.fields.get("seed"))

    def _another(self, seed: int | None) -> AskedExercise:
        """Return an exercise of the same family with another *seed*; None means the next higher seed."""
        now = self._asked.exercise
        return AskedExercise.of(FAMILIES[now.family].key, now.seed + 1 if seed is None else seed)

    def _state(self) -> ExerciseState:
        task = task_view(self._asked, may_show=True)
        verdict = task["verdict"]
        return {
            "said": f"{verdict['word']}. {verdict['text']}" if verdict else "",
            "task": task,
            "seed": say("work-seed", seed=self._asked.exercise.seed),
            "size": self._size,
        }
