"""What the page is told of a step to act: its felt, what has happened there, moves with buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from ..engine.game.closing_turn import ClosingTurn, Phase
from ..engine.game.deal.dealing import Dealing, DealPhase, DealVerb
from ..engine.game.moves import Verb, read_move
from ..engine.game.scene import Scene
from ..engine.game.seat_at_turn import OWN, MoveDescription, SeatAtTurn
from ..engine.game.table_turn import TableTurn
from ..engine.rules import LaidScore, TakeDiscard
from ..engine.tiles import JOKER, Tile
from ..text.sentences import say_of, sentence, tile_name
from ..text.sentences.closing_rounds import move_sentence, player_name, settlement_sentences, turn_sentence
from ..text.sentences.open_rounds import move_lines, told_to
from ..text.words import say
from ..tutor import Attempt, StepOutcome, move_text
from .felt import FeltAction, dealt_seat, lain, pile, piles_of, row_of, seat_of, stack
from .shapes.felt import FeltProps, StackProps
from .shapes.steps import MoveProps
from .views import tile_view

__all__ = ["moves_view", "said_of", "scene_view"]

LYING = 8  # so many of the last discards are shown
MANY = 3  # more moves with the same verb are shown as tiles under one title


def scene_view(attempt: Attempt) -> FeltProps | None:
    """Everything that lies on the table; None in a step without a scene."""
    scene = attempt.turn
    return None if scene is None else _shown(scene).felt(_Pointing(attempt, scene))


def said_of(attempt: Attempt, verdict: str) -> str:
    """What is announced: what has happened on the table, unless something is wrong, and the verdict."""
    if attempt.turn is None or attempt.outcome is StepOutcome.WRONG:
        return verdict
    return " ".join(filter(None, (*_shown(attempt.turn).told(), verdict)))


def moves_view(attempt: Attempt) -> list[MoveProps] | None:
    """The moves that have a button of their own: those that nothing on the table stands for.

    Many moves with the same verb are tiles under one title.
    """
    scene = attempt.turn
    on_table = {DealVerb.TRUMP, DealVerb.STACK, DealVerb.MOVE, DealVerb.DEAL, Verb.DRAW, Verb.TAKE}
    own = [move for move in attempt.offered if move.split()[0] not in on_table]
    verbs = [move.split()[0] for move in own]
    shown: list[MoveProps] = []
    for at, move in enumerate(own):
        found: MoveProps = {"key": move, "text": move_text(move, scene), "tile": None, "group": None}
        verb = Verb.DISCARD if verbs[at] == Verb.THROW else verbs[at]
        if verbs.count(verb) > MANY and verb in (Verb.DISCARD, Verb.CLOSE):
            found["tile"] = tile_view(at, read_move(move).tile or JOKER)
            found["group"] = say(f"moves-{verb}")
        shown.append(found)
    return shown or None


class _Pointing:
    """The moves of a step that pointing at something makes, as long as it is not right."""

    def __init__(self, attempt: Attempt, scene: Scene) -> None:
        self.offered = frozenset(attempt.offered)
        self._open = attempt.outcome is not StepOutcome.RIGHT
        self._hinted = next((hint.move for hint in reversed(attempt.hints) if hint.move), None)
        self._scene = scene

    def deed(self, move: str | None, tile: Tile | None = None) -> FeltAction | None:
        """A move as something to point at; *tile* is what it takes."""
        if move is None or not self._open:
            return None
        short = move_text(move)
        if move == Verb.DRAW:
            short = say("deed-draw")
        elif tile is not None:
            short = say("deed-take", tile=tile_name(tile))
        return FeltAction(move, move_text(move, self._scene), short, hinted=move == self._hinted)

    def in_time(self, move: str, now: bool, tile: Tile | None = None) -> FeltAction | None:
        """A move in its time, or where the step offers it all the same."""
        return self.deed(move, tile) if now or move in self.offered else None


class _Shown(Protocol):
    """A scene as it is shown."""

    def felt(self, pointing: _Pointing) -> FeltProps:
        """What lies there."""

    def told(self) -> tuple[str, ...]:
        """What has just happened, and what is to be done now."""


def _shown(scene: Scene) -> _Shown:
    return _SHOWN[type(scene)](scene)


# ---- The deal --------------------------------------------------------------------------------------


class _Deal:
    def __init__(self, dealing: Dealing) -> None:
        self._dealing = dealing

    def felt(self, pointing: _Pointing) -> FeltProps:
        dealing = self._dealing
        piles = []
        match dealing.phase:
            case DealPhase.PILED:
                piles = [pile("apart", say("scene-left-over"), deed=pointing.deed("trump"))]
            case DealPhase.TURNED if dealing.trump is not None:
                name = say("trump-label", tile=tile_name(dealing.trump))
                piles = [pile("trump", name, tile=dealing.trump)]
            case DealPhase.FOUND:
                piles = [pile("apart", say("scene-replaced"))]
        seats = [
            dealt_seat(seat, sum(map(len, dealing.tiles(seat))), turn=dealing.seat == seat,
                       first=seat == dealing.first)
            for seat in range(dealing.settings.players)
        ]  # fmt: skip
        return {
            "kind": "deal",
            "label": say("scene-label-deal"),
            "told": list(self.told()),
            "seats": seats,
            "stacks": [self._stack(number, size, pointing) for number, size in enumerate(dealing.sizes, 1)],
            "piles": piles,
            "row": [],
        }

    def _stack(self, number: int, size: int, pointing: _Pointing) -> StackProps:
        dealing = self._dealing
        owner = dealing.owners.get(number)
        moves = (f"{verb} {number}" for verb in DealVerb)
        deed = pointing.deed(next((move for move in moves if move in pointing.offered), None))
        here = dealing.trump_stack == number and owner is None
        note = say("count-tiles", count=size) if size > dealing.settings.deal.stack else None
        return stack(number, size, tile=dealing.trump if here else None, owner=owner, note=note, deed=deed)

    def told(self) -> tuple[str, ...]:
        return tuple(_deal_told(self._dealing))


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
        number, owner = given[-1]
        lines.append(say("scene-given", stack=number, whom=say("payee-name", seat=owner)))
    else:
        lines.append(say("scene-moved", stack=dealing.eight_stack or 0))
    if dealing.seat is not None:
        lines.append(say("scene-next", whom=say("payee-name", seat=dealing.seat)))
    if dealing.stock_count is not None:
        done = "deal-done" if dealing.settings.deal.trump_in_stock else "deal-done-without"
        lines.append(say(done, count=dealing.stock_count))
    return lines


# ---- A turn that was made up -----------------------------------------------------------------------


class _Turn:
    def __init__(self, turn: ClosingTurn) -> None:
        self._turn = turn

    def felt(self, pointing: _Pointing) -> FeltProps:
        turn, last = self._turn, self._turn.discard
        drawing = turn.phase is Phase.DRAW
        never = turn.rules.turn is not None and turn.rules.turn.take_discard is TakeDiscard.NEVER
        count = None if turn.stock else 0  # how many tiles it has is nobody's business
        name = say("scene-stock") if turn.stock else say("stock-label", count=0)
        draw = pointing.in_time("draw", drawing)
        take = None if last is None else pointing.in_time("take", drawing and not never, last)
        return {
            "kind": "turn",
            "label": say("scene-label-table"),
            "told": list(self.told()),
            "seats": [],
            "stacks": [],
            "piles": [pile("stock", name, count=count, deed=draw)] if turn.stock or drawing else [],
            "row": [] if last is None else [lain(last, None, deed=take)],
        }

    def told(self) -> tuple[str, ...]:
        turn, last = self._turn, self._turn.discard
        match turn.phase:
            case Phase.DRAW if last is not None and turn.refused(Verb.TAKE) is None:
                return (say("asked-draw-take", tile=tile_name(last)),)
            case Phase.DRAW:
                return (say("asked-draw"),)
            case Phase.DISCARD:
                return (say("scene-discard"),)
        return ()


# ---- A turn that was made up, at a table where melds lie -------------------------------------------


class _TableTurn:
    def __init__(self, turn: TableTurn) -> None:
        self._turn = turn
        self._box = turn.position.settings.rules.tiles.kinds[:1]

    def felt(self, pointing: _Pointing) -> FeltProps:
        turn, lying = self._turn, self._turn.felt
        drawing = turn.phase in (Phase.DRAW, Phase.PLAY)
        name = (
            say("scene-stock") if lying.stock is None else say_of(self._box, "open-stock", count=lying.stock)
        )
        draw = pointing.in_time("draw", drawing and lying.stock != 0)
        piles = [pile("stock", name, count=lying.stock, deed=draw)]
        if lying.trump is not None:
            piles.append(pile("trump", say("trump-label", tile=tile_name(lying.trump)), tile=lying.trump))
        last, now = turn.discard, turn.phase == Phase.DRAW and lying.taking
        take = None if last is None else pointing.in_time("take", now, last)
        row = list(enumerate(each.tile for each in lying.row))[-LYING:]
        return {
            "kind": "turn",
            "label": say("scene-label-table"),
            "told": list(self.told()),
            "seats": [],
            "stacks": [],
            "piles": piles,
            "row": [lain(each, None, number=at, deed=take if at == len(lying.row) - 1 else None)
                    for at, each in row],
        }  # fmt: skip

    def told(self) -> tuple[str, ...]:
        turn = self._turn
        lines = list(self._done())
        play = turn.position.settings.rules.play
        if turn.felt.points and isinstance(getattr(play, "score", None), LaidScore):
            lines.append(say("scene-points", points=turn.felt.points))
        return (*lines, *self._asked())

    def _done(self) -> Iterator[str]:
        """What the last move came to."""
        turn, did = self._turn, self._turn.did
        if did is None or turn.before is None:
            return
        with told_to(OWN):
            if did.move.verb is Verb.DRAW and did.took is not None:
                yield say("told-draw-own", tile=tile_name(did.took))
            elif did.move.verb not in (Verb.DISCARD, Verb.THROW):  # which lies there for all to see
                yield from move_lines(turn.before, turn.position)
        if (result := turn.position.result) is not None:
            yield say_of(self._box, "open-end", outcome=result.outcome, who=player_name(OWN), you="yes")

    def _asked(self) -> Iterator[str]:
        """What is to be done now."""
        turn, felt = self._turn, self._turn.felt
        opening = turn.position.settings.rules.opening
        if turn.over:
            return
        if turn.phase == Phase.DRAW:
            if turn.discard is None or turn.refused("take") is not None:
                yield say_of(self._box, "open-asked-draw")
            else:
                yield say_of(self._box, "open-asked-take", tile=tile_name(turn.discard))
        elif getattr(turn.position, "beginning", False):  # nothing is laid yet (R45-2)
            yield say_of(self._box, "open-asked-first")
        elif turn.phase == Phase.PLAY and felt.stock == 0:
            yield say("open-asked-pass")
        elif opening is not None and not felt.opened:
            key = "open-asked-open" if turn.phase == Phase.PLAY else "scene-open"
            yield say(key, wanted=opening.points, points=opening.points)
        elif turn.phase == Phase.PLAY:
            yield say("open-asked-play")
        else:
            yield say_of(self._box, "open-asked-lay")


# ---- A seat of a real game -------------------------------------------------------------------------


class _Game:
    def __init__(self, seat: SeatAtTurn) -> None:
        self._seat = seat

    def felt(self, pointing: _Pointing) -> FeltProps:
        view = self._seat.view
        drawing = self._seat.phase == Phase.DRAW
        never = view.settings.turn.take_discard is TakeDiscard.NEVER
        draw = pointing.in_time("draw", drawing)
        last = view.row[-1].tile if view.row else None
        take = pointing.in_time("take", drawing and not never, last)
        stock, trump = piles_of(view, draw=draw, drawn_trump=False)
        return {
            "kind": "game",
            "label": say("scene-label-table"),
            "told": list(self.told()),
            "seats": [seat_of(view, seat) for seat in range(view.settings.players)],
            "stacks": [],
            "piles": [stock, trump] if view.stock_count or drawing else [trump],
            "row": row_of(view.row, take=take, most=LYING),
        }

    def told(self) -> tuple[str, ...]:
        seat = self._seat
        moves = [*_own_told(seat.did), *_moves_told(seat.told)]
        if seat.position.over:
            return (*moves, f"{settlement_sentences(seat.position)[0]}.")
        return (*moves, turn_sentence(seat.view))


def _own_told(did: MoveDescription | None) -> list[str]:
    """What one's own move brought; a tile discarded lies there for all to see."""
    if did is None or did.move.verb not in (Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.REFUSE):
        return []
    return [move_sentence(did.move, OWN, took=did.took)]


def _moves_told(moves: Sequence[MoveDescription]) -> list[str]:
    """The others' moves, a turn each."""
    lines = []
    rest = list(moves)
    while rest:
        first = rest.pop(0)
        then = rest[0] if rest and rest[0].seat == first.seat else None
        if then is None or then.move.verb not in (Verb.DISCARD, Verb.THROW):
            lines.append(move_sentence(first.move, first.seat, took=first.took))
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


_SHOWN: Mapping[type, Callable[[Any], _Shown]] = {
    Dealing: _Deal, ClosingTurn: _Turn, TableTurn: _TableTurn, SeatAtTurn: _Game,
}  # fmt: skip
