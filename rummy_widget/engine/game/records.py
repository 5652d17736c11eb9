"""Records: games written as strings, from which they can be replayed anywhere.

>>> from rummy_widget.engine.game.round import new_game
>>> game = new_game(players=2, seed=7, multiplier=2).after("discard k3")
>>> print(write_record(game))
rummy-widget game 1
game rummy_pro
seed 7
players 2
first 0
multiplier 2
rules
moves discard k3
<BLANKLINE>
>>> read_record(write_record(game)) == game
True
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..faults import NotationError, RulesError
from ..rules import GAMES, Ruleset, check_inputs, check_type, published_game, switched
from .round import Round, new_game
from .settings import Settings

_TITLE = "rummy-widget game 1"
_NUMBERS = ("seed", "players", "first", "multiplier")
_LINES = ("game", *_NUMBERS, "rules", "moves")
LONGEST = 200_000
"""The maximum length of a record in characters; the longest game of Rummy PRO needs under 120,000."""
_WIDTH = 100  # a line of moves ends when it gets longer than this


def write_record(position: Round) -> str:
    """Return a string with a round's settings, seed and moves, from which it can be replayed anywhere.

    The rules are written as the name of a published game and the rules that differ from that game's; if they
    are not a variant of a published game, only their own name is written. Raises ValueError if the string
    would be too long. That can happen only if the rule `taking_limit` is off: then a game can go on without
    draws from the stock.
    """
    if not isinstance(getattr(position, "settings", None), Settings):
        check_type("position", position, Round)  # raises the error
    return record_of(position, [move.notation() for move in position.moves])


def record_of(position: Round, moves: Sequence[str]) -> str:
    """Return the record of a round, as `write_record` does, given the notation of its moves."""
    settings = position.settings
    name, switches = published_game(settings.rules) or (settings.rules.name, {})
    rules = ", ".join(f"{each}={value}" for each, value in switches.items())
    values = (name, position.seed, settings.players, position.first, settings.multiplier, rules)
    lines = [_TITLE, *(f"{each} {value}".rstrip() for each, value in zip(_LINES, values, strict=False))]
    line = "moves"
    for move in moves:
        if len(line) > _WIDTH:
            lines.append(line)
            line = "moves"
        line += f"{',' if line != 'moves' else ''} {move}"
    text = "\n".join([*lines, line, ""])
    if len(text) > LONGEST:
        raise ValueError(
            f"no record of a game of {len(moves)} moves: it takes {len(text)} characters, "
            f"expected at most {LONGEST}"
        )
    return text


def read_record(text: str, *, rules: Ruleset | None = None) -> Round:
    """Return the round that a record describes, after the last of its moves.

    *text* is the record, as `write_record` returns it. *rules* is only needed for a game that isn't one of
    the published ones, those in `GAMES`. Raises NotationError, which names the line that is wrong or the move
    that can't be made, if *text* isn't a valid record.
    """
    if rules is not None:
        check_inputs(rules)
    if not isinstance(text, str) or len(text) > LONGEST:
        raise NotationError(f"no record: expected text of at most {LONGEST} characters")
    lines = text.splitlines()
    title = lines[0].strip() if lines else ""
    if title != _TITLE:
        raise NotationError(f"no record: line 1 is {title!r:.40}, expected {_TITLE!r}")
    found: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        name, _, value = line.strip().partition(" ")
        if not name:
            continue
        if name not in _LINES:
            raise NotationError(f"line {number}: no {name!r:.40}; expected {', '.join(_LINES)}")
        if name in found and name != "moves":
            raise NotationError(f"line {number}: {name!r} stands twice")
        found[name] = f"{found[name]}, {value}" if found.get(name) else value.strip()
    position = _begin(found, rules)
    moves = [move.strip() for move in found.get("moves", "").split(",") if move.strip()]
    for number, move in enumerate(moves, 1):
        try:
            position = position.after(move)
        except (RulesError, NotationError) as error:
            raise NotationError(f"move {number} of the record: {error}") from error
    return position


def _begin(found: dict[str, str], rules: Ruleset | None) -> Round:
    """Return the round that the lines of a record describe, before its first move.

    *found* maps the first word of each line to the rest of the line. *rules* are the rules of the game if it
    isn't one of the published games, those in `GAMES`; otherwise None.
    """
    missing = [name for name in ("game", *_NUMBERS) if name not in found]
    if missing:
        raise NotationError(f"no record: {', '.join(missing)} missing")
    base = GAMES.get(found["game"]) if rules is None else rules
    if base is None:
        raise NotationError(
            f"no game {found['game']!r:.40}; expected {', '.join(GAMES)}, or the argument rules"
        )
    numbers = []
    for name in _NUMBERS:
        if not re.fullmatch(r"[0-9]{1,13}", found[name], re.ASCII):
            raise NotationError(f"{name}: expected a whole number, not {found[name]!r:.40}")
        numbers.append(int(found[name]))
    seed, players, first, multiplier = numbers
    parts = [part.strip().partition("=") for part in found.get("rules", "").split(",") if part.strip()]
    try:
        rules = switched(base, {name: value for name, _, value in parts})
        return new_game(players, seed, first=first, multiplier=multiplier, rules=rules)
    except ValueError as error:
        raise NotationError(f"no record: {error}") from None
