// The view "table": a whole game of any ruleset, from the set-up to looking back.
import { html, nothing, render } from "lit-html";
import { Flights } from "../felt/fly";
import { middle, STOCK, type Here } from "../felt/middle";
import { seatCards } from "../felt/seats";
import type { Frame, View } from "../frame";
import { spreadOf } from "../melds/spread";
import { bar } from "../pages/bar";
import { goTo, heading, titleLevel, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { door } from "../people/door";
import { bubbles, lobby, onward } from "../people/lobby";
import { comeBack } from "../people/wake";
import type { Drag } from "../rack/drag";
import type { RackExtras } from "../rack/host";
import { RackView } from "../rack/rack";
import { onTable, placeOf, tileOf } from "../rack/state";
import type { KeyRow } from "../rack/verdict";
import { panels as listed } from "../shapes/panels";
import { soundOn } from "../sound";
import { inTurn, teller, type Teller } from "../tell";
import type {
  Answer,
  GameProps,
  Message,
  PeopleProps,
  RackProps,
  TableActionProps,
  TableProps,
  TableState,
  TileProps,
} from "../types";
import { cheer } from "./cheer";
import { clock, type Clock } from "./clock";
import { dealShow, dealt, dealTools } from "./deal";
import { Dealing } from "./dealing";
import { dragToRack, overElement } from "./drop";
import { tableKey } from "./keys";
import { tableMenu } from "./menu";
import { meterPiece } from "./meter";
import { momentOf } from "./moment";
import { actionOf, drawer, shown, type Scene } from "./panel";
import { questionPiece } from "./question";
import { replayGoal, replayHead, replayNote, replayRack, replayTools } from "./replay";
import { closeEnd, roundEnd, settledTools } from "./settled";
import { SetupForm } from "./setup";
import { Staging } from "./staged";
import { tieTable, type Tie } from "./tie";
import { button, hallOf, type Hall } from "./tiles";
import { storedToken } from "./token";
import { besides, primary, seldom, spokenRack, type TurnScene } from "./turn";

const HASTE = 350; // ms after a deal in which a click was still meant for it
const DONE: Answer = { ok: true, error: null };
// What is said in a word of its own; all else is a move of the game.
const SAID = [
  "done",
  "revert",
  "sort-table",
  "advise",
  "coach",
  "review",
  "takeback",
  "go-on",
  "lay",
  "check-board",
] as const;
const FREE = ["takeback", "go-on", "lay"]; // may be done whether or not they are among the actions
const OPENING = ["advise", "coach", "review"]; // what they open lies where a drawer lay
const KEYS: readonly KeyRow[] = [
  [["S"], "table-keys-draw"],
  [["T"], "table-keys-take"],
  [["D", "Delete"], "table-keys-discard"],
];
const panels = [...listed].sort((one, other) => one.order - other.order);
const asked = panels.filter((each) => each.asked);

class TablePage implements View {
  private readonly frame: Frame;
  private readonly rack: RackView;
  private readonly middle = document.createElement("div");
  private readonly drag: Drag;
  private readonly form = new SetupForm();
  private readonly tie: Tie;
  private readonly off = new AbortController();
  private readonly hall: Hall;
  private readonly told: Teller;
  private readonly clock: Clock;
  private readonly flights = new Flights();
  private readonly dealing: Dealing;
  private readonly staging = new Staging();
  private readonly unfolded = new Set<string>();
  private lifted: readonly number[] = [];
  private since = 0; // when play began, of the page's clock
  private played: GameProps | null = null; // the game as it was drawn last
  private panel: string | null = null; // what is open over the felt
  private opened: string | null = null; // what Python has opened there
  private asking = false; // whether a wrong turn is to be ended
  private shown: { game: GameProps; rack: RackProps } | null = null;
  private screen = "";
  private cheered: () => void = () => undefined; // ends what is celebrated
  private warned = false; // of a browser that keeps nothing

  constructor(frame: Frame) {
    const { client, t } = frame;
    this.frame = frame;
    this.told = teller(
      frame,
      () => this.draw(),
      inTurn(client),
      () => this.moment(),
    );
    this.hall = hallOf(frame, (message) => void this.told.tell(message));
    this.rack = new RackView({
      t,
      send: (message) => this.fromRack(message),
      announce: (text) => frame.announce(text),
      table: spreadOf,
      outside: {
        ...overElement(() => (this.action("discard") ? this.middle : null)),
        drop: (tiles) => this.discard(tiles),
      },
      lifting: (tiles) => {
        this.lifted = tiles;
        if (this.action("discard")) this.draw(); // its button names the tile
      },
    });
    this.dealing = new Dealing(
      frame.root,
      () => this.draw(),
      () => void this.told.tell({ type: "dealt" }),
    );
    this.middle.className = "rw-middle";
    this.drag = dragToRack(this.middle, this.rack, (tile) => this.does(tile === STOCK ? "draw" : "take"));
    frame.body.addEventListener("keydown", (event) => this.key(event), { capture: true, signal: this.off.signal });
    this.clock = clock(
      () => frame.announce(t("spread-ten")),
      (move) => this.timeUp(move),
    );
    this.tie = tieTable(
      client,
      () => this.draw(),
      ({ ok, error }) => this.told.complain(ok ? null : error),
    );
  }

  destroy(): void {
    this.off.abort();
    this.tie.stop();
    this.clock.stop();
    this.dealing.destroy();
    this.staging.end();
    this.cheered();
    this.drag.destroy();
    this.rack.destroy();
  }

  // ---- What there is

  private get table(): TableProps {
    return this.frame.client.state<TableState>().table;
  }

  private get people(): PeopleProps | null {
    return this.frame.client.state<TableState>().people ?? null;
  }

  private moment(): string {
    return momentOf(this.table, this.people);
  }

  /** The game, where rack and felt are to be seen. */
  private get laid(): GameProps | null {
    const { screen, game } = this.table;
    return screen === "play" || screen === "settled" || screen === "replay" ? game : null;
  }

  private scene(level: number): Scene {
    const { table, people, hall, form, unfolded } = this;
    const lifted = table.game && (this.liftedTile(table.game)?.name ?? null);
    const toggle = (key: string | null): void => this.open(key);
    return { table, people, hall, level, lifted, form, unfolded, toggle, redraw: () => this.draw() };
  }

  // ---- Drawing

  update(): void {
    const { root, body } = this.frame;
    const { screen, game, replay } = this.table;
    const active = document.activeElement as HTMLElement | null;
    const had = active && root.contains(active) ? active : null;
    const changed = this.screen !== "" && this.screen !== screen;
    if (changed) {
      this.panel = null;
      body.querySelector(".rw-tools details[open]")?.removeAttribute("open");
    }
    if (replay?.exercise) this.panel = null; // it lay over the table
    if (changed || game !== this.played) this.asking = false;
    if (changed && this.screen === "deal" && screen === "play") {
      this.flights.lookAtDeal(root);
      if (this.dealing.moved) this.since = performance.now();
    }
    this.screen = screen;
    this.flights.look(root, this.played);
    this.draw();
    this.played = screen === "play" ? game : null;
    this.flights.play(root, this.played);
    this.clock.set(this.played?.time ?? null);
    if (changed) this.celebrate();
    this.keepFocus(had, changed);
  }

  /** The end of a round: a close is staged, whoever made it; other ends are cheered where sounds are wanted, too. */
  private celebrate(): void {
    const { screen, settlement } = this.table;
    const { t, body } = this.frame;
    this.staging.end();
    this.cheered();
    if (screen !== "settled" || !settlement) return;
    const stage = body.querySelector<HTMLElement>(".rw-settled");
    if (settlement.melds.length)
      return this.staging.play(stage, settlement.points, (points) => t("points", { points }));
    if (settlement.won === null || !soundOn()) return;
    this.cheered = cheer(stage, settlement.won ? [...(this.rack.spread?.querySelectorAll(".rw-face") ?? [])] : []);
  }

  /** Nobody who is at work here loses the focus: a new screen or panel gets it, what has gone gives it to the rack. */
  private keepFocus(had: HTMLElement | null, changed: boolean): void {
    const { body, root } = this.frame;
    const { screen } = this;
    const before = this.opened;
    this.opened = this.openedPanel(this.scene(0))?.key ?? null;
    if (!had) return;
    if (changed && screen === "play") return this.rack.focus();
    if (changed) return goTo(body.querySelector<HTMLElement>("section[tabindex], form select"));
    const act = had.dataset["act"] ?? "";
    if (this.opened && this.opened !== before && OPENING.some((each) => act.endsWith(each)))
      return body.querySelector<HTMLElement>(".rw-advice, .rw-coach")?.focus({ preventScroll: true });
    if (!this.opened && before && !had.isConnected) {
      const find = (css: string): HTMLElement | null => body.querySelector<HTMLElement>(css);
      return (find("[data-act=do-advise]") ?? find("[data-act=do-coach]"))?.focus();
    }
    if (!root.contains(document.activeElement) && screen !== "setup" && screen !== "deal") this.rack.focus();
  }

  private draw(): void {
    const { frame, laid } = this;
    const { t } = frame;
    const { table, home, tongues } = frame.client.state<TableState>();
    const { screen, game } = table;
    const title = titleLevel(frame.root);
    if (this.people) comeBack(frame.client);
    if (this.tie.blocked() && !this.warned && frame.client.speaker(frame.root)) {
      this.warned = true;
      frame.announce(t("table-storage"));
    }
    if (laid) render(this.middlePiece(laid), this.middle);
    const melds = game ? game.rack.trays !== undefined : table.setup.games.length > 0;
    const name = table.setup.games.find(({ picked }) => picked)?.name ?? t("table");
    const deal = screen === "deal" ? this.dealing.look(table.deal, frame.locked) : this.dealing.look(null, false);
    const problem = problemNote(this.told.problem);
    render(
      html`<div
        class=${melds ? "rw-table-page rw-open-page" : "rw-table-page"}
        data-screen=${screen}
        data-size=${game?.rack.size ?? "normal"}
      >
        ${bar({ home: home ?? null, above: "", title: heading(title, "rw-page-title", name), tongues }, t)}
        ${this.notes(table)}
        <div class="rw-felt" data-seats=${game?.felt.seats.length ?? nothing}>
          <div class="rw-felt-main">
            ${this.screenPiece(title + 1)}
            ${deal ? dealShow(deal, this.hall, title + 1) : nothing}
            ${laid ? this.feltPiece(laid) : nothing}
          </div>
          ${this.over(this.scene(title + 1))}
        </div>
        ${deal ? dealTools(deal, this.hall, problem, this.dealing.running, () => this.nextStep()) : nothing}
        ${laid ? html`<div class="rw-own">${this.rack.element}</div>` : nothing}
      </div>`,
      frame.body,
    );
    if (laid) this.drawRack(laid);
    this.dealing.drawn(frame.root);
  }

  private notes(table: TableProps): Piece {
    const { t } = this.frame;
    return html`${this.warned ? html`<p class="rw-note">${t("table-storage")}</p>` : nothing}
      ${table.notice ? html`<p class="rw-note" data-notice>${table.notice} ${this.loading(table)}</p>` : nothing}`;
  }

  /** The way to a game that went on in another tab. */
  private loading({ stale, token, place }: TableProps): Piece {
    if (!stale || token === null || place === null) return nothing;
    return button(this.hall, { type: "resume", token, place }, this.frame.t("table-load"), "rw-button rw-small");
  }

  /** What stands on the felt where no game lies there, or before it. */
  private screenPiece(level: number): Piece {
    const { table, people, hall, told } = this;
    const { screen, setup, settlement, game, replay } = table;
    const notes = problemNote(told.problem);
    if (screen === "lobby") return people ? lobby(people, hall, level, notes) : nothing;
    if (screen === "replay" && replay) return replayHead(hall, level);
    if (screen === "settled" && settlement) {
      if (game?.rack.trays) return roundEnd(settlement, game.felt.seats, hall, level);
      return closeEnd(settlement, hall, level, { open: this.panel === "told", toggle: () => this.open("told") });
    }
    if (screen !== "setup" || this.tie.opening()) return nothing;
    const token = table.token ?? storedToken();
    return this.form.piece({ setup, hall, level, token, notes, people: people ? door(people, hall) : nothing });
  }

  /** Who sits there, stock and discards; and the melds, where they lie on the table. */
  private feltPiece(game: GameProps): Piece {
    const { hall, people } = this;
    const { t } = this.frame;
    const around = html`${seatCards(game.felt.seats, t)}${this.middle}`;
    const { seats, row } = game.felt;
    const thrown = row.length > 0 || this.action("discard") !== undefined;
    return html`${people ? bubbles(people, hall) : nothing}
      ${
        game.rack.trays
          ? html`<div class="rw-around" ?data-thrown=${thrown}>${around}</div>
            ${this.clock.piece(game.time, t)}${this.rack.spread}`
          : html`<div class="rw-board" data-seats=${seats.length}>${around}</div>`
      }`;
  }

  private middlePiece(game: GameProps): Piece {
    const { t, locked } = this.frame;
    return middle(game.felt, t, { locked, act: (move) => this.does(move) }, this.here(game));
  }

  private here(game: GameProps): Here | null {
    const found = this.discardable(game);
    return found && { ...found, drop: () => this.does("discard") };
  }

  /** The rack with what is said over it and done under it. */
  private drawRack(game: GameProps): void {
    const { locked } = this.frame;
    const { screen, replay, settlement } = this.table;
    const plain: RackExtras = { locked, moment: this.moment(), note: problemNote(this.told.problem) };
    if (screen === "replay" && replay) {
      this.rack.update(
        this.rackOf(game, (rack) => replayRack(rack, replay, this.hall)),
        { ...plain, ...this.replayExtras(game) },
      );
    } else if (screen === "settled" && settlement) {
      this.rack.update(this.rackOf(game), { ...plain, ...this.settledExtras(game) });
    } else {
      this.rack.update(
        this.rackOf(game, (rack) => spokenRack(rack, game, this.frame.t)),
        { ...plain, ...this.playExtras(game) },
      );
    }
  }

  private replayExtras(game: GameProps): RackExtras {
    const { hall, panel } = this;
    const replay = this.table.replay!;
    const melds = game.rack.trays !== undefined;
    const tools = replayTools(replay, hall, () => this.open("moments"), panel === "moments");
    const said: RackExtras = melds && replay.exercise?.feedback ? { note: replayNote(replay) } : {};
    return { ...tools, goal: replayGoal(replay), low: melds, still: !melds, keys: [], ...said };
  }

  private settledExtras(game: GameProps): RackExtras {
    const { hall, people } = this;
    const { t } = hall;
    const on = people && onward(people, hall);
    if (on) {
      const look = button(hall, { type: "replay", index: 0 }, t("table-replay"));
      return { goal: on.text, start: this.menu(nothing), end: html`${look}${on.button}` };
    }
    const next = t(game.rack.trays ? "spread-next-round" : "table-next-game");
    const ways = settledTools(this.table.settlement!, hall, next);
    const goal = html`<p class="rw-goal rw-asked-now">${game.asked}</p>`;
    return { goal, start: this.menu(ways.seldom), end: ways.end };
  }

  private playExtras(game: GameProps): RackExtras {
    const { hall } = this;
    const { t, locked } = hall;
    const melds = game.rack.trays !== undefined;
    const opened = new Set(Object.keys(this.table.panels));
    const scene: TurnScene = {
      t,
      game,
      locked,
      opened,
      discard: this.discardable(game),
      does: (key) => this.does(key),
    };
    const review = button(hall, { type: "review" }, t("spread-review"), "rw-why");
    const after = game.after ? html`<p>${game.after} ${review}</p>` : nothing;
    const told = game.told.map((each) => html`<p>${each}</p>`);
    return {
      low: melds,
      marked: shown<{ tiles: number[] }>(this.scene(0), "advice")?.tiles ?? [],
      goal: html`<p class="rw-goal rw-asked-now" ?data-mine=${game.mine}>${meterPiece(game.meter, t)}${game.asked}</p>`,
      whole: [game.asked],
      more: game.after || told.length ? html`${after}${told}` : nothing,
      keys: melds ? [] : KEYS,
      start: this.menu(seldom(scene)),
      end: html`${besides(scene)}${primary(scene)}`,
    };
  }

  /** The same object for as long as the table is the same, or what was just put down would jump. */
  private rackOf(game: GameProps, drawn: (rack: RackProps) => RackProps = (rack) => rack): RackProps {
    if (this.shown?.game !== game)
      this.shown = { game, rack: drawn(game.rack.choose ? { ...game.rack, single: true } : game.rack) };
    return this.shown.rack;
  }

  private menu(moves: Piece): Piece {
    const scene = this.scene(0);
    const ways = panels.flatMap((panel): [string, string][] => {
      const title = panel.asked || panel.apart ? null : panel.title(scene);
      return title ? [[panel.key, title]] : [];
    });
    return tableMenu(this.frame.t, ways, this.panel, (key) => this.open(key), moves);
  }

  private open(key: string | null): void {
    this.panel = this.panel === key ? null : key;
    this.draw();
    const find = (css: string): HTMLElement | null => this.frame.body.querySelector<HTMLElement>(css);
    const opener = ".rw-settled [aria-expanded], .rw-tools summary, .rw-tools [aria-expanded]";
    (this.panel ? find(".rw-table-drawer") : find(opener))?.focus({ preventScroll: true });
  }

  /** What Python has opened: the first that there is. */
  private openedPanel(scene: Scene): (typeof panels)[number] | null {
    return asked.find(({ key }) => shown(scene, key) !== null) ?? null;
  }

  /** What lies over the felt: a question, what was opened by hand, or what was asked for. */
  private over(scene: Scene): Piece {
    const penalty = scene.table.game?.penalty;
    if (this.asking && penalty)
      return questionPiece(
        penalty,
        scene,
        () => this.finish(),
        () => this.goBack(),
      );
    const panel = panels.find(({ key }) => key === this.panel);
    const title = panel?.title(scene);
    if (panel && title) return drawer(panel, title, scene);
    return this.openedPanel(scene)?.piece(scene) ?? nothing;
  }

  // ---- Doing

  /** What the rack says; a tile chosen in an exercise is tried at once. */
  private fromRack(message: Message): Promise<Answer> {
    if (message.type !== "choose") return this.frame.client.send(message);
    const [tile] = message.tiles;
    return tile === undefined ? Promise.resolve(DONE) : this.frame.client.send({ type: "try", tile });
  }

  private nextStep(): void {
    const { deal } = this.table;
    if (!deal || this.frame.locked) return;
    void this.told.tell(dealt(deal) ? { type: "dealt" } : { type: "stage", index: deal.at + 1 });
  }

  private action(key: string): TableActionProps | undefined {
    const { game } = this.table;
    return game ? actionOf(game, key) : undefined;
  }

  /** What the discard button says of these tiles, and why they can't be discarded; null where there is none. */
  private discardable(game: GameProps, tiles = this.lifted): { text: string; why: string | null } | null {
    const { t } = this.frame;
    const found = this.table.screen === "play" ? actionOf(game, "discard") : undefined;
    if (!found) return null;
    const tile = this.liftedTile(game, tiles);
    const text = tile ? t("table-discard-tile", { tile: tile.name }) : found.text;
    if (!found.enabled) return { text, why: found.why ?? "" };
    return { text, why: tile ? null : t(tiles.length > 1 ? "table-lift-one" : "table-lift") };
  }

  /** The one tile of the rack that is lifted, if it is one. */
  private liftedTile(game: GameProps, tiles = this.lifted): TileProps | null {
    const at = tiles.length === 1 ? placeOf(game.rack, tiles[0]!) : null;
    return at && !onTable(at) ? tileOf(game.rack, tiles[0]!) : null;
  }

  private async discard(tiles: readonly number[]): Promise<unknown> {
    const { game } = this.table;
    const found = game && this.discardable(game, tiles);
    if (!found) return;
    if (found.why !== null) return this.told.complain(found.why);
    return this.told.tell({ type: "discard", tile: tiles[0]! });
  }

  /** An action by its key, or the reason why not. */
  private does(key: string): void {
    if (this.frame.locked || performance.now() - this.since < HASTE) return;
    if (key === "discard") return void this.discard(this.lifted);
    if (key === "sort-run" || key === "sort-group")
      return this.hall.tell({ type: "sort", by: key === "sort-run" ? "run" : "group" });
    const found = this.action(key);
    if (found && !found.enabled) return this.told.complain(found.why ?? "");
    if (!found && !FREE.includes(key)) return;
    if (key === "done" && this.table.game?.penalty) return this.ask();
    if (OPENING.includes(key)) this.panel = null;
    this.hall.tell(this.messageOf(key));
  }

  /** What is sent for a key; asked for once more, what is open is closed where it has no more to tell. */
  private messageOf(key: string): Message {
    const { coach, advice } = this.table.panels as { coach?: unknown; advice?: { more: string | null } };
    if (key === "coach" && coach) return { type: "coach-off" };
    if (key === "advise" && advice && !advice.more) return { type: "advise-off" };
    const type = SAID.find((each) => each === (key === "check" ? "check-board" : key));
    return type ? { type } : { type: "play", move: key };
  }

  /** Before a turn that costs something is ended: whether it really is to be. */
  private ask(): void {
    this.asking = true;
    this.draw();
    this.frame.body.querySelector<HTMLElement>("[data-act=penalty-no]")?.focus();
  }

  private goBack(): void {
    this.asking = false;
    this.draw();
    this.frame.body.querySelector<HTMLElement>("[data-act=do-done]")?.focus();
  }

  private finish(): void {
    this.asking = false;
    this.hall.tell({ type: "done" });
    this.draw();
  }

  /** What is in the air is put down first. */
  private timeUp(move: number): void {
    this.rack.putDown(() => void this.told.tell({ type: "timeout", move }));
  }

  private key(event: KeyboardEvent): void {
    const { screen, game } = this.table;
    if (screen !== "play" || game?.rack.trays) return;
    const key = tableKey(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    if (key !== "discard") return this.does(key);
    const tile = (event.target as Element).closest<HTMLElement>(".rw-wood .rw-tile[data-id]");
    if (!this.frame.locked) void this.discard(tile ? [Number(tile.dataset["id"])] : this.lifted);
  }
}

export const tableView = (frame: Frame): View => new TablePage(frame);
