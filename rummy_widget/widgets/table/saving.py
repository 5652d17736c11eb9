"""Saves a table whenever it changes, loads saved tables, and tells the player if something goes wrong."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from ...rooms.codes import hash_token, new_token
from ...text.words import say
from ..base import log
from ..shapes.fields import SavedTableProps
from .save_files import MOST_OPEN, SavedGame, SaveFolder, SavesFull, StaleSave, UnreadableSave
from .state import ScreenState


class TableSaver:
    """Saves one table of a browser whenever the table changes, and finds and loads saved tables.

    *folder* contains the saved tables. *kind* says which tables can be loaded: "melds" or "closing" (see
    `save_format.kind_of`).

    Attributes:
        token: the secret under which the browser's tables are saved; None until there is one.
        key: the key under which this table is saved, unique among the tables of the browser; None until the
            table is first saved.
        stale: whether another tab has continued this table; if so, this tab saves nothing until it has loaded
            the table again.
        trouble: a sentence that says why the table can't be saved at the moment; None if it can.
        news: a sentence about saving or loading that is shown only once; None if there is none.
    """

    def __init__(self, folder: SaveFolder, kind: str) -> None:
        self._folder, self._kind = folder, kind
        self.token: str | None = None
        self.key: str | None = None
        self.stale = False
        self.trouble: str | None = None
        self.news: str | None = None
        self._rev = 0
        self._warned: str | None = None  # the game about whose deletion the player has been warned

    def adopt(self, token: str) -> None:
        """Use *token*, the browser's secret, from now on, unless there is a token already.

        A malformed token is ignored.
        """
        if self.token is None and hash_token(token):
            self.token = token

    # ---- Saving ------------------------------------------------------------------------------------

    def save(self, before: ScreenState, state: ScreenState) -> None:
        """Save the table if there is anything to save; raise StaleSave if another tab has continued it.

        *state* is the state of the table, and *before* the state before the last change. A table at which no
        game has begun is saved only if its set-up has changed. If saving fails for a reason other than
        StaleSave, `trouble` and `news` say why.
        """
        if state.game is None and state.setup == before.setup:
            return
        self.token = self.token or new_token()
        self.key = self.key or secrets.token_hex(4)
        try:
            self._rev = self._folder.write(self.token, self.key, self._rev, state)
        except StaleSave:
            self.stale = True
            raise
        except SavesFull:
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
                self._folder.delete_oldest(self.token, self.key, self._kind)

    def _failed(self, trouble: str) -> None:
        """Record that saving has failed; *trouble* is a sentence that says why.

        The sentence is also stored as news, which is shown once, unless saving had failed before, too. After
        the next change of the table, saving is tried again.
        """
        if self.trouble is None:
            self.news = trouble
        self.trouble = trouble

    # ---- Loading -----------------------------------------------------------------------------------

    def load(self, token: str, key: str | None) -> ScreenState | None:
        """Load and return the table saved under *key*; return None if there is none, or if it can't be read.

        *token* is the browser's secret. If *key* is None, the most recently changed table with an unfinished
        round is loaded or, if all rounds are finished, the most recently changed table. The attribute `news`
        is set to a sentence that says what was loaded, or why nothing was, if there is anything to say.
        """
        self.stale = False
        if not hash_token(token):
            self.news = say("saved-unknown")
            return None
        for each in [key] if key is not None else self._saved_keys(token):
            try:
                state, self._rev = self._folder.read(token, each, self._kind)
            except UnreadableSave as error:
                self.news = say("saved-unreadable", reason=error.reason)
            except LookupError:
                self.news = None if key is None else say("saved-unknown")
            else:
                self.token, self.key, self.trouble = token, each, None
                self.news = say("saved-resumed") if state.open else say("saved-ended") if state.game else None
                return state
        return None

    def find(self, token: str, key: str | None, game: str) -> str | None:
        """Return the key of a saved table with an unfinished round of a game; None if there is none.

        *token* is the browser's secret, and *game* is the name of the game. If such a table is saved under
        *key*, the result is *key*; otherwise, it is the key of the one that was changed last.
        """
        found = [each.key for each in self._tables(token) if each.open and each.game == game]
        return key if key in found else next(iter(found), None)

    def _saved_keys(self, token: str) -> list[str]:
        """Return the keys of tables saved under a browser's *token*, those with unfinished rounds first."""
        return [each.key for each in sorted(self._tables(token), key=lambda each: not each.open)]

    # ---- To the page -------------------------------------------------------------------------------

    def needs_warning(self) -> bool:
        """Return whether the player must be warned that the next deal will delete an unfinished game.

        Returns False if no game will be deleted, or if the player has been warned about that game already.
        """
        oldest = self._oldest(self._other_open_games())
        return oldest is not None and oldest.key != self._warned

    def _other_open_games(self) -> list[SavedGame]:
        if self.token is None:
            return []
        return [each for each in self._tables(self.token) if each.open and each.key != self.key]

    def _tables(self, token: str) -> list[SavedGame]:
        return self._folder.tables(token, self._kind)

    @staticmethod
    def _oldest(others: list[SavedGame]) -> SavedGame | None:
        return others[MOST_OPEN - 1] if len(others) >= MOST_OPEN else None

    def view(self, state: ScreenState, offers: str | None) -> SavedGamesView:
        """Return the data with which the page shows saved games.

        *state* is the state of the table. *offers* is the key of a saved game that is offered in addition to
        the unfinished games; None if there is none.
        """
        others = [] if state.open else self._other_open_games()
        shown, warning = others, None
        if offers is not None and self.token and offers not in {each.key for each in others}:
            found = [each for each in self._tables(self.token) if each.key == offers and each.moves]
            shown = [*found, *others]
        tables: list[SavedTableProps] = [{"key": each.key, "text": _summary(each)} for each in shown]
        if (oldest := self._oldest(others)) is not None:
            warning = say("saved-oldest", count=len(others), game=_summary(oldest))
            if state.screen == "setup":
                self._warned = oldest.key
        unfinished = self.key if state.open else others[0].key if others else None
        return SavedGamesView(self.token, self.key, unfinished, self.stale, tables, warning)


class SavedGamesView(NamedTuple):
    """The data with which the page shows saved games.

    Attributes:
        token: the browser's secret, under which its tables are saved; None if nothing has been saved.
        key: the key under which this table is saved; None if it isn't saved.
        unfinished: the key of an unfinished game: that of this table if its round is unfinished, otherwise
            that of the unfinished game that was changed last; None if there is none.
        stale: whether another tab has continued this table.
        tables: the saved games that can be resumed.
        warning: a sentence that says which saved game the next deal would delete; None if it would delete
            none.
    """

    token: str | None
    key: str | None
    unfinished: str | None
    stale: bool
    tables: list[SavedTableProps]
    warning: str | None


def _summary(game: SavedGame) -> str:
    return say("saved-table", players=game.players, moves=game.moves, day=game.day)
