// The rack as a component: an element to put anywhere, fed with state, sending messages.
import { html, nothing, render } from "lit-html";
import type { Frame } from "../frame";
import type { Message, PlaceProps, RackProps, RackTool } from "../types";
import { afterwards, cancel, put, type Done, type Saying } from "./actions";
import { fit, fixed, gridOf, slotsOf, type Fit, type Grid } from "./fit";
import { glide, measure, park, settle } from "./glide";
import { Hands } from "./hands";
import { Refusal } from "../refusal";
import type { RackExtras, RackHost } from "./host";
import { shelves } from "./render";
import { isCut, roomIn, tellWithin } from "./room";
import { firstStop, focusAt, follow, onTable, samePlace, start, tileAt, type Local } from "./state";
import { playedWith } from "./tile";
import { houseNote, ruleOf, toolsTemplate, verdictTemplate, type ToolScene } from "./verdict";
import { stop } from "./walk";
import type { Zone } from "./zone";

export type { RackExtras, RackHost } from "./host";

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
  // What its hands work on, and nobody else.
  readonly host: RackHost;
  readonly wood: HTMLElement = document.createElement("div");
  readonly table: Zone | null = null;
  rack: RackProps | null = null;
  local: Local = start;
  grid: Grid = { shelves: [], columns: 1 };
  private above: HTMLElement = document.createElement("div"); // what is said, over the wood
  private below: HTMLElement = document.createElement("div"); // the tools under it
  private id = `rw-${Math.random().toString(36).slice(2, 8)}-${++count}`;
  private extras: RackExtras = {};
  private fit: Fit = { tile: 0, gap: 0, columns: 0, scrolls: false };
  private over: PlaceProps | null = null; // where what is dragged would fall
  private parked: { tiles: number[]; to: PlaceProps } | null = null;
  // what was put down before that, and is not answered either
  private earlier: { tiles: number[]; to: PlaceProps }[] = [];
  private rule: string | null = null; // whose rule is open
  private drawer = false; // more than the sentence is shown
  private cut = false; // the line has no room for all that is said
  private keys = false; // the list of keys is open
  private told = ""; // which tiles the host knows to be lifted
  private readonly refusal = new Refusal(() => this.extras.moment ?? "");
  private pending = 0; // messages without an answer
  private ahead: ((rack: RackProps) => void)[] = []; // what was typed or clicked meanwhile
  private hands: Hands;
  private sizes: ResizeObserver;

  constructor(host: RackHost) {
    this.host = host;
    this.element.className = "rw-rack";
    this.wood.className = "rw-wood";
    this.above.className = "rw-above";
    this.below.className = "rw-below";
    this.element.append(this.above, this.wood, this.below);
    this.table = host.table?.(this.wood, () => this.hands.drag.follow()) ?? null;
    this.hands = new Hands(this);
    this.sizes = new ResizeObserver(() => this.resized());
    this.sizes.observe(this.element);
    this.sizes.observe(this.above); // without a rack to look at, it alone has a box
    if (this.table) this.sizes.observe(this.table.element);
  }

  /** Where the melds of its table lie, for the view to put onto its felt; null where its host has no table. */
  get spread(): HTMLElement | null {
    return this.table?.element ?? null;
  }

  /** Draws a new state. */
  update(rack: RackProps, extras: RackExtras = {}): void {
    const known = this.rack;
    this.rack = rack;
    this.extras = extras;
    this.local = known ? follow(rack, this.local) : focusAt(rack, this.local, firstStop(rack));
    // Where nothing can be put down, nothing stays in hand.
    if (this.locked || fixed(rack)) {
      if (this.hands.drag.tiles.length) this.hands.drag.cancel();
      this.local = { ...this.local, lifted: [] };
    }
    if (rack !== known) [this.parked, this.earlier] = [null, []];
    if (!ruleOf(rack, this.rule)) this.rule = null;
    this.draw(!extras.still);
  }

  /** Puts the focus where it was last on the wood. */
  focus(): void {
    const zone = onTable(this.local.at) ? this.spread : this.wood;
    zone?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }

  /** Puts down what is in the air; `then` comes after that has been answered. */
  putDown(then: () => void): void {
    this.hands.drag.putDown();
    if (this.pending) this.ahead.push(then);
    else then();
  }

  /** Nothing is lifted any more: something else has become of it. */
  letGo(): void {
    this.local = { ...this.local, lifted: [] };
    this.draw();
  }

  destroy(): void {
    this.hands.drag.destroy();
    this.table?.land();
    this.sizes.disconnect();
  }

  // Drawing

  draw(moving = true): void {
    const { rack, extras, id, wood, locked } = this;
    if (!rack) return;
    const { t } = this.host;
    const why = (owner: string) => this.toggleRule(owner);
    const active = document.activeElement;
    const inside = this.holds(active);
    const held = inside && active?.closest(".rw-slot");
    const before = this.seen(rack);
    this.layOut(rack);
    this.element.dataset.size = rack.size;
    const at = this.stopOf(onTable(this.local.at));
    if (!samePlace(at, this.local.at)) this.local = focusAt(rack, this.local, at);
    const { local } = this;
    const scene = {
      rack,
      local,
      t,
      locked,
      id,
      why,
      ...this.grid,
      open: this.rule,
      hinted: new Set(extras.marked ?? []),
      hintedSlots: extras.slots ?? [],
      stop: this.stopOf(false),
      away: this.table?.away,
    };
    const help = rack.readonly ? "keys-help-readonly" : rack.choose ? "keys-help-choose" : "keys-help";
    render(
      html`<div class="rw-shelves" role="group" aria-label=${rack.label || t("rack-role")}
          aria-describedby=${`${id}-help`} ?data-locked=${locked} ?data-readonly=${rack.readonly}
          ?data-choose=${rack.choose} ?data-lifting=${local.lifted.length > 0} ?data-scrolls=${this.fit.scrolls}>
          ${shelves(scene)}
        </div>
        <p id=${`${id}-help`} hidden>${t(help, { of: playedWith(rack) })}</p>`,
      wood,
    );
    this.table?.draw(scene);
    this.say();
    const { keys: more, start, end } = extras;
    const tools: ToolScene = { t, rack, locked, id, keys: this.keys, more, start, end, use: this.use };
    render(html`${toolsTemplate(tools)}`, this.below);
    settle(wood);
    this.showOver();
    const table = rack.trays ? this.table : null;
    if (!table) for (const each of this.earlier) park(wood, rack, each.tiles, each.to);
    if (this.parked && !table) park(wood, rack, this.parked.tiles, this.parked.to);
    table?.again();
    this.hands.drag.follow();
    // The focus is never lost: neither with a tile that has moved nor with a button that has gone.
    if (held || (active && inside && !this.holds(active))) this.focus();
    if (moving && table) table.play(before);
    else if (moving) glide(wood, before);
    if (this.told !== (this.told = this.local.lifted.join())) this.host.lifting?.(this.local.lifted);
  }

  /** Where every tile is seen. What was put down stays in the air until it is known what becomes of it. */
  private seen(rack: RackProps): Map<number, DOMRect> {
    const { table, parked } = this;
    if (!rack.trays || !table) return measure(this.wood);
    const aloft = this.hands.drag.tiles.length > 0;
    if (parked && !aloft && !table.away.size) table.rest(rack, parked.tiles, parked.to);
    const before = table.places();
    if (!parked && !aloft) table.land();
    return before;
  }

  /** The tab stop of the table, or of the shelves. */
  private stopOf(table: boolean): PlaceProps {
    const { local, grid } = this;
    const rack = this.rack!;
    const near = [local.at, local.there].find((each) => each && onTable(each) === table) ?? null;
    const found = table && rack.trays ? this.table?.stop(rack, local.lifted.length > 0, near) : null;
    return found ?? stop(rack, grid, near && !table ? near : firstStop(rack));
  }

  private holds(element: Element | null): boolean {
    return this.element.contains(element) || (this.spread?.contains(element) ?? false);
  }

  private say(): void {
    this.cut = tellWithin(this.above, this.cut, (cut) => this.drawSaid(cut));
  }

  private drawSaid(cut: boolean): void {
    const { rack, extras, id, locked, drawer } = this;
    if (!rack) return;
    const { t } = this.host;
    const { goal, more, whole, note } = extras;
    const refused = this.refusal.shown;
    render(
      html`${extras.ask ?? nothing}${houseNote(t, rack.house, locked, () => void this.send({ type: "house-off" }))}
        ${verdictTemplate(
          {
            t,
            id,
            locked,
            verdict: rack.verdict,
            open: this.rule,
            goal,
            more,
            reasons: rack.reasons,
            cut,
            whole,
            silent: !!extras.picture && rack.verdict.status === "idle",
            why: (owner) => this.toggleRule(owner),
            note: html`${refused ? html`<p class="rw-refused">${refused}</p>` : nothing}${note ?? nothing}`,
            drawer,
            explain: () => this.explain(),
            toggle: () => this.toggleDrawer(),
          },
          ruleOf(rack, this.rule),
        )}`,
      this.above,
    );
  }

  private layOut(rack: RackProps): void {
    if (rack.trays) this.table?.layOut(rack);
    const picture = rack.readonly && !!this.extras.picture;
    const { slots, shrinks, low } = this.extras;
    const asked = [slotsOf(rack, slots), rack.size, !picture, rack.most_slots, shrinks, low] as const;
    // for a page that is drawn before its window is known: site/fitted.ts
    this.wood.dataset.fit = JSON.stringify(asked);
    this.fit = fit(roomIn(this.wood, this.element), ...asked);
    this.grid = gridOf(rack, this.fit.columns, picture);
    this.wood.toggleAttribute("data-picture", picture);
    this.wood.style.setProperty("--rw-tile", `${this.fit.tile}px`);
    this.wood.style.setProperty("--rw-gap", `${this.fit.gap}px`);
    this.wood.style.setProperty("--rw-columns", String(this.fit.columns));
  }

  private resized(): void {
    if (!this.rack) return;
    const { tile, columns } = this.fit;
    this.layOut(this.rack);
    this.table?.again();
    if (tile !== this.fit.tile || columns !== this.fit.columns)
      this.draw(false); // the page has moved, not the tiles
    else if (this.cut !== isCut(this.above)) this.say();
  }

  private showOver(): void {
    for (const slot of this.wood.querySelectorAll<HTMLElement>(".rw-slot[data-over]")) delete slot.dataset.over;
    if (this.rack?.trays) this.table?.showOver(this.rack, this.over, this.hands.drag.tiles);
    if (!this.over || !this.rack || onTable(this.over)) return;
    const { shelf, slot } = this.over;
    const tile = tileAt(this.rack, this.over);
    const element = this.wood.querySelector<HTMLElement>(`.rw-slot[data-shelf="${shelf}"][data-slot="${slot}"]`);
    if (element) element.dataset.over = tile && !this.hands.drag.tiles.includes(tile.id) ? "before" : "into";
  }

  // Doing

  do(done: Done): void {
    this.local = done.local;
    this.refusal.shown = null;
    [this.parked, this.earlier] = [done.park ?? null, []];
    if (done.send) void this.send(done.send); // first: it is answered while the page draws
    this.draw();
    this.focus();
    if (done.say) this.announce(...done.say);
  }

  announce(...says: Saying[]): void {
    this.host.announce(says.map(([key, args]) => this.host.t(key, args)).join(" "));
  }

  private async send(message: Message): Promise<void> {
    this.pending += 1;
    const asked = this.extras.moment ?? "";
    const answer = await this.host.send(message);
    this.pending -= 1;
    if (answer.ok && this.rack) this.host.announce(afterwards(this.rack, message, this.host.t));
    if (!this.pending) this.local = { ...this.local, chosen: null };
    if (!answer.ok && !answer.gone && !this.refusal.tooLate(answer, asked)) {
      const text = this.host.t("move-refused", { reason: answer.error ?? "" });
      this.refusal.shown = text;
      this.host.announce(text);
    }
    [this.parked, this.earlier] = [null, []];
    this.draw();
    if (answer.gone) this.ahead = [];
    this.catchUp();
  }

  private catchUp(): void {
    while (!this.pending && this.ahead.length) this.ahead.shift()!(this.rack!);
  }

  /** Tiles dropped outside stay where they are seen until something has become of them. */
  async away(tiles: number[]): Promise<void> {
    this.pending += 1;
    await this.host.outside?.drop(tiles);
    this.pending -= 1;
    this.local = { ...this.local, lifted: [] };
    this.draw();
    this.catchUp();
  }

  /** Does it now, or once the open answer has come: what is typed ahead is not lost. */
  soon(input: (rack: RackProps) => void): void {
    if (this.locked || !this.rack) return;
    if (this.pending && !this.rack.choose) this.ahead.push(input);
    else input(this.rack);
  }

  use = (tool: RackTool | "keys"): void => {
    if (tool === "keys") {
      this.keys = !this.keys;
      return this.draw();
    }
    this.soon((rack) => {
      this.local = { ...this.local, lifted: [] };
      if (tool === "undo" || tool === "redo") {
        if (rack[tool]) void this.send({ type: tool });
        else this.announce([`${tool}-nothing`]);
      } else if (tool === "size")
        void this.send({ type: "size", size: rack.size === "projector" ? "normal" : "projector" });
      else if (tool === "lay") void this.send({ type: "lay" });
      else void this.send({ type: "sort", by: tool === "sort-run" ? "run" : "group" });
    });
  };

  /** Asks what would pay more, or puts the answer away. */
  private explain(): void {
    this.soon((rack) => void this.send({ type: rack.reasons ? "explain-off" : "explain" }));
  }

  drop(tiles: number[], to: PlaceProps): void {
    if (!this.rack) return;
    if (this.locked) return this.do(cancel(this.rack, { ...this.local, lifted: tiles }));
    if (!this.pending) return this.do(put(this.rack, this.local, tiles, to));
    if (this.parked) this.earlier.push(this.parked);
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

  closePanel(): void {
    const opener =
      this.rule === null
        ? "[data-act='keys']"
        : this.rule === "verdict"
          ? ".rw-verdict-line [data-act='why']"
          : `[data-segment="${this.rule}"] [data-act="why"]`;
    if (this.rule === null) this.keys = false;
    else this.rule = null;
    this.draw();
    (this.element.querySelector<HTMLElement>(opener) ?? this.spread?.querySelector<HTMLElement>(opener))?.focus();
  }

  /** Whether a rule or the list of keys is open. */
  get panel(): boolean {
    return this.rule !== null || this.keys;
  }

  /** Nobody is there to answer. */
  get locked(): boolean {
    return this.extras.locked ?? false;
  }

  /** Shows where what is dragged would fall. */
  fallsOn(place: PlaceProps | null): void {
    this.over = place;
    this.showOver();
  }

  /** The stop of the table, seen from the rack, and the other way round; null where there is no table. */
  otherZone(): PlaceProps | null {
    return this.table && this.rack?.trays ? this.stopOf(!onTable(this.local.at)) : null;
  }
}

/** A rack of a view, which sends and speaks through its frame. */
export const rackIn = ({ t, client, announce }: Frame, more: Partial<RackHost> = {}): RackView =>
  new RackView({ t, send: (message) => client.send(message), announce, ...more });
