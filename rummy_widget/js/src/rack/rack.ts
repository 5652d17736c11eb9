// The rack as a component: an element to put anywhere, fed with state, sending messages.
import { html, nothing, render } from "lit-html";
import type { Answer, Message, Place, Rack, RackTool } from "../types";
import type { Words } from "../words";
import { afterwards, cancel, put, type Done } from "./actions";
import type { Outside } from "./drag";
import { fit, rackLines, slotsOf, type Fit, type Line } from "./fit";
import { glide, measure, park, settle } from "./glide";
import { Hands, type Desk } from "./hands";
import { houseNote } from "./house";
import { shelves } from "./render";
import { firstStop, focusAt, follow, samePlace, start, tileAt, type Local } from "./state";
import { ruleOf, toolsTemplate, verdictTemplate, type KeyRow, type Piece } from "./verdict";
import { stop } from "./walk";

/** What a rack needs from the view that holds it. */
export interface RackHost {
  readonly t: Words;
  send(message: Message): Promise<Answer>;
  announce(text: string): void;
  readonly outside?: Outside; // where its tiles may be dropped besides
  lifting?(tiles: readonly number[]): void; // other tiles are lifted than before
}

/** What a view may add to the rack's own state. */
export interface RackExtras {
  picture?: boolean; // in the flow of a text: a verdict that says nothing new is only spoken
  shrinks?: boolean; // its shelves never scroll: tiles grow smaller instead
  still?: boolean; // other tiles than before: none of them glides
  locked?: boolean; // nobody is there to answer: look, do not touch
  marked?: readonly number[]; // tiles that a hint shows
  slots?: readonly Place[]; // places that a hint shows
  ask?: Piece | undefined; // above the verdict: what is to be answered
  goal?: Piece | undefined; // what is asked for, at the head of the speech line
  more?: Piece | undefined; // in the drawer, under its sentence: feedback
  whole?: readonly string[]; // the goal and the hint in words, for where the line has no room for all of them
  note?: Piece | undefined; // under the sentence of the speech line: the last hint, what could not be done
  start?: Piece | undefined; // at the left end of the tools: Back
  end?: Piece | undefined; // at their right end: Hint, Check, Next step
  keys?: readonly KeyRow[]; // of the view, listed before the rack's own; the view takes them first
}

let count = 0;

/**
 * A rack with its verdict line and tools.
 *
 *     const rack = new RackView({ t, send, announce });
 *     html`<section>${rack.element}</section>`     // the same element at every render
 *     rack.update(state.rack, { end: html`<button data-act="next">…</button>` });
 *
 * The lifted tile, the focus and the open rule are its own and survive every update.
 */
export class RackView {
  readonly element: HTMLElement = document.createElement("div");
  private host: RackHost;
  private wood: HTMLElement = document.createElement("div");
  private above: HTMLElement = document.createElement("div"); // what is said, over the wood
  private below: HTMLElement = document.createElement("div"); // the tools under it
  private id = `rw-${Math.random().toString(36).slice(2, 8)}-${++count}`;
  private rack: Rack | null = null;
  private extras: RackExtras = {};
  private local: Local = start;
  private lines: Line[] = [];
  private fit: Fit = { tile: 0, gap: 0, columns: 0, scrolls: false };
  private over: Place | null = null; // where what is dragged would fall
  private parked: { tiles: number[]; to: Place } | null = null;
  private rule: string | null = null; // whose rule is open
  private drawer = false; // more than the sentence is shown
  private cut = false; // the line has no room for all that is said
  private keys = false; // the list of keys is open
  private told = ""; // which tiles the host knows to be lifted
  private refused: string | null = null;
  private pending = 0; // messages without an answer
  private ahead: ((rack: Rack) => void)[] = []; // what was typed or clicked meanwhile
  private hands: Hands;
  private sizes: ResizeObserver;

  constructor(host: RackHost) {
    this.host = host;
    this.element.className = "rw-rack";
    this.wood.className = "rw-wood";
    this.above.className = "rw-above";
    this.below.className = "rw-below";
    this.element.append(this.above, this.wood, this.below);
    this.hands = new Hands(this.desk());
    this.sizes = new ResizeObserver(() => this.resized());
    this.sizes.observe(this.element);
  }

  /** Draws a new state. */
  update(rack: Rack, extras: RackExtras = {}): void {
    const known = this.rack;
    this.rack = rack;
    this.extras = extras;
    this.local = known ? follow(rack, this.local) : focusAt(rack, this.local, firstStop(rack));
    // Where nothing can be put down, nothing stays in hand.
    if (extras.locked || rack.readonly || rack.choose) {
      if (this.hands.drag.tiles.length) this.hands.drag.cancel();
      this.local = { ...this.local, lifted: [] };
    }
    if (rack !== known) this.parked = null;
    if (!ruleOf(rack, this.rule)) this.rule = null;
    this.draw(!extras.still);
  }

  /** Puts the focus where it was last on the wood. */
  focus(): void {
    this.focusStop();
  }

  /** Nothing is lifted any more: something else has become of it. */
  letGo(): void {
    this.local = { ...this.local, lifted: [] };
    this.draw();
  }

  destroy(): void {
    this.hands.drag.destroy();
    this.sizes.disconnect();
  }

  // Drawing

  private draw(moving = true): void {
    const { rack, extras, id, wood } = this;
    if (!rack) return;
    const { t } = this.host;
    const locked = extras.locked ?? false;
    const why = (owner: string) => this.toggleRule(owner);
    const active = document.activeElement;
    const inside = this.element.contains(active);
    const held = wood.contains(active) && active?.closest(".rw-slot");
    const before = measure(wood);
    this.layOut(rack);
    this.element.dataset.size = rack.size;
    const at = stop(rack, this.lines, this.local.at);
    if (!samePlace(at, this.local.at)) this.local = focusAt(rack, this.local, at);
    const { local } = this;
    const scene = {
      rack, local, t, locked, id, why,
      lines: this.lines,
      columns: longest(this.lines),
      open: this.rule,
      hinted: new Set(extras.marked ?? []),
      hintedSlots: extras.slots ?? [],
    };
    render(
      html`<div class="rw-shelves" role="group" aria-label=${rack.label || t("rack-role")} aria-describedby=${`${id}-help`}
          ?data-locked=${locked} ?data-readonly=${rack.readonly} ?data-choose=${rack.choose} ?data-lifting=${local.lifted.length > 0}
          ?data-scrolls=${this.fit.scrolls}>
          ${shelves(scene)}
        </div>
        <p id=${`${id}-help`} hidden>${t(rack.readonly ? "keys-help-readonly" : rack.choose ? "keys-help-choose" : "keys-help")}</p>`,
      wood,
    );
    this.say();
    render(
      html`${toolsTemplate({ t, rack, locked, id, keys: this.keys, more: extras.keys, start: extras.start, end: extras.end, use: (tool) => this.use(tool) })}`,
      this.below,
    );
    settle(wood);
    this.showOver();
    if (this.parked) park(wood, rack, this.parked.tiles, this.parked.to);
    this.hands.drag.follow();
    // The focus is never lost: neither with a tile that has moved nor with a button that has gone.
    if (held || (active && inside && !this.element.contains(active))) this.focusStop();
    if (moving) glide(wood, before);
    if (this.told !== (this.told = this.local.lifted.join())) this.host.lifting?.(this.local.lifted);
  }

  /** What is said above the wood; what has no room there is measured, and then to be had behind "More". */
  private say(): void {
    const { rack, extras, id } = this;
    if (!rack) return;
    const { t } = this.host;
    const locked = extras.locked ?? false;
    render(
      html`${extras.ask ?? nothing}${houseNote(t, rack.house, locked, () => void this.send({ type: "house-off" }))}
        ${verdictTemplate(
          {
            t, id, locked, verdict: rack.verdict, open: this.rule, goal: extras.goal, more: extras.more, reasons: rack.reasons, cut: this.cut, whole: extras.whole ?? [],
            silent: !!extras.picture && rack.verdict.status === "idle", why: (owner) => this.toggleRule(owner),
            note: html`${this.refused ? html`<p class="rw-refused">${this.refused}</p>` : nothing}${extras.note ?? nothing}`,
            drawer: this.drawer, explain: () => this.explain(), toggle: () => this.toggleDrawer(),
          },
          ruleOf(rack, this.rule),
        )}`,
      this.above,
    );
    if (this.cut !== (this.cut = isCut(this.above))) this.say();
  }

  private layOut(rack: Rack): void {
    const picture = rack.readonly && !!this.extras.picture;
    this.fit = fit(this.width(), slotsOf(rack, this.extras.slots), rack.size, !picture, rack.most_slots, this.extras.shrinks);
    this.lines = rackLines(rack, this.fit.columns, picture);
    this.wood.toggleAttribute("data-picture", picture);
    this.wood.style.setProperty("--rw-tile", `${this.fit.tile}px`);
    this.wood.style.setProperty("--rw-gap", `${this.fit.gap}px`);
    this.wood.style.setProperty("--rw-columns", String(longest(this.lines)));
  }

  /** Room for slots, in px; a guess before the rack is on the page. */
  private width(): number {
    const style = getComputedStyle(this.wood);
    const edges = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
    const taken = edges.reduce((sum, edge) => sum + (parseFloat(edge) || 0), 0);
    const room = (this.element.closest(".rw-figure") ?? this.element).clientWidth; // a picture has no width of its own
    return room ? room - taken : 1000;
  }

  private resized(): void {
    if (!this.rack) return;
    const { tile, columns } = this.fit;
    this.layOut(this.rack);
    if (tile !== this.fit.tile || columns !== this.fit.columns) this.draw(false); // the page has moved, not the tiles
    else if (this.cut !== isCut(this.above)) this.say();
  }

  private focusStop(): void {
    this.wood.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }

  private showOver(): void {
    for (const slot of this.wood.querySelectorAll<HTMLElement>(".rw-slot[data-over]")) delete slot.dataset.over;
    if (!this.over || !this.rack) return;
    const { shelf, slot } = this.over;
    const tile = tileAt(this.rack, this.over);
    const element = this.wood.querySelector<HTMLElement>(`.rw-slot[data-shelf="${shelf}"][data-slot="${slot}"]`);
    if (element) element.dataset.over = tile && !this.hands.drag.tiles.includes(tile.id) ? "before" : "into";
  }

  // Doing

  private do(done: Done): void {
    this.local = done.local;
    this.refused = null;
    this.parked = done.park ?? null;
    this.draw();
    this.focusStop();
    if (done.say) this.host.announce(done.say.map(([key, args]) => this.host.t(key, args)).join(" "));
    if (done.send) void this.send(done.send);
  }

  private async send(message: Message): Promise<void> {
    this.pending += 1;
    const answer = await this.host.send(message);
    this.pending -= 1;
    if (answer.ok && this.rack) this.host.announce(afterwards(this.rack, message, this.host.t));
    if (!this.pending) this.local = { ...this.local, chosen: null };
    if (!answer.ok && !answer.gone) {
      this.refused = this.host.t("move-refused", { reason: answer.error ?? "" });
      this.host.announce(this.refused);
    }
    this.parked = null;
    this.draw();
    if (answer.gone) this.ahead = [];
    this.catchUp();
  }

  private catchUp(): void {
    while (!this.pending && this.ahead.length) this.ahead.shift()!(this.rack!);
  }

  /** Tiles dropped outside stay where they are seen until something has become of them. */
  private async away(tiles: number[]): Promise<void> {
    this.pending += 1;
    await this.host.outside?.drop(tiles);
    this.pending -= 1;
    this.local = { ...this.local, lifted: [] };
    this.draw();
    this.catchUp();
  }

  /** Does it now, or once the open answer has come: what is typed ahead is not lost. */
  private soon(input: (rack: Rack) => void): void {
    if (this.extras.locked || !this.rack) return;
    if (this.pending && !this.rack.choose) this.ahead.push(input);
    else input(this.rack);
  }

  private use(tool: RackTool | "keys"): void {
    if (tool === "keys") {
      this.keys = !this.keys;
      return this.draw();
    }
    this.soon((rack) => {
      this.local = { ...this.local, lifted: [] };
      if (tool === "undo" || tool === "redo") {
        if (rack[tool]) void this.send({ type: tool });
        else this.host.announce(this.host.t(`${tool}-nothing`));
      } else if (tool === "size") void this.send({ type: "size", size: rack.size === "projector" ? "normal" : "projector" });
      else if (tool === "lay") void this.send({ type: "lay" });
      else void this.send({ type: "sort", by: tool === "sort-run" ? "run" : "group" });
    });
  }

  /** Asks what would pay more, or puts the answer away. */
  private explain(): void {
    this.soon((rack) => void this.send({ type: rack.reasons ? "explain-off" : "explain" }));
  }

  private drop(tiles: number[], to: Place): void {
    if (!this.rack) return;
    if (this.extras.locked) return this.do(cancel(this.rack, { ...this.local, lifted: tiles }));
    if (!this.pending) return this.do(put(this.rack, this.local, tiles, to));
    this.parked = { tiles, to };
    this.local = { ...this.local, lifted: [] };
    this.ahead.push((rack) => this.do(put(rack, this.local, tiles, to)));
    this.draw();
  }

  // The rule that "Why?" opens, and the list of keys: Escape closes them, and the focus goes back to what opened them.

  private toggleRule(owner: string): void {
    if (this.rule === owner) return this.closePanel();
    this.rule = owner;
    this.draw();
    this.above.querySelector(".rw-rule")?.scrollIntoView?.({ block: "nearest" });
  }

  private toggleDrawer(): void {
    this.drawer = !this.drawer;
    if (!this.drawer) this.rule = null;
    this.draw();
  }

  private closePanel(): void {
    const opener = this.rule === null ? "[data-act='keys']" : this.rule === "verdict" ? ".rw-verdict-line [data-act='why']" : `[data-segment="${this.rule}"] [data-act="why"]`;
    if (this.rule === null) this.keys = false;
    else this.rule = null;
    this.draw();
    this.element.querySelector<HTMLElement>(opener)?.focus();
  }

  private desk(): Desk {
    const view = this;
    return {
      element: view.element,
      wood: view.wood,
      get rack() {
        return view.rack;
      },
      get lines() {
        return view.lines;
      },
      get locked() {
        return view.extras.locked ?? false;
      },
      get panel() {
        return view.rule !== null || view.keys;
      },
      get local() {
        return view.local;
      },
      set local(local) {
        view.local = local;
      },
      do: (done) => view.do(done),
      soon: (input) => view.soon(input),
      draw: () => view.draw(),
      announce: (key, args) => view.host.announce(view.host.t(key, args)),
      over: (place) => {
        view.over = place;
        view.showOver();
      },
      outside: view.host.outside,
      drop: (tiles, place) => view.drop(tiles, place),
      away: (tiles) => void view.away(tiles),
      back: (way) => view.use(way),
      closePanel: () => view.closePanel(),
    };
  }
}

/** Whether a sentence of the speech line is longer than its room. */
const isCut = (above: HTMLElement): boolean =>
  [...above.querySelectorAll(".rw-goal, .rw-verdict-text, .rw-hint-text")].some((each) => each.scrollHeight > each.clientHeight + 3 && each.clientHeight > 0);

const longest = (lines: readonly Line[]) => Math.max(1, ...lines.map((line) => line.slots.length));
