"""The `Score` widget: the page that shows how many points tiles are worth, and why."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from html import escape
from typing import Any

from ...engine.closes import Closing
from ...engine.faults import NotationError, RulesError
from ...engine.rules import RUMMY_PRO, SWITCHES, Ruleset, check_choice, check_inputs
from ...engine.solver.closing.best import best_close
from ...text.sentences.closings import closing_sentences, price_text
from ...text.svg import rack_svg
from ...text.words import say
from ..base import GuardedWidget, refuse_unknown, spoken
from ..messages import Message
from ..orders import RACK_COMMANDS, apply_command
from ..places import HOME, SCORE, languages_of, page_path
from ..rack import SIZES
from ..shapes.racks import Size
from ..shapes.score import ScoreState
from .score_view import EXAMPLES, reading_of, score_sentence, score_view
from .tray import ScoreTray

_PAUSE = 0.3
"""The number of seconds between a change and the search for exchanges of two tiles, which is slow."""


class Score(GuardedWidget):
    """A widget that shows the score page: add tiles, and see how many points they are worth, and why.

    Tiles are worth points if a player can close (end the round) with them. *tiles* are the tiles to begin
    with, in notation. The options are `jokers_thrown` (the number of Jokers that the player has discarded),
    `players` (2 to 4), `multiplier` (the factor by which the table multiplies the points of a close), `size`
    ("normal" or "projector"), `rules`, `lang` (the language), and the key of any rule switch (a rule with
    several possible values) on which the points depend.

    >>> score = Score("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8")
    >>> score.closing.points, score.closing.pattern.value
    (500, 'bicolor')
    >>> score
    Score('r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8')

    Raises NotationError for tiles that can't be parsed, RulesError for tiles that no player can hold,
    TypeError for an unknown option, and ValueError for an unknown value.
    """

    BUNDLE = "rummy-score"

    VIEW = "score"
    ACCEPTS = frozenset({
        "hello", "move", "undo", "redo", "sort", "lay", "size", "add", "take-out", "swap", "read", "clear",
        "example", "setup", "house-reset",
    })  # fmt: skip
    OPTIONS = ("jokers_thrown", "players", "multiplier", "size", "rules", "lang", *SWITCHES)

    def __init__(self, tiles: str = "", **options: Any) -> None:
        refuse_unknown("Score", options, self.OPTIONS)
        rules: Ruleset = options.pop("rules", RUMMY_PRO)
        lang: str | None = options.pop("lang", None)
        size: Size = options.pop("size", "normal")
        check_inputs(rules)
        check_choice("size", size, SIZES)
        tray = ScoreTray(base=rules, size=size)
        # Rule switches come first, because one of them decides how many Jokers there are.
        for name in sorted(options, key=lambda name: name not in SWITCHES):
            key, value = ("thrown" if name == "jokers_thrown" else name), options[name]
            tray = tray.with_value(key, ("no", "yes")[value] if isinstance(value, bool) else str(value))
        self._tray = tray.started_with(tiles)
        self._problem: RulesError | ValueError | None = None
        super().__init__(lang)
        self._refresh()

    def __repr__(self) -> str:
        return f"Score({self.arrangement!r})"

    @property
    def arrangement(self) -> str:
        """The tiles on the rack as they are arranged, in notation."""
        return self._tray.arrangement.notation()

    @property
    def closing(self) -> Closing | None:
        """The way to end the round with these tiles that scores the most points; None if there is none."""
        tray = self._tray
        if not tray.tiles:
            return None
        return best_close(
            tray.tiles, jokers_thrown=tray.thrown, multiplier=tray.multiplier, rules=tray.rules, nearest=True
        )

    def _svg(self) -> str | None:
        return rack_svg(self._tray.arrangement, reading_of(self._tray)) if self._tray.tiles else None

    def _html(self) -> str:
        """Return HTML that says how many points the tiles are worth, and why, for pages without a kernel."""
        closing = self.closing
        lines = closing_sentences(closing, self._tray.rules) if closing else ()
        told = "".join(f"<li>{escape(line.text)} ({line.clause})</li>" for line in lines)
        price = f"<p>{escape(price_text(closing))}</p><ul>{told}</ul>" if closing else ""
        return f"<h1>{escape(say('worth-title'))}</h1><p>{escape(say('worth-about'))}</p>{price}"

    # -- messages from the page ---------------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        before, had = self._tray, self._problem
        self._problem = None
        try:
            self._tray = self._carry_out(before, message)
        except (NotationError, RulesError) as problem:
            if message.type == "move":  # the rack itself shows what is wrong
                raise
            self._problem = problem
        if self._tray is not before or self._problem is not had:
            self._refresh()

    def _carry_out(self, tray: ScoreTray, message: Message) -> ScoreTray:
        """Return the state of the score page after the command in a message; *tray* is the state before it.

        Raises ValueError or RulesError if the command is not possible.
        """
        if message.type in RACK_COMMANDS:
            return apply_command(tray, message)
        match message.type:
            case "size":
                return tray.resized(message["size"])
            case "add":
                return tray.added(message["tile"])
            case "take-out":
                return tray.taken_out(message["tiles"])
            case "swap":
                return tray.swapped(message["given"], message["received"])
            case "read":
                return tray.read(message["text"])
            case "setup":
                return tray.with_value(message["key"], message["value"])
            case "example":
                if message["key"] not in EXAMPLES:
                    raise ValueError(
                        f"no such example: {message['key']!r:.40}; expected {', '.join(EXAMPLES)}"
                    )
                return tray.by_the_course().read(EXAMPLES[message["key"]])
        return tray.cleared() if message.type == "clear" else tray.by_the_course()

    # -- to the page --------------------------------------------------------------------------------

    @spoken
    def _refresh(self) -> None:
        view = self._view()
        self._show({**view, "said": score_sentence(view)})
        if not view["worth"]["branches"]:
            return
        with suppress(RuntimeError):  # no event loop: then there is no kernel either
            asyncio.get_running_loop().call_later(_PAUSE, self._look_further, self._tray)

    @spoken
    def _look_further(self, tray: ScoreTray) -> None:
        """Search for exchanges of two tiles that raise the points of the rack, and show them on the page.

        This method is called some time after each change, because the search may take a second. *tray* is the
        page's state after that change; if the state has changed again, nothing is done.
        """
        if tray is self._tray:
            self._show({**self._view(two=True), "said": ""})

    def _view(self, two: bool = False) -> ScoreState:
        home = page_path(HOME)
        return {**score_view(self._tray, self._problem, home=home, two=two), "languages": languages_of(SCORE)}
