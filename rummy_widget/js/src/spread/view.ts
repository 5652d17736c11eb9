// The view "spread": a whole game whose melds lie on the table, from the set-up to looking back.
import { html, nothing, render } from "lit-html";
import { middle, STOCK } from "../felt/middle";
import { seatCards } from "../felt/seats";
import type { Frame, View } from "../frame";
import { later } from "../later";
import { bar } from "../pages/bar";
import { goTo, heading, titleLevel, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import type { Drag } from "../rack/drag";
import { RackView } from "../rack/rack";
import { onTable, placeOf, tileOf } from "../rack/state";
import { soundOn } from "../sound";
import { momentOf } from "../table/moment";
import { dragToRack, overElement } from "../table/drop";
import { drawerPiece, tableMenu, type Panel } from "../table/menu";
import { tieTable, type Tie } from "../table/tie";
import { button, hallOf, type Hall } from "../table/tiles";
import { storedToken } from "../table/token";
import { inTurn, teller, type Teller } from "../tell";
import type { OpenGameProps, OpenTableProps, OpenTableState, PeopleProps, RackProps, VerdictProps } from "../types";
import { Arrivals } from "./arrive";
import { clock, type Clock } from "./clock";
import type { PeoplePart } from "../main-people";
import { shut } from "../people/shut";
import type { More } from "./more";
import { OpenForm } from "./setup";
import { spreadOf } from "./spread";
import { actionOf, besides, primary, seldom, type OpenScene } from "./turn";

const SAID = ["done", "revert", "sort-table", "advise", "coach", "review"] as const; // what is no move of the game

class OpenPage implements View {
  private readonly frame: Frame;
  private readonly rack: RackView;
  private readonly middle = document.createElement("div");
  private readonly drag: Drag;
  private readonly form = new OpenForm();
  private readonly tie: Tie;
  private readonly hall: Hall;
  private readonly told: Teller;
  private readonly clock: Clock;
  private readonly arrivals = new Arrivals();
  private lifted: readonly number[] = [];
  private played: OpenGameProps | null = null; // the game as it was drawn last
  private panel: Panel | null = null; // what is open over the felt
  private shown: { game: OpenGameProps; rack: RackProps } | null = null;
  private asking = false; // whether a wrong turn is to be ended
  private screen = "";
  private over = ""; // what lies over the felt because it was asked for
  private cheered: () => void = () => undefined; // ends what is celebrated
  private all = false; // every discard is told of
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
      send: (message) => client.send(message),
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
    this.middle.className = "rw-middle";
    this.drag = dragToRack(this.middle, this.rack, (tile) => this.does(tile === STOCK ? "draw" : "take"));
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
    this.cheered();
    this.tie.stop();
    this.clock.stop();
    this.drag.destroy();
    this.rack.destroy();
  }

  // ---- Drawing

  /** The rest of the page, once it is there: the view is drawn again then. */
  private get more(): More | null {
    return later<More>(this.frame.client, "more", () => this.came());
  }

  /** What there is of people here, and what draws it once that is loaded. */
  private get folk(): { people: PeopleProps; part: PeoplePart } | null {
    const { people } = this.frame.client.state<OpenTableState>();
    const part = people ? later<PeoplePart>(this.frame.client, "people", () => this.came()) : null;
    if (!people || !part) return null;
    part.comeBack(this.frame.client);
    return { people, part };
  }

  private came(): void {
    this.shown = null;
    this.draw();
  }

  private moment(): string {
    const { table, people } = this.frame.client.state<OpenTableState>();
    return momentOf(table, people);
  }

  private get table(): OpenTableProps {
    return this.frame.client.state<OpenTableState>().table;
  }

  update(): void {
    const { screen, game } = this.table;
    const active = document.activeElement as HTMLElement | null;
    const had = active && this.frame.root.contains(active) ? active : null;
    const changed = this.screen !== "" && this.screen !== screen;
    if (changed) {
      this.panel = null;
      this.frame.body.querySelector(".rw-tools details[open]")?.removeAttribute("open");
    }
    if (this.table.replay?.exercise) this.panel = null; // it lay over the table
    if (changed || game !== this.played) this.asking = false;
    this.screen = screen;
    this.arrivals.look(this.frame.root, this.played);
    this.draw();
    this.played = screen === "play" ? game : null;
    this.arrivals.play(this.frame.root, this.played);
    this.clock.set(this.played?.time ?? null);
    this.keepFocus(had, changed);
    if (changed) this.celebrate();
  }

  /** A round that somebody has ended: only where sounds are wanted, too. */
  private celebrate(): void {
    const { screen, settlement } = this.table;
    this.cheered();
    if (screen !== "settled" || !settlement || settlement.won === null || !soundOn()) return;
    const faces = settlement.won ? [...(this.rack.spread?.querySelectorAll(".rw-face") ?? [])] : [];
    this.cheered = this.more?.cheer(this.frame.body.querySelector<HTMLElement>(".rw-settled"), faces) ?? this.cheered;
  }

  /** Nobody who is at work at the table loses the focus: a new screen or panel gets it, what has gone gives it to the rack. */
  private keepFocus(had: HTMLElement | null, changed: boolean): void {
    const { body, root } = this.frame;
    const { game } = this.table;
    const over = game?.coach ? "coach" : game?.review ? "review" : game?.advice ? "advise" : "";
    const [opened, closed] = [over !== "" && over !== this.over, over === "" && this.over !== ""];
    this.over = over;
    if (!had) return;
    if (changed && this.screen === "play") return this.rack.focus();
    if (changed) return goTo(body.querySelector<HTMLElement>("section[tabindex]"));
    if (opened && had.dataset["act"]?.endsWith(over))
      return body.querySelector<HTMLElement>(".rw-advice, .rw-coach")?.focus({ preventScroll: true });
    if (closed && !had.isConnected) return body.querySelector<HTMLElement>("[data-act=do-advise]")?.focus();
    if (!root.contains(document.activeElement) && this.screen !== "setup") this.rack.focus();
  }

  private draw(): void {
    const { frame, hall, told } = this;
    const { t } = frame;
    const { folk } = this;
    const { table, home, tongues } = frame.client.state<OpenTableState>();
    const { screen, game, setup } = table;
    const title = titleLevel(frame.root);
    const level = title + 1;
    if (this.tie.blocked() && !this.warned && frame.client.speaker(frame.root)) {
      this.warned = true;
      frame.announce(t("table-storage"));
    }
    const laid = game && screen !== "setup" && screen !== "lobby";
    if (laid)
      render(
        middle(game.felt, t, { locked: frame.locked, act: (move) => this.does(move) }, this.here(game)),
        this.middle,
      );
    const notes = html`${this.warned ? html`<p class="rw-note">${t("table-storage")}</p>` : nothing}
      ${table.notice ? html`<p class="rw-note" data-notice>${table.notice} ${this.loading(table)}</p>` : nothing}`;
    const name = setup.games.find(({ picked }) => picked)?.name ?? t("table");
    render(
      html`<div class="rw-table-page rw-open-page" data-screen=${screen} data-size=${game?.rack.size ?? "normal"}>
        ${bar({ home: home ?? null, above: "", title: heading(title, "rw-page-title", name), tongues }, t)}
        ${notes}
        <div class="rw-felt" data-seats=${game?.felt.seats.length ?? nothing}>
          <div class="rw-felt-main">
            ${screen === "setup" ? this.form.piece(setup, hall, level, table.token ?? storedToken(), problemNote(told.problem), folk?.part.door(folk.people, hall) ?? shut(this.frame.client.state<OpenTableState>().people)) : nothing}
            ${screen === "lobby" ? folk?.part.lobby(folk.people, hall, level, problemNote(told.problem)) : nothing}
            ${this.more?.ended(table, hall, level) ?? nothing}
            ${
              laid
                ? html`${folk?.part.bubbles(folk.people, hall)}<div class="rw-around" ?data-thrown=${game.felt.row.length > 0 || this.action("discard")}>${seatCards(game.felt.seats, t)}${this.middle}</div>
              ${this.clock.piece(game.time, t)}${this.rack.spread}`
                : nothing
            }
          </div>
          ${this.above(table, level)}
        </div>
        ${laid ? html`<div class="rw-own">${this.rack.element}</div>` : nothing}
      </div>`,
      frame.body,
    );
    if (laid) this.drawRack(game);
  }

  /** The rack with what is said over it and done under it. */
  private drawRack(game: OpenGameProps): void {
    const { frame, hall, panel } = this;
    const { t, locked } = frame;
    const { screen, replay, settlement: end } = this.table;
    const note = problemNote(this.told.problem);
    const moment = this.moment();
    const menu = (moves: Piece): Piece => this.menu(moves);
    const { more } = this;
    if (screen === "replay" && replay) {
      const extras = more?.replayExtras(replay, game.asked, hall, () => this.open("moments"), panel === "moments");
      return this.rack.update(
        this.rackOf(game, (rack) => more?.replayRack(rack, replay) ?? rack),
        { locked, moment, low: true, ...extras },
      );
    }
    if (screen === "settled" && end) {
      const { folk } = this;
      const on = folk?.part.onward(folk.people, hall);
      if (on)
        return this.rack.update(this.rackOf(game), {
          locked,
          moment,
          goal: on.text,
          note,
          start: menu(nothing),
          end: html`${button(hall, { type: "replay", index: 0 }, t("table-replay"))}${on.button}`,
        });
      return this.rack.update(this.rackOf(game), {
        locked,
        moment,
        goal: html`<p class="rw-goal rw-asked-now">${game.asked}</p>`,
        note,
        start: menu(more?.endMenu(end, hall) ?? nothing),
        end: more?.endTools(end, hall),
      });
    }
    const after = game.after
      ? html`<p>${game.after} ${button(hall, { type: "review" }, t("spread-review"), "rw-why")}</p>`
      : nothing;
    const scene: OpenScene = {
      t,
      game,
      locked,
      discard: this.discardable(game),
      does: (key) => this.does(key),
      sort: (by) => this.hall.tell({ type: "sort", by }),
    };
    this.rack.update(
      this.rackOf(game, (rack) => ({ ...rack, verdict: speech(game) })),
      {
        locked,
        moment,
        note,
        low: true,
        marked: game.advice?.tiles ?? [],
        goal: html`<p class="rw-goal rw-asked-now" ?data-mine=${game.mine}>${this.meter(game)}${game.asked}</p>`,
        whole: [game.asked],
        more: game.after || game.told.length ? html`${after}${game.told.map((each) => html`<p>${each}</p>`)}` : nothing,
        start: menu(seldom(scene)),
        end: html`${besides(scene)}${primary(scene)}`,
      },
    );
  }

  /** How far an opening has come. */
  private meter({ meter }: OpenGameProps): Piece {
    const { t } = this.frame;
    const share = meter ? Math.min(1, meter.got / Math.max(1, meter.wanted)) : 0;
    return meter
      ? html`<span class="rw-meter" role="meter" aria-label=${t("spread-opening")} aria-valuemin="0" aria-valuemax=${meter.wanted} aria-valuenow=${Math.min(meter.got, meter.wanted)}
          aria-valuetext=${meter.text} ?data-full=${share === 1}><i style=${`scale: ${share} 1`}></i><b>${meter.text}</b></span>`
      : nothing;
  }

  /** The rack as it is shown: the same object for as long as the table is the same, or what was just put down would jump. */
  private rackOf(game: OpenGameProps, shown: (rack: RackProps) => RackProps = (rack) => rack): RackProps {
    if (this.shown?.game !== game) this.shown = { game, rack: shown(game.rack) };
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
      body.querySelector<HTMLElement>(".rw-tools summary, .rw-tools [aria-expanded]")?.focus({ preventScroll: true });
  }

  /** What lies over the felt: a question, advice, or what was opened by hand. */
  private above(table: OpenTableProps, level: number): Piece {
    const { game, setup, screen } = table;
    const { hall, panel, asking, all } = this;
    if (screen === "setup" || !(panel || game?.advice || game?.coach || game?.review || asking)) return nothing;
    const drawer = (title: string, inside: Piece): Piece =>
      drawerPiece(hall, level, title, inside, () => this.open(null));
    const { folk } = this;
    if (panel === "people" && folk)
      return drawer(folk.people.words["people"] ?? "", folk.part.beside(folk.people, hall));
    if (panel === "settings") return drawer(this.frame.t("table-during"), this.form.during(setup, hall));
    const off = (): void => {
      this.asking = false;
      this.draw();
      this.frame.body.querySelector<HTMLElement>("[data-act=do-done]")?.focus();
    };
    const lifted = game && this.lifted.length === 1 ? (tileOf(game.rack, this.lifted[0]!)?.name ?? null) : null;
    const toggle = (): void => {
      this.all = !all;
      this.draw();
    };
    return (
      this.more?.over({
        table,
        hall,
        level,
        panel,
        asking,
        all,
        lifted,
        toggle,
        drawer,
        yes: () => this.finish(),
        no: off,
      }) ?? nothing
    );
  }

  /** The way to a game that went on in another tab. */
  private loading({ stale, token, place }: OpenTableProps): Piece {
    if (!stale || token === null || place === null) return nothing;
    return button(this.hall, { type: "resume", token, place }, this.frame.t("table-load"), "rw-button rw-small");
  }

  private here(game: OpenGameProps): { text: string; why: string | null; drop(): void } | null {
    const found = this.table.screen === "play" ? this.discardable(game) : null;
    return found && { ...found, drop: () => this.does("discard") };
  }

  // ---- Doing

  private action(key: string): OpenGameProps["actions"][number] | undefined {
    const { game } = this.table;
    return game ? actionOf(game, key) : undefined;
  }

  /** What the discard button says of these tiles, and why they cannot be discarded; null where there is no such button. */
  private discardable(
    game: OpenGameProps,
    tiles: readonly number[] = this.lifted,
  ): { text: string; why: string | null } | null {
    const { t } = this.frame;
    const found = actionOf(game, "discard");
    if (!found) return null;
    const at = tiles.length === 1 ? placeOf(game.rack, tiles[0]!) : null;
    const tile = at && !onTable(at) ? tileOf(game.rack, tiles[0]!) : null;
    const text = tile ? t("table-discard-tile", { tile: tile.name }) : found.text;
    if (!found.enabled) return { text, why: found.why ?? "" };
    return { text, why: tile ? null : t(tiles.length > 1 ? "table-lift-one" : "table-lift") };
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
    const found = this.action(key);
    if (!found) return;
    if (!found.enabled) return this.told.complain(found.why ?? "");
    const { game } = this.table;
    if (key === "done" && game?.penalty) {
      this.asking = true;
      this.draw();
      return void this.frame.body.querySelector<HTMLElement>("[data-act=penalty-no]")?.focus();
    }
    const said = SAID.find((each) => each === key);
    if (key === "advise" || key === "coach" || key === "review") this.panel = null;
    if (key === "advise" && game?.advice && !game.advice.more) this.hall.tell({ type: "advise-off" });
    else this.hall.tell(said ? { type: said } : { type: "play", move: key });
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
}

/** The speech line: why the turn can't be ended, or what the others did, or what more was possible. */
function speech({ rack, done, news, after }: OpenGameProps): VerdictProps {
  const { verdict } = rack;
  if (done) return { ...verdict, status: verdict.status === "idle" ? "not-yet" : verdict.status, word: "", text: done };
  const text = verdict.text || [after, news].filter(Boolean).join(" ");
  return text === verdict.text ? quiet(verdict) : { ...verdict, text, word: "" };
}

/** Without a word where nothing is said. */
const quiet = (verdict: VerdictProps): VerdictProps => (verdict.text ? verdict : { ...verdict, word: "" });

export const spreadView = (frame: Frame): View => new OpenPage(frame);
