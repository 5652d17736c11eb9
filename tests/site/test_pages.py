"""Pages of the site in Chromium before Python has come: as drawn and as alive, and with no program at all.

Two lessons and the rules, made without Python; `proof/test_site_*.py` have all pages of the whole site.
"""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from browser.barriers import barriers
from browser.test_layout import WIDER
from proof import test_site_drawn as as_drawn
from proof import test_site_everybody as everybody
from proof.sites import make_without_python
from servers import Site, site_server

RUNS, TABLED, RULES = "lessons/pro/02-runs", "lessons/rummikub/ro/04-splitting", "notebooks/rules"
NEVER = "globalThis.SharedWorker = class { port = { postMessage() {} } }"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    out = make_without_python(tmp_path_factory.mktemp("made") / "site", (RUNS, TABLED, RULES))
    server = site_server(out, tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def early(visit: Callable[..., Any]) -> Callable[..., Any]:
    """Visits of somebody for whom Python never comes."""

    def come(**options: Any) -> Any:
        page = visit(**options)
        page.add_init_script(NEVER)
        return page

    return come


@pytest.mark.parametrize("name", [RUNS, TABLED])
def test_a_step_lives_as_it_was_drawn(site: Site, early: Callable[..., Any], name: str) -> None:
    drawn, lives = as_drawn.both(site, early, name, "html[data-live]")
    for step in islice(as_drawn.steps_of(lives), 2):
        as_drawn.same_parts(drawn, lives, step)


@pytest.mark.parametrize(("name", "width"), [(RUNS, 320), (TABLED, 1280)])
def test_a_lesson_is_read_without_a_program(
    site: Site, visit: Callable[..., Any], name: str, width: int
) -> None:
    everybody.test_a_lesson_is_read_without_a_program(site, visit, name, width)


def test_the_rules_of_all_games_are_read_without_a_program(site: Site, visit: Callable[..., Any]) -> None:
    everybody.test_other_pages_are_read_without_a_program(site, visit, RULES, 320)


def test_a_phone_and_a_screen_reader_need_no_program(site: Site, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 320, "height": 800})
    page.route("**/shell.js", lambda route: route.abort())
    page.goto(site.page(RUNS))
    assert barriers(page) == []
    assert page.evaluate(WIDER) <= 0


# Where all that is seen of a part stands: tiles, dots, words and buttons.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll(".rw-tile, .rw-dot, .rw-title, .rw-goal, .rw-button, .rw-page-title")]
    .filter((each) => each.getClientRects().length)
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const cell = each.closest('[data-rw-cell]').dataset.rwCell;
      const name = each.dataset.id ?? each.dataset.go ?? each.textContent.trim();
      return [`${cell} ${each.classList[0]} ${name}`, [x, y, width, height].map(Math.round)];
    }),
)"""

STAYED = f"""(drawn) => {{
  const now = ({PLACES})();
  const near = (was, place) => place?.every((each, at) => Math.abs(each - was[at]) <= 1);
  return Object.entries(drawn).every(([name, was]) => near(was, now[name]));
}}"""


# How often a page was left without a tile: what is drawn goes when what lives is there.
BARE = """() => {
  globalThis.bare = 0;
  const look = () => { globalThis.bare += document.querySelector('.rw-tile') ? 0 : 1; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("size", [(390, 664), (1280, 800)])
@pytest.mark.parametrize("name", [RUNS, TABLED])
def test_nothing_moves_when_a_page_comes_to_life(
    site: Site, early: Callable[..., Any], name: str, size: tuple[int, int]
) -> None:
    page = early(viewport={"width": size[0], "height": size[1]})
    held: list[Any] = []
    page.route("**/shell.js", lambda route: held.append(route))
    page.goto(site.page(name), wait_until="commit")
    page.wait_for_selector("#rummy-page", state="attached")
    drawn = page.evaluate(PLACES)
    assert len([each for each in drawn if " rw-tile " in each]) > 3
    page.evaluate(BARE)
    for each in held:
        each.continue_()
    page.wait_for_selector("html[data-live]", state="attached")
    page.wait_for_function(STAYED, arg=drawn, timeout=5_000)
    assert page.evaluate("bare") == 0


def test_a_page_is_drawn_to_the_same_bytes_each_time(site: Site, tmp_path: Path) -> None:
    made = make_without_python(tmp_path / "again", [RUNS])
    with urllib.request.urlopen(site.page(RUNS)) as answer:
        assert answer.read() == (made / f"{RUNS}.html").read_bytes()
