// The view "table": a whole game against the other players, from the set-up to looking back.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { Flights } from "../felt/fly";
import { middle, STOCK } from "../felt/middle";
import { seatCards } from "../felt/seats";
import { bar } from "../pages/bar";
import { heading, titleLevel, type Piece } from "../pages/parts";
import { tablePiece } from "../pages/rows";
import { problemNote } from "../pages/verdict";
import type { Drag } from "../rack/drag";
import { RackView } from "../rack/rack";
import { tileOf } from "../rack/state";
import type { KeyRow } from "../rack/verdict";
import { inTurn, teller, type Teller } from "../tell";
import { later } from "../later";
import type { PeoplePart } from "../main-people";
import { shut } from "../people/shut";
import type {
  Answer,
  GameTableProps,
  GameViewProps,
  Message,
  PeopleProps,
  RackProps,
  TableActionProps,
  TableState,
  TileProps,
} from "../types";
import { coachPanel } from "./coach";
import { dealShow, dealt, dealTools } from "./deal";
import { Dealing } from "./dealing";
import { dragToRack, overElement } from "./drop";
import { FocusKeeper } from "./focus";
import { momentOf } from "./moment";
import { tableKey } from "./keys";
import { drawerPiece, tableMenu, type Panel } from "./menu";
import { momentList, replayGoal, replayHead, replayRack, replayTools } from "./replay";
import { settledMore, settledTools, settlement } from "./settled";
import { SetupForm } from "./setup";
import { Staging } from "./staged";
import { tieTable, type Tie } from "./tie";
import { storedToken } from "./token";
import { button, hallOf, type Hall } from "./tiles";
import { besides, checked, primaryButton, primaryOf, seldom, type TurnScene } from "./turn";

const HASTE = 350; // ms after a deal in which a click was still meant for it
const DONE: Answer = { ok: true, error: null };
const MOVES = ["draw", "take", "extra", "close", "refuse", "keep", "leave"]; // what is sent as a move of the game
const KEYS: readonly KeyRow[] = [
  [["S"], "table-keys-draw"],
  [["T"], "table-keys-take"],
  [["D", "Delete"], "table-keys-discard"],
];

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
  private lifted: readonly number[] = [];
  private readonly flights = new Flights();
  private readonly dealing: Dealing;
  private readonly staging = new Staging();
  private since = 0; // when play began, of the page's clock
  private played: GameViewProps | null = null; // the game as it was drawn last
  private panel: Panel | null = null; // what is open over the felt
  private shown: { game: GameViewProps; rack: RackProps } | null = null;
  private all = false; // all rows of the coach
  private screen = "";
  private warned = false; // of a browser that keeps nothing
  private readonly focus: FocusKeeper;

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
      outside: {
        ...overElement(() => (this.action("discard") ? this.middle : null)),
        drop: (tiles) => this.discard(tiles),
      },
      lifting: (tiles) => {
        this.lifted = tiles;
        this.draw();
      },
    });
    this.focus = new FocusKeeper(frame, this.rack);
    this.dealing = new Dealing(
      frame.root,
      () => this.draw(),
      () => void this.told.tell({ type: "dealt" }),
    );
    this.middle.className = "rw-middle";
    this.drag = dragToRack(this.middle, this.rack, (tile) => this.does(tile === STOCK ? "draw" : "take"));
    frame.body.addEventListener("keydown", (event) => this.key(event), { capture: true, signal: this.off.signal });
    this.tie = tieTable(
      client,
      () => this.draw(),
      ({ ok, error }) => this.told.complain(ok ? null : error),
    );
  }

  destroy(): void {
    this.off.abort();
    this.tie.stop();
    this.dealing.destroy();
    this.staging.end();
    this.drag.destroy();
    this.rack.destroy();
  }

  // ---- Drawing

  /** What there is of people here, and what draws it once that is loaded. */
  private get folk(): { people: PeopleProps; part: PeoplePart } | null {
    const { people } = this.frame.client.state<TableState>();
    const part = people ? later<PeoplePart>(this.frame.client, "people", () => this.draw()) : null;
    if (!people || !part) return null;
    part.comeBack(this.frame.client);
    return { people, part };
  }

  private moment(): string {
    const { table, people } = this.frame.client.state<TableState>();
    return momentOf(table, people);
  }

  private get table(): GameTableProps {
    return this.frame.client.state<TableState>().table;
  }

  update(): void {
    const { screen } = this.table;
    const had = this.focus.held();
    const changed = this.screen !== "" && this.screen !== screen;
    const played = this.screen === "play";
    if (changed) {
      this.panel = null;
    }
    if (changed && this.screen === "deal" && screen === "play") {
      this.flights.lookAtDeal(this.frame.root);
      if (this.dealing.moved) this.since = performance.now();
    }
    this.screen = screen;
    const { game } = this.table;
    this.flights.look(this.frame.root, this.played);
    this.draw();
    this.played = screen === "play" ? game : null;
    this.flights.play(this.frame.root, this.played);
    if (screen !== "settled") this.staging.end();
    else if (played) this.stageClose();
    this.focus.keep(had, changed, this.table);
  }

  /** A close, whoever made it. */
  private stageClose(): void {
    const { t, root } = this.frame;
    this.staging.play(root.querySelector<HTMLElement>(".rw-settled"), this.table.settlement?.points ?? null, (points) =>
      t("points", { points }),
    );
  }

  private withRack(): boolean {
    return ["play", "settled", "replay"].includes(this.table.screen);
  }

  private draw(): void {
    const { frame, hall, told } = this;
    const { t } = frame;
    const { folk } = this;
    const { table, home, tongues } = frame.client.state<TableState>();
    const { screen, game } = table;
    const deal = this.dealing.look(table.deal, frame.locked);
    const title = titleLevel(frame.root);
    const level = title + 1;
    if (this.tie.blocked() && !this.warned && frame.client.speaker(frame.root)) {
      this.warned = true;
      frame.announce(t("table-storage"));
    }
    if (game && this.withRack()) render(this.middlePiece(game), this.middle);
    const notes = html`${this.warned ? html`<p class="rw-note">${t("table-storage")}</p>` : nothing}
      ${table.notice ? html`<p class="rw-note" data-notice>${table.notice} ${this.loading(table)}</p>` : nothing}`;
    render(
      html`<div class="rw-table-page" data-screen=${screen} data-size=${game?.rack.size ?? "normal"}>
        ${bar({ home: home ?? null, above: "", title: heading(title, "rw-page-title", t("table")), tongues }, t)}
        ${notes}
        <div class="rw-felt" data-seats=${game?.felt.seats.length ?? nothing}>
          <div class="rw-felt-main">
            ${screen === "setup" && !this.tie.opening() ? this.form.piece(table.setup, hall, level, table.token ?? storedToken(), problemNote(told.problem), folk?.part.door(folk.people, hall) ?? shut(this.frame.client.state<TableState>().people)) : nothing}
            ${screen === "lobby" ? folk?.part.lobby(folk.people, hall, level, problemNote(told.problem)) : nothing}
            ${screen === "deal" && deal ? dealShow(deal, hall, level) : nothing}
            ${screen === "settled" && table.settlement ? settlement(table.settlement, hall, level, { open: this.panel === "told", toggle: () => this.open("told") }) : nothing}
            ${screen === "replay" && table.replay ? replayHead(hall, level) : nothing}
            ${game && this.withRack() ? html`${folk?.part.bubbles(folk.people, hall)}<div class="rw-board" data-seats=${game.felt.seats.length}>${seatCards(game.felt.seats, t)}${this.middle}</div>` : nothing}
          </div>
          ${this.drawer(table, level)}
        </div>
        ${screen === "deal" && deal ? dealTools(deal, hall, problemNote(told.problem), this.dealing.running, () => this.nextStep()) : nothing}
        ${game && this.withRack() ? html`<div class="rw-own">${this.rack.element}</div>` : nothing}
      </div>`,
      frame.body,
    );
    if (game && this.withRack()) this.drawRack(game);
    this.dealing.drawn(frame.root);
  }

  /** The rack with what is said over it and done under it. */
  private drawRack(game: GameViewProps): void {
    const { frame, hall, panel } = this;
    const { t, locked } = frame;
    const { screen, replay, settlement: end } = this.table;
    const problem = problemNote(this.told.problem);
    const moment = this.moment();
    const looked = { locked, moment, still: screen === "replay", keys: [] };
    if (screen === "replay" && replay) {
      const tools = replayTools(replay, hall, () => this.open("moments"), panel === "moments");
      return this.rack.update(
        this.rackOf(game, (rack) => replayRack(rack, replay, hall)),
        { ...looked, ...tools, goal: replayGoal(replay), note: problem },
      );
    }
    if (screen === "settled" && end) {
      const { seldom: more, end: ways } = settledTools(end, hall);
      const { folk } = this;
      const on = folk?.part.onward(folk.people, hall);
      if (on)
        return this.rack.update(this.rackOf(game), {
          ...looked,
          goal: on.text,
          note: problem,
          start: this.menu(nothing),
          end: html`${button(hall, { type: "replay", index: 0 }, t("table-replay"))}${on.button}`,
        });
      const asked = html`<p class="rw-goal rw-asked-now">${game.asked}</p>`;
      return this.rack.update(this.rackOf(game), {
        ...looked,
        goal: asked,
        note: problem,
        start: this.menu(more),
        end: ways,
      });
    }
    const scene: TurnScene = { t, game, locked, discard: this.discardable(game), does: (key) => this.does(key) };
    this.rack.update(
      this.rackOf(game, (rack) => checked(rack, game, t)),
      {
        locked,
        moment,
        keys: KEYS,
        note: problem,
        whole: [game.asked],
        goal: html`<p class="rw-goal rw-asked-now" ?data-mine=${game.mine}>${game.asked}</p>`,
        start: this.menu(seldom(scene)),
        end: html`${besides(scene)}${primaryButton(primaryOf(scene), locked)}`,
      },
    );
  }

  /** The rack as it is shown: the same object for as long as the table is the same, or what was just put down would jump. */
  private rackOf(game: GameViewProps, shown: (rack: RackProps) => RackProps = (rack) => rack): RackProps {
    if (this.shown?.game !== game)
      this.shown = { game, rack: shown(game.rack.choose ? { ...game.rack, single: true } : game.rack) };
    return this.shown.rack;
  }

  private menu(moves: Piece): Piece {
    const { t } = this.frame;
    const { game, statistics, screen } = this.table;
    const panels: [Panel, string][] = [];
    if (game?.log.length) panels.push(["log", t("table-log")]);
    if (statistics) panels.push(["statistics", statistics.title || t("table-statistics")]);
    const people = this.folk?.people;
    if (people?.room) panels.unshift(["people", people.words["people"] ?? ""]);
    else if (screen === "play") panels.push(["settings", t("table-during")]);
    return tableMenu({ hall: this.hall, panels, open: this.panel, toggle: (panel) => this.open(panel), moves });
  }

  private open(panel: Panel | null): void {
    this.panel = this.panel === panel ? null : panel;
    this.draw();
    const { body } = this.frame;
    if (this.panel) body.querySelector<HTMLElement>(".rw-table-drawer")?.focus({ preventScroll: true });
    else
      body
        .querySelector<HTMLElement>(".rw-settled [aria-expanded], .rw-tools summary, .rw-tools [aria-expanded]")
        ?.focus({ preventScroll: true });
  }

  /** What lies over the felt: the coach, or what was opened by hand. */
  private drawer({ screen, game, statistics, replay, settlement: end, setup }: GameTableProps, level: number): Piece {
    const { hall, panel } = this;
    const { t } = this.frame;
    if (screen === "play" && game?.coach && panel === null) {
      return coachPanel(game.coach, hall, level, this.all, this.liftedTile(game)?.name ?? null, () => {
        this.all = !this.all;
        this.draw();
      });
    }
    const shown = (title: string, inside: Piece): Piece =>
      drawerPiece(hall, level, title, inside, () => this.open(null));
    const { folk } = this;
    if (panel === "people" && folk)
      return shown(folk.people.words["people"] ?? "", folk.part.beside(folk.people, hall));
    if (panel === "log" && game) {
      return shown(
        t("table-log"),
        html`<ol class="rw-log" role="list">${game.log.map((each) => html`<li ?data-mine=${each.mine}>${each.text}</li>`)}</ol>`,
      );
    }
    if (panel === "statistics" && statistics)
      return shown(statistics.title || t("table-statistics"), tablePiece(statistics, true));
    if (panel === "settings") return shown(t("table-during"), this.form.during(setup, hall));
    if (panel === "moments" && replay) return shown(t("table-moments"), momentList(replay, hall));
    if (panel === "told" && end) return shown(end.title, settledMore(end, game?.felt.seats ?? [], hall));
    return nothing;
  }

  /** The way to a game that went on in another tab. */
  private loading({ stale, token, place }: GameTableProps): Piece {
    if (!stale || token === null || place === null) return nothing;
    return button(this.hall, { type: "resume", token, place }, this.frame.t("table-load"), "rw-button rw-small");
  }

  private middlePiece(game: GameViewProps): Piece {
    const { t, locked } = this.frame;
    const here = this.discardable(game);
    return middle(
      game.felt,
      t,
      { locked, act: (move) => this.does(move) },
      here && { ...here, drop: () => this.does("discard") },
    );
  }

  private nextStep(): void {
    const { deal } = this.table;
    if (!deal || this.frame.locked) return;
    void this.told.tell(dealt(deal) ? { type: "dealt" } : { type: "stage", index: deal.at + 1 });
  }

  // ---- Doing

  /** What the rack says; a tile chosen in an exercise is tried at once. */
  private fromRack(message: Message): Promise<Answer> {
    if (message.type !== "choose") return this.frame.client.send(message);
    const [tile] = message.tiles;
    return tile === undefined ? Promise.resolve(DONE) : this.frame.client.send({ type: "try", tile });
  }

  private action(key: string): TableActionProps | undefined {
    return this.table.game?.actions.find((each) => each.key === key);
  }

  /** What the discard button says of these tiles, and why they cannot be discarded; null where there is no such button. */
  private discardable(
    game: GameViewProps,
    tiles: readonly number[] = this.lifted,
  ): { text: string; why: string | null } | null {
    const { t } = this.frame;
    const found = this.action("discard");
    if (!found) return null;
    const tile = this.liftedTile(game, tiles);
    const text = tile ? t("table-discard-tile", { tile: tile.name }) : found.text;
    if (!found.enabled) return { text, why: found.why ?? "" };
    return { text, why: tile ? null : t(tiles.length > 1 ? "table-lift-one" : "table-lift") };
  }

  /** The one tile that is lifted, if it is one. */
  private liftedTile(game: GameViewProps, tiles: readonly number[] = this.lifted): TileProps | null {
    return tiles.length === 1 ? tileOf(game.rack, tiles[0]!) : null;
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
    if (key === "takeback" || key === "go-on" || key === "lay") return void this.told.tell({ type: key });
    const found = this.action(key);
    if (!found) return;
    if (!found.enabled) return this.told.complain(found.why ?? "");
    if (MOVES.includes(key)) void this.told.tell({ type: "play", move: key });
    else if (key === "check") void this.told.tell({ type: "check-board" });
    else if (key === "coach") {
      this.panel = null;
      void this.told.tell({ type: this.table.game?.coach ? "coach-off" : "coach" });
    }
  }

  private key(event: KeyboardEvent): void {
    if (this.table.screen !== "play") return;
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
