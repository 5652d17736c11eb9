"""A table as the person on seat 0 has it before them: a frozen record, and what each message makes of it.

Nothing here knows of a page: functions take a desk and give a new one, or raise RulesError or ValueError and
change nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from ...engine.game.coach import DiscardAdvice, advise
from ...engine.game.deal_codes import read_code
from ...engine.game.match import Match
from ...engine.game.moves import Move, Verb
from ...engine.game.phase import Phase
from ...engine.game.players import move_of
from ...engine.game.replay import ReplayedDiscard, moments, positions
from ...engine.game.round import Round, new_game
from ...engine.game.view import View
from ...engine.layout import Arrangement, History, Layout
from ...engine.reading.rack import RackReading, read_rack
from ...engine.solver.closing.lay_out import best_arrangement
from ...engine.tiles import JOKER, Tile
from ...text.sentences import fault_sentence
from ...text.sentences.closing_rounds import deal_stages
from ...text.words import say
from ..seated import YOU, SeatedPerson
from ..shapes.racks import Size
from ..views import SLOTS
from .log import Logged, logged
from .setup import SPEEDS, TableSetup

__all__ = ["Desk", "Screen", "begun_at"]

Screen: TypeAlias = Literal["setup", "deal", "play", "settled", "replay"]


@dataclass(frozen=True, slots=True)
class Desk:
    """Set-up, match, the game that is played, the own rack as it lies, and what is open beside it.

    `before` is the desk to go back to while the last discard may be taken back. `chosen` is the tile that the
    coach is asked about after it was discarded. `log` are the moves of this game, `told` how many of
    them were told before the last message. `minutes` are those that the match has lasted, as far as they were
    said. `you` is the own seat; `people` are all who sit there, where it is a table of people.
    """

    setup: TableSetup = field(default_factory=TableSetup)
    match: Match | None = None
    game: Round | None = None
    rack: History = field(default_factory=lambda: History(Layout.of(Arrangement())))
    screen: Screen = "setup"
    kinds: tuple[str, ...] = ()  # who plays on the other seats of this game
    advice: DiscardAdvice | None = None
    chosen: Tile | None = None
    draw_advice: bool = False
    leaving: bool = False  # asked to leave once; once more is meant
    before: Desk | None = field(default=None, repr=False)
    checked: RackReading | None = None
    log: tuple[Logged, ...] = field(default=(), repr=False)
    told: int = 0
    size: Size = "normal"
    stage: int = 0  # of the deal, how many steps were looked at
    runs: bool = False  # the deal runs by itself, nobody steps through it
    index: int = 0
    moments: tuple[ReplayedDiscard, ...] = field(default=(), repr=False)
    exercise: int | None = None
    tried: Tile | None = None
    seed: int | None = None  # of the first deal, where it is given
    minutes: int = 0
    you: int = YOU
    people: tuple[SeatedPerson, ...] = ()

    # ---- Questions ---------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the person may know."""
        return self._game.view(self.you)

    @property
    def _game(self) -> Round:
        if self.game is None:
            raise ValueError(say("asked-over"))
        return self.game

    @property
    def mine(self) -> bool:
        """Whether the person is to play."""
        return self.game is not None and not self.game.over and self.game.seat == self.you

    @property
    def open(self) -> bool:
        """Whether a game goes on."""
        return self.game is not None and not self.game.over

    @property
    def waits(self) -> bool:
        """Whether another player is to move now."""
        return (
            self.open and not self.mine and self.screen == "play" and self.before is None and not self.people
        )

    @property
    def reading(self) -> RackReading:
        """The own rack as it lies."""
        settings, view = self._game.settings, self.view
        return read_rack(
            self.rack.present.arrangement(), settings.rules, jokers_thrown=view.jokers_thrown,
            multiplier=settings.multiplier,
        )  # fmt: skip

    @property
    def drawn(self) -> int | None:
        """The id of the tile that the person has drawn or taken in this turn, until the discard."""
        game = self._game
        if not self.mine or game.phase is not Phase.DISCARD or game.got is None:
            return None
        layout = self.rack.present
        lying = {id for shelf in layout.shelves for id in shelf if id is not None}
        return max((id for id in lying if layout.tiles[id].kind == game.got.kind), default=None)

    # ---- Beginning ---------------------------------------------------------------------------------

    def set_up(self, key: str, value: str) -> Desk:
        """One setting changed. Speed and coach count at once, all else from the next match on."""
        return replace(self, setup=self.setup.with_value(key, value))

    def deal(self) -> Desk:
        """A new match by the set-up, dealt; a game that goes on stays."""
        if self.open:
            raise ValueError(say("not-now"))
        code = self.setup.code
        first, seed = 0, self.seed
        if code is not None:
            seed, _, first = read_code(code)
        match = Match(self.setup.settings(), first=first)
        return replace(self, match=match, seed=None, minutes=0).dealt(_closing(match.next_game(seed)))

    def begun(self, values: Mapping[str, str] | None) -> Desk:
        """A game dealt by these settings; one that goes on stays, and none is dealt without settings."""
        if self.open or values is None:
            return self
        desk = self
        for key, value in values.items():
            desk = desk.set_up(key, value)
        return desk.deal()

    def next_game(self) -> Desk:
        """The next game of the match; if the match is over, the first of another."""
        if self.match is None or self.open:
            raise ValueError(say("not-now"))
        if self.match.over:
            return self.deal()
        return self.dealt(_closing(self.match.next_game()))

    def same_deal(self) -> Desk:
        """The deal of the game that has ended once more."""
        game = self._game
        if self.open:
            raise ValueError(say("not-now"))
        settings = game.settings
        again = new_game(
            settings.players, game.seed, first=game.first, multiplier=settings.multiplier,
            rules=settings.rules,
        )  # fmt: skip
        return self.dealt(again)

    def dealt(self, game: Round) -> Desk:
        """A game as it begins."""
        show = self.setup.value("show")
        screen: Screen = "play" if show == "no" else "deal"
        again = self.match is not None and bool(self.match.finished) and bool(self.kinds)
        kinds = self.kinds if again else self.setup.kinds
        begun = Desk(
            self.setup,
            self.match,
            game,
            begun_at(game, self.you),
            screen,
            kinds,
            size=self.size,
            runs=show == "yes",
            minutes=self.minutes,
        )
        return begun if screen == "deal" else begun.settled()

    def staged(self, stage: int) -> Desk:
        """The deal at one of its steps, to be stepped through from there."""
        self._on_screen("deal")
        if stage not in range(len(deal_stages(self._game))):
            raise ValueError(say("not-now"))
        return replace(self, stage=stage, runs=False)

    def shown(self) -> Desk:
        """The deal has been looked at."""
        return replace(self, screen="play", runs=False).settled() if self.screen == "deal" else self

    # ---- Playing -----------------------------------------------------------------------------------

    def play(self, move: str) -> Desk:
        """An own move that is no discard."""
        self._on_screen("play")
        if move == Verb.CLOSE:
            return self._close()
        if move == Verb.LEAVE and self.mine and not self.leaving:
            return replace(self, leaving=True)
        if move.startswith((Verb.DISCARD, Verb.THROW)):
            raise ValueError(say("not-chosen"))
        return self._made(move)._drew().settled()

    def discard(self, tile: int) -> Desk:
        """Discard a tile of the rack, by its id."""
        self._on_screen("play")
        layout = self.rack.present
        after = layout.without(tile)
        kind = layout.tiles[tile].kind
        move = Verb.THROW if kind is JOKER else f"discard {kind}"
        advice = advise(self.view) if self._practises else None
        here = replace(self._made(str(move)), rack=History(after))
        if advice is not None:
            here = replace(here, advice=advice, chosen=kind, before=replace(self, advice=None))
        return here.settled()

    @property
    def _practises(self) -> bool:
        return self.setup.practice and not self.people and self.mine and self._can_discard

    @property
    def _can_discard(self) -> bool:
        return self._game.phase is Phase.DISCARD

    def take_back(self) -> Desk:
        """The last discard was not made."""
        if self.before is None:
            raise ValueError(say("not-now"))
        return self.before

    def go_on(self) -> Desk:
        """The last discard stands."""
        return replace(self, before=None, advice=None, chosen=None).settled()

    def check_board(self) -> Desk:
        """Read the rack as it lies: costs nothing (PRO-34)."""
        self._on_screen("play")
        return replace(self, checked=self.reading)

    def _close(self) -> Desk:
        """Close, if the rack shows it as it lies; the dearest close of its tiles is paid (PRO-52)."""
        if self.mine and self._can_discard and (fault := self.reading.fault) is not None:
            raise ValueError(say("first-lay-out", reason=fault_sentence(fault)))
        return self._made(Verb.CLOSE).settled()

    def _made(self, move: str) -> Desk:
        after = self._game.after(move, self.you)
        return replace(
            self, game=after, checked=None, advice=None, chosen=None, draw_advice=False, before=None,
            leaving=False,
            log=(*self.log, logged(self._game, after, self.you)), told=len(self.log),
        )  # fmt: skip

    def tick(self) -> Desk:
        """Another player moves, if it is its turn; with no delay, all of them until the person's turn."""
        if not self.waits:
            return self
        game, log = self._game, self.log
        while True:
            after = game.after(_chosen(game, self.kinds))
            game, log = after, (*log, logged(game, after, self.you))
            if game.over or game.seat == self.you or SPEEDS[self.setup.value("speed")]:
                break
        return replace(self, game=game, log=log, told=len(self.log), checked=None).settled()

    def heard(self, move: Move) -> Desk:
        """A move that was made elsewhere, by whoever sits there."""
        game = self._game
        if game.seat == self.you and move.seat is None:
            return self._made(move.notation())._drew().settled()
        after = game.after(move)
        log = (*self.log, logged(game, after, self.you))
        return replace(self, game=after, log=log, told=len(self.log), checked=None).settled()

    def _drew(self) -> Desk:
        """The same with the tile that the last move brought on the rack."""
        game = self._game
        if game.got is None or game.seat != self.you:
            return self
        return replace(self, rack=History(self.rack.present.with_drawn(game.got, SLOTS)))

    def settled(self) -> Desk:
        """The same after a move: a new deal is laid out, an ended game goes into the match."""
        game, here = self._game, self
        if sorted(here.rack.present.arrangement().tiles) != sorted(game.hands[self.you].tiles()):
            here = replace(here, rack=begun_at(game, self.you))
        if here.people:  # the table of people has the match
            return here
        if game.over and here.screen != "settled" and here.match is not None:
            minutes = max(self.minutes, here.match.played_for)
            match = here.match.with_finished(game, minutes)
            return replace(here, match=match, screen="settled", before=None)
        if here.waits and not SPEEDS[here.setup.value("speed")]:
            return replace(here.tick(), told=here.told)
        return here

    def _on_screen(self, screen: Screen) -> None:
        if self.screen != screen or self.game is None:
            raise ValueError(say("not-now"))

    # ---- The rack ----------------------------------------------------------------------------------

    def moved(self, history: History) -> Desk:
        """The own rack laid out otherwise."""
        if self.screen not in ("play", "deal"):
            raise ValueError(say("not-now"))
        return replace(self, rack=history, checked=None, leaving=False)

    def resized(self, size: Size) -> Desk:
        """Large tiles for a projector, or tiles as usual."""
        return replace(self, size=size)

    def to_setup(self) -> Desk:
        """Another table: only between games."""
        if self.open:
            raise ValueError(say("not-now"))
        return replace(self, screen="setup", exercise=None, tried=None)

    # ---- The coach ---------------------------------------------------------------------------------

    def coached(self, on: bool = True) -> Desk:
        """Ask the coach, or send it away."""
        if not on:
            return replace(self, advice=None, draw_advice=False)
        self._on_screen("play")
        if not self.mine or self._game.phase not in (Phase.DRAW, Phase.DISCARD):
            raise ValueError(say("not-now"))
        if self._can_discard:
            return replace(self, advice=advise(self.view), chosen=None)
        return replace(self, draw_advice=True)

    # ---- Looking back ------------------------------------------------------------------------------

    def replayed(self, index: int) -> Desk:
        """A moment of the game that has ended, by how many moves came before it."""
        game = self._game
        if not game.over or not 0 <= index <= len(game.moves):
            raise ValueError(say("not-now"))
        found = self.moments or moments(game, self.you)
        return replace(self, screen="replay", index=index, moments=found, exercise=None, tried=None)

    def replay_ended(self) -> Desk:
        """Back to what was paid."""
        self._on_screen("replay")
        return replace(self, screen="settled", exercise=None, tried=None)

    def exercised(self, index: int) -> Desk:
        """Try a moment again."""
        if index not in {each.index for each in self.moments}:
            raise ValueError(say("not-now"))
        return replace(self.replayed(index), exercise=index)

    def tried_with(self, tile: int) -> Desk:
        """The tile to discard in an exercise, by its id."""
        tiles = self.exercise_rack.tiles
        if self.exercise is None or tile not in range(len(tiles)):
            raise ValueError(say("not-now"))
        return replace(self, tried=tiles[tile].kind)

    @property
    def exercise_rack(self) -> Layout:
        """The own rack at this place of the replay, laid out well."""
        then = self.then
        return Layout.of(best_arrangement(then.hands[self.you].tiles(), then.settings.rules))

    @property
    def moment(self) -> ReplayedDiscard | None:
        """The own discard at this place of the replay."""
        return next((each for each in self.moments if each.index == self.index), None)

    @property
    def then(self) -> Round:
        """The position at this place of the replay."""
        return positions(self._game)[self.index]


def begun_at(game: Round, you: int = YOU) -> History:
    """The own tiles in rows of a colour, as one would put them up first."""
    tiles = game.hands[you].tiles()
    return History(Layout.of(Arrangement((tiles, ()))).sorted_by("run"))


def _closing(game: Round) -> Round:
    """A game that this table can show: one of closes."""
    assert not game.has_table
    return game


def _chosen(game: Round, kinds: tuple[str, ...]) -> Move:
    """What another player does, by what its seat may know."""
    return move_of(game, kinds[game.seat - 1])
