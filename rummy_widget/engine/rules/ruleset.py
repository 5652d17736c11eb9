"""`Ruleset`, the rules of one game, and the frozen dataclasses that it is made of.

Fields named `clause` or `..._clause` hold ids of clauses of the written rules, such as "PRO-20", which faults
cite.
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
    """The tiles or cards in the box of a game.

    Attributes:
        colours: the colours or suits.
        numbers: the highest number; there are tiles of each colour with the numbers from 1 to this one.
        copies: how many equal tiles there are of each colour and number.
        jokers: how many Jokers there are.
        extra_jokers: how many additional Jokers players may get instead of drawing a tile.
        clause: the id of the clause of the written rules that lists the tiles.
        extra_clause: the id of the clause for `extra_jokers`.
    """

    colours: tuple[Colour, ...] = COLOURS
    numbers: int = 13
    copies: int = 2
    jokers: int = 2
    extra_jokers: int = 4
    clause: str = "PRO-1"
    extra_clause: str = "PRO-8"

    @property
    def kinds(self) -> tuple[Tile, ...]:
        """The different tiles in the box, except the Joker, each listed once and sorted."""
        return _kinds(self.colours, self.numbers)

    @property
    def size(self) -> int:
        """How many tiles the box holds, including its Jokers but no extra Jokers (see `extra_jokers`)."""
        return self.of_a_number * self.numbers + self.jokers

    @property
    def of_a_number(self) -> int:
        """How many tiles of each number the box holds, in all colours together."""
        return len(self.colours) * self.copies

    @property
    def most_jokers(self) -> int:
        """The greatest number of Jokers that one player can get in a game, including discarded ones."""
        return self.jokers + self.extra_jokers


@cache
def _kinds(colours: tuple[Colour, ...], numbers: int) -> tuple[Tile, ...]:
    """Return one tile of each of these colours with each number from 1 to *numbers*, sorted."""
    return tuple(Tile(colour, number) for colour in colours for number in range(1, numbers + 1))


@dataclass(frozen=True, slots=True)
class RunRules(Choices):
    """The rules for runs: how many tiles they need, and where a 1 may be in them.

    Attributes:
        min_length: the least number of tiles.
        one: where a 1 may be.
        clause: the id of the clause of the written rules about runs.
    """

    min_length: int = 3
    one: OneRule = OneRule.LOW_OR_HIGH
    clause: str = "PRO-20"

    @property
    def high(self) -> bool:
        """Whether a 1 may end a run after the highest number, as in 12-13-1."""
        return self.one is OneRule.LOW_OR_HIGH


@dataclass(frozen=True, slots=True)
class GroupRules:
    """The rules for groups: how many tiles they may contain.

    Attributes:
        min_length: the least number of tiles.
        max_length: the greatest number of tiles.
        clause: the id of the clause of the written rules about groups.
    """

    min_length: int = 3
    max_length: int = 4
    clause: str = "PRO-21"


@dataclass(frozen=True, slots=True)
class JokerRules:
    """The rules for Jokers in a meld: how many there may be, and whether two may be neighbours.

    Attributes:
        min_natural: the least number of natural tiles (tiles that aren't Jokers) in a meld.
        naturals_per_joker: the least number of natural tiles for each Joker in a meld.
        adjacent: whether two Jokers may be neighbours in a run (a group has no order).
        clause: the id of the clause of the written rules about Jokers in melds.
    """

    min_natural: int = 1
    naturals_per_joker: int = 0
    adjacent: bool = True
    clause: str = "PRO-22"

    def __post_init__(self) -> None:
        for name, most in (("min_natural", 3), ("naturals_per_joker", 13)):
            if (value := getattr(self, name)) not in range(most + 1):
                raise ValueError(f"{name} must be 0 to {most}, not {quote_input(value)}")


@dataclass(frozen=True, slots=True)
class DealRules(Choices):
    """The rules of a deal from stacks: the trump tile, its bonus, and when a player may refuse the deal.

    The trump tile is turned up and decides which stack is dealt first. The player who is dealt the other copy
    of that tile gets a bonus.

    Attributes:
        stacks: how many stacks there are.
        stack: how many tiles are in a stack.
        joker_trump: what happens if a Joker is turned up as the trump tile.
        trump_in_stock: whether the trump tile is put in the stock and drawn from there.
        trump_bonus: how many points the player with the other copy of the trump tile gets; if `bonus_paid` is
            true, from every other player.
        bonus_paid: whether every other player pays the bonus; otherwise nobody pays it.
        multiply_trump_bonus: whether the bonus is multiplied by the factor on which the players agreed.
        doubles_to_refuse: how many pairs of equal tiles in the hand allow a player to refuse the deal.
        clause: the id of the clause of the written rules about the deal.
        bonus_clause: the id of the clause about the bonus.
        refuse_clause: the id of the clause about refusing.
    """

    stacks: int = 15
    stack: int = 7
    joker_trump: JokerTrump = JokerTrump.REDRAW
    trump_in_stock: bool = True
    trump_bonus: int = 100
    bonus_paid: bool = True
    multiply_trump_bonus: bool = False
    doubles_to_refuse: int = 3
    clause: str = "PRO-3"
    bonus_clause: str = "PRO-5"
    refuse_clause: str = "PRO-7"


@dataclass(frozen=True, slots=True)
class TurnRules(Choices):
    """The rules for drawing and discarding, and the penalties for players who leave.

    Attributes:
        take_discard: which discard a player may take instead of drawing.
        take_joker: whether a player may take a discarded Joker.
        extra_joker: whether a player may get an extra Joker, one that isn't in the stock.
        taking_limit: whether the round ends after too many turns in a row without drawing from the stock
            (PRO-14).
        leaving_penalty: the points that a player loses by leaving on purpose. In games such as Rummy PRO, in
            which nothing is laid until a player ends the round, the player pays them to every other player.
        connection_penalty: the points that a player loses by being disconnected and not coming back in time.
            In games such as Rummy PRO, the player pays them to every other player.
        clause: the id of the clause of the written rules about a turn.
        take_clause: the id of the clause about taking discards.
        joker_clause: the id of the clause about taking Jokers.
        extra_clause: the id of the clause about extra Jokers.
        end_clause: the id of the clause about the end of the stock.
        leaving_clause: the id of the clause about leaving.
    """

    take_discard: TakeDiscard = TakeDiscard.LAST
    take_joker: bool = False
    extra_joker: ExtraJoker = ExtraJoker.OFF
    taking_limit: bool = True
    leaving_penalty: int = 0
    connection_penalty: int = 0
    clause: str = "PRO-10"
    take_clause: str = "PRO-11"
    joker_clause: str = "PRO-12"
    extra_clause: str = "PRO-8"
    end_clause: str = "PRO-14"
    leaving_clause: str = "PRO-15"


@dataclass(frozen=True, slots=True)
class MatchLength:
    """The length of a match: a number of rounds, minutes or points, only one of which may be set.

    If all are 0, the match has no end. When the minutes are up, the round in progress is played to its end.

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
    """The rules of a game.

    Attributes:
        name: the name of the game, only shown to people.
        tiles: the tiles in the box.
        runs: the rules for runs.
        groups: the rules for groups.
        jokers: the rules for Jokers in a meld.
        turn: the rules for drawing and discarding; None in games without discards.
        play: the kind of play, which decides what a player can do in a turn; None if it isn't set.
        prices: the points for ending a round with tiles in a pattern; None in games with melds on the table.
        deal: the rules of the deal; None if they aren't set.
        book: the prefixes of the clauses of the written rules that apply, such as "TR" for TR-4; the prefix
            of the game's own clauses comes first.
        switches: the names of the switches, which are the rules that the players at a table may choose.
        match: how long a match lasts; None if it is as long as the published rules of the game say.
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
        """The rules for closing (laying the whole hand at once); None in games with melds on the table."""
        return self.play if isinstance(self.play, ClosingPlay) else None

    @property
    def opening(self) -> Opening | None:
        """What a player must lay when laying melds for the first time; None if the game has no such rule."""
        return self.play.opening if self.play else None

    @property
    def score(self) -> CaughtScore | LaidScore | None:
        """The rules for scoring in a game with melds on the table; None in other games."""
        return self.play.score if self.play else None

    @property
    def has_table(self) -> bool:
        """Whether players lay melds on the table during play in this game."""
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
        return Ruleset, self._all()  # without `_hash`: strings have other hashes in another process

    def _all(self) -> tuple[object, ...]:
        """Return the values of all fields that are arguments of the constructor, in the same order."""
        return tuple(getattr(self, each.name) for each in fields(self) if each.init)

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"


def check_inputs(rules: object, jokers_thrown: object = 0, multiplier: object = 1) -> None:
    """Raise an error unless *rules* is a Ruleset and both numbers are possible.

    *jokers_thrown*, the number of discarded Jokers, must be a whole number, 0 or more; *multiplier*, the
    factor by which points are multiplied, must be a whole number, 1 or more. Raises TypeError if *rules* is
    wrong, and ValueError if one of the numbers is.

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
