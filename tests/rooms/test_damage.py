"""A database that is damaged: it is said what is wrong with it, and nothing else breaks."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import bindparam, text

from rooms.people import dealt, one_move
from rummy_widget.rooms.classes.classes import Classes
from rummy_widget.rooms.errors import DatabaseDamaged, OtherVersion, RoomError
from rummy_widget.rooms.followers import Follower
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.store import Store
from rummy_widget.text.words import languages, speaking

Row = list[Any]
DEEP = "[" * 100_000


def rows_of(store: Store, room: str) -> list[Row]:
    with store.engine().begin() as here:
        asked = text("SELECT version, at, kind, body FROM rummy_events WHERE room = :room ORDER BY version")
        return [list(each) for each in here.execute(asked, {"room": room})]


def write_rows(store: Store, room: str, rows: list[Row]) -> None:
    with store.engine().begin() as here:
        here.execute(text("DELETE FROM rummy_events WHERE room = :room"), {"room": room})
        put = text("INSERT INTO rummy_events VALUES (:room, :version, :at, :kind, :body)")
        here.execute(put.bindparams(bindparam("at")), [
            {"room": room, "version": number, "at": at, "kind": kind, "body": body}
            for number, (_, at, kind, body) in enumerate(rows, 1)
        ])  # fmt: skip
        counted = text("UPDATE rummy_rooms SET version = :count WHERE id = :room")
        here.execute(counted, {"count": len(rows), "room": room})


def spoiled(rows: list[Row], rng: Random) -> list[Row]:
    """The same with some rows lost, doubled, in another order, of another kind or with other fields."""
    rows = [list(each) for each in rows]
    for _ in range(rng.randint(1, 3)):
        at, other = rng.randrange(len(rows)), rng.randrange(len(rows))
        match rng.randrange(7):
            case 0 if len(rows) > 1:
                del rows[at]
            case 1:
                rows.insert(other, rows[at])
            case 2:
                rows[at], rows[other] = rows[other], rows[at]
            case 3:
                rows[at][2] = rows[other][2]
            case 4:
                rows[at][3] = rng.choice(
                    [DEEP, '{"a":' * 50_000, "", "null", "\ud7ff", '{"seat":9}', rows[other][3]]
                )
            case _:
                rows[at][3] = _changed(rows[at][3], rng)
    return rows


def _changed(body: str, rng: Random) -> str:
    try:
        fields = json.loads(body)
    except (ValueError, RecursionError):
        return body
    if isinstance(fields, dict) and fields:
        values = [-1, 3, 99, 10**30, True, None, "", "draw", "leave", "r7", [], {}, 1.5, "steady", "close r1"]
        fields[rng.choice(list(fields))] = rng.choice(values)
    return json.dumps(fields)


@pytest.mark.parametrize("game", ["rummikub", "rummy_pro"])
def test_rows_of_a_table_that_make_no_sense_are_another_versions(here: Referee, game: str) -> None:
    people, rng, wrong = dealt(here, game), Random(4), 0
    for _ in range(6):
        one_move(here, people, rng)
    here.say(people[0], "hello")
    rows = rows_of(here.store, people[0].room)
    for _ in range(80):
        write_rows(here.store, people[0].room, spoiled(rows, rng))
        fresh = Referee(here.store)
        for look in (fresh.view_of, partial(fresh.say, phrase="oops")):
            try:
                look(people[0])
            except RoomError as said:
                wrong += isinstance(said, OtherVersion)
    assert wrong > 50
    write_rows(here.store, people[0].room, rows)
    assert Referee(here.store).view_of(people[0])


def test_rows_of_a_class_that_make_no_sense_are_another_versions(here: Referee) -> None:
    classes, rng, wrong = Classes(here.store), Random(5), 0
    teacher = classes.open(families=("guess-twin",), paced=False)
    mine = classes.join(teacher.code, "Ana")
    classes.hand_in(mine, "guess-twin", "1 in 10", key="a")
    rows = rows_of(here.store, teacher.room)
    for _ in range(60):
        write_rows(here.store, teacher.room, spoiled(rows, rng))
        fresh = Classes(here.store)
        for look, who in ((fresh.student_view, mine), (fresh.teacher_view, teacher)):
            try:
                look(who)
            except RoomError as said:
                wrong += isinstance(said, OtherVersion)
    assert wrong > 30


def test_a_damaged_file_is_said_to_be_so_in_both_languages(tmp_path: Path) -> None:
    """Wherever it is damaged, and whoever asks: nobody is told that nothing is lost."""
    path = tmp_path / "rooms.db"
    referee = Referee(Store(f"sqlite:///{path}"))
    people = dealt(referee, "rummikub")
    for number in range(20):
        referee.make("rummikub", who=str(number))
    referee.store.close()
    whole, told, rng = path.read_bytes(), 0, Random(6)
    for at in [0, 100, *rng.sample(range(4096, len(whole) - 4096), 12)]:
        path.write_bytes(whole[:at] + rng.randbytes(4096) + whole[at + 4096 :])
        referee = Referee(Store(f"sqlite:///{path}"))
        for ask in (
            partial(referee.state, people[0].room), partial(referee.make, "rummikub", who="x"),
            referee.store.rooms, Follower(referee.store, people[0].room).new,
        ):  # fmt: skip
            try:
                ask()
            except DatabaseDamaged as said:
                sentences = set()
                for language in languages():
                    with speaking(language):
                        sentences.add(said.sentence)
                assert len(sentences) == len(languages())
                assert not [each for each in sentences if "othing is lost" in each]
                told += 1
            except RoomError:
                pass
        referee.store.close()
        for each in tmp_path.glob("rooms.db-*"):
            each.unlink()
    assert told >= 8
