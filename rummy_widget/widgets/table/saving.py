"""Saves one table as it changes, loads it again, and says what went wrong."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from ...rooms.codes import hashed, new_token
from ...text.words import say
from ..base import log
from ..shapes.fields import KeptTableProps
from .save_files import MOST_OPEN, Full, Keeper, KeptGame, StaleSave, Unreadable
from .state import ScreenState


class Keeping:
    """Saves one table of a browser whenever it changes, and finds and loads saved tables.

    `token` is the browser's secret, `place` the name of this table among those of the browser. `stale` is
    true once another tab has continued this table: nothing is saved until it is loaded again. `trouble`
    says why the table can't be saved at the moment, `news` is a sentence to show once.
    """

    def __init__(self, keeper: Keeper, kind: str) -> None:
        self._keeper, self._kind = keeper, kind
        self.token: str | None = None
        self.place: str | None = None
        self.stale = False
        self.trouble: str | None = None
        self.news: str | None = None
        self._rev = 0
        self._warned: str | None = None  # of which game was said that it goes

    def adopt(self, token: str) -> None:
        """Use the browser's token from now on, unless the table has a token already."""
        if self.token is None and hashed(token):
            self.token = token

    # ---- Saving ------------------------------------------------------------------------------------

    def save(self, before: ScreenState, state: ScreenState) -> None:
        """Save the table if it has changed; StaleSave if another tab has continued it."""
        if state.game is None and state.setup == before.setup:
            return
        self.token = self.token or new_token()
        self.place = self.place or secrets.token_hex(4)
        try:
            self._rev = self._keeper.write(self.token, self.place, self._rev, state)
        except StaleSave:
            self.stale = True
            raise
        except Full:
            self._failed(say("saved-full"))
        except OSError as error:
            log.warning("cannot keep the game: %s", error)
            self._failed(say("saved-not", reason=error.strerror or type(error).__name__))
        except ValueError as error:
            log.warning("cannot keep the game: %s", error)
            self._failed(say("saved-long"))
        else:
            if self.trouble is not None:
                self.trouble, self.news = None, say("saved-again")
            if state.open and not before.open:
                self._keeper.let_go(self.token, self.place, self._kind)

    def _failed(self, trouble: str) -> None:
        """Note why saving failed, and say it once; the next change tries again."""
        if self.trouble is None:
            self.news = trouble
        self.trouble = trouble

    # ---- Coming back -------------------------------------------------------------------------------

    def load(self, token: str, place: str | None) -> ScreenState | None:
        """Load the saved table at *place*; None if no such table can be read, and `news` may say why.

        Without a place, load the last changed unfinished table or, if all are finished, the last
        changed one.
        """
        self.stale = False
        if not hashed(token):
            self.news = say("saved-unknown")
            return None
        for each in [place] if place is not None else self._to_go_on(token):
            try:
                state, self._rev = self._keeper.read(token, each, self._kind)
            except Unreadable as error:
                self.news = say("saved-unreadable", reason=error.reason)
            except LookupError:
                self.news = None if place is None else say("saved-unknown")
            else:
                self.token, self.place, self.trouble = token, each, None
                self.news = say("saved-resumed") if state.open else say("saved-ended") if state.game else None
                return state
        return None

    def find(self, token: str, place: str | None, game: str) -> str | None:
        """Return the place of an unfinished table of a game; None if no such table is saved.

        It is *place* if such a table is saved there, otherwise the place of the one changed last.
        """
        found = [each.place for each in self._tables(token) if each.open and each.game == game]
        return place if place in found else next(iter(found), None)

    def _to_go_on(self, token: str) -> list[str]:
        """Return the names (`place`) of all saved tables of a browser, unfinished games first."""
        return [each.place for each in sorted(self._tables(token), key=lambda each: not each.open)]

    # ---- To the page -------------------------------------------------------------------------------

    def crowded(self) -> bool:
        """Return whether the next deal would delete an unfinished game that the player wasn't warned of."""
        oldest = self._oldest(self._others())
        return oldest is not None and oldest.place != self._warned

    def _others(self) -> list[KeptGame]:
        if self.token is None:
            return []
        return [each for each in self._tables(self.token) if each.open and each.place != self.place]

    def _tables(self, token: str) -> list[KeptGame]:
        return self._keeper.tables(token, self._kind)

    @staticmethod
    def _oldest(others: list[KeptGame]) -> KeptGame | None:
        return others[MOST_OPEN - 1] if len(others) >= MOST_OPEN else None

    def view(self, state: ScreenState, offers: str | None) -> KeptView:
        """Return what the page shows of saved games.

        *offers* is the place of a game to offer besides the unfinished ones.
        """
        others = [] if state.open else self._others()
        shown, warning = others, None
        if offers is not None and self.token and offers not in {each.place for each in others}:
            found = [each for each in self._tables(self.token) if each.place == offers and each.moves]
            shown = [*found, *others]
        ways: list[KeptTableProps] = [{"place": each.place, "text": _told(each)} for each in shown]
        if (oldest := self._oldest(others)) is not None:
            warning = say("saved-oldest", count=len(others), game=_told(oldest))
            if state.screen == "setup":
                self._warned = oldest.place
        unfinished = self.place if state.open else others[0].place if others else None
        return KeptView(self.token, self.place, unfinished, self.stale, ways, warning)


class KeptView(NamedTuple):
    """What the page shows of saved games: where this table is saved, and which games can be resumed."""

    token: str | None
    place: str | None
    unfinished: str | None
    stale: bool
    ways: list[KeptTableProps]
    warning: str | None


def _told(kept: KeptGame) -> str:
    return say("saved-table", players=kept.players, moves=kept.moves, day=kept.day)
