"""Panels that open over the felt: each module in this folder is one.

A module has the function `show`, which returns the panel's props, or None if the panel stays closed. It may
have `spoken`, which returns what a screen reader says when the panel has changed. The panel is drawn by
`js/src/table/panels/<name>.ts`.
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
"""The modules of all panels by their names."""


def panels_view(screen: SeatScreen) -> dict[str, object]:
    """Return the props of the open panels, by name."""
    shown = {name: panel.show(screen) for name, panel in PANELS.items()}
    return {name: each for name, each in shown.items() if each is not None}


def spoken_of(shown: Mapping[str, object]) -> dict[str, str]:
    """Return what a screen reader says about each open panel, by name; *shown* are their props."""
    speaking = {name: getattr(PANELS[name], "spoken", None) for name in shown}
    said = {name: spoken(shown[name]) for name, spoken in speaking.items() if spoken is not None}
    return {name: text for name, text in said.items() if text}
