"""What lies on the felt, in a step of a lesson and at the table: only what all there may see.

Stock and stacks are counts, other racks how many tiles they hold. `shapes.felt` has the shapes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ..engine.game.phase import Phase
from ..engine.game.settlement import bonus_points
from ..engine.game.view import View
from ..engine.rules import LaidScore
from ..engine.tiles import Tile
from ..text.sentences.closing_rounds import player_name, trump_sentence
from ..text.sentences.seats import payee_name
from ..text.sentences.tiles import say_of, sentence, tile_name
from ..text.words import say
from .rack_view import tile_view, tiles_view
from .shapes.felt import FeltProps, FeltSeatProps, LainProps, PileKey, PileProps, SpotProps, StackProps

if TYPE_CHECKING:
    from ..rooms.public_view import PublicView


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


def felt(
    kind: Literal["deal", "turn", "game"], *, told: Iterable[str] = (), seats: Iterable[FeltSeatProps] = (),
    stacks: Iterable[StackProps] = (), piles: Iterable[PileProps] = (), row: Iterable[LainProps] = (),
) -> FeltProps:  # fmt: skip
    """All that lies there."""
    return {
        "kind": kind,
        "label": say("scene-label-deal" if kind == "deal" else "scene-label-table"),
        "told": list(told),
        "seats": list(seats),
        "stacks": list(stacks),
        "piles": list(piles),
        "row": list(row),
    }


# ---- Stock, Trump, discards ------------------------------------------------------------------------


def _spot(tile: Tile | None, id: int, name: str, action: FeltAction | None) -> SpotProps:
    """Return something that lies there, and what pointing at it does."""
    return {
        "tile": None if tile is None else tile_view(id, tile.kind),
        "move": action.move if action else None,
        "why": action.why if action else None,
        "label": action.says(name) if action else name,
        "title": action.title if action else None,
        "hinted": action is not None and action.hinted,
    }


def pile(
    key: PileKey, name: str, *, tile: Tile | None = None, count: int | None = None,
    deed: FeltAction | None = None, id: int = 0,
) -> PileProps:  # fmt: skip
    """One pile; what pointing at it does stands under it, else what it is."""
    spot = _spot(tile, id, name, deed)
    return {**spot, "key": key, "count": count, "text": (deed and deed.short) or name}


def _lain(tile: Tile, by: int | None, number: int, deed: FeltAction | None) -> LainProps:
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
        return open_piles(view, draw=draw)
    face = view.trump if drawn_trump or not view.trump_drawn else None
    return [
        pile("stock", say("stock-label", count=view.stock_count), count=view.stock_count, deed=draw),
        pile("trump", sentence(trump_sentence(view)), tile=face),
    ]


def open_piles(view: View | PublicView, *, draw: FeltAction | None = None) -> list[PileProps]:
    """The stock, and the Trump if one lies there."""
    name = say_of(view.settings.rules.tiles.kinds[:1], "open-stock", count=view.stock_count)
    stock, trump = pile("stock", name, count=view.stock_count, deed=draw), view.trump
    if trump is None:
        return [stock]
    return [stock, pile("trump", sentence(say("trump-label", tile=tile_name(trump))), tile=trump)]


def row_of(
    row: Sequence[tuple[int | None, Tile]], *, take: FeltAction | None = None, most: int | None = None
) -> list[LainProps]:
    """The discards, the oldest first; only the last one may be pointed at. *most* are shown."""
    last = len(row) - 1
    shown = list(enumerate(row))[-most if most else 0 :]
    return [_lain(tile, by, number, take if number == last else None) for number, (by, tile) in shown]


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
    spot = _spot(tile, 0, name, deed)
    return {
        **spot,
        "title": spot["label"],
        "number": number,
        "count": count,
        "note": note if owner is None else player_name(owner),
        "marked": marked,
        "dealt": owner is not None,
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
    known = () if view.settings.rules.has_table or seat == view.seat else view.with_others[seat]
    return {
        **open_seat(view, seat),
        "kind": kind,
        "you": seat == view.seat,
        "score": score,
        "known": tiles_view(sorted(known)),
        "notes": [*_notes(view, seat), *says],
        "hand": None if hand is None else tiles_view(hand),
        "label": _spoken_seat(view, seat, kind),
    }


def open_seat(view: View | PublicView, seat: int) -> FeltSeatProps:
    """A seat as who only looks on sees it, without its notes."""
    return {
        **dealt_seat(
            seat, view.sizes[seat], turn=view.turn == seat and view.phase is not Phase.OVER,
            first=view.first == seat,
        ),
        "you": False,
        "thrown": tiles_view(tile for by, tile in view.row if by == seat),
    }  # fmt: skip


def open_notes(view: View | PublicView, seat: int) -> list[str]:
    """What is so of a seat at a table where melds lie: it begins, is open, has laid so many points."""
    rules = view.settings.rules
    notes = [say("note-first")] if view.first == seat else []
    if rules.opening and view.opened[seat]:
        notes.append(say("open-note-opened"))
    if isinstance(rules.score, LaidScore):
        notes.append(say("open-note-points", points=view.points[seat]))
    return notes


def _spoken_seat(view: View, seat: int, kind: str | None) -> str:
    name, count, rules = player_name(seat), view.sizes[seat], view.settings.rules
    if kind is None:
        return ", ".join((say("scene-seat", who=name, count=count, first="no"), *_given_up(view, seat)))
    if rules.has_table:
        you, opened = ("yes" if each else "no" for each in (seat == view.seat, view.opened[seat]))
        label = say_of(
            rules.tiles.kinds[:1], "open-seat-label", who=name, kind=kind, count=count, you=you, opened=opened
        )
        return sentence(label)
    last = next((tile_name(tile) for by, tile in reversed(view.row) if by == seat), "none")
    return say("seat-label", who=name, kind=kind, count=count, last=last)


def _given_up(view: View, seat: int) -> list[str]:
    """Jokers that a seat has thrown, or come by."""
    notes = [say("note-thrown", count=view.thrown[seat])] if view.thrown[seat] else []
    return [*notes, say("note-extra")] if view.extra[seat] else notes


def _notes(view: View, seat: int) -> list[str]:
    if view.settings.rules.has_table:
        return open_notes(view, seat)
    notes = [say("note-first")] if view.first == seat else []
    notes += _given_up(view, seat)
    if view.bonus == seat:
        points = bonus_points(view.settings) * (view.settings.players - 1)
        notes.append(say("note-bonus", points=points))
    return notes
