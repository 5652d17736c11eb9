"""The events of a table as they are stored: one frozen dataclass per kind, converted to JSON and back.

>>> read_event(*write_event(MoveMade(1, "discard r7")))
MoveMade(seat=1, move='discard r7', by='seat')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from ..engine.game.settings import Settings
from ..engine.rules import GAMES, Ruleset, switched, switches_for
from ..engine.typed_reading import read_as
from ..text.sentences.games import switch_name, switch_value
from ..text.words import say
from .errors import Refusal, refuse
from .records import StoredRecord, kinds_of, read_record, write_record

PHRASES = (
    "hello", "good-luck", "your-turn", "thinking", "moment", "nice", "lucky", "oops", "so-close", "thanks",
    "well-played", "again", "bye", "smile", "laugh", "surprise", "clap",
)  # fmt: skip
"""Keys of the phrases that players can say; the message `phrase-<key>` contains the sentence or the emoji."""

HOLDS = (0, 10, 30, 60, 120, 300, 900)
"""The choices of seconds after which a computer may play for an absent player; 0 means never."""

By: TypeAlias = Literal["seat", "computer", "clock", "leaving", "connection"]


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings on which the players of a table agree (rule TB-2).

    `game` is the name of the game, such as "rummikub", `seats` the number of players, and `multiplier` the
    number by which all payments are multiplied. `switches` choose between variants that the game's rules
    allow; each switch is a pair of its name and its value. `hold_after` is a number of seconds. After a
    player has been away for this time, a computer may play for them, and they pay a penalty for the lost
    connection if the switches set one. If `hold_after` is 0, neither ever happens.
    """

    game: str
    seats: int = 2
    multiplier: int = 1
    switches: tuple[tuple[str, str], ...] = ()
    hold_after: int = 60

    @property
    @lru_cache(maxsize=64)  # noqa: B019 - terms are small, and few
    def settings(self) -> Settings:
        """The same terms as settings for the engine; raises ValueError if the engine does not allow them."""
        return Settings(self.seats, self.multiplier, switched(GAMES[self.game], dict(self.switches)))

    @staticmethod
    def of(given: Any) -> Terms:
        """Return the terms (settings) given as a mapping of field names to values; only "game" is required.

        Raises Refusal if the terms are not valid.
        """
        try:
            switches = dict(given.get("switches") or {})
            _check_switches(GAMES[given["game"]], switches)
            named = {**asdict(Terms(given["game"])), **given, "switches": sorted(switches.items())}
            terms: Terms = read_as(Terms, named)
            if terms.hold_after in HOLDS and terms.settings:
                return terms
        except (AttributeError, TypeError, ValueError, LookupError):
            pass
        raise refuse("rooms-terms-wrong")


def _check_switches(rules: Ruleset, values: Mapping[str, object]) -> None:
    """Raise Refusal if a rule switch has a value that is not offered, or if the values conflict."""
    closing = rules.close is not None
    for name, switch in switches_for(rules).items():
        if name in values and values[name] not in switch.values:
            offered = "; ".join(switch_value(name, each, closing=closing) for each in switch.values)
            raise Refusal(
                say("rooms-switch-wrong", name=switch_name(name, closing=closing), values=offered),
                switch.clause_in(rules),
            )
    if rules.rearranges and values.keys() <= {*rules.switches}:
        try:
            switched(rules, {name: str(value) for name, value in values.items()})
        except ValueError:
            raise Refusal(say("melds-setup-jokers"), rules.rearranging.jokers.clauses[0]) from None


class TableMade(StoredRecord):
    """The event that a multiplayer table was created; `terms` are its game and other settings."""

    terms: Terms


class TermsChanged(StoredRecord):
    """The event that the host changed the table's terms (its game and settings).

    After that, nobody counts as ready for the deal any more.
    """

    terms: Terms


class SeatTaken(StoredRecord):
    """The event that a person took a seat, under a chosen `name` or, without one, the name of a `tile`.

    `token` is the hash of the secret token that gives access to the seat.
    """

    seat: int
    token: str
    name: str = ""
    tile: str = ""


class ComputerSeated(StoredRecord):
    """The event that a computer player took a seat; `kind` is its kind, such as "steady"."""

    seat: int
    kind: str


class _SeatEvent(StoredRecord):
    """Base class of events that concern one seat and have no other fields."""

    seat: int


class ComputerRemoved(_SeatEvent):
    """The event that the computer player in a seat was removed from the table."""


class ReadyChanged(StoredRecord):
    """The event that a person became ready for the deal or, if `ready` is false, is no longer ready."""

    seat: int
    ready: bool = True


class RoundDealt(StoredRecord):
    """The event that a round was dealt.

    `seed` is the secret number that determines the deal. `first` is the seat that plays first; None leaves
    that to the rules.
    """

    seed: int
    first: int | None = None


class MoveMade(StoredRecord):
    """The event that a move was made in the round; `move` is its notation.

    `by` says who or what made the move for the seat: "seat" is the player in the seat, "computer" a computer
    player, and "clock" means that the time for the turn was up. "leaving" means that the player had left the
    table, and "connection" that the move is the penalty for a lost connection.
    """

    seat: int
    move: str
    by: By = "seat"


class PhraseSaid(StoredRecord):
    """The event that a player said one of the predefined phrases; `phrase` is its key in `PHRASES`."""

    seat: int
    phrase: str


class SeatAway(_SeatEvent):
    """The event that a seat's page has been silent for too long, so that its player counts as away."""


class SeatBack(_SeatEvent):
    """The event that a player is no longer away, because the seat's page has been heard from again."""


class ClockStopped(StoredRecord):
    """The event that no page of the table was heard from for some seconds, maybe because the server was down.

    These seconds do not count towards the time limit of the turn.
    """

    seconds: int


class SeatHeld(StoredRecord):
    """The event that a computer player begins to play for an absent person until they return (rule TB-3).

    `kind` is the kind of computer player.
    """

    seat: int
    kind: str


class SeatReturned(_SeatEvent):
    """The event that a person is back, and that the computer player no longer plays for them."""


class SeatLeft(_SeatEvent):
    """The event that a person left the table on purpose (rules PRO-15 and R45-12).

    During a round, leaving is also a move, which is made once it is the seat's turn.
    """


class LinkMade(StoredRecord):
    """The event that a one-time link was created, with which a player can use the seat on another device.

    `seat` is the number of the seat, and `link` the hash of the link's secret.
    """

    seat: int
    link: str


class LinkUsed(StoredRecord):
    """The event that a device used a one-time link to a seat, and got its own token for the seat.

    `link` is the hash of the link's secret, `token` is the hash of the new token.
    """

    seat: int
    link: str
    token: str


class ForeignEvent(StoredRecord):
    """An event of a room that is not a table, such as a live class.

    `what` is the kind of event, and `body` its fields as JSON, which only the code for such rooms can read.
    """

    what: str
    body: str


Event: TypeAlias = (
    TableMade | TermsChanged | SeatTaken | ComputerSeated | ComputerRemoved | ReadyChanged | RoundDealt
    | MoveMade | PhraseSaid | SeatAway | SeatBack | ClockStopped | SeatHeld | SeatReturned | SeatLeft
    | LinkMade | LinkUsed | ForeignEvent
)  # fmt: skip

_KINDS: dict[str, type[Event]] = kinds_of(*get_args(Event))


class StoredEvent(NamedTuple):
    """An event of a room as it is stored in the database.

    `version` is the number of the event in its room, from 1; `at` is the time of the event in seconds since
    1970.
    """

    version: int
    at: float
    event: Event


def write_event(event: Event) -> tuple[str, str]:
    """Return the two strings that are stored for an event: the name of its class, and its fields as JSON."""
    return write_record(event)


def read_event(kind: str, body: str) -> Event:
    """Return the event for which `write_event` returned *kind* and *body*.

    Raises OtherVersion if this version of the program does not know such events.
    """
    return read_record(_KINDS, kind, body)
