"""A school's service as deploy/ has it: TLS, two processes, PostgreSQL, two browsers at one table."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import psutil
import psycopg
import pytest
from playwright.sync_api import Error

from browser.test_people import MINE, WIDE, joined, made
from deployed import COMMAND, DEPLOY, HOSTS, PASSWORD, TOKEN, School, unit
from rummy_widget.app.proxy import origin
from rummy_widget.rooms.clients import address_hash, visitor_name
from servers import free_port, started

CLOSES = """
window.codes = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener('close', ({ code, reason }) => window.codes.push([code, reason]));
  }
};
"""


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def school(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    found = School(request.param, tmp_path_factory.mktemp("school"))
    yield found
    found.away()


def place(school: School, page: Any) -> int:
    """Which process a page is at: that one knows its kernel."""
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    found = []
    for number, (host, app) in enumerate(zip(HOSTS, school.apps, strict=True)):
        asked = Request(f"http://{host}:{app.port}/api/kernels/{kernel}?token={TOKEN}")
        with suppress(HTTPError), urlopen(asked, timeout=60):
            found.append(number)
    (here,) = found
    return here


def at_each_process(school: School, visit: Callable[..., Any], path: str) -> list[Any]:
    """A page of each process, in a browser of its own; each says that it comes from elsewhere."""
    found: dict[int, Any] = {}
    for _ in range(30):
        says = {"X-Forwarded-For": "9.9.9.9"}
        page = visit(ignore_https_errors=True, viewport=WIDE, extra_http_headers=says)
        page.set_default_timeout(150_000)  # whatever else this machine is at
        page.add_init_script(CLOSES)
        page.goto(f"{school.url}{path}?token={TOKEN}", wait_until="commit")
        page.wait_for_selector("[data-act=people]")
        if found.setdefault(place(school, page), page) is not page:
            page.close()
        if len(found) == 2:
            return [found[0], found[1]]
    raise AssertionError(f"all pages are at one process: {found}")


def test_two_browsers_at_two_processes_play_at_one_table(school: School, visit: Callable[..., Any]) -> None:
    ana, dan = at_each_process(school, visit, "voila/render/notebooks/tables.ipynb")
    assert ana.url.startswith("https://")
    code = made(ana, "Ana")
    dan.goto(f"{school.url}voila/render/notebooks/tables.ipynb?room={code}", wait_until="commit")
    joined(dan, "Dan")
    ana.click("[data-act=people-deal]:not([aria-disabled])")
    for page in (ana, dan):
        page.wait_for_selector("[data-screen=play]")
    assert [place(school, page) for page in (ana, dan)] == [0, 1]
    mover, other = (ana, dan) if ana.locator(MINE).count() else (dan, ana)
    start = time.monotonic()
    mover.click("[data-act=do-draw]")
    other.wait_for_selector(MINE)
    print(f"\na move is on the other's screen after {time.monotonic() - start:.2f} s")

    # The process that Dan is at restarts: his page is told, and his seat is there again at the other one.
    began = time.monotonic()
    school.apps[1].process.terminate()
    dan.wait_for_function("window.codes.length > 0")
    assert dan.evaluate("window.codes[0]") == [1012, "restart"]
    assert school.apps[1].process.wait(20) == 0
    print(f"the process ended within {time.monotonic() - began:.1f} s")
    draws(other, mover)
    school.again(1)
    school.until_health(1, 200)
    draws(mover, other)

    # The database goes away and comes back.
    school.database.stop()
    for number in range(2):
        school.until_health(number, 503)
        assert PASSWORD not in school.health(number)[1]
    school.database.start()
    for number in range(2):
        school.until_health(number, 200)
    draws(other, mover)
    draws(mover, other)

    holds_no_secret(school, code)


def draws(mover: Any, other: Any) -> None:
    """One takes their turn, and the other sees it; a page that has lost its process comes back before.

    What is clicked while a page loses its line is not sent: then it's clicked again.
    """
    end = time.monotonic() + 200
    while not other.locator(MINE).count():
        assert time.monotonic() < end, mover.locator("body").inner_text()[:800]
        for page in (mover, other):
            if page.locator("[data-act=wake]").count():
                page.click("[data-act=wake]")
                page.wait_for_load_state()
        if mover.locator(MINE).count():
            with suppress(Error):
                mover.click("[data-act=do-draw]:not([aria-disabled])", timeout=2_000)
        other.wait_for_timeout(300)


def holds_no_secret(school: School, code: str) -> None:
    """Neither the logs nor any command line has what opens something, and nobody is who they say they are."""
    written = "".join(each.read_text(errors="replace") for each in school.folder.glob("*.log"))
    assert "GET /voila/render/notebooks/tables.ipynb" in written
    for secret in (TOKEN, PASSWORD, code, "?room", "?token", "seed", "9.9.9.9"):
        assert secret not in written, secret
    for app in school.apps:
        own = psutil.Process(app.process.pid)
        for process in (own, *own.children(recursive=True)):
            words = " ".join(process.cmdline())
            assert PASSWORD not in words
            assert TOKEN not in words
    with psycopg.connect(host=str(school.database.folder), user="postgres", dbname="rummy") as here:
        who = {
            name
            for (name,) in here.execute(
                "SELECT who FROM rummy_tries WHERE what NOT IN ('guess', 'sit')"  # those are of pages
            ).fetchall()
        }
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RUMMY_WIDGET_STATE", str(school.folder / "state"))  # where the processes have their key
        here = {address_hash(visitor_name(origin(each))) for each in ("127.0.0.1", "::1")}
    assert who <= here, "the proxy writes over what visitors say of themselves"
    assert who


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    own = tmp_path / "rummy-widget@.service"
    text = (DEPLOY / own.name).read_text(encoding="utf-8")
    own.write_text(text.replace("/opt/rummy-widget/bin/rummy-widget", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(own)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    checked = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", str(own)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not checked.returncode, checked.stdout[-300:]


def test_the_unit_runs_as_a_process_without_rights(tmp_path: Path) -> None:
    """Its command, environment and mask, and no capability; systemd's own walls need systemd."""
    asked = unit()["Service"]
    assert asked["CapabilityBoundingSet"] == ""
    port, state = free_port(), tmp_path / "rummy-widget"
    name, *words = asked["ExecStart"].replace("%i", str(port)).split()
    assert name.endswith("/bin/rummy-widget")
    state.mkdir(mode=int(asked["StateDirectoryMode"], 8))
    env = dict(each.split("=", 1) for each in asked["Environment"].replace("%S", str(tmp_path)).split())
    env |= {"RUMMY_WIDGET_TOKEN": TOKEN, "PATH": "/usr/bin:/bin", "PYTHONPATH": str(DEPLOY.parent)}
    before = ["setpriv", "--no-new-privs", "--bounding-set=-all", "--", "sh", "-c",
              f'umask {asked["UMask"]}; exec "$@"', "sh"]  # fmt: skip
    process = started([*before, *COMMAND, *words], port, tmp_path / "log", cwd=Path("/"), env=env)
    try:
        status = Path(f"/proc/{process.pid}/status").read_text()
        assert re.search(r"CapEff:\s+0+\n", status)
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=30) as answer:
            assert json.load(answer)["database"] is True
        url = f"http://127.0.0.1:{port}/voila/render/lessons/pro/02-runs.ipynb?token={TOKEN}"
        with urlopen(url, timeout=60) as page:
            assert b'"kernelId"' in page.read()
    finally:
        process.terminate()
        assert process.wait(int(asked["TimeoutStopSec"])) == 0
    (kept,) = state.glob("rooms.db")
    assert kept.stat().st_mode & 0o077 == 0
    assert TOKEN not in (tmp_path / "log").read_text()
