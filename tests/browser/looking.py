"""A look at a page as it stands: what is covered, what lies out of sight, and which text is cut off.

`looking.js` looks; it goes by roles and names, so that it outlives every redesign. A `Looker` looks at one page
through all windows, opens each menu, drawer and <details> on it, and notes what it finds as a `Finding`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

WINDOWS = ((1280, 800), (1024, 768), (768, 1024), (390, 664), (360, 640))
LARGE = WINDOWS[0]

LOOK = Path(__file__).with_name("looking.js").read_text(encoding="utf-8")
# Once nothing waits for an answer or moves by itself, and letters have their shape; what moves for ever is not waited for.
AT_REST = """async () => {
  const next = () => new Promise(done => { requestAnimationFrame(done); setTimeout(done, 500); }); // or the page draws none
  const frame = async () => { await next(); await next(); await next(); }; // laid out, answered by the page, and drawn
  const moves = each => each.playState === 'running' && each.timeline === document.timeline
    && Number.isFinite(each.effect?.getComputedTiming().endTime) && !each.effect?.target?.closest('[role=img]');
  const busy = () => document.fonts.status !== 'loaded' || document.querySelector('[data-asking]') || document.getAnimations().some(moves);
  const stands = () => `${document.body.innerHTML.length} ${document.querySelectorAll('[hidden]').length}`;
  const end = performance.now() + 20000;
  let before;
  do { before = stands(); await frame(); } while ((busy() || stands() !== before) && performance.now() < end);
  if (busy()) throw new Error('the page never comes to rest');
}"""
# What can be opened, by its name: closed menus and <details>, and buttons that say that they open something. Those in a
# menu that is closed come too, since a menu closes when one of its buttons is pressed. A move of a game (`do-...`) is for
# a walk to make: no second press takes it back.
CLOSED = """() => {
  const name = it => (it.getAttribute('aria-label') ?? it.textContent).replace(/\\s+/g, ' ').trim();
  const could = it => it.checkVisibility() || [...document.querySelectorAll('details:not([open])')].some(each =>
    each.checkVisibility() && each.contains(it) && !it.closest('[hidden]'));
  window.openers = [...document.querySelectorAll('details:not([open]) > summary, [aria-expanded=false]')]
    .filter(it => could(it) && it.getAttribute('aria-disabled') !== 'true' && !it.matches('[data-act^=do-]'));
  return window.openers.map(it => `${it.tagName === 'SUMMARY' ? 'details' : 'button'} "${name(it).slice(0, 40)}"`);
}"""
# Opens one of them, and what it stands in first; remembers what was to be seen before.
OPEN = """at => {
  window.around = [];
  for (let up = window.openers[at].parentElement; up; up = up.parentElement)
    if (up.matches('details:not([open])') && up !== window.openers[at].parentElement) window.around.unshift(up);
  for (const each of window.around) each.querySelector('summary').click();
  window.before = new Set([...document.querySelectorAll('body *')].filter(it => it.checkVisibility()));
  window.places = [...document.querySelectorAll('button, a[href], summary, [role=img]')]
    .filter(it => it.checkVisibility() && !it.closest('math')).map(it => [it, it.getBoundingClientRect()]);
  window.opener = window.openers[at];
  window.opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); // as a press begins: open menus close
  window.opener.click();
}"""
IS_OPEN = """() => {
  const { opener } = window;
  return opener.tagName === 'SUMMARY' ? opener.parentElement.open : opener.ariaExpanded === 'true';
}"""
# What it opened: what wasn't to be seen before, the outermost each. Of that, what lies over the page must lie wholly in the
# window and on top.
LOOK_WITHIN = """look => {
  const { opener, before } = window;
  const visible = it => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const fresh = [...document.querySelectorAll('body *')].filter(it => visible(it) && !before.has(it) && !it.closest('[aria-live]'));
  const tops = fresh.filter(it => it.getBoundingClientRect().width > 1 && !fresh.includes(it.parentElement));
  let found = look(tops);
  if (!tops.length) return [{ kind: 'opens nothing', what: opener.textContent.trim(), where: '' }];
  const page = document.documentElement;
  const moved = page.scrollHeight > innerHeight + 1 ? [] : window.places.filter(([it, was]) => {
    const now = it.getBoundingClientRect();
    return it.isConnected && it.checkVisibility() && !tops.some(top => top.contains(it))
      && Math.max(Math.abs(now.left - was.left), Math.abs(now.top - was.top)) > 1;
  });
  const over = it => {
    for (let up = it; up && up !== document.body; up = up.parentElement) {
      if (before.has(up)) break;
      if (['absolute', 'fixed'].includes(getComputedStyle(up).position)) return up;
    }
    return null;
  };
  const name = it => (it.getAttribute('aria-label') ?? it.textContent).replace(/\\s+/g, ' ').trim().slice(0, 40);
  // What is unfolded within the page pushes on what follows it.
  if (moved.length && tops.every(over)) found.push({ kind: 'moved', what: `by "${name(opener)}"`, where: moved.slice(0, 4).map(([it]) => name(it)).join(', ') });
  for (const menu of new Set(tops.map(over).filter(it => it && it.getBoundingClientRect().height > 1 && getComputedStyle(it).pointerEvents !== 'none'))) {
    const { left, top, right, bottom } = menu.getBoundingClientRect();
    const where = `at ${[left, top].map(Math.round)} to ${[right, bottom].map(Math.round)}`;
    const what = `what "${name(opener)}" opens`;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push({ kind: 'menu outside', what, where });
      continue;
    }
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const points = parts.flatMap(x => parts.map(y => [left + (right - left) * x, top + (bottom - top) * y]));
    const hidden = points.map(([x, y]) => document.elementFromPoint(x, y)).filter(at => at && !menu.contains(at) && !at.contains(menu));
    const bare = points.filter(([x, y]) => document.elementFromPoint(x, y)?.contains(menu) && document.elementFromPoint(x, y) !== menu);
    if (hidden.length + bare.length <= 4) continue;
    found = found.filter(({ kind }) => kind !== 'covered'); // its controls with it
    found.push({ kind: 'menu covered', what, where: `${where}, ${hidden.length + bare.length} of ${points.length} points are hidden` });
  }
  return found;
}"""
READS = """() => [...document.querySelectorAll('body *')].filter(it => it.checkVisibility() && !window.before.has(it))
  .map(it => it.textContent.replace(/\\s+/g, ' ').trim())"""
CLOSE = f"""() => {{
  if (window.opener.isConnected && ({IS_OPEN})()) window.opener.click();
  for (const each of window.around.reverse()) if (each.open) each.querySelector('summary').click();
}}"""
LOOK_AT_REST = f"async () => {{ await ({AT_REST})(); return [({LOOK})(), ({CLOSED})()]; }}"
LOOK_OPENED = f"""async at => {{
  const rest = {AT_REST};
  const until = async (open) => {{
    const end = performance.now() + 20000;
    do await rest();
    while (window.opener.isConnected && ({IS_OPEN})() !== open && performance.now() < end);
    if (window.opener.isConnected && ({IS_OPEN})() !== open) throw new Error(`${{window.opener.textContent}} does not ${{open ? 'open' : 'close'}}`);
  }};
  ({OPEN})(at);
  await until(true);
  const found = [({LOOK_WITHIN})({LOOK}), ({READS})()];
  ({CLOSE})();
  await until(false);
  return found;
}}"""


@dataclass(frozen=True)
class Finding:
    """Something that a person can't see or reach."""

    page: str
    state: str
    window: str
    language: str
    kind: str
    what: str
    where: str = ""

    def __str__(self) -> str:
        return f"{self.page} ({self.language}), {self.state}, {self.window}: {self.kind}: {self.what} {self.where}"


def look(page: Any) -> list[dict[str, Any]]:
    """Everything that is wrong with a page in its present state and window, with nothing opened."""
    found: list[dict[str, Any]] = page.evaluate(LOOK)
    return found


class EnoughSeenError(Exception):
    """Every state that was wanted by its name has been looked at: the rest of the walk would show nothing."""


class Looker:
    """Looks at one page in each of its states, through several windows."""

    def __init__(
        self,
        page: Any,
        name: str,
        language: str = "en",
        windows: Sequence[tuple[int, int]] = WINDOWS,
        states: Sequence[str] = ("*",),
    ) -> None:
        self.page, self.name, self.language, self.windows, self.wanted = page, name, language, windows, states
        self.found: dict[Finding, None] = {}
        self.states = 0
        # With a pattern among them nobody knows which is the last.
        self._left = {"*"} if any("*" in each for each in states) else set(states)
        self._opened: set[tuple[tuple[int, int], str]] = set()

    @property
    def findings(self) -> list[Finding]:
        return list(self.found)

    def at(self, state: str, *, opening: bool = True) -> None:
        """Look at this state through all windows, and open what can be opened and was not opened before."""
        if not any(fnmatchcase(state, each) for each in self.wanted):
            return
        self.states += 1
        for window in self.windows:
            self._sized(window)
            found, closed = self.page.evaluate(LOOK_AT_REST)
            found = self._opens(window, state, found, closed if opening else [])
            self._note(state, window, found)
        self.resize(LARGE)
        self._left.discard(state)
        if not self._left:
            raise EnoughSeenError

    def resize(self, window: tuple[int, int]) -> None:
        """Give the page another window, and wait until it has followed."""
        self._sized(window)
        self.rests()

    def _sized(self, window: tuple[int, int]) -> None:
        width, height = window
        self.page.set_viewport_size({"width": width, "height": height})

    def rests(self) -> None:
        """Wait until nothing is on its way."""
        self.page.evaluate(AT_REST)

    def _note(self, state: str, window: tuple[int, int], found: list[dict[str, Any]]) -> None:
        size = "{}x{}".format(*window)
        for each in found:
            one = Finding(self.name, state, size, self.language, each["kind"], each["what"], each["where"])
            self.found[one] = None

    def _opens(
        self, window: tuple[int, int], state: str, found: list[dict[str, Any]], closed: Sequence[str]
    ) -> list[dict[str, Any]]:
        """Look at what opens; text that is cut off is well where one of them shows all of it."""
        cut = [each for each in found if "texts" in each]
        names = closed or (self.page.evaluate(CLOSED) if cut else [])
        read: list[str] = []
        for at, name in enumerate(names):
            if not closed and not name.startswith("button"):
                continue
            if (window, name) in self._opened and not (cut and name.startswith("button")):
                continue
            self._opened.add((window, name))
            if self.page.evaluate(CLOSED)[at : at + 1] != [name]:
                continue  # it has gone meanwhile
            inside, texts = self.page.evaluate(LOOK_OPENED, at)
            self._note(f"{state}, {name} open", window, inside)
            read += texts
        return [
            each for each in found if not (each in cut and all(_reads(read, text) for text in each["texts"]))
        ]


def _reads(read: Sequence[str], text: str) -> bool:
    return any(text in each for each in read)
