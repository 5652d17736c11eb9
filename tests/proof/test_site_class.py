"""The notebooks of a class on the site: read as committed, their widgets alive, without any server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.test_class_notebooks import CLASS, LAPTOP, NAMES, PUPIL, Room, listen
from proof.sites import READY
from proof.test_class_notebooks import OTHERS
from rummy_widget.classroom import FAMILIES, exercise, seed_of
from servers import Site

MINUTES = 3 * 60_000
PHONE = {"width": 390, "height": 664}
LOOKED_AT = ("01-how-many-racks", "06-outs-and-waiting", "ro/03-doubles")
SYMBOLS = "racks-symbols"
KEPT_FOR_LATER = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('/sympy.zip')) return true;
  return false;
}"""


def opened(site: Site, page: Any, name: str) -> Room:
    page.goto(site.page(f"notebooks/class/{name}"), wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=MINUTES)
    return Room(page, name)


def answered(page: Any, family: str, text: str) -> None:
    page.fill(".rw-work .rw-sheet input", text)
    page.keyboard.press("Enter")
    assert page.get_attribute(".rw-work .rw-sheet", "data-task") == family


def begun(page: Any) -> str:
    """The first exercise, after one has said who one is."""
    page.fill(".rw-work [name=code]", CLASS)
    page.fill(".rw-work [name=name]", PUPIL)
    page.keyboard.press("Enter")
    page.wait_for_selector(".rw-work .rw-sheet input:focus")
    return str(page.get_attribute(".rw-work .rw-sheet", "data-task"))


@pytest.mark.parametrize("name", [*NAMES, *OTHERS])
def test_a_page_comes_to_life(offered: Site, passing: Callable[..., Any], name: str) -> None:
    page = passing(viewport=LAPTOP)
    heard, asked = listen(page), []
    page.context.on("request", lambda request: asked.append(request.url))
    room = opened(offered, page, name)
    kept = [cell for cell in room.cells if cell.outputs and "lab." in cell.source.splitlines()[-1]]
    assert page.locator("#page .jp-OutputArea").count() >= len(kept) > 2
    family = begun(page)
    answered(page, family, "0")
    page.wait_for_selector(".rw-work [data-outcome=wrong]")
    answered(page, family, exercise(family, seed_of(CLASS, PUPIL)).formula)
    page.wait_for_selector(".rw-work [data-outcome=right]")
    if room.has("Simulation"):
        room.dealt()
    if room.has("Chances"):
        room.exchanged()
    room.projected()
    room.ended()
    assert heard == []
    assert not [url for url in asked if url.endswith("/sympy.zip")], "nothing is proved here"


@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_bars_the_way(offered: Site, passing: Callable[..., Any], name: str) -> None:
    page = passing(viewport=PHONE, color_scheme="light")
    room = opened(offered, page, name)
    assert barriers(page) == []
    begun(page)
    page.emulate_media(color_scheme="dark")
    assert barriers(room.page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_after_one_visit_a_formula_is_proved_without_a_network(
    offered: Site, visit: Callable[..., Any]
) -> None:
    page = visit(viewport=LAPTOP)
    opened(offered, page, "ro/03-doubles")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=MINUTES)
    assert not page.evaluate(KEPT_FOR_LATER), "its exercises need no proof"
    opened(offered, page, NAMES[0])
    page.wait_for_function(KEPT_FOR_LATER, timeout=MINUTES)
    page.context.set_offline(True)
    opened(offered, page, NAMES[0])
    begun(page)
    page.click(f".rw-work [data-go={SYMBOLS}]")
    page.wait_for_selector(f".rw-work .rw-sheet[data-task={SYMBOLS}]")
    asked = exercise(FAMILIES[SYMBOLS].key, seed_of(CLASS, PUPIL))
    inside, few = asked.formula.removeprefix("C(").removesuffix(")").rsplit(", ", 1)
    answered(page, SYMBOLS, f"({inside})!/({few}! ({inside} - {few})!)")
    page.wait_for_selector(".rw-work [data-outcome=right]", timeout=MINUTES)
    assert "proved" in page.inner_text(".rw-work .rw-sheet")
    kept = page.evaluate("Object.values(localStorage).join()")
    assert json.dumps(PUPIL)[1:-1] in kept
    opened(offered, page, "04-runs-and-groups")


@pytest.mark.parametrize("java_script_enabled", [True, False])
def test_each_question_leads_to_the_next(
    offered: Site, passing: Callable[..., Any], java_script_enabled: bool
) -> None:
    for first in (NAMES[0], "ro/01-how-many-racks"):
        page, seen = passing(java_script_enabled=java_script_enabled), 1
        page.goto(offered.page(f"notebooks/class/{first}"))
        assert page.locator("[data-view=classwork]").is_visible() is java_script_enabled
        while (way := page.locator(".next-question a")).count():
            named = way.inner_text()
            way.click()
            page.wait_for_function("named => document.title.startsWith(named)", arg=named)
            seen += 1
        assert seen == len(NAMES)


@pytest.mark.parametrize("name", LOOKED_AT[1:])
def test_a_live_class_needs_a_server(offered: Site, passing: Callable[..., Any], name: str) -> None:
    page = passing(viewport=LAPTOP)
    opened(offered, page, name)
    page.fill(".rw-work [name=code]", "gsb vzv")
    page.fill(".rw-work [name=name]", PUPIL)
    page.keyboard.press("Enter")
    page.wait_for_selector(".rw-work .rw-problem:has-text('server')")
