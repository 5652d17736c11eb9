"""What the page is told of a step to act: its felt, what has happened there, moves with buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.game.closing_turn import ClosingTurn, Phase
from ..engine.game.deal.dealing import Dealing, DealPhase, DealVerb
from ..engine.game.moves import Verb, read_move
from ..engine.game.round_scene import RoundScene, Scene
from ..engine.game.scene import OWN, MoveDescription
from ..engine.rules import LaidScore, TakeDiscard
from ..engine.tiles import JOKER, Tile
from ..text.sentences.closing_rounds import move_sentence, player_name, settlement_sentences, turn_sentence
from ..text.sentences.open_rounds import move_lines, told_to
from ..text.sentences.tiles import say_of, sentence, tile_name
from ..text.words import say
from ..tutor import Attempt, StepOutcome, move_text
from .felt import FeltAction, dealt_seat, felt, pile, piles_of, row_of, seat_of, stack
from .rack_view import tile_view
from .shapes.felt import FeltProps, StackProps
from .shapes.steps import MoveProps

LYING = 8  # so many of the last discards are shown
MANY = 3  # more moves with the same verb are shown as tiles under one title


def scene_view(attempt: Attempt) -> FeltProps | None:
    """Return everything that lies on the table; None in a step without a scene."""
    scene = attempt.turn
    if scene is None:
        return None
    pointing = _Pointing(attempt, scene)
    match scene:
        case Dealing():
            return _deal_felt(scene, pointing)
        case ClosingTurn():
            return _turn_felt(scene, pointing)
    shown = _table_felt if scene.position.has_table else _game_felt
    return shown(scene, pointing)


def said_of(attempt: Attempt, verdict: str) -> str:
    """Return what is announced: what has happened on the table unless something is wrong, and the verdict."""
    if attempt.turn is None or attempt.outcome is StepOutcome.WRONG:
        return verdict
    return " ".join(filter(None, (*_told(attempt.turn), verdict)))


def _told(scene: Scene) -> Iterator[str]:
    """Say what has just happened, and what should be done now."""
    match scene:
        case Dealing():
            return _deal_told(scene)
        case ClosingTurn():
            return _turn_told(scene)
    return _table_told(scene) if scene.position.has_table else _game_told(scene)


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


# ---- The deal --------------------------------------------------------------------------------------


def _deal_felt(dealing: Dealing, pointing: _Pointing) -> FeltProps:
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
    stacks = [_stack(dealing, number, size, pointing) for number, size in enumerate(dealing.sizes, 1)]
    return felt("deal", told=_told(dealing), seats=seats, stacks=stacks, piles=piles)


def _stack(dealing: Dealing, number: int, size: int, pointing: _Pointing) -> StackProps:
    owner = dealing.owners.get(number)
    moves = (f"{verb} {number}" for verb in DealVerb)
    deed = pointing.deed(next((move for move in moves if move in pointing.offered), None))
    here = dealing.trump_stack == number and owner is None
    note = say("count-tiles", count=size) if size > dealing.settings.deal.stack else None
    return stack(number, size, tile=dealing.trump if here else None, owner=owner, note=note, deed=deed)


def _deal_told(dealing: Dealing) -> Iterator[str]:
    trump = dealing.trump
    if trump is None:
        yield say("deal-stacks")
    elif dealing.phase is DealPhase.TURNED:
        if dealing.put_back:
            yield sentence(say("deal-put-back", count=dealing.put_back))
        yield say("deal-trump", tile=tile_name(trump))
    elif dealing.phase is DealPhase.FOUND:
        yield say("scene-found", stack=dealing.trump_stack or 0)
    else:
        if dealing.owners:
            number, owner = list(dealing.owners.items())[-1]
            yield say("scene-given", stack=number, whom=say("payee-name", seat=owner))
        else:
            yield say("scene-moved", stack=dealing.eight_stack or 0)
        if dealing.seat is not None:
            yield say("scene-next", whom=say("payee-name", seat=dealing.seat))
        if dealing.stock_count is not None:
            done = "deal-done" if dealing.settings.deal.trump_in_stock else "deal-done-without"
            yield say(done, count=dealing.stock_count)


# ---- A turn that was made up -----------------------------------------------------------------------


def _turn_felt(turn: ClosingTurn, pointing: _Pointing) -> FeltProps:
    last, drawing = turn.discard, turn.phase is Phase.DRAW
    never = turn.rules.turn is not None and turn.rules.turn.take_discard is TakeDiscard.NEVER
    count = None if turn.stock else 0  # how many tiles it has is nobody's business
    name = say("scene-stock") if turn.stock else say("stock-label", count=0)
    draw = pointing.in_time("draw", drawing)
    take = None if last is None else pointing.in_time("take", drawing and not never, last)
    piles = [pile("stock", name, count=count, deed=draw)] if turn.stock or drawing else []
    row = row_of([] if last is None else [(None, last)], take=take)
    return felt("turn", told=_told(turn), piles=piles, row=row)


def _turn_told(turn: ClosingTurn) -> Iterator[str]:
    match turn.phase:
        case Phase.DRAW if turn.discard is not None and turn.refused(Verb.TAKE) is None:
            yield say("asked-draw-take", tile=tile_name(turn.discard))
        case Phase.DRAW:
            yield say("asked-draw")
        case Phase.DISCARD:
            yield say("scene-discard")


# ---- A turn that was made up, at a table where melds lie -------------------------------------------


def _table_felt(turn: RoundScene, pointing: _Pointing) -> FeltProps:
    lying, last = turn.felt, turn.discard
    drawing = turn.phase in (Phase.DRAW, Phase.PLAY)
    name = say("scene-stock") if lying.stock is None else _named(turn, "open-stock", count=lying.stock)
    draw = pointing.in_time("draw", drawing and lying.stock != 0)
    piles = [pile("stock", name, count=lying.stock, deed=draw)]
    if lying.trump is not None:
        piles.append(pile("trump", say("trump-label", tile=tile_name(lying.trump)), tile=lying.trump))
    taking = turn.phase == Phase.DRAW and lying.taking
    take = None if last is None else pointing.in_time("take", taking, last)
    row = row_of([(None, each.tile) for each in lying.row], take=take, most=LYING)
    return felt("turn", told=_told(turn), piles=piles, row=row)


def _named(turn: RoundScene, key: str, **values: str | int) -> str:
    """Say a sentence that speaks of tiles, or of cards in a game of cards."""
    return say_of(turn.position.settings.rules.tiles.kinds[:1], key, **values)


def _table_told(turn: RoundScene) -> Iterator[str]:
    did, play = turn.did, turn.position.settings.rules.play
    if did is not None and turn.before is not None:
        with told_to(OWN):
            if did.move.verb is Verb.DRAW and did.took is not None:
                yield say("told-draw-own", tile=tile_name(did.took))
            elif did.move.verb not in (Verb.DISCARD, Verb.THROW):  # which lies there for all to see
                yield from move_lines(turn.before, turn.position)
        if (result := turn.position.result) is not None:
            yield _named(turn, "open-end", outcome=result.outcome, who=player_name(OWN), you="yes")
    if turn.felt.points and isinstance(getattr(play, "score", None), LaidScore):
        yield say("scene-points", points=turn.felt.points)
    if not turn.over:
        yield _asked(turn)


def _asked(turn: RoundScene) -> str:
    """Say what should be done now."""
    playing, opening = turn.phase == Phase.PLAY, turn.position.settings.rules.opening
    if turn.phase == Phase.DRAW:
        if turn.discard is None or turn.refused("take") is not None:
            return _named(turn, "open-asked-draw")
        return _named(turn, "open-asked-take", tile=tile_name(turn.discard))
    if getattr(turn.position, "beginning", False):  # nothing is laid yet (R45-2)
        return _named(turn, "open-asked-first")
    if playing and turn.felt.stock == 0:
        return say("open-asked-pass")
    if opening is not None and not turn.felt.opened:
        key = "open-asked-open" if playing else "scene-open"
        return say(key, wanted=opening.points, points=opening.points)
    return say("open-asked-play") if playing else _named(turn, "open-asked-lay")


# ---- A seat of a real game -------------------------------------------------------------------------


def _game_felt(seat: RoundScene, pointing: _Pointing) -> FeltProps:
    view, drawing = seat.view, seat.phase == Phase.DRAW
    never = view.settings.turn.take_discard is TakeDiscard.NEVER
    draw = pointing.in_time("draw", drawing)
    take = pointing.in_time("take", drawing and not never, view.row[-1].tile if view.row else None)
    stock, trump = piles_of(view, draw=draw, drawn_trump=False)
    piles = [stock, trump] if view.stock_count or drawing else [trump]
    return felt(
        "game", told=_told(seat), seats=[seat_of(view, each) for each in range(view.settings.players)],
        piles=piles, row=row_of(view.row, take=take, most=LYING),
    )  # fmt: skip


def _game_told(seat: RoundScene) -> Iterator[str]:
    did = seat.did
    # A tile discarded lies there for all to see.
    if did is not None and did.move.verb in (Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.REFUSE):
        yield move_sentence(did.move, OWN, took=did.took)
    yield from _moves_told(seat.told)
    yield f"{settlement_sentences(seat.position)[0]}." if seat.position.over else turn_sentence(seat.view)


def _moves_told(moves: Sequence[MoveDescription]) -> Iterator[str]:
    """Say the others' moves, a sentence for each turn."""
    rest = list(moves)
    while rest:
        first = rest.pop(0)
        if not rest or rest[0].seat != first.seat or rest[0].move.verb not in (Verb.DISCARD, Verb.THROW):
            yield move_sentence(first.move, first.seat, took=first.took)
            continue
        away = rest.pop(0).move
        who, took, tile = player_name(first.seat), first.took or JOKER, away.tile or JOKER
        how = {"how": first.move.verb, "away": away.verb}
        yield say("scene-turn", who=who, took=tile_name(took), tile=tile_name(tile), **how)
