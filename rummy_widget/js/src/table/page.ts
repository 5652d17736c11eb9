// The view "table": a whole game of any ruleset, from the set-up to looking back.
import { html, nothing, render } from "lit-html";
import { Flights } from "../felt/fly";
import { middle, STOCK } from "../felt/middle";
import { seatCards } from "../felt/seats";
import type { Frame, View } from "../frame";
import { spreadOf } from "../melds/spread";
import { bar } from "../pages/bar";
import { goTo, heading, titleLevel, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { door } from "../people/door";
import { bubbles, lobby, onward } from "../people/lobby";
import { comeBack } from "../people/wake";
import type { RackExtras } from "../rack/host";
import { rackIn } from "../rack/rack";
import { onTable, placeOf, tileOf } from "../rack/state";
import type { KeyRow } from "../rack/verdict";
import { panels as listed } from "../shapes/panels";
import { soundOn } from "../sound";
import { inTurn, teller } from "../tell";
import type {
  Answer,
  GameProps,
  Message,
  PeopleProps,
  RackProps,
  ReplayProps,
  SettlementProps,
  TableActionProps,
  TableProps,
  TableState,
  TileProps,
} from "../types";
import { clock } from "./clock";
import { dealShow, dealt, dealTools } from "./deal";
import { Dealing } from "./dealing";
import { dragToRack, overElement } from "./drop";
import { tableKey } from "./keys";
import { tableMenu } from "./menu";
import { actionOf, drawer, questionPiece, shown, type Scene } from "./panel";
import { replayGoal, replayHead, replayNote, replayRack, replayTools } from "./replay";
import { closeEnd, roundEnd, settledTools } from "./settled";
import { SetupForm } from "./setup";
import { cheer, stageClose } from "./staged";
import { tieTable } from "./tie";
import { button, hallOf } from "./tiles";
import { storedToken } from "./token";
import { besides, meterPiece, primary, seldom, spokenRack, type TurnScene } from "./turn";

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

/**
 * The moment of a game, which a refusal speaks of: a text that changes with the screen, the turn, what may be done and
 * what lies before the first deal. What only passes by, such as who is at the page now, changes nothing in a game.
 */
function momentOf({ screen, setup, game, deal, replay, panels }: TableProps, people?: PeopleProps | null): string {
  if (screen === "setup") return JSON.stringify([screen, setup]);
  if (screen === "lobby") return JSON.stringify([screen, people?.room]);
  return JSON.stringify([
    screen,
    deal?.at,
    replay?.index,
    game && [game.mine, game.phase, game.asked, game.actions, panels["log"], game.done],
  ]);
}

export function tableView(frame: Frame): View {
  const { client, root, body, t } = frame;
  const told = teller(frame, draw, inTurn(client), moment);
  const hall = hallOf(frame, told.tell);
  const middleBox = document.createElement("div");
  const form = new SetupForm();
  const off = new AbortController();
  const flights = new Flights();
  const unfolded = new Set<string>();
  let lifted: readonly number[] = [];
  let since = 0; // when play began, of the page's clock
  let played: GameProps | null = null; // the game as it was drawn last
  let panelOpen: string | null = null; // what is open over the felt
  let opened: string | null = null; // what Python has opened there
  let asking = false; // whether a wrong turn is to be ended
  let held: { game: GameProps; rack: RackProps } | null = null;
  let screenWas = "";
  let endShow: () => void = () => undefined; // of a round that has ended
  let warned = false; // of a browser that keeps nothing

  const rack = rackIn(frame, {
    send: fromRack,
    table: spreadOf,
    outside: { ...overElement(() => (action("discard") ? middleBox : null)), drop: discard },
    lifting: (tiles) => {
      lifted = tiles;
      if (action("discard")) draw(); // its button names the tile
    },
  });
  const dealing = new Dealing(root, draw, () => hall.tell({ type: "dealt" }));
  middleBox.className = "rw-middle";
  const drag = dragToRack(middleBox, rack, (tile) => does(tile === STOCK ? "draw" : "take"));
  body.addEventListener("keydown", key, { capture: true, signal: off.signal });
  const timer = clock(() => frame.announce(t("spread-ten")), timeUp);
  const tie = tieTable(client, draw, ({ ok, error }) => told.complain(ok ? null : error));

  // ---- What there is

  function now(): TableProps {
    return client.state<TableState>().table;
  }

  function people(): PeopleProps | null {
    return client.state<TableState>().people ?? null;
  }

  function moment(): string {
    return momentOf(now(), people());
  }

  /** The game, where rack and felt are to be seen. */
  function laidNow(): GameProps | null {
    const { screen, game } = now();
    return screen === "play" || screen === "settled" || screen === "replay" ? game : null;
  }

  const find = (css: string): HTMLElement | null => body.querySelector<HTMLElement>(css);

  function scene(level: number): Scene {
    const table = now();
    const lifted = table.game && (liftedTile(table.game)?.name ?? null);
    return { table, people: people(), hall, level, lifted, form, unfolded, toggle: open, redraw: draw };
  }

  // ---- Drawing

  function update(): void {
    const { screen, game, replay } = now();
    const active = document.activeElement as HTMLElement | null;
    const had = active && root.contains(active) ? active : null;
    const changed = screenWas !== "" && screenWas !== screen;
    if (changed) find(".rw-tools details[open]")?.removeAttribute("open");
    if (changed || replay?.exercise) panelOpen = null; // it lay over the table
    if (changed || game !== played) asking = false;
    if (changed && screenWas === "deal" && screen === "play") {
      flights.lookAtDeal(root);
      if (dealing.moved) since = performance.now();
    }
    screenWas = screen;
    flights.look(root, played);
    draw();
    played = screen === "play" ? game : null;
    flights.play(root, played);
    timer.set(played?.time ?? null);
    if (changed) celebrate();
    keepFocus(had, changed);
  }

  /** The end of a round: a close is staged, whoever made it; other ends are cheered where sounds are wanted, too. */
  function celebrate(): void {
    const { screen, settlement } = now();
    endShow();
    if (screen !== "settled" || !settlement) return;
    const stage = find(".rw-settled");
    const { melds, points: price, won } = settlement;
    if (melds.length) endShow = stageClose(stage, price, (points) => t("points", { points }));
    else if (won !== null && soundOn())
      endShow = cheer(stage, won ? [...(rack.spread?.querySelectorAll(".rw-face") ?? [])] : []);
  }

  /** Nobody who is at work here loses the focus: a new screen or panel gets it, what has gone gives it to the rack. */
  function keepFocus(had: HTMLElement | null, changed: boolean): void {
    const { screen } = now();
    const before = opened;
    opened = openedPanel(scene(0))?.key ?? null;
    if (!had) return;
    if (changed && screen === "play") return rack.focus();
    if (changed) return goTo(find("section[tabindex], form select"));
    const act = had.dataset["act"] ?? "";
    if (opened && opened !== before && OPENING.some((each) => act.endsWith(each)))
      return find(".rw-advice, .rw-coach")?.focus({ preventScroll: true });
    if (!opened && before && !had.isConnected)
      return (find("[data-act=do-advise]") ?? find("[data-act=do-coach]"))?.focus();
    if (!root.contains(document.activeElement) && screen !== "setup" && screen !== "deal") rack.focus();
  }

  function draw(): void {
    const laid = laidNow();
    const { table, home, tongues } = client.state<TableState>();
    const { screen, game } = table;
    const title = titleLevel(root);
    if (people()) comeBack(client);
    if (tie.blocked() && !warned && client.speaker(root)) {
      warned = true;
      frame.announce(t("table-storage"));
    }
    if (laid) render(middlePiece(laid), middleBox);
    const melds = game ? game.rack.trays !== undefined : table.setup.games.length > 0;
    const name = table.setup.games.find(({ picked }) => picked)?.name ?? t("table");
    const deal = screen === "deal" ? dealing.look(table.deal, frame.locked) : dealing.look(null, false);
    const problem = problemNote(told.problem);
    render(
      html`<div class=${melds ? "rw-table-page rw-open-page" : "rw-table-page"} data-screen=${screen}
        data-size=${game?.rack.size ?? "normal"}>
        ${bar({ home: home ?? null, above: "", title: heading(title, "rw-page-title", name), tongues }, t)}
        ${notes(table)}
        <div class="rw-felt" data-seats=${game?.felt.seats.length ?? nothing}>
          <div class="rw-felt-main">
            ${screenPiece(title + 1)}
            ${deal ? dealShow(deal, hall, title + 1) : nothing}
            ${laid ? feltPiece(laid) : nothing}
          </div>
          ${over(scene(title + 1))}
        </div>
        ${deal ? dealTools(deal, hall, problem, dealing.running, nextStep) : nothing}
        ${laid ? html`<div class="rw-own">${rack.element}</div>` : nothing}
      </div>`,
      body,
    );
    if (laid) drawRack(laid);
    dealing.drawn(root);
  }

  function notes(table: TableProps): Piece {
    return html`${warned ? html`<p class="rw-note">${t("table-storage")}</p>` : nothing}
      ${table.notice ? html`<p class="rw-note" data-notice>${table.notice} ${loading(table)}</p>` : nothing}`;
  }

  /** The way to a game that went on in another tab. */
  function loading({ stale, token, place }: TableProps): Piece {
    if (!stale || token === null || place === null) return nothing;
    return button(hall, { type: "resume", token, place }, t("table-load"), "rw-button rw-small");
  }

  /** What stands on the felt where no game lies there, or before it. */
  function screenPiece(level: number): Piece {
    const { screen, setup, settlement, game, replay, token } = now();
    const there = people();
    const notes = problemNote(told.problem);
    if (screen === "lobby") return there ? lobby(there, hall, level, notes) : nothing;
    if (screen === "replay" && replay) return replayHead(hall, level);
    if (screen === "settled" && settlement) {
      if (game?.rack.trays) return roundEnd(settlement, game.felt.seats, hall, level);
      return closeEnd(settlement, hall, level, { open: panelOpen === "told", toggle: () => open("told") });
    }
    if (screen !== "setup" || tie.opening()) return nothing;
    const way = there ? door(there, hall) : nothing;
    return form.piece({ setup, hall, level, token: token ?? storedToken(), notes, people: way });
  }

  /** Who sits there, stock and discards; and the melds, where they lie on the table. */
  function feltPiece(game: GameProps): Piece {
    const there = people();
    const around = html`${seatCards(game.felt.seats, t)}${middleBox}`;
    const { seats, row } = game.felt;
    const thrown = row.length > 0 || action("discard") !== undefined;
    const lies = game.rack.trays
      ? html`<div class="rw-around" ?data-thrown=${thrown}>${around}</div>
          ${timer.piece(game.time, t)}${rack.spread}`
      : html`<div class="rw-board" data-seats=${seats.length}>${around}</div>`;
    return html`${there ? bubbles(there, hall) : nothing} ${lies}`;
  }

  function middlePiece(game: GameProps): Piece {
    const found = discardable(game);
    const here = found && { ...found, drop: () => does("discard") };
    return middle(game.felt, t, { locked: frame.locked, act: does }, here);
  }

  /** The rack with what is said over it and done under it. */
  function drawRack(game: GameProps): void {
    const { locked } = frame;
    const { screen, replay, settlement } = now();
    const plain: RackExtras = { locked, moment: moment(), note: problemNote(told.problem) };
    const [extras, drawn] =
      screen === "replay" && replay
        ? [replayExtras(game, replay), (lies: RackProps) => replayRack(lies, replay, hall)]
        : screen === "settled" && settlement
          ? [settledExtras(game, settlement), (lies: RackProps) => lies]
          : [playExtras(game), (lies: RackProps) => spokenRack(lies, game, t)];
    rack.update(rackOf(game, drawn), { ...plain, ...extras });
  }

  function replayExtras(game: GameProps, replay: ReplayProps): RackExtras {
    const melds = game.rack.trays !== undefined;
    const tools = replayTools(replay, hall, () => open("moments"), panelOpen === "moments");
    const said: RackExtras = melds && replay.exercise?.feedback ? { note: replayNote(replay) } : {};
    return { ...tools, goal: replayGoal(replay), low: melds, still: !melds, keys: [], ...said };
  }

  function settledExtras(game: GameProps, settlement: SettlementProps): RackExtras {
    const there = people();
    const on = there && onward(there, hall);
    if (on) {
      const look = button(hall, { type: "replay", index: 0 }, t("table-replay"));
      return { goal: on.text, start: menu(nothing), end: html`${look}${on.button}` };
    }
    const next = t(game.rack.trays ? "spread-next-round" : "table-next-game");
    const ways = settledTools(settlement, hall, next);
    const goal = html`<p class="rw-goal rw-asked-now">${game.asked}</p>`;
    return { goal, start: menu(ways.seldom), end: ways.end };
  }

  function playExtras(game: GameProps): RackExtras {
    const melds = game.rack.trays !== undefined;
    const opened = new Set(Object.keys(now().panels));
    const turn: TurnScene = { t, game, locked: frame.locked, opened, discard: discardable(game), does };
    const review = button(hall, { type: "review" }, t("spread-review"), "rw-why");
    const after = game.after ? html`<p>${game.after} ${review}</p>` : nothing;
    const told = game.told.map((each) => html`<p>${each}</p>`);
    return {
      low: melds,
      marked: shown<{ tiles: number[] }>(scene(0), "advice")?.tiles ?? [],
      goal: html`<p class="rw-goal rw-asked-now" ?data-mine=${game.mine}>${meterPiece(game.meter, t)}${game.asked}</p>`,
      whole: [game.asked],
      more: game.after || told.length ? html`${after}${told}` : nothing,
      keys: melds ? [] : KEYS,
      start: menu(seldom(turn)),
      end: html`${besides(turn)}${primary(turn)}`,
    };
  }

  /** The same object for as long as the table is the same, or what was just put down would jump. */
  function rackOf(game: GameProps, drawn: (rack: RackProps) => RackProps): RackProps {
    if (held?.game !== game)
      held = { game, rack: drawn(game.rack.choose ? { ...game.rack, single: true } : game.rack) };
    return held.rack;
  }

  function menu(moves: Piece): Piece {
    const its = scene(0);
    const ways = panels.flatMap((panel): [string, string][] => {
      const title = panel.asked || panel.apart ? null : panel.title(its);
      return title ? [[panel.key, title]] : [];
    });
    return tableMenu(t, ways, panelOpen, open, moves);
  }

  function open(key: string | null): void {
    panelOpen = panelOpen === key ? null : key;
    draw();
    const opener = ".rw-settled [aria-expanded], .rw-tools summary, .rw-tools [aria-expanded]";
    (panelOpen ? find(".rw-table-drawer") : find(opener))?.focus({ preventScroll: true });
  }

  /** What Python has opened: the first that there is. */
  function openedPanel(scene: Scene): (typeof panels)[number] | null {
    return asked.find(({ key }) => shown(scene, key) !== null) ?? null;
  }

  /** What lies over the felt: a question, what was opened by hand, or what was asked for. */
  function over(scene: Scene): Piece {
    const penalty = scene.table.game?.penalty;
    if (asking && penalty) return questionPiece(penalty, scene, finish, goBack);
    const panel = panels.find(({ key }) => key === panelOpen);
    const title = panel?.title(scene);
    if (panel && title) return drawer(panel, title, scene);
    return openedPanel(scene)?.piece(scene) ?? nothing;
  }

  // ---- Doing

  /** What the rack says; a tile chosen in an exercise is tried at once. */
  function fromRack(message: Message): Promise<Answer> {
    if (message.type !== "choose") return client.send(message);
    const [tile] = message.tiles;
    return tile === undefined ? Promise.resolve(DONE) : client.send({ type: "try", tile });
  }

  function nextStep(): void {
    const { deal } = now();
    if (!deal || frame.locked) return;
    void told.tell(dealt(deal) ? { type: "dealt" } : { type: "stage", index: deal.at + 1 });
  }

  function action(key: string): TableActionProps | undefined {
    const { game } = now();
    return game ? actionOf(game, key) : undefined;
  }

  /** What the discard button says of these tiles, and why they can't be discarded; null where there is none. */
  function discardable(game: GameProps, tiles = lifted): { text: string; why: string | null } | null {
    const found = now().screen === "play" ? actionOf(game, "discard") : undefined;
    if (!found) return null;
    const tile = liftedTile(game, tiles);
    const text = tile ? t("table-discard-tile", { tile: tile.name }) : found.text;
    if (!found.enabled) return { text, why: found.why ?? "" };
    return { text, why: tile ? null : t(tiles.length > 1 ? "table-lift-one" : "table-lift") };
  }

  /** The one tile of the rack that is lifted, if it is one. */
  function liftedTile(game: GameProps, tiles = lifted): TileProps | null {
    const at = tiles.length === 1 ? placeOf(game.rack, tiles[0]!) : null;
    return at && !onTable(at) ? tileOf(game.rack, tiles[0]!) : null;
  }

  async function discard(tiles: readonly number[]): Promise<unknown> {
    const { game } = now();
    const found = game && discardable(game, tiles);
    if (!found) return;
    if (found.why !== null) return told.complain(found.why);
    return told.tell({ type: "discard", tile: tiles[0]! });
  }

  /** An action by its key, or the reason why not. */
  function does(key: string): void {
    if (frame.locked || performance.now() - since < HASTE) return;
    if (key === "discard") return void discard(lifted);
    if (key === "sort-run" || key === "sort-group")
      return hall.tell({ type: "sort", by: key === "sort-run" ? "run" : "group" });
    const found = action(key);
    if (found && !found.enabled) return told.complain(found.why ?? "");
    if (!found && !FREE.includes(key)) return;
    if (key === "done" && now().game?.penalty) return ask();
    if (OPENING.includes(key)) panelOpen = null;
    hall.tell(messageOf(key));
  }

  /** What is sent for a key; asked for once more, what is open is closed where it has no more to tell. */
  function messageOf(key: string): Message {
    const { coach, advice } = now().panels as { coach?: unknown; advice?: { more: string | null } };
    if (key === "coach" && coach) return { type: "coach-off" };
    if (key === "advise" && advice && !advice.more) return { type: "advise-off" };
    const type = SAID.find((each) => each === (key === "check" ? "check-board" : key));
    return type ? { type } : { type: "play", move: key };
  }

  /** Before a turn that costs something is ended: whether it really is to be. */
  function ask(): void {
    asking = true;
    draw();
    find("[data-act=penalty-no]")?.focus();
  }

  function goBack(): void {
    asking = false;
    draw();
    find("[data-act=do-done]")?.focus();
  }

  function finish(): void {
    asking = false;
    hall.tell({ type: "done" });
    draw();
  }

  /** What is in the air is put down first. */
  function timeUp(move: number): void {
    rack.putDown(() => void told.tell({ type: "timeout", move }));
  }

  function key(event: KeyboardEvent): void {
    const { screen, game } = now();
    if (screen !== "play" || game?.rack.trays) return;
    const act = tableKey(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (act !== "discard") return does(act);
    const tile = (event.target as Element).closest<HTMLElement>(".rw-wood .rw-tile[data-id]");
    if (!frame.locked) void discard(tile ? [Number(tile.dataset["id"])] : lifted);
  }

  return {
    update,
    destroy() {
      off.abort();
      tie.stop();
      timer.stop();
      dealing.destroy();
      endShow();
      drag.destroy();
      rack.destroy();
    },
  };
}
