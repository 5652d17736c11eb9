"""The page around a notebook: what stands on it, its colours, and that it needs no other machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from servers import App

RUNS = "lessons/pro/02-runs"
WATCH_STATUS = """
window.said = [];
new MutationObserver(() => {
  const text = document.querySelector("#loading[role=status]")?.innerText.trim();
  if (text && text !== window.said.at(-1)) window.said.push(text);
}).observe(document, { childList: true, subtree: true });
"""
"""A script that collects what the page says while it waits. It may say so only for a moment."""


def test_prose_and_widget_stand_on_the_page(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page(RUNS))
    page.click(".ask")
    page.wait_for_function("document.querySelector('.answer').value === '1'")
    assert page.title() == "Runs · Rummy"
    assert page.get_attribute("html", "lang") == "en"
    assert page.locator("main h1").all_inner_texts() == ["Runs"], (
        "cells tagged `notebook` stay in the notebook"
    )
    assert page.locator("main .answer").count() == 1
    assert "anywidget" not in page.inner_text("body")
    assert page.locator("#loading").count() == 0


def test_while_the_kernel_starts_the_page_says_so(plain: App, visit: Callable[..., Any]) -> None:
    page = visit()
    page.add_init_script(WATCH_STATUS)
    page.goto(plain.page(RUNS), wait_until="commit")
    page.wait_for_selector(".ask")
    assert page.evaluate("window.said[0]") == "Setting out the tiles …"


def test_formulas_are_set_by_the_browser_itself(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page("notebooks/formula"))
    page.wait_for_selector(".ask")
    assert page.locator("main p math mfrac > *").all_text_contents() == ["1", "4"]
    assert page.evaluate("document.querySelector('main math mfrac').getBoundingClientRect().height") > 15
    assert page.evaluate("performance.getEntriesByType('resource').length") < 20, (
        "Voila's front end stays away"
    )


def test_formulas_that_are_out_of_the_common_are_left_to_voila(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page("notebooks/odd-formula"))
    page.wait_for_selector("mjx-container")


def test_widgets_of_others_are_left_to_voila(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page("notebooks/slider"))
    page.wait_for_selector(".noUi-handle")
    assert page.locator("#loading").count() == 0


def test_outputs_that_are_no_widgets_are_shown(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page("notebooks/shown"))
    assert page.inner_text("main b") == "bold"
    assert "printed" in page.inner_text("main")
    page.wait_for_selector("#loading", state="detached")


def test_a_page_is_light(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page(RUNS))
    page.click(".ask")
    assert page.evaluate("performance.getEntriesByType('resource').length") < 12


def test_a_line_that_was_cut_is_taken_up_again(plain: App, visit: Callable[..., Any]) -> None:
    page = visit()
    page.add_init_script("""
        window.sockets = [];
        const Plain = WebSocket;
        window.WebSocket = class extends Plain {
            constructor(...given) { super(...given); sockets.push(this); }
        };
    """)
    page.goto(plain.page(RUNS))
    page.click(".ask")
    page.wait_for_function("document.querySelector('.answer').value === '1'")
    page.evaluate("sockets[0].close()")
    page.click(".ask")
    page.wait_for_function("document.querySelector('.answer').value === '2'")


def test_links_between_pages_work(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page(RUNS))
    page.get_by_role("link", name="Home").click()
    page.wait_for_url("**/voila/render/notebooks/home.ipynb")
    page.wait_for_selector(".ask")
    page.go_back()
    page.wait_for_url("**/lessons/pro/02-runs.ipynb")
    page.click(".ask")
    page.wait_for_function("document.querySelector('.answer').value === '1'")


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (320, "light"),
        (1024, "dark"),
        pytest.param(320, "dark", marks=pytest.mark.proof),
        pytest.param(1024, "light", marks=pytest.mark.proof),
    ],
)
def test_nobody_is_left_out(plain: App, visit: Callable[..., Any], scheme: str, width: int) -> None:
    page = visit(plain.page(RUNS), color_scheme=scheme, viewport={"width": width, "height": 700})
    page.wait_for_selector(".ask")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_keyboard_can_skip_to_the_page(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page(RUNS))
    page.wait_for_selector(".ask")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the main content"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "page"


def test_colours_follow_the_system_and_can_be_chosen(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page(RUNS), color_scheme="dark")
    page.wait_for_selector(".ask")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)
    assert page.get_attribute("body", "data-jp-theme-light") == "false"
    page.emulate_media(color_scheme="light")
    page.wait_for_function("document.body.dataset.jpThemeLight === 'true'")
    light = page.evaluate(ground)
    assert light != dark
    page.get_by_role("button", name="Dark").click()
    assert page.evaluate(ground) == dark
    page.reload()
    page.wait_for_selector(".ask")
    assert page.evaluate(ground) == dark, "the choice is kept"
    assert page.get_by_role("button", name="Dark").get_attribute("aria-pressed") == "true"


def test_voila_puts_no_dialog_over_a_page_without_its_kernel(plain: App, visit: Callable[..., Any]) -> None:
    others = plain.kernels()
    page = visit(plain.page(RUNS))
    page.click(".ask")
    page.wait_for_function("document.querySelector('.answer').value === '1'")
    own = [kernel for kernel in plain.kernels() if kernel not in others]
    assert own
    for kernel in own:
        kernel.kill()
    page.wait_for_timeout(2000)  # a kernel that has died is noticed in half a second
    assert page.locator(".jp-Dialog").count() == 0
    assert page.inner_text(".answer") == "1", "what was on the page stays"


def test_a_missing_page_leads_home(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(f"{plain.url}voila/render/lessons/pro/99-nothing.ipynb", color_scheme="dark")
    assert page.inner_text("h1") == "This page isn’t part of the course."
    assert barriers(page) == []
    page.get_by_role("link", name="To the course").click()
    page.wait_for_url("**/notebooks/home.ipynb")
