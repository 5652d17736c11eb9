// The rack as a component: an element that a view can put anywhere. It is given states, and sends messages.
import { html, nothing, render } from "lit-html";
import type { Frame } from "../frame";
import type { Message, SlotProps, RackProps, RackTool } from "../types";
import { resultText, cancel, put, type Effect, type Announcement } from "./actions";
import { fit, isFixed, heightOf, outlines, slotsOf, type Fit, type FitRequest } from "./fit";
import { glide, measure, park, resetTiles } from "./glide";
import { RackInput } from "./input";
import { Refusal } from "../refusal";
import type { RackExtras, RackHost } from "./host";
import { shelves } from "./render";
import { isCut, roomIn, drawWithin } from "./room";
import { firstStop, focusAt, nextState, onTable, samePlace, initialState, tileAt, type Local } from "./state";
import { playedWith } from "./tile";
import { houseNote, ruleOf, toolsTemplate, verdictTemplate, type ToolScene } from "./verdict";
import { stop } from "./walk";
import type { Zone } from "./zone";

export type { RackExtras, RackHost } from "./host";

let count = 0;

/**
 * A rack with its verdict line (which says how the tiles are judged), its shelves and its tools (buttons such as Undo).
 *
 *     const rack = new RackView({ t, send, announce });
 *     html`<section>${rack.element}</section>`     // the same element at every render
 *     rack.update(state.rack, { end: html`<button data-act="next">…</button>` });
 *
 * It keeps track of which tiles are lifted, where the focus is, and which rule is shown because its button "Why?" was
 * pressed.
 */
export class RackView {
  readonly element: HTMLElement = document.createElement("div");
  // Public for `RackInput` only.
  readonly host: RackHost;
  readonly wood: HTMLElement = document.createElement("div"); // contains the shelves
  readonly table: Zone | null = null; // the melds on the table, if the host has one
  rack: RackProps | null = null; // the state from Python
  local: Local = initialState; // the state that only this view has
  fit: Fit = { tile: 0, gap: 0, columns: 0, rows: [], folds: false, scrolls: false };
  #above: HTMLElement = document.createElement("div"); // the verdict, above the shelves
  #below: HTMLElement = document.createElement("div"); // the tools, under the shelves
  #id = `rw-${Math.random().toString(36).slice(2, 8)}-${++count}`;
  #extras: RackExtras = {};
  #over: SlotProps | null = null; // where the dragged tiles would be dropped
  #parked: { tiles: number[]; to: SlotProps } | null = null;
  // tiles put down before those, also without an answer yet
  #earlier: { tiles: number[]; to: SlotProps }[] = [];
  #rule: string | null = null; // what the open rule is about: "verdict", or a segment by its name
  #drawer = false; // the details under the sentence are open
  #cut = false; // the line is too short for its text
  #seen: { places: Map<number, DOMRect>; room: number } | null = null; // what `rememberPlaces` found
  #keys = false; // the list of keyboard shortcuts is open
  #knownLift = ""; // the lifted tiles that the host knows of
  readonly #refusal = new Refusal(() => this.#extras.situation ?? "");
  #pending = 0; // messages without an answer
  #queue: ((rack: RackProps) => void)[] = []; // input that waits for an answer
  #input: RackInput;
  #sizes: ResizeObserver;

  constructor(host: RackHost) {
    this.host = host;
    this.element.className = "rw-rack";
    this.wood.className = "rw-wood";
    this.#above.className = "rw-above";
    this.#below.className = "rw-below";
    this.element.append(this.#above, this.wood, this.#below);
    this.table = host.table?.(this.wood, () => this.#input.drag.follow()) ?? null;
    this.#input = new RackInput(this);
    this.#sizes = new ResizeObserver(() => this.#resized());
    this.#sizes.observe(this.element);
    this.#sizes.observe(this.#above); // if the shelves are hidden, only this has a box
    if (this.table) this.#sizes.observe(this.table.element);
  }

  /** The element of the table, which the view puts onto its felt (the playing area); null if the host has no table. */
  get spread(): HTMLElement | null {
    return this.table?.element ?? null;
  }

  /** Draw a new state of the rack, with what the view adds to it. */
  update(rack: RackProps, extras: RackExtras = {}): void {
    const before = this.rack;
    this.rack = rack;
    this.#extras = extras;
    this.local = before ? nextState(rack, this.local) : focusAt(rack, this.local, firstStop(rack));
    // If nothing can be put down, nothing stays lifted.
    if (this.locked || isFixed(rack)) {
      if (this.#input.drag.tiles.length) this.#input.drag.cancel();
      this.local = { ...this.local, lifted: [] };
    }
    if (rack !== before) [this.#parked, this.#earlier] = [null, []];
    if (!ruleOf(rack, this.#rule)) this.#rule = null;
    this.draw(!extras.still);
  }

  /**
   * Remember where every tile is seen and how wide the rack is, for the next drawing. A page that first draws
   * something else calls this before it: otherwise, the browser would have to lay out the page once more to find out.
   * The rack must be on the page. It does nothing for a rack with melds on the table, whose tiles may still have to be
   * moved to where they were put.
   */
  rememberPlaces(): void {
    if (this.rack && !this.rack.trays)
      this.#seen = { places: measure(this.wood), room: roomIn(this.wood, this.element) };
  }

  /** Put the focus back on the tile or slot that had it last. */
  focus(): void {
    const zone = onTable(this.local.at) ? this.spread : this.wood;
    zone?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }

  /** Drop the dragged tiles where they are; call `then` once Python has answered. */
  putDown(then: () => void): void {
    this.#input.drag.putDown();
    if (this.#pending) this.#queue.push(then);
    else then();
  }

  /** Put the lifted tiles back, because something else has been done with them. */
  cancelLift(): void {
    this.local = { ...this.local, lifted: [] };
    this.draw();
  }

  /** Stop listening and observing. */
  destroy(): void {
    this.#input.drag.destroy();
    this.table?.endDrag();
    this.#sizes.disconnect();
  }

  // Drawing

  /** Draw everything again; if `moving`, animate the tiles to their new places. */
  draw(moving = true): void {
    const { rack, wood, locked } = this;
    const extras = this.#extras;
    const id = this.#id;
    if (!rack) return;
    const { t } = this.host;
    const active = document.activeElement;
    const inside = this.#holds(active);
    const focused = inside && active?.closest(".rw-slot");
    const before = this.#seen?.places ?? this.#measureTiles(rack);
    this.#layOut(rack);
    this.#seen = null;
    this.element.dataset.size = rack.size;
    const at = this.#stopOf(onTable(this.local.at));
    if (!samePlace(at, this.local.at)) this.local = focusAt(rack, this.local, at);
    const { local } = this;
    const scene = {
      rack,
      local,
      t,
      locked,
      id,
      why: this.#toggleRule,
      fit: this.fit,
      open: this.#rule,
      hinted: new Set(extras.marked ?? []),
      hintedSlots: extras.slots ?? [],
      stop: this.#stopOf(false),
      away: this.table?.away,
    };
    const help = rack.readonly ? "keys-help-readonly" : rack.choose ? "keys-help-choose" : "keys-help";
    render(
      html`<div class="rw-shelves" role="group" aria-label=${rack.label || t("rack-role")}
          aria-describedby=${`${id}-help`} ?data-locked=${locked} ?data-readonly=${rack.readonly}
          ?data-choose=${rack.choose} ?data-lifting=${local.lifted.length > 0}
          ?data-scrolls=${this.fit.scrolls && this.element.closest(".rw-stage") !== null}>
          ${shelves(scene)}
        </div>
        <p id=${`${id}-help`} hidden>${t(help, { of: playedWith(rack) })}</p>`,
      wood,
    );
    this.table?.draw(scene);
    const { keys: more, start, end } = extras;
    const tools: ToolScene = { t, rack, locked, id, keys: this.#keys, more, start, end, use: this.useTool };
    render(html`${extras.answer ?? nothing}${toolsTemplate(tools)}`, this.#below);
    resetTiles(wood);
    this.#showOver();
    const table = rack.trays ? this.table : null;
    this.#drawVerdict(); // it is measured: last of what is drawn, so that the page is laid out once
    for (const each of table ? [] : [...this.#earlier, this.#parked]) if (each) park(wood, rack, each.tiles, each.to);
    table?.invalidate();
    this.#input.drag.follow();
    // Keep the focus if its tile has moved or its button has gone.
    if (focused || (active && inside && !this.#holds(active))) this.focus();
    if (moving) table ? table.play(before) : glide(wood, before);
    if (this.#knownLift !== (this.#knownLift = this.local.lifted.join())) this.host.lifting?.(this.local.lifted);
  }

  /** Return where every tile is seen. Tiles that were put down stay where they are until the answer comes. */
  #measureTiles(rack: RackProps): Map<number, DOMRect> {
    const { table } = this;
    const parked = this.#parked;
    if (!rack.trays || !table) return measure(this.wood);
    const aloft = this.#input.drag.tiles.length > 0;
    if (parked && !aloft && !table.away.size) table.showAt(rack, parked.tiles, parked.to);
    const before = table.places();
    if (!parked && !aloft) table.endDrag();
    return before;
  }

  /** Return the tab stop of the table (if `table`), otherwise that of the shelves. */
  #stopOf(table: boolean): SlotProps {
    const { local } = this;
    const rack = this.rack!;
    const near = [local.at, local.otherStop].find((each) => each && onTable(each) === table) ?? null;
    const place = table && rack.trays ? this.table?.stop(rack, local.lifted.length > 0, near) : null;
    return place ?? stop(rack, this.fit, near && !table ? near : firstStop(rack));
  }

  #holds(element: Element | null): boolean {
    return this.element.contains(element) || (this.spread?.contains(element) ?? false);
  }

  #drawVerdict(): void {
    this.#cut = drawWithin(this.#above, this.#cut, (cut) => this.#drawVerdictLine(cut));
  }

  #drawVerdictLine(cut: boolean): void {
    const { rack, locked } = this;
    const extras = this.#extras;
    const id = this.#id;
    if (!rack) return;
    const { t } = this.host;
    const refused = this.#refusal.shown;
    render(
      html`${extras.ask ?? nothing}${houseNote(t, rack.house, locked, () => void this.#send({ type: "house-off" }))}
        ${verdictTemplate(
          {
            ...extras,
            t,
            id,
            locked,
            verdict: rack.verdict,
            open: this.#rule,
            reasons: rack.reasons,
            cut,
            silent: !!extras.picture && rack.verdict.status === "idle",
            why: this.#toggleRule,
            note: html`${refused ? html`<p class="rw-refused">${refused}</p>` : nothing}${extras.note ?? nothing}`,
            drawer: this.#drawer,
            explain: () => this.#explain(),
            toggle: () => this.#toggleDrawer(),
          },
          ruleOf(rack, this.#rule),
        )}`,
      this.#above,
    );
  }

  #layOut(rack: RackProps): void {
    if (rack.trays) this.table?.layOut(rack);
    const { slots, shrinks, compact, tight } = this.#extras;
    const picture = tight || (rack.readonly && !!this.#extras.picture);
    const request: FitRequest = {
      shelves: outlines(rack, slots, picture),
      slots: slotsOf(rack, slots),
      size: rack.size,
      fill: !picture,
      most: rack.most_slots,
      shrinks,
      compact,
      even: tight,
    };
    // for site/fitted.ts, which fits prerendered pages to their window
    this.wood.dataset.fit = JSON.stringify(request);
    this.fit = fit(this.#seen?.room ?? roomIn(this.wood, this.element), request);
    this.wood.toggleAttribute("data-picture", picture);
    this.wood.style.setProperty("--rw-tile", `${this.fit.tile}px`);
    this.wood.style.setProperty("--rw-gap", `${this.fit.gap}px`);
    this.wood.style.setProperty("--rw-columns", String(this.fit.columns));
    this.wood.dataset.height = heightOf(this.fit);
  }

  #resized(): void {
    if (!this.rack) return;
    const before = JSON.stringify(this.fit);
    this.#layOut(this.rack);
    this.table?.invalidate();
    if (before !== JSON.stringify(this.fit))
      this.draw(false); // the page has changed, not the tiles
    else if (this.#cut !== isCut(this.#above)) this.#drawVerdict();
  }

  #showOver(): void {
    for (const slot of this.wood.querySelectorAll<HTMLElement>(".rw-slot[data-over]")) delete slot.dataset.over;
    if (this.rack?.trays) this.table?.showOver(this.rack, this.#over, this.#input.drag.tiles);
    if (!this.#over || !this.rack || onTable(this.#over)) return;
    const { shelf, slot } = this.#over;
    const tile = tileAt(this.rack, this.#over);
    const element = this.wood.querySelector<HTMLElement>(`.rw-slot[data-shelf="${shelf}"][data-slot="${slot}"]`);
    if (element) element.dataset.over = tile && !this.#input.drag.tiles.includes(tile.id) ? "before" : "into";
  }

  // Doing

  /** Carry out the effect of an action: set the new local state, send the message, announce the texts. */
  apply(done: Effect): void {
    this.local = done.local;
    this.#refusal.shown = null;
    [this.#parked, this.#earlier] = [done.park ?? null, []];
    if (done.send) void this.#send(done.send); // first, so that Python works while the page draws
    this.draw();
    this.focus();
    if (done.say) this.announce(...done.say);
  }

  /** Have a screen reader read texts aloud. */
  announce(...says: Announcement[]): void {
    this.host.announce(says.map(([key, args]) => this.host.t(key, args)).join(" "));
  }

  async #send(message: Message): Promise<void> {
    this.#pending += 1;
    const situation = this.#extras.situation ?? "";
    const answer = await this.host.send(message);
    this.#pending -= 1;
    if (answer.ok && this.rack) this.host.announce(resultText(this.rack, message, this.host.t));
    if (!this.#pending) this.local = { ...this.local, chosen: null };
    if (!answer.ok && !answer.gone && !this.#refusal.tooLate(answer, situation)) {
      const text = this.host.t("move-refused", { reason: answer.error ?? "" });
      this.#refusal.shown = text;
      this.host.announce(text);
    }
    [this.#parked, this.#earlier] = [null, []];
    this.draw();
    if (answer.gone) this.#queue = [];
    this.#catchUp();
  }

  #catchUp(): void {
    while (!this.#pending && this.#queue.length) this.#queue.shift()!(this.rack!);
  }

  /**
   * Have the host handle tiles that were dropped outside of rack and table. They stay where they are until that is
   * done.
   */
  async dropOutside(tiles: number[]): Promise<void> {
    this.#pending += 1;
    await this.host.outside?.drop(tiles);
    this.#pending -= 1;
    this.local = { ...this.local, lifted: [] };
    this.draw();
    this.#catchUp();
  }

  /**
   * Call `input` with the rack: now or, if messages are still unanswered, after their answers. This lets people type
   * ahead.
   */
  whenIdle(input: (rack: RackProps) => void): void {
    if (this.locked || !this.rack) return;
    if (this.#pending && !this.rack.choose) this.#queue.push(input);
    else input(this.rack);
  }

  /** Use a tool, such as undo, or open or close the list of keyboard shortcuts. */
  useTool = (tool: RackTool | "keys"): void => {
    if (tool === "keys") {
      this.#keys = !this.#keys;
      return this.draw();
    }
    this.whenIdle((rack) => {
      this.local = { ...this.local, lifted: [] };
      if (tool === "undo" || tool === "redo") {
        if (rack[tool]) void this.#send({ type: tool });
        else this.announce([`${tool}-nothing`]);
      } else if (tool === "size")
        void this.#send({ type: "size", size: rack.size === "projector" ? "normal" : "projector" });
      else if (tool === "lay") void this.#send({ type: "lay" });
      else void this.#send({ type: "sort", by: tool.slice(5) as "run" });
    });
  };

  /** Ask Python to explain what the rack is worth or, if the explanation is open, close it. */
  #explain(): void {
    this.whenIdle((rack) => void this.#send({ type: rack.reasons ? "explain-off" : "explain" }));
  }

  /** Put the dragged tiles down at a place: now or, if messages are still unanswered, after their answers. */
  drop(tiles: number[], to: SlotProps): void {
    if (!this.rack) return;
    if (this.locked) return this.apply(cancel(this.rack, { ...this.local, lifted: tiles }));
    if (!this.#pending) return this.apply(put(this.rack, this.local, tiles, to));
    if (this.#parked) this.#earlier.push(this.#parked);
    this.#parked = { tiles, to };
    this.local = { ...this.local, lifted: [] };
    this.#queue.push((rack) => this.apply(put(rack, this.local, tiles, to)));
    this.draw();
  }

  // Rules and the list of keyboard shortcuts: Escape closes them, and the focus returns to the button that opened them.

  #toggleRule = (owner: string): void => {
    if (this.#rule === owner) return this.closePanel();
    this.#rule = owner;
    this.draw();
    this.#above.querySelector(".rw-rule")?.scrollIntoView?.({ block: "nearest" });
  };

  #toggleDrawer(): void {
    this.#drawer = !this.#drawer;
    if (!this.#drawer) this.#rule = null;
    this.draw();
  }

  /** Close the open rule or, if none is open, the list of keyboard shortcuts; focus the button that opened it. */
  closePanel(): void {
    const opener =
      this.#rule === null
        ? "[data-act='keys']"
        : this.#rule === "verdict"
          ? ".rw-verdict-line [data-act='why']"
          : `[data-segment="${this.#rule}"] [data-act="why"]`;
    if (this.#rule === null) this.#keys = false;
    else this.#rule = null;
    this.draw();
    (this.element.querySelector<HTMLElement>(opener) ?? this.spread?.querySelector<HTMLElement>(opener))?.focus();
  }

  /** Whether a rule or the list of keyboard shortcuts is open. */
  get panel(): boolean {
    return this.#rule !== null || this.#keys;
  }

  /** Whether the connection to Python is lost, so that no input is taken. */
  get locked(): boolean {
    return this.#extras.locked ?? false;
  }

  /** Show the place where the dragged tiles would be dropped; null shows none. */
  setDropPlace(place: SlotProps | null): void {
    this.#over = place;
    this.#showOver();
  }

  /**
   * Return the place to which the focus moves from the rack to the table or, if the focus is on the table, back to the
   * rack; null if there is no table.
   */
  otherZone(): SlotProps | null {
    return this.table && this.rack?.trays ? this.#stopOf(!onTable(this.local.at)) : null;
  }
}

/**
 * Return a rack that takes its texts and its connection to Python from a view's frame. `more` is added to its
 * `RackHost`: for example the table, or another place where tiles can be dropped.
 */
export const rackIn = ({ t, client, announce }: Frame, more: Partial<RackHost> = {}): RackView =>
  new RackView({ t, send: (message) => client.send(message), announce, ...more });
