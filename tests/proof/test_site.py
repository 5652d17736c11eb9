"""The course as a site, from Python's own server and below a path: before Python comes, and offline."""

from __future__ import annotations

import functools
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rummy_widget.site.command import surroundings
from rummy_widget.site.making import FILES
from rummy_widget.site.offline import WORKER, write_offline
from rummy_widget.site.pages import page_paths

ROOT = Path(__file__).parents[2]
PAGES = (
    "lessons/pro/02-runs",
    "lessons/pro/ro/02-runs",
    "lessons/rummikub/04-splitting",
    "notebooks/home",
    "notebooks/ro/home",
    "notebooks/play",
    "notebooks/practice",
    "notebooks/puzzles",
    "notebooks/rules",
    "notebooks/score",
)
RUNS = "lessons/pro/02-runs.html"
READY = "html[data-python=ready]"
# What Python's worker shows of a page, beside what stands in the page; words are the page's own.
OPENED = """async ([address, worker]) => {
  const text = await (await fetch(address)).text();
  const page = JSON.parse(/<script id="rummy-page" [^>]*>([^]*?)<\\/script>/.exec(text)[1]);
  const { port } = new SharedWorker(worker, { type: "module", name: "python", extendedLifetime: true });
  const opened = new Promise((then) => {
    port.onmessage = ({ data }) => data.type !== "told" && then(data);
  });
  const folder = `/rummy/rummy_widget/course/${page.folder}`;
  port.postMessage({ type: "open", page: address, folder, cells: page.cells });
  const { shown } = JSON.parse((await opened).what);
  port.postMessage({ type: "close", page: address });
  for (const { state } of shown) delete state.words;
  return [page.states, Object.fromEntries(shown.map(({ cell, state }) => [cell, state]))];
}"""


class Served(http.server.SimpleHTTPRequestHandler):
    """Python's own server; what comes late waits for `late`, and no type is right that need not be."""

    late = threading.Event()
    away: str | None = None  # the end of an address that isn't there
    policy: str | None = None  # a content policy for every file
    blind = False  # to what a program is
    before = b""  # what is put before the worker's program
    asked: list[str] = []  # noqa: RUF012
    extensions_map = {  # noqa: RUF012
        ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css",
    }  # fmt: skip

    def guess_type(self, path: Any) -> str:
        suffix = Path(path).suffix
        return "text/plain" if Served.blind and suffix == ".js" else self.extensions_map.get(suffix, "text/plain")

    def end_headers(self) -> None:
        if Served.policy:
            self.send_header("Content-Security-Policy", Served.policy)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        Served.asked.append(self.path)
        if self.path.endswith("/memory.zst"):
            Served.late.wait(60)
        if Served.away and self.path.endswith(Served.away):
            return self.send_error(404)
        if self.path.endswith("/worker.js") and Served.before:
            return self.send_worker()
        super().do_GET()

    def send_worker(self) -> None:
        body = Served.before + Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with some of its pages, below a path."""
    out = tmp_path_factory.mktemp("site") / "some/where"
    pages = [f"{page}.ipynb" for page in PAGES]
    command = [sys.executable, "-m", "rummy_widget.site.making", str(ROOT), str(out), *pages]
    subprocess.run(command, env={**os.environ, **surroundings()}, check=True)
    return out


class Site:
    """The site as it is offered."""

    def __init__(self, made: Path) -> None:
        self.made = made
        Served.late.set()
        Served.away, Served.policy, Served.blind, Served.before, Served.asked = None, None, False, b"", []
        handler = functools.partial(Served, directory=made.parents[1])
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/some/where/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def site(made: Path) -> Iterator[Site]:
    found = Site(made)
    yield found
    found.stop()


def carry(page: Any, tile_id: int = 4, slot_at: int = 2) -> None:
    """A tile, the red 7, to the upper shelf, to the red 5 and 6; what lies on the felt is not meant."""
    step = page.locator(".rw-step[data-step=first-run]")
    tile = step.locator(f".rw-wood .rw-tile[data-id='{tile_id}']").last.bounding_box()
    slot = step.locator(f".rw-wood .rw-slot[data-shelf='0'][data-slot='{slot_at}']").last.bounding_box()
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(slot["x"] + 20, slot["y"] + 20, steps=4)
    page.mouse.up()


def test_a_tile_is_moved_before_python_is_there_and_then_judged(site: Site, visit: Any) -> None:
    Served.late.clear()
    page = visit(site.address + RUNS)
    page.wait_for_selector("html[data-live]", state="attached")
    carry(page)
    carry(page, 3, 9)
    for tile in (4, 3):
        page.wait_for_selector(f".rw-step[data-step=first-run] .rw-tile[data-id='{tile}'][data-parked]")
    assert page.evaluate("document.documentElement.dataset.python") is None
    assert page.locator("#site-judging").is_visible()
    Served.late.set()
    page.wait_for_selector("#site-judging", state="hidden")
    page.wait_for_selector(".rw-step[data-step=first-run][data-outcome=right]")
    page.wait_for_selector(".rw-slot[data-shelf='0'][data-slot='9'] .rw-tile[data-id='3']")
    kept = page.evaluate("localStorage.getItem('rummy-widget:v1:lesson:runs')")
    assert json.loads(kept) == {"v": 1, "steps": {"first-run": {"stars": 3}}}


def test_after_one_visit_all_goes_on_without_a_network(site: Site, visit: Any) -> None:
    page = visit(site.address)
    page.wait_for_url("**/notebooks/home.html")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    site.stop()
    page.context.set_offline(True)
    for name in PAGES:
        page.goto(f"{site.address}{name}.html")
        page.wait_for_selector(READY, state="attached")
    page.goto(site.address + RUNS)
    carry(page)
    page.wait_for_selector(".rw-step[data-step=first-run][data-outcome=right]")


def said(page: Any, what: str) -> Any:
    """What the page says at its edge, once it does."""
    note = page.locator(f"#site-{what}")
    note.wait_for()
    return note


def lies(page: Any, tile_id: int, slot: int) -> None:
    """A tile lies on the upper shelf, and Python knows it."""
    page.wait_for_selector(
        f".rw-step[data-step=first-run] .rw-slot[data-shelf='0'][data-slot='{slot}'] .rw-tile[data-id='{tile_id}']"
    )
    page.wait_for_function("() => !document.querySelector('[data-asking], .rw-tile[data-parked]')")


def test_a_file_that_cannot_be_had_is_said_and_asked_for_again(site: Site, visit: Any) -> None:
    Served.away = "/program.packed"
    page = visit(site.address + RUNS)
    cut = said(page, "cut")
    carry(page)
    Served.away = None
    cut.get_by_role("button").click()
    page.wait_for_selector(".rw-step[data-step=first-run][data-outcome=right]")
    cut.wait_for(state="hidden")


def test_programs_that_are_given_as_no_programs_are_said_by_none(site: Site, visit: Any) -> None:
    Served.blind = True
    said(visit(site.address + RUNS), "types")


@pytest.mark.parametrize("policy", ["script-src 'self' 'wasm-unsafe-eval'", "script-src 'self'"])
def test_a_policy_of_the_server_is_kept_to_or_named(site: Site, visit: Any, policy: str) -> None:
    Served.policy = policy
    page = visit(site.address + RUNS)
    if "wasm" in policy:
        page.wait_for_selector(READY, state="attached")
        assert any(path.endswith("/script.js") for path in Served.asked)
    else:
        assert "wasm-unsafe-eval" in said(page, "policy").inner_text()


BLOCKED = """
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  Object.defineProperty(globalThis, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });
}
if (globalThis.SharedWorker) SharedWorker = function () { throw new DOMException('blocked', 'SecurityError'); };
if (globalThis.ServiceWorkerContainer) {
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
}
"""


@pytest.mark.parametrize("name", [RUNS, "notebooks/play.html"])
def test_a_browser_that_keeps_nothing_plays_and_says_so(site: Site, visit: Any, name: str) -> None:
    Served.before = BLOCKED.encode()
    page = visit()
    page.add_init_script(BLOCKED)
    page.goto(site.address + name)
    page.wait_for_selector(READY, state="attached")
    if name == RUNS:
        carry(page)
        page.wait_for_selector(".rw-step[data-step=first-run][data-outcome=right]")
        page.get_by_text("This browser keeps nothing for this page").first.wait_for()
    else:
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".rw-wood .rw-tile")
        page.get_by_text("This browser keeps nothing").first.wait_for()


def test_a_worker_that_is_killed_starts_anew_and_the_rack_lies_as_it_lay(
    site: Site, visit: Any, browser: Any
) -> None:
    page = visit(site.address + RUNS)
    page.wait_for_selector(READY, state="attached")
    carry(page, 3, 9)
    lies(page, 3, 9)
    control = browser.new_browser_cdp_session()
    workers = [
        each["targetId"]
        for each in control.send("Target.getTargets")["targetInfos"]
        if each["type"] == "shared_worker" and each["url"].startswith(site.address)
    ]
    with page.expect_navigation():
        for worker in workers:
            control.send("Target.closeTarget", {"targetId": worker})
    said(page, "anew")
    page.wait_for_selector(READY, state="attached")
    lies(page, 3, 9)
    carry(page)
    page.wait_for_selector(".rw-step[data-step=first-run][data-outcome=right]")


def test_a_lesson_that_was_left_goes_on_where_it_was(site: Site, visit: Any) -> None:
    page = visit(site.address + RUNS)
    page.wait_for_selector(READY, state="attached")
    carry(page)
    page.wait_for_selector(".rw-step[data-step=first-run][data-outcome=right]")
    page.locator("[data-act=next]:visible").first.click()
    step = page.wait_for_selector(".rw-step:visible").get_attribute("data-step")
    assert step != "first-run"
    tile = page.locator(f".rw-step[data-step={step}] .rw-wood .rw-tile").last
    tile.focus()
    own = tile.get_attribute("data-id")
    page.keyboard.press("Enter")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-asking], .rw-tile[data-parked]')")
    where = f"() => document.querySelector('.rw-step[data-step={step}] .rw-wood .rw-tile[data-id=\"{own}\"]').closest('.rw-slot').dataset"
    lay = page.evaluate(where)
    page.close(run_before_unload=False)
    other = page.context.new_page()
    other.goto(site.address + RUNS)
    other.wait_for_selector(READY, state="attached")
    other.wait_for_selector(f".rw-step[data-step={step}]:visible")
    other.wait_for_function("() => !document.querySelector('[data-asking]')")
    assert other.evaluate(where) == lay
    other.close()


def another_version(made: Path, out: Path) -> str:
    """The site as it is published next, with another folder of programs."""
    shutil.copytree(made, out, dirs_exist_ok=True)
    (folder,) = out.glob("programs-*")
    name = "programs-000000000000"
    folder.rename(out / name)
    for page in out.rglob("*.html"):
        page.write_text(page.read_text(encoding="utf-8").replace(folder.name, name), encoding="utf-8")
    write_offline(out, (FILES / WORKER).read_text(encoding="utf-8"))
    return name


def test_a_new_version_is_said_waits_and_takes_the_rack_along(
    made: Path, tmp_path: Path, visit: Any
) -> None:
    site = Site(shutil.copytree(made, tmp_path / "old/some/where"))
    page = visit(site.address + RUNS)
    page.wait_for_selector(READY, state="attached")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    other = page.context.new_page()
    other.goto(site.address + "notebooks/home.html")
    other.wait_for_selector(READY, state="attached")
    page.bring_to_front()
    carry(page, 3, 9)
    lies(page, 3, 9)
    old = page.locator("link[rel=stylesheet]").first.get_attribute("href")
    shutil.rmtree(site.made)
    new = another_version(made, site.made)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    news = said(page, "news")
    other.goto(site.address + PAGES[1] + ".html")
    other.wait_for_selector(READY, state="attached")
    assert new not in other.content(), "old content stays with old content"
    assert old
    page.bring_to_front()
    with page.expect_navigation():
        news.get_by_role("button").click()
    page.wait_for_selector(READY, state="attached")
    assert new in page.content()
    lies(page, 3, 9)
    other.bring_to_front()
    other.wait_for_selector(f"link[href*='{new}']", state="attached")
    other.close()
    site.stop()


class Outside(http.server.BaseHTTPRequestHandler):
    """A proxy that everything goes to which isn't this machine's."""

    asked: list[str] = []  # noqa: RUF012

    def do_GET(self) -> None:
        Outside.asked.append(f"{self.command} {self.path}")
        self.send_error(502)

    do_CONNECT = do_POST = do_HEAD = do_GET

    def log_message(self, *_: object) -> None:
        pass


def test_no_request_of_a_visit_leaves_the_sites_own_address(site: Site, visit: Any) -> None:
    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Outside)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    page = visit(proxy={"server": f"http://127.0.0.1:{proxy.server_port}"})
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        page.goto(f"{site.address}{name}.html")
        page.wait_for_selector(READY, state="attached")
    page.goto(site.address + "notebooks/play.html")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".rw-wood .rw-tile")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate("fetch('https://example.org/').catch(() => undefined)")  # which the policy forbids
    proxy.shutdown()
    proxy.server_close()
    assert Outside.asked == []
    asked.remove("https://example.org/") if "https://example.org/" in asked else None
    own = (site.address, "blob:", "data:")
    assert [each for each in asked if not each.startswith(own)] == []


def test_python_begins_each_page_with_what_stands_in_it(site: Site, visit: Any) -> None:
    page = visit(site.address + "notebooks/home.html")
    (folder,) = site.made.glob("programs-*")
    for name in PAGES:
        asked = [f"{site.address}{name}.html", f"{site.address}{folder.name}/worker.js"]
        stands, begun = page.evaluate(OPENED, asked)
        assert stands == begun, name


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_read_with_no_program_at_all(site: Site, visit: Any, name: str) -> None:
    page = visit(java_script_enabled=False)
    page.goto(f"{site.address}{name}.html")
    assert page.title()
    shown = page.locator("main").inner_text()
    assert len(shown) > 100
    if name.startswith("lessons/"):
        text = (site.made / f"{name}.html").read_text(encoding="utf-8")
        for step in set(re.findall(r'data-step="([\w-]+)"', text)):
            assert page.locator(f".rw-step[data-step={step}]").is_visible(), step


def test_every_link_of_a_page_leads_to_a_page_that_is_made(site: Site) -> None:
    course = {path.with_suffix(".html").as_posix() for path in page_paths(ROOT)}
    for name in PAGES:
        text = (site.made / f"{name}.html").read_text(encoding="utf-8")
        for link in re.findall(r'<a [^>]*href="([^"#?:]+)', text):
            to = os.path.normpath(os.path.join(os.path.dirname(name), link))
            assert to in course or (site.made / to).exists(), (name, link)
