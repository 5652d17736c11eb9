"""What goes wrong with the site is said on its page, and nothing is lost; and nobody else is asked."""

from __future__ import annotations

import http.server
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest

from proof.sites import PAGES, READY, RUNS, Served, Site, carry
from rummy_widget.site.build import FILES
from rummy_widget.site.offline import WORKER, write_offline


def said(page: Any, what: str) -> Any:
    """What the page says at its edge, once it does."""
    note = page.locator(f"#site-{what}")
    note.wait_for()
    return note


def lies(page: Any, tile_id: int, slot: int) -> None:
    """A tile lies on the upper shelf, and Python knows it."""
    place = f".rw-slot[data-shelf='0'][data-slot='{slot}']"
    page.wait_for_selector(f".rw-step[data-step=first-run] {place} .rw-tile[data-id='{tile_id}']")
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


PLACE = "(tile) => ({ ...document.querySelector(tile).closest('.rw-slot').dataset })"
BLOCKED = """
const refused = () => new DOMException('blocked', 'SecurityError');
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  Object.defineProperty(globalThis, name, { get() { throw refused(); } });
}
if (globalThis.SharedWorker) SharedWorker = function () { throw refused(); };
if (globalThis.ServiceWorkerContainer) {
  ServiceWorkerContainer.prototype.register = () => Promise.reject(refused());
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
        page.get_by_text("This browser can't keep").first.wait_for()
    else:
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".rw-wood .rw-tile")
        page.get_by_text("This browser can't keep").first.wait_for()


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
    where = f".rw-step[data-step={step}] .rw-wood .rw-tile[data-id='{own}']"
    lay = page.evaluate(PLACE, where)
    page.close(run_before_unload=False)
    other = page.context.new_page()
    other.goto(site.address + RUNS)
    other.wait_for_selector(READY, state="attached")
    other.wait_for_selector(f".rw-step[data-step={step}]:visible")
    other.wait_for_function("() => !document.querySelector('[data-asking]')")
    assert other.evaluate(PLACE, where) == lay
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


def test_a_new_version_is_said_waits_and_takes_the_rack_along(made: Path, tmp_path: Path, visit: Any) -> None:
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
    shutil.rmtree(site.made)
    new = another_version(made, site.made)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    news = said(page, "news")
    other.goto(site.address + PAGES[1] + ".html")
    other.wait_for_selector(READY, state="attached")
    assert new not in other.content(), "old content stays with old content"
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
    page = visit(proxy={"server": f"http://127.0.0.1:{proxy.server_port}", "bypass": "127.0.0.1"})
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        page.goto(f"{site.address}{name}.html")
        page.wait_for_selector(READY, state="attached")
    page.goto(site.address + "notebooks/play.html")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".rw-wood .rw-tile")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    proxy.shutdown()
    proxy.server_close()
    assert Outside.asked == []
    own = (site.address, "blob:", "data:")
    assert [each for each in asked if not each.startswith(own)] == []
