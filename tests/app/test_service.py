"""Served to others: a proxy that is believed, a base path, health, the log, how a server takes its leave."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import re
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websocket
from tornado.httpclient import AsyncHTTPClient
from tornado.httputil import HTTPHeaders
from tornado.web import Application

from lines import Line, Page
from loops import run_in_thread
from rummy_widget import __version__
from rummy_widget.app import logs
from rummy_widget.app.capacity import Capacity
from rummy_widget.app.health import DatabaseCheck, Health, database_probe
from rummy_widget.app.proxy import Proxies
from rummy_widget.command import main as launch
from rummy_widget.rooms.clients import visitor_name
from servers import App

TOKEN = "Vx3-a_Bc9-qwerty"
BASE = "/games/rummy/"
ANA, DAN = "192.0.2.7", "2001:db8:1:2::3"


class Asked:
    """A request by way of a proxy, or of none, and its answer."""

    def __init__(self, app: App, path: str, method: str = "GET", **headers: str) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=60)
        connection.request(method, path, headers={name.replace("_", "-"): it for name, it in headers.items()})
        answer = connection.getresponse()
        self.status, self.headers = answer.status, answer.headers
        self.body = answer.read().decode(errors="replace")
        self.cookies = answer.headers.get_all("Set-Cookie", [])
        connection.close()

    @property
    def visitor(self) -> str:
        """Whom the page's kernel takes its visitor for."""
        found = re.search(r"visitor (\w+) knows \[\]", self.body)
        assert found, self.body[-500:]
        return found[1]


def page(name: str, base: str = "/") -> str:
    return f"{base}voila/render/notebooks/{name}.ipynb?token={TOKEN}"


@pytest.fixture(scope="module")
def service(serve: Callable[..., App], plain_course: Path) -> App:
    """Behind a proxy, below a path, with two places for each visitor."""
    return serve(
        plain_course, token=TOKEN, base=BASE, behind=["127.0.0.1"], most=9, most_each=2,
        env={"RUMMY_WIDGET_TOKEN": TOKEN},
    )  # fmt: skip


# -- the proxy --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "whose"),
    [
        ([], "127.0.0.1"),
        ([ANA], ANA),
        ([DAN], DAN),
        ([f"9.9.9.9, {ANA}"], ANA),
        (["9.9.9.9", ANA], ANA),
        ([f"{ANA}, 10.1.2.3"], ANA),
        ([f"{ANA}, unknown, 10.1.2.3"], "10.1.2.3"),
        (["10.1.2.3, 127.0.0.1"], "10.1.2.3"),
        ([""], "127.0.0.1"),
        (["1" * 9000], "127.0.0.1"),
        ([f"::ffff:{ANA}"], ANA),
        ([f"{ANA}, 9.9.9.9", ""], "127.0.0.1"),
    ],
)
def test_the_last_address_that_no_proxy_has_is_the_visitor(way: list[str], whose: str) -> None:
    headers = HTTPHeaders()
    for each in way:
        headers.add("X-Forwarded-For", each)
    assert Proxies(["127.0.0.1", "10.0.0.0/8"]).visitor("127.0.0.1", headers) == whose
    assert Proxies().visitor("127.0.0.1", headers) == "127.0.0.1"
    assert Proxies(["10.0.0.0/8"]).visitor("127.0.0.1", headers) == "127.0.0.1"


def test_visitors_behind_the_proxy_are_not_one(service: App) -> None:
    path = page("whose", BASE)
    first = Asked(service, path, X_Forwarded_For=ANA, X_Real_Ip="9.9.9.9", X_Scheme="https")
    assert first.visitor == visitor_name(ANA), "and no token is in its environment"
    again = Asked(service, path, X_Forwarded_For=f"9.9.9.9, {ANA}")
    assert again.visitor == visitor_name(ANA)
    assert Asked(service, path, X_Forwarded_For=ANA).status == 503, "her places are taken"
    other = Asked(service, path, X_Forwarded_For=DAN, X_Forwarded_Proto="https")
    assert other.visitor == visitor_name("2001:db8:1:2::")
    (kept,) = [each for each in other.cookies if each.startswith("username-")]
    assert "secure" in kept.lower()
    assert f"path={BASE}" in kept.lower()
    assert not any("secure" in each.lower() for each in first.cookies), "X-Scheme is nobody's word"


def test_who_is_no_proxy_is_not_believed(shared: App) -> None:
    path = f"/voila/render/notebooks/whose.ipynb?token={shared.token}"
    asked = Asked(shared, path, X_Forwarded_For=ANA, X_Real_Ip=ANA, X_Forwarded_Proto="https")
    assert asked.visitor == visitor_name("127.0.0.1")
    assert not any("secure" in each.lower() for each in asked.cookies)


# -- a path of its own ------------------------------------------------------------------------


def test_all_of_a_page_lies_below_the_path(service: App) -> None:
    home = Asked(service, page("home", BASE), X_Forwarded_For="192.0.2.8")
    assert home.status == 200
    said = re.findall(r"""(?:src|href)="(/[^"]*)|url\((/[^)]*)\)""", home.body)
    for address in ("".join(each) for each in said):
        assert address.startswith(BASE)
        assert Asked(service, address).status == 200, address
    (bundle,) = set(re.findall(r'"baseUrl": ?"([^"]*)"', home.body))
    assert bundle == BASE
    front = Asked(service, f"{BASE}?token={TOKEN}")
    assert front.headers["Location"] == page("home", BASE)
    assert Asked(service, "/voila/render/notebooks/home.ipynb").status == 404


def test_pages_share_one_core_script_that_browsers_keep(service: App) -> None:
    pages = {
        name: set(re.findall(r'"modulepreload" href="([^"]*)"', Asked(service, page(name, BASE)).body))
        for name in ("home", "bounds")
    }
    (core,) = pages["home"] & pages["bounds"]
    for module in pages["home"] | pages["bounds"]:
        asked = Asked(service, module)
        assert "immutable" in asked.headers["Cache-Control"]
        imported = set(re.findall(r"""from ?["']([^"']*)["']""", asked.body))
        assert imported == (set() if module == core else {f"./{core.rpartition('/')[2]}"})


def test_a_socket_comes_through_the_proxy(service: App) -> None:
    home = Asked(service, page("home", BASE), X_Forwarded_For="192.0.2.9")
    found = re.search(r'"kernelId": ?"([\w-]+)"', home.body)
    assert found
    wire = websocket.create_connection(
        f"ws://127.0.0.1:{service.port}{BASE}api/kernels/{found[1]}/channels?session_id=s&token={TOKEN}",
        header=["X-Forwarded-For: 192.0.2.9", "X-Forwarded-Proto: https"],
        origin="https://course.school.example", host="course.school.example", timeout=20,
    )  # fmt: skip
    assert Line(wire).states()
    wire.close()


# -- health -----------------------------------------------------------------------------------


def test_health_is_no_visit_and_says_nothing_secret(service: App) -> None:
    before = len(service.kernels())
    for method in ("GET", "HEAD"):
        asked = Asked(service, f"{BASE}healthz", method)
        assert asked.status == 200
        assert asked.cookies == []
        assert asked.headers["Cache-Control"] == "no-store"
    said = json.loads(Asked(service, f"{BASE}healthz").body)
    assert set(said) == {"version", "database", "pages", "places"}
    assert (said["database"], said["pages"], said["places"]) == (True, before, 9)
    assert len(service.kernels()) == before


def test_a_database_that_is_gone_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", "postgresql+psycopg://ana:pw-secret@127.0.0.1:9/none")

    async def ask() -> None:
        given = {"check": DatabaseCheck(database_probe()), "room": Capacity(7, 7)}
        server = Application([("/healthz", Health, given)]).listen(0, "127.0.0.1")
        port = next(iter(server._sockets.values())).getsockname()[1]
        url = f"http://127.0.0.1:{port}/healthz"
        answer = await AsyncHTTPClient().fetch(url, raise_error=False)
        said = {"version": __version__, "database": False, "pages": 0, "places": 7}
        assert (answer.code, json.loads(answer.body)) == (503, said)
        server.stop()

    run_in_thread(ask())


def test_the_database_is_asked_once_however_many_look() -> None:
    looked: list[float] = []
    go, now, goes_wrong = threading.Event(), [0.0], [False]

    def look() -> None:
        looked.append(now[0])
        assert go.wait(30)
        if goes_wrong[0]:
            raise OSError("gone")

    async def crowd() -> None:
        pulse = DatabaseCheck(look, lambda: now[0])
        asked = [asyncio.create_task(pulse.is_alive()) for _ in range(50)]
        await asyncio.sleep(0)
        go.set()
        assert await asyncio.gather(*asked) == [True] * 50
        assert len(looked) == 1
        now[0], goes_wrong[0] = 100.0, True
        assert await asyncio.gather(*(pulse.is_alive() for _ in range(9))) == [False] * 9
        assert len(looked) == 2

    run_in_thread(crowd())


def test_a_database_that_never_answers_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy_widget.app.health.PATIENCE", 0.05)
    go = threading.Event()

    async def ask() -> None:
        pulse = DatabaseCheck(lambda: go.wait(30) and None)
        assert not await pulse.is_alive()
        go.set()

    run_in_thread(ask())


# -- the log ----------------------------------------------------------------------------------


def test_the_log_has_what_was_asked_and_no_secret(service: App) -> None:
    for path in (f"{BASE}nothing?room=GSBVZV", f"{BASE}?token={TOKEN}", f"{BASE}login?next=/x?seat=S3crET"):
        Asked(service, path)
    written = service.log.read_text()
    assert f"404 GET {BASE}nothing " in written
    for secret in (TOKEN, "GSBVZV", "S3crET", "?room", ANA):
        assert secret not in written
    assert not re.search(r"[0-9a-f]{8}-[0-9a-f]{4}-", written), "a kernel's name opens its page"
    assert "healthz" not in written


def test_tracebacks_are_written_without_secrets() -> None:
    kept: list[str] = []

    class Keeps(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            kept.append(self.format(record))

    log = logging.getLogger("rummy_widget.test_service")
    log.propagate = False
    log.addHandler(Keeps())
    logs.redact_logs([log])
    try:
        raise ValueError("GET /x?token=abcdefgh at postgresql+psycopg://ana:pw-secret@db/rummy")
    except ValueError:
        log.exception("Uncaught exception GET /voila/render/x.ipynb?room=GSBVZV (192.0.2.7)")
    assert "Traceback" in kept[0]
    assert not re.search("abcdefgh|pw-secret|GSBVZV", kept[0])


# -- taking leave -----------------------------------------------------------------------------


def test_a_server_that_stops_tells_its_pages_and_lets_them_finish(
    serve: Callable[..., App], plain_course: Path, tmp_path: Path
) -> None:
    app = serve(plain_course, env={"RUMMY_WIDGET_STATE": str(tmp_path)})
    here = [Page(app, "notebooks/writes"), Page(app, "notebooks/home")]
    lines = [each.line() for each in here]
    (writer,) = (name for name, each in lines[0].states().items() if "_esm" in each["state"])
    lines[0].asked(writer, 1)
    kernels = app.kernels()
    start = time.monotonic()
    app.process.terminate()
    for line in lines:
        line.wire.settimeout(20)
        while True:
            opcode, data = line.wire.recv_data(control_frame=True)
            if opcode == websocket.ABNF.OPCODE_CLOSE:
                break
        assert (int.from_bytes(data[:2], "big"), data[2:]) == (1012, b"restart")
    assert app.process.wait(20) == 0
    assert time.monotonic() - start < 8, "within a few seconds"
    assert (tmp_path / "written").read_text() == "to its end"
    assert not any(each.is_running() for each in kernels)


def test_whoever_says_so_twice_does_not_wait(serve: Callable[..., App], plain_course: Path) -> None:
    app = serve(plain_course)
    for _ in range(2):
        app.process.send_signal(signal.SIGINT)
    assert app.process.wait(20) == 0


# -- the command ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--behind-proxy nobody", "isn't the address of a proxy"),
        ("--behind-proxy 0.0.0.0/0", "isn't the address of a proxy"),
        ("--behind-proxy 127.0.0.1", "Set one in RUMMY_WIDGET_TOKEN"),
        ("--base-path /a/../b", "Write a path of letters and digits"),
        ("--base-path /a?b", "Write a path of letters and digits"),
        ("--database sqlite://", "isn't the address of a database"),
        ("--database mysql://ana:pw-secret@db/rummy", "isn't the address of a database"),
    ],
)
def test_what_cannot_be_served_is_said(
    words: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", "")
    with pytest.raises(SystemExit) as left:
        launch.main(["--no-browser", *words.split()])
    assert left.value.code == 2
    told = "".join(capsys.readouterr())
    assert said in " ".join(told.split())
    assert "pw-secret" not in told


@pytest.mark.parametrize("token", ["short", "with a blank in it", "ț" * 20])
def test_a_token_that_is_none(
    token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_TOKEN", token)
    with pytest.raises(SystemExit):
        launch.main(["--no-browser", "--host", "0.0.0.0"])
    assert "needs at least 12 characters" in capsys.readouterr().err


def test_the_command_hands_on_what_it_was_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import os

    served: list[Any] = []

    def serve(course: Path, place: Any, *, service: Any, **_: Any) -> int:
        place.sockets[0].close()
        served.append((service, dict(os.environ)))
        return 0

    monkeypatch.setattr(launch, "serve", serve)
    monkeypatch.setenv("RUMMY_WIDGET_TOKEN", TOKEN)
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", "")
    url = f"sqlite:///{tmp_path}/rooms.db"
    words = ["--no-browser", "--behind-proxy", "127.0.0.1,::1", "--base-path", "rummy", "--database", url]
    assert launch.main(words) == 0
    ((service, environment),) = served
    assert (service.token, service.shared, service.lasting, service.base) == (TOKEN, True, True, "/rummy/")
    assert service.proxies.trusts("::1")
    assert environment["RUMMY_WIDGET_DATABASE"] == url
    assert "RUMMY_WIDGET_TOKEN" not in environment, "kernels have no use for it"
    assert f"Tables are kept in {url}" in capsys.readouterr().out


def test_a_password_in_the_command_is_warned_of_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "serve", lambda course, place, **_: place.sockets[0].close() or 0)
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", "")
    url = "postgresql+psycopg://ana:pw-secret@127.0.0.1:9/none"
    assert launch.main(["--no-browser", "--database", url]) == 0
    told = capsys.readouterr()
    assert "Put the address into RUMMY_WIDGET_DATABASE instead" in told.out
    assert "postgresql+psycopg://127.0.0.1:9/none doesn't answer yet" in told.out
    assert "pw-secret" not in told.out + told.err
