"""What the page is told of what lies on the table in a step to act: only what the learner may see.

Stacks and stock are counts, and other racks are not there at all; `js/src/types.ts` has the same shapes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count as counting

from ..game.closing.seat import OWN, Seat, Told
from ..game.closing.telling import asked, move_told, player_name, settled_told, trump_told
from ..game.closing.turn import Phase, Turn
from ..game.deal.dealing import Dealing, DealPhase, DealVerb
from ..game.moves import Verb, read_move
from ..rules import TakeDiscard
from ..sentences import sentence, tile_name
from ..tiles import JOKER, Tile
from ..tutor import Attempt, Outcome, move_text
from ..tutor.scenes import Scene
from ..words import say
from .views import Json, tile_view

__all__ = ["moves_view", "said_of", "scene_view"]

LYING = 8  # so many of the last discards are shown
MANY = 3  # more moves with the same verb are shown as tiles under one title


def scene_view(attempt: Attempt) -> Json | None:
    """Everything that lies on the table; None in a step without a scene."""
    scene = attempt.turn
    if scene is None:
        return None
    table = _Table(attempt, scene)
    if isinstance(scene, Dealing):
        shown = table.deal(scene)
    else:
        assert isinstance(scene, Turn | Seat)
        shown = table.play(scene)
    return shown | {"told": list(told(scene))}


def said_of(attempt: Attempt, verdict: str) -> str:
    """What is announced: what has happened on the table, unless something is wrong, and the verdict."""
    if attempt.turn is None or attempt.outcome is Outcome.WRONG:
        return verdict
    return " ".join(filter(None, (*told(attempt.turn), verdict)))


def moves_view(attempt: Attempt) -> list[Json] | None:
    """The moves that have a button of their own: those that nothing on the table stands for.

    Many moves with the same verb are tiles under one title.
    """
    scene = attempt.turn
    on_table = {DealVerb.TRUMP, DealVerb.STACK, DealVerb.MOVE, DealVerb.DEAL, Verb.DRAW, Verb.TAKE}
    own = [move for move in attempt.offered if move.split()[0] not in on_table]
    verbs = [move.split()[0] for move in own]
    shown = []
    for at, move in enumerate(own):
        found: Json = {"key": move, "text": move_text(move, scene), "tile": None, "group": None}
        verb = Verb.DISCARD if verbs[at] == Verb.THROW else verbs[at]
        if verbs.count(verb) > MANY and verb in (Verb.DISCARD, Verb.CLOSE):
            found |= {"tile": tile_view(at, read_move(move).tile or JOKER), "group": say(f"moves-{verb}")}
        shown.append(found)
    return shown or None


class _Table:
    """What lies there, with the moves that pointing at it makes."""

    def __init__(self, attempt: Attempt, scene: Scene) -> None:
        last = next((hint.move for hint in reversed(attempt.hints) if hint.move), None)
        self._hinted = last
        self._attempt, self._scene, self._ids = attempt, scene, counting()
        self._open = attempt.outcome is not Outcome.RIGHT

    def _face(self, tile: Tile | None) -> Json | None:
        return None if tile is None else tile_view(next(self._ids), tile.kind)

    def _pile(self, key: str, name: str, *, tile: Tile | None = None, count: int | None = None,
              move: str | None = None) -> Json:  # fmt: skip
        """One pile; what pointing at it does stands under it, else what it is."""
        move = move if self._open else None
        said = move_text(move, self._scene) if move else name
        text = _short(move, tile) if move else name
        return {
            "key": key,
            "tile": self._face(tile),
            "count": count,
            "move": move,
            "text": text,
            "label": f"{said}: {name}" if move else name,
            "hinted": move is not None and move == self._hinted,
        }

    # ---- The deal ----------------------------------------------------------------------------------

    def deal(self, dealing: Dealing) -> Json:
        offered = set(self._attempt.offered)
        stacks = [self._stack(dealing, number, size, offered) for number, size in enumerate(dealing.sizes, 1)]
        piles = []
        match dealing.phase:
            case DealPhase.PILED:
                piles = [self._pile("apart", say("scene-left-over"), move="trump")]
            case DealPhase.TURNED if dealing.trump is not None:
                name = say("trump-label", tile=tile_name(dealing.trump))
                piles = [self._pile("trump", name, tile=dealing.trump)]
            case DealPhase.FOUND:
                piles = [self._pile("apart", say("scene-replaced"))]
        return {
            "kind": "deal",
            "label": say("scene-label-deal"),
            "stacks": stacks,
            "piles": piles,
            "row": [],
            "seats": [self._dealt(dealing, seat) for seat in range(dealing.settings.players)],
        }

    def _stack(self, dealing: Dealing, number: int, size: int, offered: set[str]) -> Json:
        owner = dealing.owners.get(number)
        move = next((f"{verb} {number}" for verb in DealVerb if f"{verb} {number}" in offered), None)
        here = dealing.trump_stack == number and owner is None
        note = say("count-tiles", count=size) if size > dealing.settings.deal.stack else None
        if owner is not None:
            note = player_name(owner)
            name = say("scene-stack-dealt", stack=number, whom=say("payee-name", seat=owner))
        else:
            name = say("scene-stack", stack=number, count=size, trump="yes" if here else "no",
                       tile=tile_name(dealing.trump) if here and dealing.trump else "")  # fmt: skip
        return {
            "number": number,
            "count": size,
            "tile": self._face(dealing.trump) if here else None,
            "note": note,
            "move": move,
            "label": f"{move_text(move, dealing)}: {name}" if move else name,
            "hinted": move is not None and move == self._hinted,
        }

    def _dealt(self, dealing: Dealing, seat: int) -> Json:
        held = sum(len(stack) for stack in dealing.tiles(seat))
        first = "yes" if seat == dealing.first else "no"
        label = say("scene-seat", who=player_name(seat), count=held, first=first)
        return {"next": dealing.seat == seat, "label": label}

    # ---- A turn, or a game -------------------------------------------------------------------------

    def play(self, scene: Turn | Seat) -> Json:
        drawing = scene.phase == Phase.DRAW
        view = scene.view if isinstance(scene, Seat) else None
        size = view.stock_count if view else None if isinstance(scene, Turn) and scene.stock else 0
        piles = []
        if size != 0 or drawing:
            named = say("scene-stock") if size is None else say("stock-label", count=size)
            draw = "draw" if self._may("draw", drawing) else None
            piles.append(self._pile("stock", named, count=size, move=draw))
        if view is not None:
            face = None if view.trump_drawn else view.trump
            piles.append(self._pile("trump", sentence(trump_told(view)), tile=face))
        return {
            "kind": "turn" if view is None else "game",
            "label": say("scene-label-table"),
            "stacks": [],
            "piles": piles,
            "row": self._row(scene, drawing),
            "seats": [] if view is None else [self._seat(scene, seat) for seat in range(1, len(view.sizes))],
        }

    def _may(self, move: str, drawing: bool) -> bool:
        """Whether pointing makes this move: in its time, or where the step offers it all the same."""
        return drawing or move in self._attempt.offered

    def _row(self, scene: Turn | Seat, drawing: bool) -> list[Json]:
        """The last discards, the oldest first; only the last one may be pointed at."""
        lying: list[tuple[int | None, Tile]]
        if isinstance(scene, Turn):
            lying = [] if scene.discard is None else [(None, scene.discard)]
            never = scene.rules.turn is not None and scene.rules.turn.take_discard is TakeDiscard.NEVER
        else:
            lying = [(seat, tile) for seat, tile in scene.position.row[-LYING:]]
            never = scene.position.settings.turn.take_discard is TakeDiscard.NEVER
        found = []
        for at, (seat, tile) in enumerate(lying):
            last = at == len(lying) - 1
            name = tile_name(tile) if seat is None else say("discard-label", tile=tile_name(tile),
                                                            who=player_name(seat))  # fmt: skip
            move = "take" if last and self._may("take", drawing and not never) else None
            pile = self._pile("discard", sentence(name), tile=tile, move=move)
            found.append(pile | {"by": None if seat is None else player_name(seat)})
        return found

    def _seat(self, scene: Turn | Seat, seat: int) -> Json:
        assert isinstance(scene, Seat)
        view = scene.view
        notes = []
        if view.thrown[seat]:
            notes.append(say("note-thrown", count=view.thrown[seat]))
        if view.extra[seat]:
            notes.append(say("note-extra"))
        name = say("scene-seat", who=player_name(seat), count=view.sizes[seat], first="no")
        return {"next": False, "label": ", ".join((name, *notes))}


def _short(move: str, tile: Tile | None) -> str:
    """What pressing a pile does, to stand under it."""
    if move == Verb.DRAW:
        return say("deed-draw")
    return say("deed-take", tile=tile_name(tile)) if tile is not None else move_text(move)


# ---- What is told ----------------------------------------------------------------------------------


def told(scene: Scene) -> tuple[str, ...]:
    """What has just happened, and what is to be done now."""
    if isinstance(scene, Dealing):
        return tuple(_deal_told(scene))
    if isinstance(scene, Turn):
        return tuple(_turn_told(scene))
    assert isinstance(scene, Seat)
    moves = [*_own_told(scene.did), *_moves_told(scene.told)]
    if scene.position.over:
        return (*moves, f"{settled_told(scene.position)[0]}.")
    return (*moves, asked(scene.view))


def _own_told(did: Told | None) -> list[str]:
    """What one's own move brought; a tile discarded lies there for all to see."""
    if did is None or did.move.verb not in (Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.REFUSE):
        return []
    return [move_told(did.move, OWN, took=did.took)]


def _turn_told(turn: Turn) -> list[str]:
    match turn.phase:
        case Phase.DRAW:
            last = turn.discard
            return [say("asked-draw") if last is None else say("asked-draw-take", tile=tile_name(last))]
        case Phase.DISCARD:
            return [say("scene-discard")]
    return []


def _deal_told(dealing: Dealing) -> list[str]:
    trump = dealing.trump
    if trump is None:
        return [say("deal-stacks")]
    if dealing.phase is DealPhase.TURNED:
        back = [sentence(say("deal-put-back", count=dealing.put_back))] if dealing.put_back else []
        return [*back, say("deal-trump", tile=tile_name(trump))]
    if dealing.phase is DealPhase.FOUND:
        return [say("scene-found", stack=dealing.trump_stack or 0)]
    given = list(dealing.owners.items())
    lines = []
    if given:
        stack, owner = given[-1]
        lines.append(say("scene-given", stack=stack, whom=say("payee-name", seat=owner)))
    else:
        lines.append(say("scene-moved", stack=dealing.eight_stack or 0))
    if dealing.seat is not None:
        lines.append(say("scene-next", whom=say("payee-name", seat=dealing.seat)))
    if dealing.stock_count is not None:
        done = "deal-done" if dealing.settings.deal.trump_in_stock else "deal-done-without"
        lines.append(say(done, count=dealing.stock_count))
    return lines


def _moves_told(moves: Sequence[Told]) -> list[str]:
    """The others' moves, a turn each."""
    lines = []
    rest = list(moves)
    while rest:
        first = rest.pop(0)
        then = rest[0] if rest and rest[0].seat == first.seat else None
        if then is None or then.move.verb not in (Verb.DISCARD, Verb.THROW):
            lines.append(move_told(first.move, first.seat, took=first.took))
            continue
        rest.pop(0)
        lines.append(
            say(
                "scene-turn",
                who=player_name(first.seat),
                how=first.move.verb,
                took=tile_name(first.took or JOKER),
                away=then.move.verb,
                tile=tile_name(then.move.tile or JOKER),
            )
        )
    return lines
