"""Visits to pages with a browser, watched: nothing may leave the machine and nothing may go wrong unseen."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error

# Most tests ask what there is and wait for no glide: the browser asks for less motion. Those about moving
# tiles ask for all of it, and so does `make proof` for every lesson.
STILL = {"viewport": {"width": 1024, "height": 768}, "reduced_motion": "reduce"}
MOVING = {"reduced_motion": "no-preference"}

STANDS = """() => [
  document.body.innerText.replace(/\\n+/g, ' | '),
  `focus: ${document.activeElement.outerHTML.slice(0, 200)}`,
].join('\\n')"""
# What screen readers are told, kept for as long as the page is there: the live region forgets.
LISTEN = """
window.said = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (!target.closest?.('.rw-live')) continue;
    for (const line of addedNodes) window.said.push(line.textContent.trim());
  }
}).observe(document, { childList: true, subtree: true });
"""

HEARD = "(said) => window.said.some(line => line.includes(said))"

A_MINUTE = 60_000  # ms; a page whose kernel or server does not come up fails its test by then
HERE = {"127.0.0.1", "localhost", "[::1]", "::1"}


def leaves(url: str) -> bool:
    """Whether a request goes to another machine."""
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in HERE


def wait_until_said(page: Any, sentence: str) -> None:
    """Wait until screen readers have been told a line with `sentence`: they hear once the page is drawn."""
    page.wait_for_function(HEARD, arg=sentence)


class Visitor:
    """Opens pages and, when it leaves, says what they did that they must not."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.contexts: list[Any] = []
        self.outside: list[str] = []
        self.errors: list[str] = []

    def visit(self, url: str | None = None, **options: Any) -> Any:
        """A page in a context of its own (storage, cookies), at that address where one is given."""
        context = self.browser.new_context(**{**STILL, **options})
        context.set_default_timeout(A_MINUTE)
        self.contexts.append(context)
        context.on("request", lambda request: self._asked(request.url))
        context.on("weberror", lambda error: self._failed(str(error.error)))
        context.on("page", lambda page: page.on("websocket", lambda opened: self._asked(opened.url)))
        page = context.new_page()
        page.add_init_script(LISTEN)
        if url:
            page.goto(url, wait_until="commit")
        return page

    def tell(self) -> None:
        """What stands on each page, for whoever reads why a test failed."""
        for page in (page for context in self.contexts for page in context.pages):
            try:
                print(f"\n{page.url}\n{page.evaluate(STANDS)}")
            except Error as error:  # it is just being loaded
                print(f"\n{page.url}\n{error}")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        assert not self.outside, f"requests that left the machine: {self.outside}"
        assert not self.errors, f"errors thrown on a page: {self.errors}"

    def _failed(self, error: str) -> None:
        if not error.startswith("Error: Canceled future for"):  # JupyterLab, as its kernel ends
            self.errors.append(error)

    def _asked(self, url: str) -> None:
        if leaves(url):
            self.outside.append(url)
