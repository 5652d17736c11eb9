"""The course as a site, from Python's own server and below a path: before Python comes, and offline."""

from __future__ import annotations

import json
import os
import re
from typing import Any

import pytest

from proof.sites import PAGES, READY, ROOT, RUNS, Served, Site, carry
from rummy_widget.site.pages import page_paths

# What Python's worker shows of a page, beside what stands in the page; words are the page's own.
OPENED = """async ([address, worker]) => {
  const text = await (await fetch(address)).text();
  const page = JSON.parse(/<script id="rummy-page" [^>]*>([^]*?)<\\/script>/.exec(text)[1]);
  const { port } = new SharedWorker(worker, { type: "module", name: "python", extendedLifetime: true });
  const opened = new Promise((then) => {
    port.onmessage = ({ data }) => ["opened", "failed"].includes(data.type) && then(data);
  });
  const folder = `/rummy/rummy_widget/course/${page.folder}`;
  port.postMessage({ type: "open", page: address, folder, cells: page.cells });
  const { shown } = JSON.parse((await opened).what);
  port.postMessage({ type: "close", page: address });
  for (const { state } of shown) delete state.words;
  return [page.states, Object.fromEntries(shown.map(({ cell, state }) => [cell, state]))];
}"""


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
