// The view "table": a whole game of any ruleset, from the set-up to the replay.
import { html, nothing, render } from "lit-html";
import { Flights } from "../felt/fly";
import { middle, STOCK } from "../felt/middle";
import { seatCards } from "../felt/seats";
import type { Frame, View } from "../frame";
import { makeTableZone } from "../melds/table-zone";
import { bar } from "../pages/bar";
import { goTo, heading, titleLevel, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { joinForms } from "../people/join-forms";
import { bubbles, lobby, betweenRounds, phraseRow, phrasesButton } from "../people/lobby";
import { keepConnected } from "../people/reconnect";
import type { RackExtras } from "../rack/host";
import { rackIn } from "../rack/rack";
import { singleRackTile } from "../rack/state";
import { panels as allPanels } from "../shapes/panels";
import { inSequence, makeSender } from "../sender";
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
} from "../types";
import { turnClock } from "./clock";
import { dealShow, isDealt, dealTools } from "./deal";
import { DealAnimation } from "./deal-animation";
import { dragToRack, dropTarget } from "./drop";
import { TURN_KEYS, tableKey } from "./keys";
import { tableMenu } from "./table-menu";
import { actionOf, drawer, questionPiece, dataOf, type Scene } from "./panel";
import { replayGoal, replayHead, replayNote, replayRack, replayTools } from "./replay";
import { gainOf, roundEnd, settledTools } from "./round-end";
import { SavedSetups } from "./saved-setups";
import { SetupForm } from "./setup";
import { stageEnd } from "./end-animation";
import { resumeTable } from "./resume";
import { button, closedPiece, hostOf } from "./tiles";
import { storedToken } from "./token";
import { besideButtons, meterPiece, primaryAction, menuItems, rackWithSpeech, type TurnScene } from "./turn";

const GRACE = 350; // ms after a deal in which a click may still be meant for the deal
const DONE: Answer = { ok: true, error: null };
// Actions with a message type of their own; all others are moves of the game.
const OWN_TYPES = [
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
const ALWAYS_ALLOWED = ["takeback", "go-on", "lay"]; // possible even if they are not among the actions
const OPENING = ["advise", "coach", "review"]; // actions that open a panel in place of the drawer
const panels = [...allPanels].sort((one, other) => one.order - other.order);
const askedPanels = panels.filter((each) => each.asked);

/**
 * Return a text that describes the situation of a game, for `Refusal`: it changes with the screen, the turn, the
 * possible actions and, before the first deal, the settings. Who is online now does not matter.
 */
function situationOf({ screen, setup, game, deal, replay, panels }: TableProps, people?: PeopleProps | null): string {
  if (screen === "setup") return JSON.stringify([screen, setup]);
  if (screen === "lobby") return JSON.stringify([screen, people?.room]);
  return JSON.stringify([
    screen,
    deal?.at,
    replay?.index,
    game && [game.mine, game.phase, game.prompt, game.actions, panels["log"], game.done],
  ]);
}

/** Open the view "table": a game table for any game, from the set-up to the replay of a finished round. */
export function tableView(frame: Frame): View {
  const { client, root, body, t } = frame;
  const sender = makeSender(frame, draw, inSequence(client), situation);
  const host = hostOf(frame, sender.send);
  const middleBox = document.createElement("div");
  const form = new SetupForm();
  const saved = new SavedSetups(draw);
  const off = new AbortController();
  const flights = new Flights();
  const unfolded = new Set<string>();
  let lifted: readonly number[] = [];
  let playSince = 0; // when play began, in ms of performance.now()
  let played: GameProps | null = null; // the game drawn last
  let panelOpen: string | null = null; // key of the panel opened by hand
  let opened: string | null = null; // key of the panel opened by Python
  let asking = false; // the question about a penalty is open
  let askedToLeave = false; // the question whether to leave a multiplayer table is open
  let speaking = false; // the phrases are open, in the place of the speech line
  let drawnRack: { game: GameProps; rack: RackProps } | null = null;
  let screenWas = "";
  let endShow: () => void = () => undefined; // skips to the end of the animation
  let late = ""; // a sentence on how the turn ended whose time ran out, until the player acts again
  let warned = false; // the note that nothing can be stored was shown

  const places = dropTarget(() => (action("discard") ? [find("[data-act=close-here]"), middleBox] : []));
  const rack = rackIn(frame, {
    send: fromRack,
    table: makeTableZone,
    outside: { ...places, drop: async (tiles) => (places.hit() === middleBox ? discard(tiles) : doAction("close")) },
    lifting: (tiles) => {
      lifted = tiles;
      if (action("discard")) draw(); // its button names the tile
    },
  });
  const dealing = new DealAnimation(root, draw, () => host.tell({ type: "dealt" }));
  middleBox.className = "rw-middle";
  const drag = dragToRack(middleBox, rack, (tile) => doAction(tile === STOCK ? "draw" : "take"));
  body.addEventListener("keydown", key, { capture: true, signal: off.signal });
  const timer = turnClock(() => frame.announce(t("spread-ten")), timeUp);
  const stored = resumeTable(client, draw, ({ ok, error }) => sender.showProblem(ok ? null : error));

  // ---- State

  function now(): TableProps {
    return client.state<TableState>().table;
  }

  function people(): PeopleProps | null {
    return client.state<TableState>().people ?? null;
  }

  function situation(): string {
    return situationOf(now(), people());
  }

  /** Return the game if its rack and felt are on screen. */
  function shownGame(): GameProps | null {
    const { screen, game } = now();
    return screen === "play" || screen === "settled" || screen === "replay" ? game : null;
  }

  const find = (css: string): HTMLElement | null => body.querySelector<HTMLElement>(css);

  function scene(level: number): Scene {
    const table = now();
    const liftedName = table.game && (singleRackTile(table.game.rack, lifted)?.name ?? null);
    return { table, people: people(), host, level, lifted: liftedName, form, unfolded, toggle: open, redraw: draw };
  }

  // ---- Drawing

  function update(): void {
    const { screen, game, replay } = now();
    const active = document.activeElement as HTMLElement | null;
    const had = active && root.contains(active) ? active : null;
    const changed = screenWas !== "" && screenWas !== screen;
    if (changed) find(".rw-tools details[open]")?.removeAttribute("open");
    if (changed || replay?.exercise) panelOpen = null; // it would cover the new screen
    if (changed || game !== played) asking = false;
    if (changed) speaking = false;
    if (changed && screenWas === "deal" && screen === "play") {
      flights.rememberDeal(root);
      if (dealing.animated) playSince = performance.now();
    }
    screenWas = screen;
    flights.remember(root, played);
    draw();
    played = screen === "play" ? game : null;
    flights.play(root, played);
    timer.set(played?.time ?? null, played?.mine ?? false);
    if (changed) celebrate();
    keepFocus(had, changed);
  }

  /** Celebrate the end of a round that somebody has won. */
  function celebrate(): void {
    const { screen, settlement } = now();
    endShow();
    if (screen === "settled" && settlement?.totals.some(({ won }) => won))
      endShow = stageEnd(find(".rw-settled"), gainOf(settlement), (points) => t("points", { points }));
  }

  /** Move the focus to a new screen or panel, or to the rack if the focused element has gone. */
  function keepFocus(had: HTMLElement | null, changed: boolean): void {
    const { screen } = now();
    const before = opened;
    opened = openedPanel(scene(0))?.key ?? null;
    const wasAsked = askedToLeave;
    askedToLeave = Boolean(people()?.room?.leaving);
    if (askedToLeave && !wasAsked) return find("[data-act=leave-no]")?.focus();
    if (!had) return;
    if (wasAsked && !askedToLeave && !changed)
      return find("[data-act=people-leave], .rw-tools summary")?.focus({ preventScroll: true });
    if (changed && screen === "play") return rack.focus();
    // Python's news say how the round ended: the name of its section would say it again.
    if (changed && screen === "settled") return find(".rw-the-one")?.focus({ preventScroll: true });
    if (changed) return goTo(find("section[tabindex], form select"));
    const act = had.dataset["act"] ?? "";
    if (!had.isConnected && screen === "setup" && had.matches("[name^=people], [data-act^=people]"))
      return find(".rw-door[open] :is(input, .rw-primary)")?.focus();
    if (opened && opened !== before && OPENING.some((each) => act.endsWith(each)))
      return find(".rw-advice, .rw-coach")?.focus({ preventScroll: true });
    if (!opened && before && !had.isConnected)
      return (find("[data-act=do-advise]") ?? find("[data-act=do-coach]"))?.focus();
    if (!root.contains(document.activeElement) && screen !== "setup" && screen !== "deal") rack.focus();
  }

  function draw(): void {
    const onFelt = shownGame();
    if (onFelt && rack.element.isConnected) rack.rememberPlaces();
    const { table, home, languages } = client.state<TableState>();
    const { screen, game } = table;
    const title = titleLevel(root);
    if (people()) keepConnected(client);
    if (stored.blocked() && !warned && client.isActive(root)) {
      warned = true;
      frame.announce(t("table-storage"));
    }
    if (onFelt) render(middlePiece(onFelt), middleBox);
    const melds = game ? game.rack.trays !== undefined : table.setup.games.length > 0;
    const name = table.setup.games.find(({ picked }) => picked)?.name ?? t("table");
    const deal = screen === "deal" ? dealing.current(table.deal, frame.locked) : dealing.current(null, false);
    const problem = problemNote(sender.problem);
    render(
      html`<div class=${melds ? "rw-table-page rw-open-page" : "rw-table-page"} data-screen=${screen}
        data-size=${game?.rack.size ?? "normal"}>
        ${bar({ home: home ?? null, above: "", title: heading(title, "rw-page-title", name), languages }, t)}
        ${notes(table)}
        <div class="rw-felt" data-seats=${game?.felt.seats.length ?? nothing}>
          <div class="rw-felt-main">
            ${screenPiece(title + 1)}
            ${deal ? dealShow(deal, host, title + 1) : nothing}
            ${onFelt ? feltPiece(onFelt) : nothing}
          </div>
          ${overlay(scene(title + 1))}
        </div>
        ${deal ? dealTools(deal, host, problem, dealing.running, nextStep) : nothing}
        ${onFelt ? html`<div class="rw-own">${closePiece(table)}${rack.element}</div>` : nothing}
      </div>`,
      body,
    );
    if (onFelt) drawRack(onFelt);
    dealing.animate(root);
  }

  /** Return the tiles of a close (a complete hand that ended the round), which are shown in the place of the rack. */
  const closePiece = ({ screen, settlement }: TableProps): Piece =>
    screen === "settled" && settlement ? closedPiece(settlement.melds, settlement.free, t) : nothing;

  function notes(table: TableProps): Piece {
    return html`${warned ? html`<p class="rw-note">${t("table-storage")}</p>` : nothing}
      ${table.notice ? html`<p class="rw-note" data-notice>${table.notice} ${loading(table)}</p>` : nothing}`;
  }

  /** Return the button that loads a game that went on in another tab. */
  function loading({ stale, token, save_key: key }: TableProps): Piece {
    if (!stale || token === null || key === null) return nothing;
    return button(host, { type: "resume", token, key }, t("table-load"), "rw-button rw-small");
  }

  /** Return what the felt shows if no game is played: the set-up, the lobby, or the end of a round. */
  function screenPiece(level: number): Piece {
    const { screen, setup, settlement, replay, token } = now();
    const there = people();
    const notes = problemNote(sender.problem);
    if (screen === "lobby") return there ? lobby(there, host, level, notes, saved) : nothing;
    if (screen === "replay" && replay) return replayHead(host, level);
    if (screen === "settled" && settlement) {
      return roundEnd(settlement, host, level, panelOpen === "told", () => open("told"));
    }
    if (screen !== "setup" || stored.opening()) return nothing;
    const forms = there ? joinForms(there, host, level) : nothing;
    return form.piece({ setup, host, level, token: token ?? storedToken(), notes, people: forms, saved });
  }

  /** Return the seats, the stock and the discards and, if the game has melds on the table, the melds. */
  function feltPiece(game: GameProps): Piece {
    const there = people();
    const around = html`${seatCards(game.felt.seats, t, timer.digits)}${middleBox}`;
    const { seats, row } = game.felt;
    const thrown = row.length > 0 || action("discard") !== undefined;
    const board = game.rack.trays
      ? html`<div class="rw-around" ?data-thrown=${thrown}>${around}</div>
          ${timer.piece(game.mine ? game.time : null, t)}${rack.spread}`
      : html`<div class="rw-board" data-seats=${seats.length}>${around}</div>`;
    return html`${there ? bubbles(there, host) : nothing} ${board}`;
  }

  function middlePiece(game: GameProps): Piece {
    const found = discardable(game);
    const target = found && { ...found, drop: () => doAction("discard") };
    return middle(game.felt, t, { locked: frame.locked, act: doAction }, target, game.primary === "close");
  }

  /** Draw the rack with the texts above it and the buttons under it. */
  function drawRack(game: GameProps): void {
    const { locked } = frame;
    const { screen, replay, settlement } = now();
    const plain: RackExtras = { locked, situation: situation(), note: problemNote(sender.problem) };
    const [extras, drawn] =
      screen === "replay" && replay
        ? [replayExtras(game, replay), (lies: RackProps) => replayRack(lies, replay, host)]
        : screen === "settled" && settlement
          ? [settledExtras(game, settlement), (lies: RackProps) => lies]
          : [playExtras(game), (lies: RackProps) => rackWithSpeech(lies, game, t)];
    rack.update(rackOf(game, drawn), { ...plain, ...extras });
  }

  function replayExtras(game: GameProps, replay: ReplayProps): RackExtras {
    const melds = game.rack.trays !== undefined;
    const tools = replayTools(replay, host, () => open("moments"), panelOpen === "moments");
    const said: RackExtras = melds && replay.exercise?.feedback ? { note: replayNote(replay) } : {};
    return { ...tools, goal: replayGoal(replay), compact: melds, still: !melds, keys: [], ...said };
  }

  function settledExtras(game: GameProps, settlement: SettlementProps): RackExtras {
    const there = people();
    const on = there && betweenRounds(there, host);
    if (on) {
      const look = button(host, { type: "replay", index: 0 }, t("table-replay"));
      return { goal: on.text, start: menu(nothing), end: html`${look}${on.button}` };
    }
    const next = t(game.rack.trays ? "spread-next-round" : "table-next-game");
    const ways = settledTools(settlement, host, next);
    const goal = html`<p class="rw-goal rw-asked-now">${game.prompt}</p>`;
    return { goal, start: menu(ways.seldom), end: ways.end };
  }

  function playExtras(game: GameProps): RackExtras {
    const melds = game.rack.trays !== undefined;
    const opened = new Set(Object.keys(now().panels));
    const turn: TurnScene = { t, game, locked: frame.locked, opened, discard: discardable(game), doAction };
    const review = button(host, { type: "review" }, t("spread-review"), "rw-why");
    const after = game.after ? html`<p>${game.after} ${review}</p>` : nothing;
    const lines = [...game.turns, ...(melds || !game.turns.length ? [] : [game.rack.verdict.text])].map(
      (each) => html`<p>${each}</p>`,
    );
    return {
      compact: melds,
      marked: dataOf<{ tiles: number[] }>(scene(0), "advice")?.tiles ?? [],
      goal: html`<p class="rw-goal rw-asked-now"
        ?data-mine=${game.mine}>${meterPiece(game.meter, t)}${game.prompt}</p>${speechPiece()}`,
      whole: [game.prompt],
      ...(late ? { note: html`<p class="rw-feedback" data-late>${late}</p>` } : {}),
      more: game.after || lines.length ? html`${after}${lines}` : nothing,
      keys: melds ? [] : TURN_KEYS,
      start: menu(menuItems(turn)),
      end: html`${besideButtons(turn)}${primaryAction(turn)}`,
    };
  }

  /** Return the button with which the player says something to the others, and the phrases if it is open. */
  function speechPiece(): Piece {
    const there = people();
    if (!there?.room) return nothing;
    const row = speaking ? phraseRow(there, host, toggleSpeech) : nothing;
    return html`${row}${phrasesButton(there, speaking, toggleSpeech)}`;
  }

  function toggleSpeech(): void {
    speaking = !speaking;
    draw();
    find(speaking ? ".rw-phrase-row button" : "[data-act=phrases]")?.focus({ preventScroll: true });
  }

  /**
   * Return the rack to draw. It is the same object as long as the game is the same, because otherwise tiles that were
   * just put down would jump.
   */
  function rackOf(game: GameProps, drawn: (rack: RackProps) => RackProps): RackProps {
    if (drawnRack?.game !== game)
      drawnRack = { game, rack: drawn(game.rack.choose ? { ...game.rack, single: true } : game.rack) };
    return drawnRack.rack;
  }

  function menu(moves: Piece): Piece {
    const shown = scene(0);
    const ways = panels.flatMap((panel): [string, string][] => {
      const title = panel.asked || panel.apart ? null : panel.title(shown);
      return title ? [[panel.key, title]] : [];
    });
    return tableMenu(t, ways, panelOpen, open, moves, !shown.people?.room);
  }

  function open(key: string | null): void {
    panelOpen = panelOpen === key ? null : key;
    draw();
    const opener = ".rw-settled [aria-expanded], .rw-tools summary, .rw-tools [aria-expanded]";
    (panelOpen ? find(".rw-table-drawer") : find(opener))?.focus({ preventScroll: true });
  }

  /** Return the first panel that Python has opened. */
  function openedPanel(scene: Scene): (typeof panels)[number] | null {
    return askedPanels.find(({ key }) => dataOf(scene, key) !== null) ?? null;
  }

  /** Return what lies over the felt: a question, a panel opened by hand, or one that Python opened. */
  function overlay(scene: Scene): Piece {
    const penalty = scene.table.game?.penalty;
    if (asking && penalty) {
      const [title, yes, no] = [t("spread-penalty"), t("spread-penalty-yes"), t("spread-penalty-no")];
      return questionPiece({ act: "penalty", title, text: penalty, yes, no }, scene.level, finish, goBack);
    }
    const leaving = scene.people?.room?.leaving;
    const answer = (act: string) => (): void => host.tell({ type: "room", act });
    if (leaving) return questionPiece({ act: "leave", ...leaving }, scene.level, answer("leave"), answer("stay"));
    const panel = panels.find(({ key }) => key === panelOpen);
    const head = panel?.title(scene);
    if (panel && head) return drawer(panel, head, scene);
    return openedPanel(scene)?.piece(scene) ?? nothing;
  }

  // ---- Doing

  /** Send a message of the rack; a tile chosen in an exercise is tried immediately. */
  function fromRack(message: Message): Promise<Answer> {
    late = "";
    if (message.type !== "choose") return client.send(message);
    const [tile] = message.tiles;
    return tile === undefined ? Promise.resolve(DONE) : client.send({ type: "try", tile });
  }

  function nextStep(): void {
    const { deal } = now();
    if (!deal || frame.locked) return;
    void sender.send(isDealt(deal) ? { type: "dealt" } : { type: "stage", index: deal.at + 1 });
  }

  function action(key: string): TableActionProps | undefined {
    const { game } = now();
    return game ? actionOf(game, key) : undefined;
  }

  /**
   * Return the text of the discard button for these tiles, and why they can't be discarded (null: they can); null if
   * there is no such button.
   */
  function discardable(game: GameProps, tiles = lifted): { text: string; why: string | null } | null {
    const found = now().screen === "play" ? actionOf(game, "discard") : undefined;
    if (!found) return null;
    const tile = singleRackTile(game.rack, tiles);
    const text = tile ? t("table-discard-tile", { tile: tile.name }) : found.text;
    if (!found.enabled) return { text, why: found.why ?? "" };
    return { text, why: tile ? null : t(tiles.length > 1 ? "table-lift-one" : "table-lift") };
  }

  async function discard(tiles: readonly number[]): Promise<unknown> {
    const { game } = now();
    const found = game && discardable(game, tiles);
    if (!found) return;
    if (found.why !== null) return sender.showProblem(found.why);
    return sender.send({ type: "discard", tile: tiles[0]! });
  }

  /** Do an action by its key, or say why it can't be done. */
  function doAction(key: string): void {
    if (frame.locked || performance.now() - playSince < GRACE) return;
    if (key === "discard") return void discard(lifted);
    const by = key.match(/^sort-(run|group|pair)$/)?.[1];
    if (by) return host.tell({ type: "sort", by: by as "run" });
    const found = action(key);
    if (found && !found.enabled) return sender.showProblem(found.why ?? "");
    if (!found && !ALWAYS_ALLOWED.includes(key)) return;
    if (key === "done" && now().game?.penalty) return ask();
    if (OPENING.includes(key)) panelOpen = null;
    host.tell(messageOf(key));
  }

  /**
   * Return the message for an action. If the coach's panel is open, or advice that has no more to tell, its action
   * closes it.
   */
  function messageOf(key: string): Message {
    const { coach, advice } = now().panels as { coach?: unknown; advice?: { more: string | null } };
    if (key === "coach" && coach) return { type: "coach-off" };
    if (key === "advise" && advice && !advice.more) return { type: "advise-off" };
    const type = OWN_TYPES.find((each) => each === (key === "check" ? "check-board" : key));
    return type ? { type } : { type: "play", move: key };
  }

  /** Ask whether to end the turn although that brings a penalty. */
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
    host.tell({ type: "done" });
    draw();
  }

  /** Report that the time is up, after dropping the dragged tiles. */
  function timeUp(move: number): void {
    rack.putDown(() => void endLateTurn(move));
  }

  /** End the turn whose time is up, and tell the player what was done: tiles were drawn or laid, or neither. */
  async function endLateTurn(move: number): Promise<void> {
    const before = ownTiles();
    if (!(await sender.send({ type: "timeout", move }))) return;
    const drawn = ownTiles() - before;
    late = t("spread-time-up", { count: drawn, what: drawn > 0 ? "drew" : drawn < 0 ? "laid" : "passed" });
    frame.announce(late);
    draw();
  }

  /** Return how many tiles the player holds. */
  function ownTiles(): number {
    return now().game?.felt.seats.find(({ you }) => you)?.tiles ?? 0;
  }

  function key(event: KeyboardEvent): void {
    const { screen, game } = now();
    if (screen !== "play" || game?.rack.trays) return;
    const act = tableKey(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (act !== "discard") return doAction(act);
    const tile = (event.target as Element).closest<HTMLElement>(".rw-wood .rw-tile[data-id]");
    if (!frame.locked) void discard(tile ? [Number(tile.dataset["id"])] : lifted);
  }

  return {
    update,
    destroy() {
      off.abort();
      stored.stop();
      timer.stop();
      dealing.destroy();
      endShow();
      drag.destroy();
      rack.destroy();
    },
  };
}
