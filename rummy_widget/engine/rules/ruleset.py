"""`Ruleset`, the rules of one game, and the frozen dataclasses that it is made of.

Fields named `clause` or `..._clause` hold the ids of the clauses of the written rules, such as "PRO-20".
Faults cite them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache

from ..faults import quote_input
from ..tiles import COLOURS, Colour, Tile
from .plays import CaughtScore, ClosingPlay, HandDeal, LaidScore, LayingPlay, Opening, Play, RearrangingPlay
from .prices import PriceRules
from .switches import ExtraJoker, JokerTrump, OneRule, TakeDiscard
from .validation import Choices, check_fields, check_whole


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles in the box: the colours, and how many numbers, copies of each tile and Jokers there are."""

    colours: tuple[Colour, ...] = COLOURS
    numbers: int = 13
    copies: int = 2
    jokers: int = 2
    extra_jokers: int = 4  # further Jokers, which players may get instead of drawing a tile
    clause: str = "PRO-1"
    extra_clause: str = "PRO-8"

    @property
    def kinds(self) -> tuple[Tile, ...]:
        """Every different tile in the box except the Joker, sorted."""
        return _kinds(self.colours, self.numbers)

    @property
    def size(self) -> int:
        """How many tiles the box holds."""
        return self.of_a_number * self.numbers + self.jokers

    @property
    def of_a_number(self) -> int:
        """How many tiles of one number the box holds."""
        return len(self.colours) * self.copies

    @property
    def most_jokers(self) -> int:
        """The greatest number of Jokers that one player can get in a game, including discarded ones."""
        return self.jokers + self.extra_jokers


@cache
def _kinds(colours: tuple[Colour, ...], numbers: int) -> tuple[Tile, ...]:
    return tuple(Tile(colour, number) for colour in colours for number in range(1, numbers + 1))


@dataclass(frozen=True, slots=True)
class RunRules(Choices):
    """The rules for runs: how many tiles they need, and where a 1 may stand in them."""

    min_length: int = 3
    one: OneRule = OneRule.LOW_OR_HIGH  # where a 1 may stand
    clause: str = "PRO-20"

    @property
    def high(self) -> bool:
        """Whether a 1 may end a run after the highest number, as in 12-13-1."""
        return self.one is OneRule.LOW_OR_HIGH


@dataclass(frozen=True, slots=True)
class GroupRules:
    """The rules for groups: the least and the greatest number of tiles in them."""

    min_length: int = 3
    max_length: int = 4
    clause: str = "PRO-21"


@dataclass(frozen=True, slots=True)
class JokerRules:
    """The rules for Jokers in a meld: how many there may be, and whether two may be neighbours."""

    min_natural: int = 1  # the least number of natural tiles (not Jokers) in a meld
    naturals_per_joker: int = 0  # the least number of natural tiles for each Joker in a meld
    adjacent: bool = True  # whether two Jokers may be neighbours in a run (a group has no order)
    clause: str = "PRO-22"

    def __post_init__(self) -> None:
        for name, most in (("min_natural", 3), ("naturals_per_joker", 13)):
            if (value := getattr(self, name)) not in range(most + 1):
                raise ValueError(f"{name} must be 0 to {most}, not {quote_input(value)}")


@dataclass(frozen=True, slots=True)
class DealRules(Choices):
    """The rules of a deal from stacks: the trump tile, its bonus, and when a player may refuse the deal."""

    stacks: int = 15
    stack: int = 7  # tiles in a stack
    joker_trump: JokerTrump = JokerTrump.REDRAW
    trump_in_stock: bool = True  # whether the trump tile is put in the stock, to be drawn from there
    trump_bonus: int = 100  # points for the player who was dealt the other copy of the trump tile
    bonus_paid: bool = True  # whether each other player pays the bonus; otherwise nobody pays it
    multiply_trump_bonus: bool = False  # whether the table's multiplier applies to the bonus
    doubles_to_refuse: int = 3  # with so many pairs of equal tiles a player may refuse the deal
    clause: str = "PRO-3"
    bonus_clause: str = "PRO-5"
    refuse_clause: str = "PRO-7"


@dataclass(frozen=True, slots=True)
class TurnRules(Choices):
    """The rules for drawing and discarding, and the penalties for players who leave."""

    take_discard: TakeDiscard = TakeDiscard.LAST
    take_joker: bool = False  # whether a discarded Joker may be taken
    extra_joker: ExtraJoker = ExtraJoker.OFF
    taking_limit: bool = True  # whether the game ends after too many turns in a row without a draw (PRO-14)
    leaving_penalty: int = 0  # points for leaving on purpose; in closing games, to each of the others
    connection_penalty: int = 0  # the same for a lost connection, after the table has waited long enough
    clause: str = "PRO-10"
    take_clause: str = "PRO-11"
    joker_clause: str = "PRO-12"
    extra_clause: str = "PRO-8"
    end_clause: str = "PRO-14"
    leaving_clause: str = "PRO-15"


@dataclass(frozen=True, slots=True)
class MatchLength:
    """The length of a match: a number of rounds, minutes or points, only one of which may be set.

    If all are 0, the match has no end. When the minutes are up, the round in progress is still played to its
    end.

    >>> MatchLength(rounds=3, points=200)
    Traceback (most recent call last):
    ValueError: a match lasts a number of rounds, minutes or points, not 3 rounds and 200 points
    """

    rounds: int = 0
    minutes: int = 0
    points: int = 0

    def __post_init__(self) -> None:
        given = {name: value for each in fields(self) if (value := getattr(self, name := each.name))}
        for name, value in given.items():
            check_whole(name, value, 0)
        if len(given) > 1:
            lengths = " and ".join(f"{value} {name}" for name, value in given.items())
            raise ValueError(f"a match lasts a number of rounds, minutes or points, not {lengths}")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a game. A field is None if the game doesn't have such rules.

    Attributes:
        name: the name of the game, only shown to people.
        tiles: the tiles in the box.
        runs: the rules for runs.
        groups: the rules for groups.
        jokers: the rules for Jokers in a meld.
        turn: the rules for drawing and discarding; None in games without discards.
        play: the kind of play, which decides what can be done in a turn.
        prices: the points for ending a round with a whole rack; None in games with melds on the table.
        deal: the rules of the deal.
        book: the families of clauses of the written rules that apply, such as "TR" and "RK", the game's own
            first.
        switches: the names of the rules that the players of a table may choose.
        match: how long a match lasts; None: as long as the game itself says (`Match.length`).
    """

    name: str
    tiles: TileSet = TileSet()
    runs: RunRules = RunRules()
    groups: GroupRules = GroupRules()
    jokers: JokerRules = JokerRules()
    turn: TurnRules | None = None
    play: Play | None = None
    prices: PriceRules | None = None
    deal: DealRules | HandDeal | None = None
    book: tuple[str, ...] = ("PRO",)
    switches: tuple[str, ...] = ()
    match: MatchLength | None = None
    _hash: int = field(init=False, repr=False, compare=False)  # stored because caches ask for it often

    def __post_init__(self) -> None:
        check_fields(self)
        object.__setattr__(self, "_hash", hash(self._all()))

    @property
    def close(self) -> ClosingPlay | None:
        """The rules for ending a round with a whole rack; None in games with melds on the table."""
        return self.play if isinstance(self.play, ClosingPlay) else None

    @property
    def opening(self) -> Opening | None:
        """What a player must lay the first time they lay melds; None if the game has no such rule."""
        return self.play.opening if self.play else None

    @property
    def score(self) -> CaughtScore | LaidScore | None:
        """The rules for scoring in a game with melds on the table; None in other games."""
        return self.play.score if self.play else None

    @property
    def has_table(self) -> bool:
        """Whether players lay melds on the table in their turns in this game."""
        return self.play is not None and self.close is None

    @property
    def has_discards(self) -> bool:
        """Whether each turn of this game ends with a discard."""
        return self.turn is not None

    @property
    def laying(self) -> LayingPlay:
        """The rules for laying melds and adding to them, in a game such as Rummy 45.

        Raises ValueError in any other kind of game.
        """
        if isinstance(self.play, LayingPlay):
            return self.play
        raise ValueError(f"no melds are added to in {self!r}; expected rules such as RUMMY_45")

    @property
    def rearranging(self) -> RearrangingPlay:
        """The rules for rearranging the melds on the table, in a game such as Rummikub.

        Raises ValueError in any other kind of game.
        """
        if isinstance(self.play, RearrangingPlay):
            return self.play
        raise ValueError(f"no table to rearrange in {self!r}; expected rules such as RUMMIKUB")

    def check_rearranges(self) -> None:
        """Raise ValueError if the melds on the table may not be rearranged in this game."""
        _ = self.rearranging

    @property
    def rearranges(self) -> bool:
        """Whether players may take the melds on the table apart and rearrange them."""
        return isinstance(self.play, RearrangingPlay)

    @property
    def must_keep(self) -> int:
        """How many tiles a player must keep in hand for the last discard, 0 or 1 (R45-10)."""
        return int(isinstance(self.play, LayingPlay) and self.play.keep_one)

    @property
    def timer(self) -> int:
        """How many seconds a turn may last; 0 if there is no limit."""
        return self.play.timer if isinstance(self.play, RearrangingPlay) else 0

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return Ruleset, self._all()  # without `_hash`: texts have other hashes in another process

    def _all(self) -> tuple[object, ...]:
        return tuple(getattr(self, each.name) for each in fields(self) if each.init)

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"


def check_inputs(rules: object, jokers_thrown: object = 0, multiplier: object = 1) -> None:
    """Raise an error unless *rules* is a Ruleset and both numbers are possible.

    *jokers_thrown*, the number of discarded Jokers, must be a whole number from 0 up; *multiplier*, the
    factor for the points, a whole number from 1 up. Raises TypeError for *rules* and ValueError for the
    numbers.

    >>> check_inputs("rummikub")
    Traceback (most recent call last):
    TypeError: rules must be a Ruleset, such as RUMMY_PRO, not 'rummikub'
    >>> check_inputs(Ruleset("ours"), jokers_thrown=float("nan"))
    Traceback (most recent call last):
    ValueError: jokers_thrown must be a whole number, 0 or more, not nan
    """
    if not isinstance(rules, Ruleset):
        raise TypeError(f"rules must be a Ruleset, such as RUMMY_PRO, not {quote_input(rules)}")
    check_whole("jokers_thrown", jokers_thrown, 0)
    check_whole("multiplier", multiplier, 1)
