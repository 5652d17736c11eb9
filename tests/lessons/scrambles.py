"""Racks thrown about: layouts that a wandering learner may come to."""

from __future__ import annotations

from random import Random

from rummy_widget.engine.layout import SLOTS, Layout


def scrambled(layout: Layout, seed: int, moves: int = 12) -> Layout:
    """The layout after some random moves of one tile or of a few neighbours."""
    draw = Random(seed)
    ids = [
        id for id in range(len(layout.tiles)) if id not in layout.table
    ]  # what lies on a table stays there
    for _ in range(moves):
        lifted = [id for id in ids if draw.random() < 0.2] or [ids[int(draw.random() * len(ids))]]
        layout = layout.moved(lifted, int(draw.random() * 2), int(draw.random() * 16))
    return layout


def flung(layout: Layout, seed: int) -> Layout:
    """Every tile somewhere on the two shelves, far from the others or close."""
    draw = Random(seed)
    ids = [id for id in range(len(layout.tiles)) if id not in layout.table]
    for id in ids:
        layout = layout.moved([id], int(draw.random() * 2), int(draw.random() * (SLOTS - len(ids))))
    return layout
