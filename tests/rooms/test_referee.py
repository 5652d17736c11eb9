"""What nobody may do at a table: everything is refused with a sentence, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from rooms.people import Clock, any_legal, dealt, gathered, whose
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.players import move_of
from rummy_widget.rooms import commands
from rummy_widget.rooms.code_lookup import PAGE_GUESSES
from rummy_widget.rooms.codes import LETTERS, hash_token, new_token
from rummy_widget.rooms.commands import AWAY, AWAY_WAITING, MOST_PHRASES
from rummy_widget.rooms.errors import (
    NoSuchTable,
    Refusal,
    RoomError,
    RoomsFull,
    StaleVersion,
    TooManyTries,
    UnknownToken,
)
from rummy_widget.rooms.events import PHRASES, MoveMade, SeatLeft, SeatTaken
from rummy_widget.rooms.referee import Referee, Ticket
from rummy_widget.rooms.state import Stage
from rummy_widget.rooms.store import Store
from rummy_widget.text.words import say, speaking

HUGE = "r5 " * 333_334


def refused(referee: Referee, room: str, kind: type[RoomError], do: Callable[[], object]) -> RoomError:
    """What is raised; nothing was written, and the sentence is one in both languages."""
    before = referee.store.read(room)
    with pytest.raises(kind) as caught:
        do()
    assert referee.store.read(room) == before
    assert referee.state(room).version == before[-1].version
    said = {}
    for language in ("en", "ro"):
        with speaking(language):
            said[language] = caught.value.sentence
    assert all(said.values())
    return caught.value


# ---- Moves -----------------------------------------------------------------------------------------


def test_what_the_rules_forbid_is_refused_with_clause_and_sentence(here: Referee) -> None:
    people = dealt(here, "rummikub")
    who = whose(here, people)
    version = here.view_of(who).version
    trouble = refused(here, who.room, Refusal, lambda: here.play(who, "play r1 r2 r3 r4", follows=version))
    assert isinstance(trouble, Refusal)
    assert trouble.clause.startswith("RK-")
    other = people[1 - who.seat]
    trouble = refused(here, who.room, Refusal, lambda: here.play(other, "draw", follows=version))
    assert isinstance(trouble, Refusal)
    assert trouble.clause == "RK-3"


@pytest.mark.parametrize("move", ["", "fly", "discard", "discard r99", "play \x00", HUGE, None, 7, ["draw"]])
def test_what_is_no_move_is_refused(move: object, here: Referee) -> None:
    people = dealt(here, "rummikub")
    who = whose(here, people)
    version = here.view_of(who).version
    refused(here, who.room, Refusal, lambda: here.play(who, move, follows=version))


def test_a_page_that_has_not_seen_the_last_move_is_stale(here: Referee) -> None:
    people = dealt(here, "rummikub")
    who = whose(here, people)
    version = here.view_of(who).version
    here.play(who, "draw", follows=version)
    other = whose(here, people)
    for old in (version, 0, -1, 10**9, True, None, "7"):
        refused(here, who.room, StaleVersion, lambda old=old: here.play(other, "draw", follows=old))  # type: ignore[misc]


def test_what_is_said_meanwhile_makes_no_move_stale(here: Referee) -> None:
    people = dealt(here, "rummikub")
    who = whose(here, people)
    version = here.view_of(who).version
    here.say(people[1 - who.seat], "hello")
    assert here.play(who, "draw", follows=version) == version + 2


def test_of_two_browsers_with_one_token_one_is_stale(here: Referee) -> None:
    people = dealt(here, "rummy_pro", 3)
    who = whose(here, people)
    one, two = here.view_of(who), here.view_of(who)
    assert one == two
    move = any_legal(here, who)
    here.play(who, move, follows=one.version)
    refused(here, who.room, StaleVersion, lambda: here.play(who, move, follows=two.version))


def test_of_eight_browsers_that_move_at_the_same_moment_one_is_first(url: str) -> None:
    first = Referee(Store(url))
    people = dealt(first, "rummikub")
    who = whose(first, people)
    version = first.view_of(who).version
    start, others = Barrier(8), [Referee(Store(url)) for _ in range(8)]

    def moves(referee: Referee) -> object:
        referee.view_of(who)
        start.wait()
        try:
            return referee.play(who, "draw", follows=version)
        except StaleVersion as trouble:
            return type(trouble)

    with ThreadPoolExecutor(8) as threads:
        done = list(threads.map(moves, others))
    assert sorted(map(str, done)) == sorted(map(str, [version + 1, *[StaleVersion] * 7]))
    assert first.state(who.room).version == version + 1
    for each in (first, *others):
        each.store.close()


def test_nobody_moves_without_the_token(here: Referee) -> None:
    people = dealt(here, "rummikub")
    who = whose(here, people)
    version = here.view_of(who).version
    for token in ("", new_token(), hash_token(who.token), who.token[:-1], HUGE, None, 5, b"x"):
        forged = Ticket(who.room, who.code, who.seat, token)  # type: ignore[arg-type]
        for do in (
            lambda forged=forged: here.play(forged, "draw", follows=version),
            lambda forged=forged: here.view_of(forged),
            lambda forged=forged: here.leave(forged),
            lambda forged=forged: here.link(forged),
            lambda forged=forged: here.say(forged, "hello"),
        ):
            refused(here, who.room, UnknownToken, do)  # type: ignore[arg-type]


def test_a_seat_is_its_token_whatever_the_ticket_says(here: Referee) -> None:
    people = dealt(here, "rummikub")
    who = whose(here, people)
    other = people[1 - who.seat]
    forged = other._replace(seat=who.seat)
    version = here.view_of(other).version
    refused(here, who.room, Refusal, lambda: here.play(forged, "draw", follows=version))
    assert here.view_of(forged).seat == other.seat


def test_a_token_opens_no_other_table(here: Referee) -> None:
    mine, theirs = dealt(here, "rummikub"), dealt(here, "rummikub")
    forged = theirs[0]._replace(token=mine[0].token)
    refused(here, theirs[0].room, UnknownToken, lambda: here.view_of(forged))


# ---- Coming ----------------------------------------------------------------------------------------


def test_guesses_are_slowed_down_and_refused(referee: Referee) -> None:
    mine = referee.make("rummikub")
    looked = refusals = 0
    for number in range(10_000):
        letters = [LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(6)]
        if (code := "".join(letters)) == mine.code:
            continue
        with pytest.raises((NoSuchTable, TooManyTries)) as caught:
            referee.join(code, who="192.0.2.66")
        looked += isinstance(caught.value, NoSuchTable)
        refusals += isinstance(caught.value, TooManyTries)
        if refusals > 300:  # the rest are alike; the proof tries them all
            break
    assert looked == PAGE_GUESSES[0]
    with pytest.raises(TooManyTries):  # though it is the right one
        referee.join(mine.code, who="192.0.2.66")
    assert referee.join(mine.code, who="192.0.2.7").seat == 1


def test_who_types_a_code_wrong_may_try_again_later(here: Referee, clock: Clock) -> None:
    mine = here.make("rummikub")
    for _ in range(PAGE_GUESSES[0]):
        with pytest.raises(NoSuchTable):
            here.find("not a code", who="she")
    with pytest.raises(TooManyTries) as caught:
        here.find(mine.code, who="she")
    clock.now += caught.value.seconds + 1
    assert here.find(mine.code, who="she") == mine.room


def test_a_day_has_fewer_tries_than_all_its_minutes(
    here: Referee, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rummy_widget.rooms.code_lookup.DAILY_GUESSES", (2 * PAGE_GUESSES[0], 86_400.0))
    for _ in range(2):
        for _ in range(PAGE_GUESSES[0]):
            with pytest.raises(NoSuchTable):
                here.find("not a code", who="she/a page")
        clock.now += PAGE_GUESSES[1]
    with pytest.raises(TooManyTries) as caught:
        here.find("not a code", who="she/another page")
    assert caught.value.seconds > 80_000


def test_right_codes_are_no_guesses(here: Referee) -> None:
    mine = here.make("rummikub")
    for _ in range(3 * PAGE_GUESSES[0]):
        here.find(f" {mine.code[:3].lower()}-{mine.code[3:]} ", who="she")


@pytest.mark.parametrize("code", ["", "ABC", "AAAAAA", "!!!!!!", "3" * 10**6, None, 4, "３３３３３３"])
def test_what_is_no_code_leads_nowhere(code: object, here: Referee) -> None:
    with pytest.raises(NoSuchTable):
        here.find(code)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "x" * 25,
        "y" * 10**6,
        "a\x00b",
        "a\x1b[31mb",
        "\u202eevil",
        "\ud800",
        "a" + "\u0301" * 9,
        7,
        b"a",
    ],
)
def test_names_are_short_and_plain(name: object, here: Referee) -> None:
    mine = here.make("rummikub")
    refused(here, mine.room, Refusal, lambda: here.join(mine.code, name=name))
    with pytest.raises(Refusal):
        here.make("rummikub", name=name)


def test_a_name_of_html_is_text(here: Referee) -> None:
    mine = here.make("rummikub", name="<b>&amp;Ana</b>")
    assert here.view_of(mine).seats[0].name == "<b>&amp;Ana</b>"
    refused(here, mine.room, Refusal, lambda: here.join(mine.code, name="<B>&amp;ANA</B>"))


def test_nobody_sits_where_somebody_sits_or_where_no_seat_is(here: Referee) -> None:
    mine = here.make("rummikub", seats=3)
    for seat in (0, 3, -1, 10**9, "1"):
        refused(here, mine.room, Refusal, lambda seat=seat: here.join(mine.code, seat=seat))  # type: ignore[misc]
    assert here.join(mine.code, seat=2).seat == 2
    assert here.join(mine.code).seat == 1
    refused(here, mine.room, Refusal, lambda: here.join(mine.code))


def test_who_gives_no_name_is_called_like_a_tile(here: Referee) -> None:
    people = gathered(here, "rummikub", 4)
    names = [each.name for each in here.view_of(people[0]).seats]
    assert len(set(names)) == 4
    assert all(name.split()[0] in ("red", "yellow", "blue", "black") for name in names)
    with speaking("ro"):
        assert here.view_of(people[0]).seats[0].name.split()[1] in ("roșu", "galben", "albastru", "negru")


def test_tables_of_one_address_are_bounded(here: Referee) -> None:
    for _ in range(30):
        here.make("rummikub", who="192.0.2.9")
    with pytest.raises(TooManyTries):
        here.make("rummikub", who="192.0.2.9")
    here.make("rummikub", who="192.0.2.10")


# ---- Another device --------------------------------------------------------------------------------


def test_a_link_gives_the_seat_to_another_device_once(here: Referee) -> None:
    mine = here.make("rummikub")
    void, secret = here.link(mine), here.link(mine)
    refused(here, mine.room, UnknownToken, lambda: here.claim(mine.room, void))
    there = here.claim(mine.room, secret)
    assert there.seat == mine.seat
    assert here.view_of(there) == here.view_of(mine)
    for used in (secret, mine.token, there.token, "", HUGE):
        refused(here, mine.room, UnknownToken, lambda used=used: here.claim(mine.room, used))  # type: ignore[misc]


# ---- Terms, readiness, phrases ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "terms",
    [
        {"game": "chess"}, {"game": 3}, {"seats": 5}, {"seats": 1}, {"seats": "2"}, {"multiplier": 0},
        {"multiplier": 10**9}, {"rounds": 3}, {"hold_after": 7}, {"hold_after": True},
        {"switches": {"timer": "1"}}, {"switches": {"nonsense": "yes"}}, {"switches": [1, 2]}, {"seed": 7},
        {"switches": {"timer": ["60"]}}, {"switches": {"timer": HUGE}},
    ],
)  # fmt: skip
def test_only_what_the_game_has_can_be_agreed(terms: dict[str, object], here: Referee) -> None:
    mine = here.make("rummikub")
    refused(here, mine.room, Refusal, lambda: here.change_terms(mine, **terms))


def test_the_host_changes_terms_and_everybody_is_asked_again(here: Referee) -> None:
    mine = here.make("rummikub", seats=3)
    hers = here.join(mine.code)
    here.seat_computer(mine, 2)
    seen = here.view_of(hers).version
    here.set_ready(hers, follows=seen)
    refused(here, mine.room, Refusal, lambda: here.change_terms(hers, seats=2))
    here.change_terms(mine, game="rummy_pro", switches={"extra_joker": "instead_of_draw"}, multiplier=2)
    shown = here.view_of(hers)
    assert (shown.terms.game, shown.terms.multiplier) == ("rummy_pro", 2)
    assert [each.ready for each in shown.seats[:2]] == [False, False]
    refused(here, mine.room, StaleVersion, lambda: here.set_ready(hers, follows=seen))
    here.change_terms(mine, seats=2)
    refused(here, mine.room, Refusal, lambda: here.join(mine.code))


def test_nothing_is_dealt_before_all_sit_and_are_ready(here: Referee) -> None:
    mine = here.make("rummikub", seats=3)
    hers = here.join(mine.code)
    refused(here, mine.room, Refusal, lambda: here.deal(mine))
    here.seat_computer(hers, 2, "beginner")
    refused(here, mine.room, Refusal, lambda: here.deal(mine))
    here.set_ready(hers)
    here.set_ready(hers, False)
    refused(here, mine.room, Refusal, lambda: here.deal(mine))
    here.set_ready(hers)
    here.deal(mine)
    for do in (
        lambda: here.deal(mine), lambda: here.change_terms(mine, seats=2), lambda: here.set_ready(hers),
        lambda: here.seat_computer(mine, 2), lambda: here.remove_computer(mine, 2),
    ):  # fmt: skip
        refused(here, mine.room, Refusal, do)


def test_computers_sit_only_where_no_person_does(here: Referee) -> None:
    mine = here.make("rummy_45", seats=3)
    for do in (
        lambda: here.seat_computer(mine, 0), lambda: here.seat_computer(mine, 3),
        lambda: here.seat_computer(mine, 1, "genius"), lambda: here.remove_computer(mine, 0),
        lambda: here.remove_computer(mine, 1),
    ):  # fmt: skip
        refused(here, mine.room, Refusal, do)
    here.seat_computer(mine, 1, "strong")
    here.seat_computer(mine, 1, "beginner")
    here.remove_computer(mine, 1)
    assert here.join(mine.code).seat == 1


def test_phrases_are_those_of_the_list_and_not_too_many(here: Referee, clock: Clock) -> None:
    mine = here.make("rummikub")
    for phrase in ("<script>", HUGE, None, 3, ""):
        refused(here, mine.room, Refusal, lambda phrase=phrase: here.say(mine, phrase))  # type: ignore[misc]
    for phrase in PHRASES[:MOST_PHRASES]:
        here.say(mine, phrase)
    refused(here, mine.room, Refusal, lambda: here.say(mine, "hello"))
    clock.now += 60
    here.say(mine, "hello")
    assert [each.phrase for each in here.view_of(mine).phrases] == [*PHRASES[:MOST_PHRASES], "hello"]


# ---- Going and coming back -------------------------------------------------------------------------


def test_who_is_silent_is_away_is_held_and_gets_the_seat_back(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummikub", hold_after=30)
    who = whose(here, people)
    other = people[1 - who.seat]
    clock.now += AWAY
    here.note_connected(other)
    assert here.step(who.room)
    seen = here.view_of(other).seats[who.seat]
    assert seen.away == clock.now
    refused(here, who.room, Refusal, lambda: here.hold_seat(other, who.seat))
    refused(here, who.room, Refusal, lambda: here.hold_seat(other, other.seat))
    assert here.step(who.room) is None, "the seat waits"
    clock.now += 30
    here.note_connected(other)
    here.hold_seat(other, who.seat)
    assert here.view_of(other).seats[who.seat].held
    assert here.step(who.room)
    last = here.store.read(who.room)[-1].event
    assert isinstance(last, MoveMade)
    assert (last.seat, last.by) == (who.seat, "computer")
    here.note_connected(who)
    seen = here.view_of(who).seats[who.seat]
    assert (seen.away, seen.computer) == (None, None)


def test_nobody_holds_a_seat_where_the_table_has_agreed_so(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummikub", hold_after=0)
    clock.now += 10_000
    here.note_connected(people[0])
    here.step(people[0].room)
    refused(here, people[0].room, Refusal, lambda: here.hold_seat(people[0], 1))


@pytest.mark.parametrize("name", ["rummy_pro", "rummy_45", "basic_rummy", "rummikub"])
def test_leaving_in_a_round_is_a_move_and_made_when_it_is_ones_turn(name: str, here: Referee) -> None:
    people = dealt(here, name, 3)
    who = whose(here, people)
    last = people[(who.seat + 2) % 3]
    here.leave(last)
    with pytest.raises(UnknownToken):
        here.view_of(last)
    while here.state(who.room).stage is Stage.PLAYING:
        at_turn = whose(here, people)
        assert at_turn != last
        here.play(at_turn, any_legal(here, at_turn), follows=here.view_of(at_turn).version)
    table = here.state(who.room)
    assert table.game is not None
    assert table.game.moves[-1].verb is Verb.LEAVE
    assert table.game.seat == last.seat
    assert table.free_seats == (last.seat,)
    refused(here, who.room, Refusal, lambda: here.deal(who))
    assert here.join(who.code).seat == last.seat


def test_leaving_on_ones_turn_ends_the_round_with_what_the_table_agreed(here: Referee) -> None:
    people = dealt(here, "rummy_45", switches={"leaving_penalty": "200"})
    who = whose(here, people)
    here.play(who, "leave", follows=here.view_of(who).version)
    written = [each.event for each in here.store.read(who.room)]
    assert written[-2:] == [SeatLeft(who.seat), MoveMade(who.seat, "leave", "leaving")]
    table = here.state(who.room)
    assert table.match is not None
    assert table.game is not None
    assert table.match.scores == table.game.scores
    assert table.game.scores[who.seat] <= -200 + 50


def test_who_is_ready_is_so_only_while_their_page_is_connected(here: Referee, clock: Clock) -> None:
    mine = here.make("rummikub", seats=2, name="Ana")
    hers = here.join(mine.code, name="Eve")
    here.set_ready(hers)
    assert here.view_of(mine).seats[1].ready
    assert here.view_of(mine).may_deal
    clock.now += AWAY_WAITING + 1
    here.note_connected(mine)
    here.step(mine.room)
    view = here.view_of(mine)
    assert (view.seats[1].away is None, view.seats[1].ready, view.may_deal) == (False, False, False)
    with pytest.raises(Refusal, match=say("rooms-not-ready")):
        here.deal(mine)
    here.note_connected(hers)
    assert here.view_of(mine).seats[1].ready
    here.deal(mine)
    assert here.view_of(mine).stage is Stage.PLAYING


def test_a_computer_takes_the_seat_of_who_went_away_before_the_deal(here: Referee, clock: Clock) -> None:
    mine = here.make("rummikub", seats=2, name="Ana")
    hers = here.join(mine.code, name="Eve")
    with pytest.raises(Refusal):
        here.hold_seat(mine, 1)
    clock.now += AWAY_WAITING + 1
    here.note_connected(mine)
    here.step(mine.room)
    with pytest.raises(Refusal, match=say("rooms-hold-later", seconds=60)):
        here.hold_seat(mine, 1)
    for _ in range(8):
        clock.now += 10
        here.note_connected(mine)
        here.step(mine.room)
    here.hold_seat(mine, 1)
    here.deal(mine)
    with pytest.raises(UnknownToken):
        here.view_of(hers)


def test_leaving_before_the_deal_frees_the_seat_and_hands_the_table_on(here: Referee) -> None:
    mine = here.make("rummikub")
    hers = here.join(mine.code)
    here.leave(mine)
    assert here.view_of(hers).host == hers.seat
    here.change_terms(hers, hold_after=120)
    assert here.join(mine.code).seat == 0


# ---- Clocks and computers --------------------------------------------------------------------------


def live(here: Referee, clock: Clock, people: list[Ticket], seconds: int) -> None:
    """Let so many seconds pass, in which pages are heard of as often as they are open."""
    for _ in range(0, seconds, 5):
        clock.now += 5
        for each in people:
            here.note_connected(each)


@pytest.mark.parametrize("down", [9, 300, 100_000])
def test_the_clock_stops_while_the_server_is_down(here: Referee, clock: Clock, down: int) -> None:
    people = dealt(here, "rummikub", switches={"timer": "20"})
    who = whose(here, people)
    live(here, clock, people, 5)
    clock.now += down
    again = Referee(here.store)
    for each in (*people, *people):
        again.note_connected(each)
    assert again.view_of(who).until == clock.now + 15
    assert again.step(who.room) is None
    live(again, clock, people, 15)
    clock.now += 4
    assert again.step(who.room)
    assert again.state(who.room).to_play != who.seat


def test_a_seat_gains_nothing_by_silence_where_others_are_there(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummikub", switches={"timer": "60"})
    who = whose(here, people)
    live(here, clock, [people[1 - who.seat]], 15)
    here.note_connected(who)
    assert here.view_of(who).until == clock.now + 45


def test_time_that_is_up_ends_the_turn_of_who_is_there(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummikub", switches={"timer": "20"})
    who = whose(here, people)
    assert here.view_of(who).until == clock.now + 20
    live(here, clock, people, 15)
    assert here.step(who.room) is None
    clock.now += 9
    assert here.step(who.room)
    last = here.store.read(who.room)[-1].event
    assert last == MoveMade(who.seat, "draw", "clock")


def test_who_comes_back_has_the_whole_time_again(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummikub", switches={"timer": "20"})
    who, other = whose(here, people), people[1 - whose(here, people).seat]
    clock.now += 15
    here.note_connected(other)
    clock.now += 9  # the time is up, but nobody knows yet whether the line is lost
    assert here.step(who.room)
    assert here.view_of(who).seats[who.seat].away
    assert here.view_of(other).until is None
    clock.now += 30
    here.note_connected(who)
    here.note_connected(other)
    assert here.view_of(who).until == clock.now + 20
    assert here.step(who.room) is None


def test_a_line_that_may_be_lost_is_waited_for(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummikub", switches={"timer": "20"})
    who, other = whose(here, people), people[1 - whose(here, people).seat]
    live(here, clock, people, 10)
    live(here, clock, [other], 15)
    assert here.step(who.room) is None
    here.note_connected(who)
    assert here.step(who.room)
    assert here.state(who.room).to_play == other.seat


def test_nobody_fills_a_table_up_by_idle_asking(here: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    people = dealt(here, "rummikub")
    monkeypatch.setattr(commands, "GAME_ONLY_AFTER", here.state(people[0].room).version)
    for do in (lambda: here.say(people[0], "hello"), lambda: here.link(people[0])):
        refused(here, people[0].room, RoomsFull, do)
    who = whose(here, people)
    here.play(who, "draw", follows=here.view_of(who).version)
    here.leave(whose(here, people))
    here.join(who.code)
    for each in here.state(who.room).people:
        assert each in (0, 1)
    mine = here.make("rummikub")
    monkeypatch.setattr(commands, "GAME_ONLY_AFTER", 3)
    here.set_ready(mine)
    refused(here, mine.room, RoomsFull, lambda: here.set_ready(mine, False))


def test_the_deal_is_offered_to_whom_it_would_be_granted(here: Referee) -> None:
    mine = here.make("rummikub")
    assert not here.view_of(mine).may_deal
    hers = here.join(mine.code)
    assert not here.view_of(mine).may_deal
    here.set_ready(hers)
    assert (here.view_of(mine).may_deal, here.view_of(hers).may_deal) == (True, False)
    here.set_ready(mine)
    assert here.view_of(hers).may_deal
    assert not here.spectator_view(mine.room).may_deal
    here.deal(hers)
    assert not here.view_of(hers).may_deal


def test_no_clock_runs_against_who_is_away(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummikub", switches={"timer": "20"})
    who = whose(here, people)
    clock.now += 60
    here.note_connected(people[1 - who.seat])
    assert here.step(who.room)
    assert here.step(who.room) is None
    assert here.state(who.room).to_play == who.seat


def test_a_computer_moves_once_however_many_processes_think(referee: Referee) -> None:
    mine = referee.make("rummikub")
    referee.seat_computer(mine, 1, "simple")
    referee.deal(mine)
    room = mine.room
    others = [Referee(referee.store) for _ in range(3)]
    for _ in range(8):
        table = referee.state(room)
        if table.to_play == 0:
            referee.play(mine, "draw", follows=table.version)
        done = [each.step(room) for each in others]
        assert sum(version is not None for version in done) == 1
        assert referee.state(room).to_play == 0


def test_when_who_thinks_dies_another_one_goes_on(referee: Referee, clock: Clock) -> None:
    mine = referee.make("rummikub")
    referee.seat_computer(mine, 1, "simple")
    referee.deal(mine)
    table = referee.state(mine.room)
    if table.to_play == 0:
        referee.play(mine, "draw", follows=table.version)
    table = referee.state(mine.room)
    assert referee.store.lease(mine.room, table.moved, 4.0)  # and then no more is heard of it
    assert referee.step(mine.room) is None
    clock.now += 5
    assert referee.step(mine.room)


def test_what_was_thought_too_late_is_let_go(here: Referee) -> None:
    mine = here.make("rummikub", seats=2)
    here.seat_computer(mine, 1, "simple")
    here.deal(mine)
    then = here.state(mine.room)
    if then.to_play == 0:
        here.play(mine, "draw", follows=then.version)
        then = here.state(mine.room)
    assert then.game is not None
    assert then.computer_to_play == "simple"
    move = move_of(then.game, "simple").notation()
    here.step(mine.room)
    assert commands.make_computer_move(here.state(mine.room), then, move) == ()


def test_a_seat_that_was_taken_twice_at_once_is_one_persons(here: Referee) -> None:
    mine = here.make("rummikub")
    table = here.state(mine.room)
    token = hash_token(new_token())
    assert [type(each) for each in commands.take_seat(table, token, "Ana", 1)] == [SeatTaken]
    here.join(mine.code)
    with pytest.raises(Refusal):
        commands.take_seat(here.state(mine.room), token, "Ana", 1)


def test_of_all_seats_that_move_at_the_same_moment_only_whose_turn_it_is_does(url: str) -> None:
    first = Referee(Store(url))
    people = dealt(first, "rummikub", 4)
    who = whose(first, people)
    version = first.view_of(who).version
    start, others = Barrier(4), [Referee(Store(url)) for _ in people]

    def moves(referee: Referee, ticket: Ticket) -> object:
        referee.view_of(ticket)
        start.wait()
        try:
            return referee.play(ticket, "draw", follows=version)
        except (StaleVersion, Refusal) as trouble:
            return trouble.sentence

    with ThreadPoolExecutor(4) as threads:
        done = list(threads.map(moves, others, people))
    assert [each for each in done if isinstance(each, int)] == [version + 1]
    assert done[people.index(who)] == version + 1
    assert first.state(who.room).version == version + 1
    for each in (first, *others):
        each.store.close()
