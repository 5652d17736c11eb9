"""The `OpenTable` widget: whole games in which melds lie on the table, against computer players."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from html import escape
from typing import Any

import traitlets

from ...engine.game.settings import check_seed, is_multiplied
from ...engine.rules import Ruleset, check_given, check_type
from ...text.words import say
from ..base import GuardedWidget, part, program, refuse_unknown, spoken, style
from ..match_clock import MatchClock
from ..messages import Message
from ..orders import ORDERS, apply_command
from ..people.peopled import Peopled
from ..places import HOME, NOTEBOOKS, PLAY, TABLES, page_way, tongues
from ..shapes.spread import OpenTableProps, OpenTableState
from ..table.keep import Codec, Keeper, StaleSave
from ..table.keeping import Keeping
from ..table.setup import SPEEDS
from .desk import OpenDesk
from .saved import KIND, read_open, write_open
from .setup import OPEN_GAMES, OpenSetup, of_rules
from .told import news_of
from .trays import Trays
from .views import open_view

__all__ = ["OPEN_CODEC", "OpenTable"]

OPEN_CODEC = Codec(KIND, write_open, read_open)

_RACK = (ORDERS - {"restore", "lay"}) | {"size"}
_EAGER = 0.5  # of a delay: an earlier tick is a page's haste, or somebody's
_GRACE = 1.5  # seconds that a page's clock may be ahead


class OpenTable(Peopled[OpenDesk], GuardedWidget):
    """A table for two to four: you, and computer players, at a game in which melds lie on the table.

    Keywords are those of the set-up: `rules`, `seats` (2 to 4), `players` (kinds: beginner, steady, strong),
    `speed` (none, fast, normal, slow), any switch of the game, `seed`, `code` (a deal code) and `lang`; in
    Rummy 45 `multiplier` too.

    >>> from rummy_widget.engine.rules import RRRUMMY
    >>> OpenTable(rules=RRRUMMY, seats=2)
    Table(rules=<Ruleset rrrummy>, seats=2)

    Raises TypeError for a keyword it doesn't know, ValueError for an unknown value.
    """

    _esm = program("rummy-spread.js")
    _css = style("rummy-spread.css")

    people = traitlets.Unicode(read_only=True).tag(sync=True)
    more = traitlets.Unicode(read_only=True).tag(sync=True)  # what the program loads after itself

    VIEW = "spread"
    ACCEPTS = _RACK | {
        "hello", "setup", "game", "preset", "deal", "play", "discard", "meld", "fit", "done", "revert",
        "sort-table", "advise", "advise-off", "step", "timeout", "tick", "next-game", "same-deal", "to-setup",
        "resume", "replay", "replay-end", "exercise", "coach", "coach-off", "review", "review-off", "room",
    }  # fmt: skip
    OPTIONS = ("seats", "players", "speed", "code", "seed", "rules", "keeper", "lang")

    def __init__(self, **options: Any) -> None:
        given: Ruleset | None = options.pop("rules", None)
        rules = OpenSetup().rules if given is None else given
        check_given(rules)
        times = ("multiplier",) if is_multiplied(rules) else ()
        refuse_unknown("Table", options, (*self.OPTIONS, *times, *rules.switches))
        lang: str | None = options.pop("lang", None)
        self._keeping = Keeping(options.pop("keeper", None) or Keeper(codec=OPEN_CODEC))
        self._own = bool(options)
        seed: int | None = options.pop("seed", None)
        if seed is not None:
            check_seed(seed)
        setup = OpenSetup() if given is None else of_rules(given)
        players = options.pop("players", None)
        if players is not None:
            check_type("players", players, list | tuple)
            options.setdefault("seats", len(players) + 1)
            for seat, kind in enumerate(players, 1):
                setup = setup.with_value(f"seat-{seat}", kind)
        chosen = {
            key: ("no", "yes")[value] if isinstance(value, bool) else str(value)
            for key, value in options.items()
        }
        setup = setup.with_values(chosen)
        self._desk = OpenDesk(setup, seed=seed)
        self._offers: str | None = None
        self._offered = False
        self._ticked = 0.0
        self._clock = MatchClock()
        self._since: tuple[int, float] = (-1, 0.0)  # the turn whose time runs, and since when
        self.set_trait("more", part("rummy-spread-more.js"))
        self.set_trait("people", part("rummy-people.js"))
        super().__init__(lang)
        self._refresh(None)

    def __repr__(self) -> str:
        setup = self._desk.setup
        return f"Table(rules={setup.rules!r}, seats={setup.players})"

    def _html(self) -> str:
        """What stands here where no kernel runs."""
        return f"<h1>{escape(say('open-title'))}</h1><p>{escape(say('open-text'))}</p>"

    # -- messages from the page ---------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        before = self._desk
        if message.type == "hello":
            return
        if message.type == "room":
            self._asked(message)
            return
        if self._there is not None:
            if message.type not in ("resume", "tick"):
                self._at_table(message)
            return
        if message.type == "resume":
            self._resume(message["token"], message.fields.get("place"), message.fields.get("game"))
            return
        if message.type == "tick" and not self._due():
            return
        if message.type == "timeout" and self._left() > _GRACE * 1000:
            raise ValueError(say("not-now"))
        self._keeping.news = None
        if message.type == "deal" and not before.open and self._keeping.crowded():
            self._desk = replace(before, screen="setup")
            self._refresh(before)
            return
        timed = self._clock.tell(before)
        after = self._done(timed, message)
        if after is not timed:
            self._clock.follow(before, after)
            self._desk = after
            self._keep(before)
            self._refresh(before)

    def _done(self, desk: OpenDesk, message: Message) -> OpenDesk:
        if message.type == "size":
            return desk.resized(message["size"])
        if message.type in _RACK:
            turn = apply_command(Trays(desk.turn), message).history
            return desk if turn is desk.turn else desk.laid(turn)
        match message.type:
            case "setup":
                return desk.set_up(message["key"], message["value"])
            case "game":
                return desk.picked(message["key"])
            case "preset":
                return desk.preset(message["key"])
            case "play":
                return desk.play(message["move"])
            case "discard":
                return desk.discard(message["tile"])
            case "meld":
                return desk.melded(message["tiles"], message["gap"])
            case "fit":
                return desk.fitted(message["tiles"])
            case "timeout":
                return desk.timed_out(message["move"])
            case "replay":
                return desk.replayed(message["index"])
            case "exercise":
                return desk.exercised(message["index"])
        plain: dict[str, Callable[[], OpenDesk]] = {
            "deal": desk.deal, "done": desk.done, "revert": desk.reverted, "sort-table": desk.table_sorted,
            "advise": desk.advised, "advise-off": desk.unadvised, "step": desk.stepped, "tick": desk.tick,
            "next-game": desk.next_game, "same-deal": desk.same_deal, "to-setup": desk.to_setup,
            "replay-end": desk.replay_ended, "coach": desk.weighed, "coach-off": lambda: desk.weighed(False),
            "review": desk.looked_at, "review-off": lambda: desk.looked_at(False),
        }  # fmt: skip
        return plain[message.type]()

    def _due(self) -> bool:
        """Whether it is time for another player's move: pages in a hurry, or two of them, wait."""
        now = time.monotonic()
        delay = SPEEDS[self._desk.setup.value("speed")] / 1000
        if now - self._ticked < delay * _EAGER:
            return False
        self._ticked = now
        return True

    def _left(self) -> int:
        """The milliseconds that are left of the turn."""
        number, begun = self._since
        desk = self._desk
        if not desk.mine or number != len(desk.now.moves):
            return 0
        return max(0, int(1000 * (desk.setup.seconds - (time.monotonic() - begun))))

    # -- what is kept -------------------------------------------------------------------------

    def _keep(self, before: OpenDesk) -> None:
        """Write the table down; where it went on in another tab nothing changes here, and that is said."""
        known = self._keeping.stale
        try:
            self._keeping.save(before, self._desk)
        except StaleSave:
            self._desk = before
            if not known:
                self._refresh(before)
            raise ValueError(say("kept-stale")) from None

    def _resume(self, token: str, place: str | None, game: str | None = None) -> None:
        """Go on with a table that was kept, unless a round goes on here already.

        Where a game is named, with one of that game, or else with its set-up.
        """
        keeping, before = self._keeping, self._desk
        keeping.adopt(token)
        if before.open and not (keeping.stale and place == keeping.place):
            if token != keeping.token:
                self._refresh(before)
            return
        if self._own and not self._offered and before.game is None:
            self._offered, self._offers = True, place
            self._refresh(None)
            return
        self._offers = None
        if game is not None and game in OPEN_GAMES and before.screen == "setup":
            found = keeping.find(token, place, lambda desk: desk.open and desk.setup.game == game)
            if found is None:
                self._desk = before.picked(game)
                self._refresh(None)
                return
            place = found
        desk = keeping.load(token, place)
        if desk is not None:
            self._clock.start(desk.minutes)
            self._desk = replace(desk, size=before.size)
        self._refresh(None)

    # -- to the page --------------------------------------------------------------------------

    @spoken
    def _refresh(self, before: OpenDesk | None) -> None:
        keeping, desk = self._keeping, self._desk
        if desk.mine and desk.setup.seconds and self._since[0] != len(desk.now.moves):
            self._since = (len(desk.now.moves), time.monotonic())
        stale = say("kept-stale") if keeping.stale else None
        notice = dict.fromkeys(filter(None, (stale, keeping.news, keeping.trouble)))
        timed = desk.mine and desk.screen == "play" and desk.setup.seconds > 0
        left = None if not timed else self._left() if self._seat is None else self._turn_left()
        view = open_view(
            desk, keeping.view(desk, self._offers), notice=" ".join(notice) or None,
            closing=page_way(PLAY, part=NOTEBOOKS), left=left,
        )  # fmt: skip
        state: OpenTableState = {
            "said": " ".join(filter(None, (self._people_news(), self._news(before, view)))),
            "table": view,
            "people": self._people_state(),
            "home": page_way(HOME, part=NOTEBOOKS),
            "tongues": tongues(TABLES),
        }
        self._show(state)

    def _news(self, before: OpenDesk | None, view: OpenTableProps) -> str:
        """What is new, in sentences for who does not see it."""
        desk, game = self._desk, view["game"]
        parts = [self._keeping.news or ""]
        if desk.screen == "setup" and view["setup"]["warning"]:
            parts.append(view["setup"]["warning"])
        if view["settlement"] and before is not None and before.screen != "settled":
            parts.append(view["settlement"]["title"])
        elif desk.screen == "play" and game is not None:
            moved = before is None or before.past is not desk.past
            if moved and before is not None and before.past and desk.told < len(desk.past) - 1:
                parts.append(news_of(desk) or "")
            if desk.mine and moved:
                parts.append(game["asked"])
            if game["advice"] and (before is None or before.grade != desk.grade):
                parts += [game["advice"]["text"], *game["advice"]["steps"]]
            elif (coach := game["coach"]) and not (before and before.weighing):
                parts.append(coach["text"])
            elif (review := game["review"]) and not (before and before.review):
                parts += [review["text"], *review["steps"], *review["stays"], review["waiting"] or ""]
            elif before is not None and before.turn is not desk.turn and desk.touched:
                parts.append(game["rack"]["verdict"]["text"])
        elif replay := view["replay"]:
            parts += [replay["text"], replay["feedback"] or ""]
        return " ".join(filter(None, parts))
