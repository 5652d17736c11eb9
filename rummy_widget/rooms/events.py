"""What happens at a table, as it is written down: a frozen record a kind, to JSON and back.

>>> read_event(*write_event(MoveMade(1, "discard r7")))
MoveMade(seat=1, move='discard r7', by='seat')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args

from ..engine.game.settings import Settings
from ..engine.rules import GAMES, Ruleset, switched, switches_for
from ..engine.typed_reading import Limits, read_as
from ..text.sentences.games import switch_name, switch_value
from ..text.words import say
from .errors import Refusal, refuse
from .records import StoredRecord, kinds_of, read_record, write_record

PHRASES = (
    "hello", "good-luck", "your-turn", "thinking", "moment", "nice", "lucky", "oops", "so-close", "thanks",
    "well-played", "again", "bye", "smile", "laugh", "surprise", "clap",
)  # fmt: skip
"""All that can be said at a table; `words` has the sentence, or the sign, of `phrase-<key>`."""

MOST_ROUNDS = 99
HOLDS = (0, 10, 30, 60, 120, 300, 900)
"""Seconds after which the others may have a computer hold a seat; 0 is never."""

By: TypeAlias = Literal["seat", "computer", "clock", "leaving", "connection"]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table agrees on (TB-2): the game, its switches, how many seats and rounds, when seats are held.

    `rounds` is how many a match has at most, 0 as many as the game says, or as the table likes. `hold_after`
    is also when a lost connection costs what the game's switches say; with 0 it never does.
    """

    game: str
    seats: int = 2
    multiplier: int = 1
    switches: tuple[tuple[str, str], ...] = ()
    rounds: Annotated[int, Limits(0, MOST_ROUNDS)] = 0
    hold_after: int = 60

    @property
    def settings(self) -> Settings:
        """The same for the engine; ValueError where the engine has no such settings."""
        return Settings(self.seats, self.multiplier, switched(GAMES[self.game], dict(self.switches)))

    @staticmethod
    def of(given: Any) -> Terms:
        """What somebody asks for, checked: a mapping with the fields above; Refusal for anything else."""
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
    """Say which setting has a value that isn't offered, or which don't go together."""
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
            raise Refusal(say("open-setup-jokers"), rules.rearranging.jokers.clauses[0]) from None


class TableMade(StoredRecord):
    """A table was made."""

    terms: Terms


class TermsChanged(StoredRecord):
    """Other terms: who was ready is asked again."""

    terms: Terms


class SeatTaken(StoredRecord):
    """A person took a seat: under a name, or else that of a tile; `token` is the hash of its secret."""

    seat: int
    token: str
    name: str = ""
    tile: str = ""


class ComputerSeated(StoredRecord):
    """A computer player took a seat."""

    seat: int
    kind: str


class _OfSeat(StoredRecord):
    """What happened to a seat."""

    seat: int


class ComputerRemoved(_OfSeat):
    """A computer player was removed from its seat."""


class ReadyChanged(StoredRecord):
    """A person is ready for the deal, or no more."""

    seat: int
    ready: bool = True


class RoundDealt(StoredRecord):
    """A round begins; its seed is nobody's to see. `first` plays first: None for whose turn that is."""

    seed: int
    first: int | None = None


class MoveMade(StoredRecord):
    """A move of the round, in notation, and who made it for the seat."""

    seat: int
    move: str
    by: By = "seat"


class PhraseSaid(StoredRecord):
    """One of the phrases."""

    seat: int
    phrase: str


class SeatAway(_OfSeat):
    """Nothing has been heard of a seat's page for a while."""


class SeatBack(_OfSeat):
    """It is heard of again."""


class ClockStopped(StoredRecord):
    """For so long no page of the table was heard of, as when the server is down: that is nobody's time."""

    seconds: int


class SeatHeld(StoredRecord):
    """A computer holds a seat until its owner is back (TB-3)."""

    seat: int
    kind: str


class SeatReturned(_OfSeat):
    """The owner plays again."""


class SeatLeft(_OfSeat):
    """A person left on purpose (PRO-15, R45-12): in a round a move, made once it is the seat's turn."""


class LinkMade(StoredRecord):
    """A link to the seat for another device, which works once: `link` is the hash of its secret."""

    seat: int
    link: str


class LinkUsed(StoredRecord):
    """The link was used: another token for the same seat."""

    seat: int
    link: str
    token: str


class ForeignEvent(StoredRecord):
    """What happened in a room of another kind, which writes and reads `body` itself."""

    what: str
    body: str


Event: TypeAlias = (
    TableMade | TermsChanged | SeatTaken | ComputerSeated | ComputerRemoved | ReadyChanged | RoundDealt
    | MoveMade | PhraseSaid | SeatAway | SeatBack | ClockStopped | SeatHeld | SeatReturned | SeatLeft
    | LinkMade | LinkUsed | ForeignEvent
)  # fmt: skip

_KINDS: dict[str, type[Event]] = kinds_of(*get_args(Event))


class StoredEvent(NamedTuple):
    """An event as it lies in the database: `version` counts those of its table from 1, `at` are seconds."""

    version: int
    at: float
    event: Event


def write_event(event: Event) -> tuple[str, str]:
    """The kind of an event, and what else there is to it as JSON."""
    return write_record(event)


def read_event(kind: str, body: str) -> Event:
    """The event again; OtherVersion for what this version does not write."""
    return read_record(_KINDS, kind, body)
