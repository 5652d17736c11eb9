"""Lay tiles on the table if they fit at exactly one place; otherwise say that they fit at none or several."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.layout import Layout
from ...engine.reading.table import layouts_that_fit
from ...engine.rules import Ruleset
from ..words import say


def laid_where_it_fits(layout: Layout, tiles: Sequence[int], rules: Ruleset) -> Layout:
    """Return the layout after tiles are laid at the only place on the table where they fit.

    *tiles* are the ids of tiles in the rack. Raises ValueError, with a sentence for the player, if there is
    no such place or more than one.
    """
    places = layouts_that_fit(layout, tiles, rules)
    if len(places) == 1:
        return places[0]
    raise ValueError(say("melds-fits", count=len(places)))
