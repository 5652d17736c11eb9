"""Browsers at one table of people, and everything that may be taken from under them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Error

from browser.cuts import WAYS, Cable
from rooms.people import wish
from rooms.replays import replayed
from rummy_widget.engine.game.players import players_of
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms.errors import StaleVersion
from rummy_widget.rooms.events import StoredEvent
from rummy_widget.rooms.referee import Referee, Ticket
from rummy_widget.rooms.state import Stage
from rummy_widget.rooms.store import Store
from servers import App, own_server
from visits import Visitor
from widgets.people import Page as Widget

ROOT = Path(__file__).parents[2]
SEATS = 4
HTML = "<img src=x onerror=a()>"
"""The name of the second."""
PATIENCE = 60.0
CUT = 10.0
"""Seconds without a line."""
ONE = "line", "server", "restart"
"""What happens to one browser, or to one server; `reload` and `kernel` to some browsers at once."""

# What a page says to its kernel and hears of it. A test says and asks by the same line, and learns where it leads.
WIRE = """
window.heard = {};  // the latest state, by kernel
window.answers = new Map();
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    const kernel = new URL(given[0], location.href).pathname.split('/').at(-2);
    this.addEventListener('message', ({ data }) => {
      const { header, content } = JSON.parse(data);
      if (header.msg_type !== 'comm_msg') return;
      const { method, state, states, content: answer } = content.data;
      if (method === 'custom') window.answers.get(answer.answer)?.(answer);
      for (const each of [state, ...Object.values(states ?? {}).map((it) => it.state)]) {
        if (each?.state?.people) window.heard[kernel] = each.state;
      }
    });
    const send = this.send;
    this.send = (text) => {
      const message = JSON.parse(text);
      if (message.content?.data?.method === 'custom') window.wire = { socket: this, kernel, message };
      send.call(this, text);
    };
  }
};
let count = 1e6;
window.say = (content) => {
  const { socket, message } = window.wire;
  const seq = count++;
  const answered = new Promise((go) => window.answers.set(seq, go));
  const header = { ...message.header, msg_id: crypto.randomUUID() };
  const data = { method: 'custom', content: { seq, ...content } };
  socket.send(JSON.stringify({ ...message, header, content: { ...message.content, data } }));
  return answered;
};
window.ask = (content, time) => Promise.race([window.say(content), new Promise((go) => setTimeout(() => go(null), time))]);
window.shown = () => window.heard[window.wire.kernel];
window.sits = async () => {
  if (window.wire?.socket.readyState !== 1 || document.querySelector('.rw-banner:not([hidden])')) return false;
  if (!window.shown()?.people.room || !document.querySelector('.rw-felt, .rw-lobby')) return false;
  return (await window.ask({ type: 'hello' }, 400))?.ok === true;
};
"""


class Gathering:
    """Browsers at one table, by one server or several that share its database.

    The test knows what the database holds, makes moves by the page of whose turn it is, and takes away pages,
    kernels, lines and servers. `back` has the seconds in which seats came back, by what had gone.
    """

    def __init__(
        self, browser: Any, scratch: Path, game: str, seed: int = 0, servers: int = 1, url: str = ""
    ) -> None:
        self.game, self.rng = game, Random(f"{game} {seed}")
        self.scratch, self.url = scratch, url or f"sqlite:///{scratch / 'rooms.db'}"
        self.done, self.back, self.before = Counter[str](), dict[str, list[float]](), list[StoredEvent]()
        self.visitor = Visitor(browser)
        self.apps = [self._served(number) for number in range(servers)]
        self.cables = [Cable(self.apps[seat % servers].port) for seat in range(SEATS)]
        self.referee = Referee(Store(self.url))
        self.pages: list[Any] = []
        try:
            self._gather()
        except BaseException:
            self.leave()
            raise

    def leave(self) -> None:
        """Close everything; whatever a page did that it must not is told."""
        self.referee.store.close()
        try:
            self.visitor.leave()
        finally:
            for cable in self.cables:
                cable.away()
            for app in self.apps:
                app.stop()

    # -- coming ---------------------------------------------------------------------------------------

    def _served(self, number: int, port: int = 0) -> App:
        folder = self.scratch / str(number)
        folder.mkdir(exist_ok=True)
        own = {"RUMMY_WIDGET_STATE": str(folder), "RUMMY_WIDGET_DATABASE": self.url}
        return own_server(ROOT, folder, port=port, env=own)

    def _gather(self) -> None:
        name = "tables" if GAMES[self.game].close is None else "play"
        where = f"voila/render/notebooks/{name}.ipynb?game={self.game}"
        for seat in range(SEATS):
            page = self.visitor.visit()
            self.pages.append(page)
            page.add_init_script(WIRE)
            page.goto(f"http://127.0.0.1:{self.cables[seat].port}/{where}", wait_until="commit")
            if seat == 0:
                page.click("[data-act=people]")
                page.select_option("[name=people-seats]", str(SEATS))
                page.click("[data-act=people-make]")
            else:
                page.fill("[name=people-name]", HTML if seat == 1 else "")
                page.click("[data-act=people-join]")
            page.wait_for_function("location.search.startsWith('?room=')")
            where = page.url.partition("/")[2].partition("/")[2].partition("/")[2]
        for page in self.pages[1:]:
            page.click("[data-act=people-ready]")
        self.pages[0].click("[data-act=people-deal]:not([aria-disabled])")
        for page in self.pages:
            page.wait_for_selector("[data-screen=play], [data-screen=deal]")
        self.tickets = [self._ticket(seat) for seat in range(SEATS)]
        self.room = self.tickets[0].room
        self._own = [Widget(rules=GAMES[self.game]) for _ in range(SEATS)]
        for own, ticket in zip(self._own, self.tickets, strict=True):
            own.do("room", act="sit", text=ticket.code, token=ticket.token)

    def _ticket(self, seat: int) -> Ticket:
        held = self.pages[seat].evaluate("shown().people.room.ticket")
        return Ticket(held["room"], held["code"], seat, held["token"])

    # -- playing --------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.referee.state(self.room).stage is not Stage.PLAYING

    def move(self, without: int | None = None) -> bool:
        """Whose turn it is moves, by its page; False where that is the seat *without* a line."""
        table = self.referee.state(self.room)
        seat = table.to_play
        if seat is None or seat == without or table.game is None:
            return False
        kinds = players_of(table.game.settings.rules)
        move = wish(table.game.view(seat), self.rng, "steady" if "steady" in kinds else "random")
        answer = self.pages[seat].evaluate("(move) => ask({ type: 'play', move }, 30000)", move)
        assert answer is not None, (seat, move)
        if not answer["ok"]:  # what a hand lays tile by tile; or a move that was on its way has come first
            with suppress(StaleVersion):
                self.referee.play(self.tickets[seat], move, follows=table.version)
        self.done["moves"] += 1
        return True

    def _begun(self) -> None:
        """A move that is on its way when something happens."""
        table = self.referee.state(self.room)
        if table.to_play is None or table.game is None:
            return
        legal = [each for each in table.game.legal_moves if len(each.split()) <= 2]
        move = "draw" if "draw" in legal else self.rng.choice(legal or ["draw"])
        self.pages[table.to_play].evaluate("(move) => void say({ type: 'play', move })", move)
        time.sleep(self.rng.random() / 20)

    def goes_on(self, moves: int) -> None:
        """So many moves, and the next round where one ends."""
        for _ in range(moves):
            if self.over:
                for each in self.tickets[1:]:
                    self.referee.set_ready(each)
                self.referee.deal(self.tickets[0])
            self.move()

    def to_end(self) -> None:
        """The round, to its end."""
        while not self.over:
            self.move()

    # -- faults ---------------------------------------------------------------------------------------

    def fault(self, kind: str, seats: Sequence[int], cut: float = CUT) -> None:
        """Something goes, with a move on its way; all come back, and everything is as it has to be."""
        self.before = self.referee.store.read(self.room)
        self._begun()
        getattr(self, f"_{kind}")(seats, cut)
        self.done[kind] += 1 if kind in ONE else len(seats)
        self.nothing_lost()

    def _reload(self, seats: Sequence[int], cut: float) -> None:
        for seat in seats:
            self.pages[seat].reload(wait_until="commit")
        self._come_back("reload")

    def _kernel(self, seats: Sequence[int], cut: float) -> None:
        there = [each for app in self.apps for each in app.kernels()]
        for each in self.rng.sample(there, min(len(seats), len(there))):
            with suppress(Exception):  # one that was ending anyway
                each.kill()
        time.sleep(0.02)
        self._come_back("kernel")

    def _server(self, seats: Sequence[int], cut: float) -> None:
        self._starts("server", seats[0] % len(self.apps))

    def _restart(self, seats: Sequence[int], cut: float) -> None:
        self._starts("restart", seats[0] % len(self.apps))

    def _starts(self, kind: str, number: int) -> None:
        """A server is killed, or told to end, and another one starts where it stood."""
        gone = self.apps[number]
        (gone.process.kill if kind == "server" else gone.process.terminate)()
        gone.process.wait(20)
        self.apps[number] = self._served(number, gone.port)
        self._come_back(kind)

    def _line(self, seats: Sequence[int], cut: float) -> None:
        """A browser is without a line for so long; the others go on."""
        seat, way = seats[0], WAYS[self.done["line"] % len(WAYS)]
        self.cables[seat].lose(way)
        context = self.pages[seat].context
        context.set_offline(True)
        end = time.monotonic() + cut
        while time.monotonic() < end:
            if not self.move(without=seat):
                time.sleep(0.1)
        self.cables[seat].mend()
        context.set_offline(False)
        self._come_back(f"line, {way}")

    def _come_back(self, kind: str) -> None:
        since, there = time.monotonic(), set[int]()
        while len(there) < SEATS:
            for seat, page in enumerate(self.pages):
                if seat not in there and _sits(page):
                    there.add(seat)
                    self.back.setdefault(kind, []).append(time.monotonic() - since)
            if time.monotonic() - since > PATIENCE:
                missing = {seat: _tells(page) for seat, page in enumerate(self.pages) if seat not in there}
                raise AssertionError(f"after {kind} these are not back: {missing}")
            time.sleep(0.02)

    # -- what has to be so ----------------------------------------------------------------------------

    def nothing_lost(self) -> None:
        """What stood before still stands, and every page shows what the database holds."""
        written = self.referee.store.read(self.room)
        assert written[: len(self.before)] == self.before
        assert [each.version for each in written] == list(range(1, len(written) + 1))
        for seat, page in enumerate(self.pages):
            own = self._own[seat]
            own.follow()
            wanted, end = looks(own.widget.state), time.monotonic() + 5
            while looks(page.evaluate("shown()")) != wanted and time.monotonic() < end:
                time.sleep(0.02)  # a page learns of an event a little later
            assert looks(page.evaluate("shown()")) == wanted, seat

    def all_right(self) -> None:
        """Nothing lost or doubled, tiles conserved, settled alike by a replay from what is written."""
        written = self.referee.store.read(self.room)
        assert [each.version for each in written] == list(range(1, len(written) + 1))
        self.done["rounds"] = replayed(written)

    @property
    def slowest(self) -> float:
        """Seconds until the last one was back, at worst."""
        return max(each for all_of in self.back.values() for each in all_of)


def moments(rng: Random, count: int) -> Iterator[tuple[str, list[int]]]:
    """So many faults: what happens at each moment, and to which browsers."""
    while count > 0:
        (kind,) = rng.choices(("reload", "kernel", "server", "restart", "line"), (3, 3, 2, 1, 1))
        seats = rng.sample(range(SEATS), 1 if kind in ONE else min(count, rng.randint(1, SEATS)))
        yield kind, seats
        count -= len(seats)


def looks(state: Any) -> Any:
    """What a page shows of a table, but for how its own tiles lie and who was heard of last."""
    game, room = state["table"]["game"], state["people"]["room"]
    names = sorted(tile["name"] for shelf in game["rack"]["shelves"] for tile in shelf if tile)
    names += sorted(tile["name"] for tray in game["rack"].get("trays", ()) for tile in tray["tiles"])
    return state["table"]["screen"], names, game["felt"], game["mine"], room["stage"]


def _tells(page: Any) -> str:
    with suppress(Error):
        return str(page.evaluate("document.body.innerText.slice(0, 500)"))
    return "nothing"


def _sits(page: Any) -> bool:
    with suppress(Error):  # a page that is being loaded
        return page.evaluate("window.sits?.() ?? false") is True
    return False
