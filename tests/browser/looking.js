// Looks at a page as it stands and lists what a person could not see or reach: controls that something covers, parts of
// menus outside the window, and text that is cut off. Goes by roles and names, never by classes.
//
// (within) => [{ kind, what, where, texts }]; `within`, where given, is a list of elements: only what stands in them.
(within) => {
  const ASIDE = 1.5; // px that anything may stick out sideways, and ...
  const TALL = 0.25; // ... this much of a line's height up or down: letters seldom fill their box, ...
  const TALL_MATH = 0.6; // ... least of all those of formulas
  const CONTROLS =
    "a[href], button, summary, select, textarea, input:not([type=hidden]), [draggable=true], " +
    ["button", "link", "tab", "menuitem", "option", "slider", "checkbox", "radio", "switch"].map((role) => `[role=${role}]`).join();
  const LISTED = 3; // things named of all that lie out of sight in one place that scrolls

  const style = new Map();
  const styleOf = (it) => style.get(it) ?? (style.set(it, getComputedStyle(it)), style.get(it));
  const root = document.documentElement;
  const still = (way) => [root, document.body].some((it) => it && ["hidden", "clip"].includes(styleOf(it)[way]));
  const page = {
    left: 0, top: 0, right: innerWidth, bottom: innerHeight,
    rollsX: root.scrollWidth > innerWidth + 1 && !still("overflowX"),
    rollsY: root.scrollHeight > innerHeight + 1 && !still("overflowY"),
  };

  // ---- Names ---------------------------------------------------------------------------------------------

  const short = (text) => {
    const line = text.replace(/\s+/g, " ").trim();
    return line.length > 60 ? `${line.slice(0, 57)}...` : line;
  };
  const ROLES = { A: "link", BUTTON: "button", SUMMARY: "button", SELECT: "combobox", TEXTAREA: "textbox", INPUT: "field", DETAILS: "details", NAV: "navigation", HEADER: "banner", MAIN: "main", SECTION: "region", TABLE: "table", OL: "list", UL: "list", LI: "listitem", H1: "heading", H2: "heading", H3: "heading", P: "paragraph" };
  const listed = (things) => `${things.slice(0, LISTED).join(", ")}${things.length > LISTED ? ` and ${things.length - LISTED} more` : ""}`;
  const roleOf = (it) => it.getAttribute("role") ?? (it.tagName === "SECTION" && !labelOf(it) ? null : ROLES[it.tagName] ?? null);
  const labelOf = (it) => {
    const by = it.getAttribute("aria-labelledby")?.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return (by || it.getAttribute("aria-label") || "").trim();
  };
  const nameOf = (it) => short(labelOf(it) || it.labels?.[0]?.textContent || it.textContent || it.getAttribute("title") || it.getAttribute("placeholder") || "");
  const called = (it) => {
    const name = labelOf(it) || (it.matches(CONTROLS) ? nameOf(it) : "");
    return `${roleOf(it) ?? it.tagName.toLowerCase()}${name ? ` "${short(name)}"` : ""}`;
  };
  /** The nearest part of the page around it that has a role and a name. */
  const around = (it) => {
    for (let up = it; up && up !== document.body; up = up.parentElement) if (roleOf(up) && labelOf(up) && !up.matches(CONTROLS)) return called(up);
    return "the page";
  };

  // ---- What cuts off ---------------------------------------------------------------------------------------

  // What an element is laid out in, as far as being cut off goes: something positioned leaves what stands between.
  const holder = (it) => {
    const { position } = styleOf(it);
    if (position === "fixed") return null;
    return position === "absolute" && "offsetParent" in it ? it.offsetParent : it.parentElement;
  };
  const frames = new Map();
  const frameOf = (it) => {
    if (!frames.has(it)) frames.set(it, newFrame(it));
    return frames.get(it);
  };
  const newFrame = (it) => {
    const { overflowX, overflowY, display } = styleOf(it);
    if (it === root || it === document.body || display === "inline" || (overflowX === "visible" && overflowY === "visible")) return null;
    const { left, top } = it.getBoundingClientRect();
    const [x, y] = [left + it.clientLeft, top + it.clientTop];
    const rolls = (way, much) => (["auto", "scroll"].includes(way) && much > 1 ? "rolls" : way === "visible" ? "shows" : "hides");
    return {
      it, left: x, top: y, right: x + it.clientWidth, bottom: y + it.clientHeight,
      x: rolls(overflowX, it.scrollWidth - it.clientWidth), y: rolls(overflowY, it.scrollHeight - it.clientHeight),
    };
  };
  const chains = new Map();
  /** All that may cut off what is laid out in this element, from the inside out. */
  const chainIn = (it) => {
    if (!chains.has(it)) {
      const up = holder(it);
      chains.set(it, [frameOf(it), ...(up ? chainIn(up) : [])].filter(Boolean));
    }
    return chains.get(it);
  };
  const chainOf = (it) => {
    const up = holder(it);
    return up ? chainIn(up) : [];
  };
  const fixed = (it) => {
    for (let up = it; up; up = holder(up)) if (styleOf(up).position === "fixed") return true;
    return false;
  };

  // ---- What is seen at all ---------------------------------------------------------------------------------

  const aloud = new Map();
  /** For screen readers only: cut away to nothing on purpose. */
  const aloudOnly = (it) => {
    if (!it) return false;
    if (!aloud.has(it)) {
      const { clipPath, clip, position } = styleOf(it);
      const gone = clipPath.startsWith("inset(50%") || (position === "absolute" && /^rect\((0|1)px, (0|1)px/.test(clip));
      aloud.set(it, gone || aloudOnly(it.parentElement));
    }
    return aloud.get(it);
  };
  const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !aloudOnly(it);
  /** A way past the head of the page, which waits above the window until the Tab key brings it in. */
  const waits = (it) => it.closest("a[href^='#']") !== null && it.getBoundingClientRect().bottom + scrollY < 0;
  const asked = (it) => !waits(it) && (!within || within.some((each) => each.contains(it)));

  // A place that scrolls is marked as such by `data-scrolling`, and shows its cue if words that describe it are in sight now.
  // Who has scrolled to its end needs no cue.
  const ended = (it) => it.scrollTop > 0 && it.scrollTop + it.clientHeight > it.scrollHeight - 5;
  const cued = (it) =>
    it.hasAttribute("data-scrolling") &&
    (ended(it) || (it.getAttribute("aria-describedby") ?? "").split(/\s+/).some((id) => {
      const cue = document.getElementById(id);
      const box = cue?.getBoundingClientRect();
      return cue && cue.textContent.trim() && seen(cue) && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    }));

  // ---- Findings ----------------------------------------------------------------------------------------------

  const found = [];
  const scrolling = new Map(); // a place that scrolls without a cue, and what lies out of sight in it
  const tell = (kind, what, where, more = {}) => found.push({ kind, what, where, ...more });
  const round = (box) => `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;

  /** Where a box is cut off: the frame and by how much; null where all of it is seen, or can be scrolled to by a cue. */
  const cutting = (box, chain, tall, still) => {
    const high = Math.max(tall ? 3 : ASIDE, (box.bottom - box.top) * tall);
    for (const frame of chain) {
      const across = Math.max(frame.left - box.left, box.right - frame.right);
      const down = Math.max(frame.top - box.top, box.bottom - frame.bottom);
      const ways = [frame.x !== "shows" && across > ASIDE && frame.x, frame.y !== "shows" && down > high && frame.y].filter(Boolean);
      if (ways.includes("hides")) return { frame, by: Math.round(Math.max(across, down)) };
      if (ways.length) return { frame, rolls: true, by: Math.round(Math.max(across, down)) };
    }
    const across = Math.max(-box.left, box.right - page.right);
    const down = Math.max(-box.top, box.bottom - page.bottom);
    if ((!page.rollsX && across > ASIDE) || ((!page.rollsY || still) && down > high)) return { frame: null, by: Math.round(Math.max(across, down)) };
    return null;
  };
  /** What fills the window to its edges below the head of the page scrolls as a page does. */
  const asPage = (frame) => frame.right - frame.left > innerWidth - 24 && frame.bottom > innerHeight - 2 && frame.bottom - frame.top > 0.7 * innerHeight && frame.x !== "rolls";
  const outOfSight = (frame, what, box) => {
    if (cued(frame.it) || asPage(frame) || (frame.it.scrollTop > 0 && box.bottom <= frame.bottom)) return; // or scrolled past
    if (!scrolling.has(frame.it)) scrolling.set(frame.it, new Set());
    scrolling.get(frame.it).add(what);
  };

  // ---- Text --------------------------------------------------------------------------------------------------

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const told = new Set();
  const cuts = new Map(); // text that is cut off, by the part of the page and what cuts
  for (let node; (node = words.nextNode()); ) {
    const own = node.parentElement;
    if (!node.textContent.trim() || !own || told.has(own) || /^(SCRIPT|STYLE|OPTION|NOSCRIPT|TEMPLATE)$/.test(own.tagName) || !asked(own) || !seen(own)) continue;
    range.selectNodeContents(node);
    const chain = chainIn(own);
    const still = fixed(own);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const cut = cutting(box, chain, own.closest("math") ? TALL_MATH : TALL, still);
      if (!cut) continue;
      // A label whose text has no room hides all of it beside its sign; nothing of it is cut.
      if (cut.frame?.it.matches(".rw-label[title]") && box.top >= cut.frame.bottom - 1) break;
      if (cut.rolls) outOfSight(cut.frame, `"${short(own.textContent)}"`, box);
      else {
        told.add(own);
        const by = cut.frame ? (cut.frame.it === own ? "its own box" : called(cut.frame.it)) : "the edge of the window";
        const dots = cut.frame && styleOf(cut.frame.it).textOverflow === "ellipsis";
        const key = `${around(own)} ${by} ${dots}`;
        if (!cuts.has(key)) cuts.set(key, { kind: dots ? "text ends in dots" : "cut text", part: around(own), by, texts: [], px: 0 });
        cuts.get(key).texts.push(own.textContent.replace(/\s+/g, " ").trim());
        cuts.get(key).px = Math.max(cuts.get(key).px, cut.by);
      }
      break;
    }
  }
  for (const { kind, part, by, texts, px } of cuts.values()) tell(kind, `text in ${part}`, `by up to ${px} px by ${by}: ${listed(texts.map((text) => `"${short(text)}"`))}`, { texts });
  // A box that shows what was chosen, in fewer px than it takes.
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  for (const box of document.querySelectorAll("select")) {
    if (!asked(box) || !seen(box) || box.multiple) continue;
    const { font, paddingLeft, paddingRight } = styleOf(box);
    pen.font = font;
    const text = box.selectedOptions[0]?.textContent.trim() ?? "";
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(text).width > room + ASIDE) tell("cut text", `"${short(text)}" in ${called(box)}`, `in ${Math.round(room)} px`);
  }

  // ---- Tiles that a goal names ---------------------------------------------------------------------------------

  for (const part of within || page.rollsY ? [] : document.querySelectorAll("[aria-describedby]")) {
    const goal = document.getElementById(part.getAttribute("aria-describedby"))?.textContent ?? "";
    const sights = new Map(); // by the name of a tile: whether one of that name is seen
    for (const tile of part.querySelectorAll("[data-colour][aria-label]")) {
      if (!seen(tile)) continue;
      const name = tile.getAttribute("aria-label").split(",")[0].toLowerCase();
      const box = tile.getBoundingClientRect();
      const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      sights.set(name, sights.get(name) || (inside && !cutting(box, chainOf(tile), TALL, fixed(tile))));
    }
    const words = ` ${goal.toLowerCase().replace(/[^\p{L}\d]+/gu, " ")} `;
    for (const [name, inSight] of sights) if (!inSight && words.includes(` ${name} `)) tell("named tile out of sight", name, `of "${short(goal)}"`);
  }

  // ---- Controls ----------------------------------------------------------------------------------------------

  const scrolled = new Map();
  const scroll = (it, dx, dy) => {
    if (!scrolled.has(it)) scrolled.set(it, [it.scrollLeft, it.scrollTop]);
    it.scrollBy({ left: dx, top: dy, behavior: "instant" });
  };
  /** Back to where everything stood, which is where the frames were measured. */
  const unscroll = () => {
    for (const [it, [left, top]] of scrolled) it.scrollTo({ left, top, behavior: "instant" });
    scrolled.clear();
  };
  /** The box to hit: of a link over two lines the first, of a field that is not seen its label. */
  const target = (it) => {
    const { opacity, width, height, appearance } = styleOf(it);
    const unseen = it.matches("input") && (opacity === "0" || aloudOnly(it) || parseFloat(width) < 2 || parseFloat(height) < 2 || (appearance === "none" && it.labels?.length));
    return unseen ? it.labels?.[0] ?? null : it;
  };
  const boxOf = (it) => [...it.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  const hits = (it, x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (it.contains(at) || at.closest("label")?.control === it || (at.contains(it) && at.closest("a, button, label, summary") !== null && !at.matches("details")));
  };
  /** What lies over the page on purpose, and can be put away again: an open menu, or a part with a name and a button. */
  const overlay = (it) => {
    for (let up = it; up && up !== document.body; up = up.parentElement) {
      if (!["absolute", "fixed"].includes(styleOf(up).position)) continue;
      if (up.closest("details[open]") || (labelOf(up) && roleOf(up) && up.querySelector("button"))) return up;
    }
    return null;
  };
  for (const control of document.querySelectorAll(CONTROLS)) {
    unscroll();
    const it = target(control);
    if (!it || !asked(control) || control.closest("[inert], [aria-hidden=true]") || !it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || aloudOnly(it)) continue;
    if (!boxOf(it)) continue;
    const middle = () => {
      const box = boxOf(it);
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return { left: x, right: x, top: y, bottom: y, x, y };
    };
    const chain = chainOf(it);
    const place = () => `at ${round(boxOf(it))} in ${around(it)}`;
    const cut = cutting(middle(), chain.filter((frame) => frame.it !== it), 0, fixed(it));
    if (cut && cut.rolls && !cued(cut.frame.it) && !asPage(cut.frame)) { outOfSight(cut.frame, called(it), middle()); continue; }
    if (cut && !cut.rolls) { tell("out of sight", called(it), `${place()}, ${cut.frame ? `cut off by ${called(cut.frame.it)}` : "outside of the window"}`); continue; }
    // What may be scrolled to is scrolled to, from the inside out, the page last.
    let { x, y } = middle();
    for (const frame of chain) {
      if (frame.x !== "rolls" && frame.y !== "rolls") continue;
      const box = frame.it.getBoundingClientRect();
      const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
      if (x < box.left + ASIDE || x > right - ASIDE || y < box.top + ASIDE || y > bottom - ASIDE) scroll(frame.it, x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
      ({ x, y } = middle());
    }
    if (x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) {
      scroll(document.scrollingElement, 0, y - innerHeight / 2);
      ({ x, y } = middle());
    }
    if (hits(it, x, y)) continue;
    // A bar that stays at an edge covers what is scrolled under it, until that is scrolled on.
    if (page.rollsY) {
      scroll(document.scrollingElement, 0, y - innerHeight / 2);
      ({ x, y } = middle());
      if (hits(it, x, y)) continue;
    }
    const over = document.elementFromPoint(x, y);
    if (over && overlay(over) && !overlay(over).contains(it)) continue;
    tell("covered", called(it), `${place()}, under ${over ? called(over) : "nothing of this window"}`);
  }
  unscroll();

  for (const [it, things] of scrolling) {
    const named = labelOf(it) && roleOf(it) ? called(it) : `${called(it)} in ${around(it)}`;
    const hidden = [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight].map((much) => Math.max(0, much));
    tell(hidden[1] > 1 ? "scrolls without a cue" : "scrolls sideways without a cue", named, `${hidden[0]} px across, ${hidden[1]} px down; out of sight: ${listed([...things])}`);
  }
  if (!within && page.rollsX) tell("page scrolls sideways", "the page", `${root.scrollWidth} px wide`);
  return found;
}
