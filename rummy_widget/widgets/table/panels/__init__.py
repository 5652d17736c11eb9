"""Panels that open over the felt (the table top) of a game table: each module in this folder is one.

The function `show` of a module returns the data with which the page shows the panel, or None if the panel is
closed. A module may also contain a function `spoken`, which returns what a screen reader should read out
after the panel has changed. A panel is drawn by `js/src/table/panels/<name>.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from ..seat_screen import SeatScreen

PANELS: Mapping[str, ModuleType] = {
    name: import_module(f"{__name__}.{name}") for name in sorted(each.name for each in iter_modules(__path__))
}
"""The modules of all panels, by name."""


def panels_view(screen: SeatScreen) -> dict[str, object]:
    """Return the data with which the page shows each open panel, by the name of the panel."""
    shown = {name: panel.show(screen) for name, panel in PANELS.items()}
    return {name: each for name, each in shown.items() if each is not None}


def spoken_of(shown: Mapping[str, object]) -> dict[str, str]:
    """Return what a screen reader should read out about each open panel, by the panel's name.

    *shown* contains the data with which the page shows the panels, as `panels_view` returns them. Panels
    about which there is nothing to read out are left out.
    """
    speaking = {name: getattr(PANELS[name], "spoken", None) for name in shown}
    said = {name: spoken(shown[name]) for name, spoken in speaking.items() if spoken is not None}
    return {name: text for name, text in said.items() if text}
