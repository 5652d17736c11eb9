"""What lies on the felt, in a step of a lesson and at the table: only what all there may see.

Stock and stacks are counts, other racks how many tiles they hold. `shapes.felt` has the shapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..engine.game.phase import Discarded, Phase
from ..engine.game.settlement import bonus_points
from ..engine.game.view import View
from ..engine.rules import LaidScore
from ..engine.tiles import Tile
from ..text.sentences.closing_rounds import player_name, trump_sentence
from ..text.sentences.seats import payee_name
from ..text.sentences.tiles import say_of, sentence, tile_name
from ..text.words import say
from .rack_view import tile_view, tiles_view
from .shapes.felt import FeltSeatProps, LainProps, PileKey, PileProps, StackProps


@dataclass(frozen=True, slots=True)
class FeltAction:
    """What pointing at something does; `why` it can't be done now, `short` is what then stands under it."""

    move: str
    text: str
    short: str | None = None
    why: str | None = None
    title: str | None = None
    hinted: bool = False

    def says(self, name: str) -> str:
        """What is spoken of the thing itself."""
        return f"{self.text}: {name}" if self.why is None else name


# ---- Stock, Trump, discards ------------------------------------------------------------------------


def pile(
    key: PileKey, name: str, *, tile: Tile | None = None, count: int | None = None,
    deed: FeltAction | None = None, id: int = 0,
) -> PileProps:  # fmt: skip
    """One pile; what pointing at it does stands under it, else what it is."""
    return {
        "key": key,
        "tile": None if tile is None else tile_view(id, tile.kind),
        "count": count,
        "text": deed.short if deed and deed.short else name,
        "label": deed.says(name) if deed else name,
        "move": deed.move if deed else None,
        "why": deed.why if deed else None,
        "title": deed.title if deed else None,
        "hinted": deed is not None and deed.hinted,
    }


def lain(tile: Tile, by: int | None, *, number: int = 0, deed: FeltAction | None = None) -> LainProps:
    """A discard, and who threw it, where that is known."""
    name = tile_name(tile)
    if by is not None:
        name = say("discard-label", tile=name, who=payee_name(by))
    name = sentence(name)
    lies = pile("discard", name, tile=tile, deed=deed, id=number)
    return {
        **lies,
        "title": lies["title"] if deed else name,
        "by": None if by is None else player_name(by),
        "seat": by,
    }


def piles_of(view: View, *, draw: FeltAction | None, drawn_trump: bool) -> list[PileProps]:
    """Stock and Trump of a game; *drawn_trump*: the Trump is shown even when it lies there no more."""
    if view.settings.rules.has_table:
        name = say_of(view.settings.rules.tiles.kinds[:1], "open-stock", count=view.stock_count)
        found = [pile("stock", name, count=view.stock_count, deed=draw)]
        if view.trump is not None:
            found.append(
                pile("trump", sentence(say("trump-label", tile=tile_name(view.trump))), tile=view.trump)
            )
        return found
    face = view.trump if drawn_trump or not view.trump_drawn else None
    return [
        pile("stock", say("stock-label", count=view.stock_count), count=view.stock_count, deed=draw),
        pile("trump", sentence(trump_sentence(view)), tile=face),
    ]


def row_of(row: Sequence[Discarded], *, take: FeltAction | None, most: int | None = None) -> list[LainProps]:
    """The discards, the oldest first; only the last one may be pointed at. *most* are shown."""
    last = len(row) - 1
    shown = list(enumerate(row))[-most if most else 0 :]
    return [
        lain(tile, by, number=number, deed=take if number == last else None) for number, (by, tile) in shown
    ]


# ---- The deal --------------------------------------------------------------------------------------


def stack(
    number: int, count: int, *, tile: Tile | None = None, owner: int | None = None, note: str | None = None,
    marked: bool = False, deed: FeltAction | None = None,
) -> StackProps:  # fmt: skip
    """A stack by its number, with the Trump on it where that lies there; *owner* has got it."""
    if owner is not None:
        name = say("scene-stack-dealt", stack=number, whom=payee_name(owner))
    else:
        named = tile_name(tile) if tile else ""
        name = say("scene-stack", stack=number, count=count, trump="yes" if tile else "no", tile=named)
    label = deed.says(name) if deed else name
    return {
        "number": number,
        "count": count,
        "tile": None if tile is None else tile_view(0, tile.kind),
        "note": player_name(owner) if owner is not None else note,
        "marked": marked,
        "dealt": owner is not None,
        "label": label,
        "move": deed.move if deed else None,
        "why": deed.why if deed else None,
        "title": label,
        "hinted": deed is not None and deed.hinted,
    }


def dealt_seat(seat: int, held: int, *, turn: bool, first: bool) -> FeltSeatProps:
    """Somebody who is being dealt to."""
    who = player_name(seat)
    return {
        "seat": seat, "name": who, "kind": None, "you": seat == 0, "turn": turn, "first": first,
        "tiles": held, "score": None, "thrown": [], "known": [], "notes": [], "hand": None,
        "label": say("scene-seat", who=who, count=held, first="yes" if first else "no"),
    }  # fmt: skip


# ---- Who sits there --------------------------------------------------------------------------------


def seat_of(
    view: View, seat: int, *, kind: str | None = None, score: int | None = None,
    hand: Iterable[Tile] | None = None, says: Iterable[str] = (),
) -> FeltSeatProps:  # fmt: skip
    """A seat with what all may know of it; *kind* says how it plays, *hand* what it held at the end."""
    thrown = tuple(tile for by, tile in view.row if by == seat)
    known = () if view.settings.rules.has_table or seat == view.seat else view.with_others[seat]
    return {
        "seat": seat,
        "name": player_name(seat),
        "kind": kind,
        "you": seat == view.seat,
        "turn": view.turn == seat and view.phase is not Phase.OVER,
        "first": view.first == seat,
        "tiles": view.sizes[seat],
        "score": score,
        "thrown": tiles_view(thrown),
        "known": tiles_view(sorted(known)),
        "notes": [*_notes(view, seat), *says],
        "hand": None if hand is None else tiles_view(hand),
        "label": _spoken_seat(view, seat, kind, thrown),
    }


def _spoken_seat(view: View, seat: int, kind: str | None, thrown: Sequence[Tile]) -> str:
    name, count, rules = player_name(seat), view.sizes[seat], view.settings.rules
    if kind is None:
        return ", ".join((say("scene-seat", who=name, count=count, first="no"), *_given_up(view, seat)))
    if rules.has_table:
        you, opened = ("yes" if each else "no" for each in (seat == view.seat, view.opened[seat]))
        label = say_of(
            rules.tiles.kinds[:1], "open-seat-label", who=name, kind=kind, count=count, you=you, opened=opened
        )
        return sentence(label)
    last = tile_name(thrown[-1]) if thrown else "none"
    return say("seat-label", who=name, kind=kind, count=count, last=last)


def _given_up(view: View, seat: int) -> list[str]:
    """Jokers that a seat has thrown, or come by."""
    notes = [say("note-thrown", count=view.thrown[seat])] if view.thrown[seat] else []
    return [*notes, say("note-extra")] if view.extra[seat] else notes


def _notes(view: View, seat: int) -> list[str]:
    rules = view.settings.rules
    notes = [say("note-first")] if view.first == seat else []
    if rules.has_table:
        if rules.opening and view.opened[seat]:
            notes.append(say("open-note-opened"))
        if isinstance(rules.score, LaidScore):
            notes.append(say("open-note-points", points=view.points[seat]))
        return notes
    notes += _given_up(view, seat)
    if view.bonus == seat:
        points = bonus_points(view.settings) * (view.settings.players - 1)
        notes.append(say("note-bonus", points=points))
    return notes
