"""What the coach of an open game says of a turn: what can be laid, grade by grade."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.game.view import View
from ...engine.solver.open_games.best_play import best_play
from ...engine.solver.open_games.steps import MeldStep, steps_between
from ...engine.table_melds import Play
from ...engine.tiles import Tile

GRADES = 4


@dataclass(frozen=True, slots=True)
class TurnHelp:
    """The best turn from here: how many tiles it lays, in which steps; no play where nothing goes."""

    play: Play | None
    steps: tuple[MeldStep, ...] = ()

    @property
    def count(self) -> int:
        """How many tiles of the rack it lays."""
        return 0 if self.play is None else self.play.count

    @property
    def most(self) -> int:
        """How many grades there are to tell."""
        return 1 if self.play is None else GRADES

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the rack that it lays."""
        return () if self.play is None else self.play.tiles


def helped(view: View) -> TurnHelp:
    """Return the best turn of a seat, by what it sees."""
    rules = view.settings.rules
    found = best_play(view.spread, view.hand, rules=rules, opened=view.opened[view.seat])
    if found is None:
        return TurnHelp(None)
    return TurnHelp(found, steps_between(view.spread, found.after))
