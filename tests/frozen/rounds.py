"""Rounds whose every detail is kept, so that a redesign of the engine changes none of them.

For a ruleset `rounds/<name>.json.gz` keeps rounds as records, and for each position of a round some digits
of a digest over all that can be asked: what each seat sees, which moves are legal, why others are refused,
and how it is settled. A digest goes on from the one before, so the first that differs names the move.

Run this file to write them anew, which only a change of the rules is a reason for.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import rummy_widget as rw
from engine.game.switched import chosen
from rummy_widget.engine.game.players import player_rng, players_of
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.rules import GAMES, CaughtScore, Ruleset, switched
from rummy_widget.engine.tiles import JOKER

FOLDER = Path(__file__).parent / "rounds"
COUNT = 100
TRIED = 8  # moves at each position that may be refused
DIGITS = 4
LONGEST = 400  # moves of a round that chance plays

Data = dict[str, Any]


# ---- What can be asked of a position, as plain data -----------------------------------------------------


def tiles(all_: Any) -> list[str] | None:
    """Return tiles as text; a count of tiles is its tiles."""
    if all_ is None:
        return None
    return [str(each) for each in (all_.tiles() if hasattr(all_, "tiles") else all_)]


def text(value: Any) -> str | None:
    """Return a tile as text."""
    return None if value is None else str(value)


def notations(moves: Any) -> list[str]:
    """Return moves as text."""
    return [each if isinstance(each, str) else each.notation() for each in moves]


def seen(position: Any, seat: int) -> Data:
    """Return all that a seat may see."""
    view = position.view(seat)
    data: Data = {
        "seat": view.seat,
        "turn": view.turn,
        "phase": str(view.phase),
        "first": view.first,
        "mine": view.mine,
        "hand": tiles(view.hand),
        "sizes": list(view.sizes),
        "stock": view.stock_count,
        "moves": len(view.moves),
        "last": notations(view.moves[-1:]),
        "result": settlement(view.result, view.settings),
    }
    settings = position.settings
    if settings.rules.has_discards:
        data["row"] = [[each.seat, str(each.tile)] for each in view.row]
        data["got"], data["extra"] = text(view.got), list(view.extra)
        data["number"], data["trump"] = view.number, text(view.trump)
        data["allowed"] = notations(view.allowed)
    if settings.rules.has_table:
        data["table"] = view.spread.notation()
        data["opened"] = list(view.opened)
    if not settings.rules.has_discards:
        data["passes"], data["penalty"] = view.passes, view.penalty
        data["plays"] = [each.after.notation() for each in view.plays(20)] if view.mine else []
    if settings.rules.has_table and settings.rules.has_discards:
        data["points"], data["owed"], data["shuffles"] = list(view.points), view.owed, view.shuffles
    if not settings.rules.has_table:
        data |= {
            "trump drawn": view.trump_drawn,
            "thrown": list(view.thrown),
            "taken": [sorted(tiles(each) or []) for each in view.taken],
            "trump with": [
                seat for seat, hand in enumerate(view.shown) for each in hand if each is not JOKER
            ],
            "extra with": [seat for seat, hand in enumerate(view.shown) for each in hand if each is JOKER],
            "bonus": view.bonus,
            "seen": sorted(map(str, view.seen)),
            "above trump": view.above_trump,
            "next": text(view.next_tile),
            "with others": [sorted(map(str, each)) for each in view.with_others],
        }
    return data


def settlement(result: Any, settings: Settings) -> Data | None:
    """Return how a round ended, and each row of what is paid or counted, with its clause."""
    if result is None:
        return None
    data: Data = {
        "outcome": str(result.outcome),
        "seat": result.seat,
        "totals": list(result.totals(settings.players)),
    }
    if not settings.rules.has_table:
        data["rows"] = [[each.payer, each.payee, each.points, each.clause] for each in result.payments]
        closing = result.closing
        data["close"] = closing and [
            closing.points, str(closing.pattern), str(closing.tier), tiles(closing.arranged),
            str(closing.free), closing.jokers_thrown, closing.multiplier, list(closing.clauses),
        ]  # fmt: skip
    else:
        data["winners"] = list(result.winners)
        data["rows"] = [
            [each.seat, each.points, str(each.reason), each.clause, each.other] for each in result.entries
        ]
    return data


def tried(position: Any, rng: Random) -> list[str]:
    """Return moves that are mostly illegal, out of what lies in the open and of the box."""
    rules = position.settings.rules
    names = [str(each) for each in rw.parse_tiles(CARDS if rules.name == "basic_rummy" else TILES)]
    hand = tiles(position.hands[position.seat]) or [rng.choice(names)]
    melds = position.spread.notation().split(" | ") if rules.close is None and position.spread.melds else []
    moves = []
    for _ in range(TRIED):
        some = rng.sample(hand, min(len(hand), rng.choice((1, 3, 3, 4))))
        other = list(melds)
        if other and rng.random() < 0.6:
            at = rng.randrange(len(other))
            row = other[at].split()
            match rng.randrange(3):
                case 0:
                    row = row[1:]
                case 1:
                    row = [*row, rng.choice(hand)]
                case _:
                    row = row[::-1]
            other[at] = " ".join(row)
        moves.append(
            rng.choice(
                (
                    f"discard {rng.choice(hand)}",
                    f"discard {rng.choice(names)}",
                    rng.choice(
                        ("draw", "take", "extra", "throw", "close", "pass", "keep", "refuse", "timeout")
                    ),
                    f"disconnect {rng.randrange(5)}",
                    f"add {rng.choice(hand)} {rng.randrange(1, 6)}",
                    f"replace {rng.choice(hand)} {rng.randrange(1, 6)}",
                    f"lay {' '.join(some)}",
                    f"play {' | '.join(each for each in (*other, ' '.join(some)) if each)}",
                    f"play {' | '.join(each for each in other if each) or some[0]}",
                )
            )
        )
    return moves


CARDS = "ha h2 h3 h4 h5 h6 h7 h8 h9 h10 hj hq hk da d2 d3 d4 d5 d6 d7 d8 d9 d10 dj dq dk c5 s9"
TILES = "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 y5 b9 *"


def answer(position: Any, move: str, seat: int | None = None) -> list[Any]:
    """Return what becomes of a move: of a legal one where it leads, of another the fault."""
    try:
        after = position.after(move, seat)
    except rw.RulesError as error:
        fault = error.fault
        return [
            str(fault.code), tiles(fault.tiles), fault.clause, list(fault.at), tiles(fault.missing),
            tiles(fault.rest), fault.meld, fault.count, fault.wanted,
        ]  # fmt: skip
    except rw.NotationError as error:
        return ["no move", str(error)[:40]]
    return ["legal", str(after.phase), after.seat, notations(after.moves[-1:])]


def is_listed(position: Any) -> bool:
    """Return whether legal moves are asked for: at each seventh position where a search finds them."""
    return position.settings.rules.has_discards or len(position.moves) % 7 == 0


def asked(position: Any, rng: Random) -> Data:
    """Return all that can be asked of a position."""
    players = position.settings.players
    return {
        "seats": [seen(position, seat) for seat in range(players)],
        "legal": list(position.legal_moves) if is_listed(position) else [],
        "tried": [[move, answer(position, move)] for move in tried(position, rng)],
        "wrong seat": answer(position, "draw", (position.seat + 1) % players),
        "scores": list(position.scores),
        "fault": str(position.fault),
    }


# ---- Rounds -----------------------------------------------------------------------------------------------


def begun(rules: Ruleset, number: int) -> Any:
    """Return the deal of a round: each fourth has switches, each third of some games has a multiplier."""
    rng = Random(f"frozen {rules.name} {number}")
    values = chosen(rules, rng) if number % 4 == 3 else {}
    times = rng.choice((2, 3)) if number % 3 == 2 and not isinstance(rules.score, CaughtScore) else 1
    return rw.new_game(2 + number % 3, 1000 + number, multiplier=times, rules=switched(rules, values))


def played(rules: Ruleset, number: int) -> list[str]:
    """Return the moves of a round by computer players, with any legal move now and then."""
    position, rng = begun(rules, number), Random(f"moves {rules.name} {number}")
    known = players_of(rules)
    names = [rng.choice(("beginner", "steady", "random")) for _ in range(position.settings.players)]
    chances = [player_rng(number, seat) for seat in range(position.settings.players)]
    moves: list[str] = []
    lose = rules.turn is not None
    while not position.over:
        seat = position.seat
        if len(moves) >= LONGEST or rng.random() < 0.0005:
            move = "leave"
        elif lose and rng.random() < 0.002:
            move = f"disconnect {rng.randrange(position.settings.players)}"
            if position.refused(move) is not None:
                continue
        elif rng.random() < 0.15:
            move = rng.choice(position.legal_moves)
        else:
            move = known[names[seat]](position.view(seat), chances[seat]).notation()
        position = position.after(move)
        moves.append(move)
    return moves


def walked(position: Any, moves: Sequence[str]) -> Iterator[Any]:
    """Yield the given position and the one after each move."""
    yield position
    for move in moves:
        position = position.after(move)
        yield position


def digests(rules: Ruleset, number: int, moves: Sequence[str]) -> Iterator[str]:
    """Yield a digest for each position, each over those before it."""
    rng, chain = Random(f"tried {rules.name} {number}"), hashlib.sha256()
    for position in walked(begun(rules, number), moves):
        chain.update(json.dumps(asked(position, rng), sort_keys=True).encode())
        yield chain.hexdigest()[:DIGITS]


def kept(name: str) -> list[Data]:
    """Return the rounds kept of a ruleset."""
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


def write(name: str) -> None:
    """Play and keep the rounds of a ruleset."""
    rules, rounds = GAMES[name], []
    for number in range(COUNT):
        moves = played(rules, number)
        last = list(walked(begun(rules, number), moves))[-1]
        rounds.append({"record": rw.write_record(last), "moves": moves,
                       "digests": "".join(digests(rules, number, moves))})  # fmt: skip
    FOLDER.mkdir(exist_ok=True)
    data = json.dumps(rounds, separators=(",", ":")).encode()
    (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(data, 9, mtime=0))


def differs(name: str, number: int) -> str | None:
    """Return where a round differs from what is kept of it, or None."""
    rules, one = GAMES[name], kept(name)[number]
    last = list(walked(begun(rules, number), one["moves"]))[-1]
    if rw.write_record(last) != one["record"]:
        return f"{name}, round {number}: another record"
    if rw.read_record(one["record"]) != last:
        return f"{name}, round {number}: the record leads elsewhere"
    was = one["digests"]
    for at, digest in enumerate(digests(rules, number, one["moves"])):
        if digest != was[at * DIGITS : (at + 1) * DIGITS]:
            move = one["moves"][at - 1] if at else "the deal"
            return f"{name}, round {number}: differs after {at} moves: {move}"
    return None


if __name__ == "__main__":
    import sys

    for each in sys.argv[1:] or GAMES:
        write(each)
        print(each, (FOLDER / f"{each}.json.gz").stat().st_size)
