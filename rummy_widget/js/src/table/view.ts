// The view "table": a whole game against the other players, from the set-up to looking back.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { middle, STOCK } from "../felt/middle";
import { seatCards } from "../felt/seats";
import { bar } from "../pages/bar";
import { heading, titleLevel, type Piece } from "../pages/parts";
import { tablePiece } from "../pages/rules";
import { problemNote } from "../pages/verdict";
import type { Drag } from "../rack/drag";
import { RackView } from "../rack/rack";
import { tileOf } from "../rack/state";
import { verdictTemplate, type KeyRow } from "../rack/verdict";
import { inTurn, teller, type Teller } from "../tell";
import type { Answer, GameTable, GameView, Message, TableAction, TableState, Tile } from "../types";
import { coachPanel } from "./coach";
import { dealShow, dealt } from "./deal";
import { dragToRack, overElement } from "./drop";
import { FocusKeeper } from "./focus";
import { tableKey } from "./keys";
import { exerciseNote, replayPanel } from "./replay";
import { settlement } from "./settled";
import { SetupForm } from "./setup";
import { tieTable, type Tie } from "./tie";
import { storedToken } from "./token";
import { button, hallOf, type Hall } from "./tiles";
import { turn } from "./turn";

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
  private rule = false; // the rule of the verdict is open
  private all = false; // all rows of the coach
  private screen = "";
  private warned = false; // of a browser that keeps nothing
  private readonly focus: FocusKeeper;

  constructor(frame: Frame) {
    const { client, t } = frame;
    this.frame = frame;
    this.told = teller(frame, () => this.draw(), inTurn(client));
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
    this.middle.className = "rw-middle";
    this.drag = dragToRack(this.middle, this.rack, (tile) => this.does(tile === STOCK ? "draw" : "take"));
    frame.body.addEventListener("keydown", (event) => this.key(event), { capture: true, signal: this.off.signal });
    this.tie = tieTable(client, () => this.draw(), ({ ok, error }) => this.told.complain(ok ? null : error));
  }

  destroy(): void {
    this.off.abort();
    this.tie.stop();
    this.drag.destroy();
    this.rack.destroy();
  }

  // ---- Drawing

  private get table(): GameTable {
    return this.frame.client.state<TableState>().table;
  }

  update(): void {
    const { screen, game, replay } = this.table;
    const had = this.focus.held();
    const changed = this.screen !== "" && this.screen !== screen;
    if (changed) this.told.problem = null;
    this.screen = screen;
    this.draw();
    if (game && this.withRack()) {
      const rack = game.rack.choose ? { ...game.rack, single: true } : game.rack;
      this.rack.update(rack, {
        locked: this.frame.locked, picture: true, still: screen === "replay",
        ask: html`${replay ? exerciseNote(replay, this.hall) : nothing}${this.verdict(game)}`, keys: screen === "play" ? KEYS : [],
      });
    }
    this.focus.keep(had, changed, this.table);
  }

  private withRack(): boolean {
    return ["play", "settled", "replay"].includes(this.table.screen);
  }

  private draw(): void {
    const { frame, hall } = this;
    const { t } = frame;
    const { table, home, tongues } = frame.client.state<TableState>();
    const { screen, game } = table;
    const title = titleLevel(frame.root);
    const level = title + 1;
    if (this.tie.blocked() && !this.warned && frame.client.speaker(frame.root)) {
      this.warned = true;
      frame.announce(t("table-storage"));
    }
    if (game && this.withRack()) render(this.middlePiece(game), this.middle);
    render(
      html`<div class="rw-table-page" data-screen=${screen} data-size=${game?.rack.size ?? "normal"}>
        ${bar({ home: home ?? null, above: "", title: heading(title, "rw-page-title", t("table")), tongues }, t)}
        ${this.warned ? html`<p class="rw-note">${t("table-storage")}</p>` : nothing}
        ${table.notice ? html`<p class="rw-note" data-notice>${table.notice} ${this.loading(table)}</p>` : nothing}
        ${screen === "setup" ? html`${this.form.piece(table.setup, hall, level, table.token ?? storedToken())}${problemNote(this.told.problem)}` : nothing}
        ${screen === "deal" && table.deal ? html`${dealShow(table.deal, hall, level, () => this.nextStep())}${problemNote(this.told.problem)}` : nothing}
        ${screen === "settled" && table.settlement ? settlement(table.settlement, hall, level) : nothing}
        ${screen === "replay" && table.replay ? replayPanel(table.replay, hall, level) : nothing}
        ${game && this.withRack() ? this.board(game, level) : nothing}
        ${table.statistics && screen !== "deal"
          ? html`<details class="rw-panel rw-aside"><summary>${table.statistics.title || t("table-statistics")}</summary>${tablePiece(table.statistics, true)}</details>`
          : nothing}
      </div>`,
      frame.body,
    );
  }

  /** The way to a game that went on in another tab. */
  private loading({ stale, token, place }: GameTable): Piece {
    if (!stale || token === null || place === null) return nothing;
    return button(this.hall, { type: "resume", token, place }, this.frame.t("table-load"), "rw-button rw-small");
  }

  private board(game: GameView, level: number): Piece {
    const { t } = this.frame;
    const scene = { t, game, locked: this.frame.locked, problem: this.told.problem, discard: this.discardable(game), does: (key: string) => this.does(key) };
    return html`<div class="rw-board" data-seats=${game.felt.seats.length}>
        ${seatCards(game.felt.seats, t)}${this.middle}${this.screen === "settled" ? problemNote(this.told.problem) : turn(scene)}
        <div class="rw-own">${this.rack.element}</div>
      </div>
      ${coachPanel(game.coach, this.hall, level, this.all, this.liftedTile(game)?.name ?? null, () => {
        this.all = !this.all;
        this.draw();
      })}
      ${game.log.length > 0
        ? html`<details class="rw-panel rw-aside rw-log"><summary>${t("table-log")}</summary>
            <ol role="list">${game.log.map((each) => html`<li ?data-mine=${each.mine}>${each.text}</li>`)}</ol></details>`
        : nothing}
      ${this.screen === "play" ? this.form.during(this.table.setup, this.hall) : nothing}`;
  }

  private middlePiece(game: GameView): Piece {
    const { t, locked } = this.frame;
    const here = this.discardable(game);
    return middle(game.felt, t, { locked, act: (move) => this.does(move) }, here && { ...here, drop: () => this.does("discard") });
  }

  /** What "Check board" found, under the wood. */
  private verdict(game: GameView): Piece {
    const found = game.verdict;
    if (!found) return nothing;
    const { t } = this.frame;
    const { text, clause, holds } = found;
    const why = (): void => {
      this.rule = !this.rule;
      this.update();
    };
    return verdictTemplate(
      {
        t, why, id: "rw-table-check", silent: false, open: this.rule ? "verdict" : null,
        verdict: { status: holds ? "right" : "not-yet", word: t(holds ? "outcome-right" : "outcome-not-yet"), text, clause, lines: [], points: null },
      },
      this.rule && clause ? { clause, reason: null } : null,
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

  private action(key: string): TableAction | undefined {
    return this.table.game?.actions.find((each) => each.key === key);
  }

  /** What the discard button says of these tiles, and why they cannot be discarded; null where there is no such button. */
  private discardable(game: GameView, tiles: readonly number[] = this.lifted): { text: string; why: string | null } | null {
    const { t } = this.frame;
    const found = this.action("discard");
    if (!found) return null;
    const tile = this.liftedTile(game, tiles);
    const text = tile ? t("table-discard-tile", { tile: tile.name }) : found.text;
    if (!found.enabled) return { text, why: found.why ?? "" };
    return { text, why: tile ? null : t(tiles.length > 1 ? "table-lift-one" : "table-lift") };
  }

  /** The one tile that is lifted, if it is one. */
  private liftedTile(game: GameView, tiles: readonly number[] = this.lifted): Tile | null {
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
    if (this.frame.locked) return;
    if (key === "discard") return void this.discard(this.lifted);
    if (key === "takeback" || key === "go-on") return void this.told.tell({ type: key });
    const found = this.action(key);
    if (!found) return;
    if (!found.enabled) return this.told.complain(found.why ?? "");
    if (MOVES.includes(key)) void this.told.tell({ type: "play", move: key });
    else if (key === "check") void this.told.tell({ type: "check-board" });
    else if (key === "coach") void this.told.tell({ type: this.table.game?.coach ? "coach-off" : "coach" });
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
