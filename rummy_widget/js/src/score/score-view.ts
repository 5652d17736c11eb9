// The view "score": tiles are added by pressing, typing or dragging, and Python says what they are worth and
// why.
import { html, nothing, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { closeMenu, menu } from "../menu";
import { bar } from "../pages/bar";
import { heading, SLIDERS, titleLevel, uniqueId, type Piece } from "../pages/parts";
import { rackIn } from "../rack/rack";
import type { KeyRow } from "../rack/verdict";
import { dropTarget, keyTiles } from "../table/drop";
import { settings } from "../table/setting";
import { chip, hostOf } from "../table/tiles";
import { makeSender } from "../sender";
import { Palette } from "./palette";
import type { ScoreState, StockTileProps } from "../types";
import { paymentsPanel, worthPanel } from "./worth";

const KEYS: readonly KeyRow[] = [[["Delete"], "score-keys-delete"]];

/** Open the view "score", the page that says what the tiles on a rack are worth. */
export function scoreView(frame: Frame): View {
  const { client, t } = frame;
  const sender = makeSender(frame, update); // its problem is a refusal that the state has no sentence for
  const host = hostOf(frame, sender.send);
  const palette = new Palette();
  const id = uniqueId();
  let reasons = false; // the reasons are shown over the tiles
  let lifted: readonly number[] = [];
  let draft: string | null = null; // typed text that was not sent yet
  const rack = rackIn(frame, {
    outside: {
      ...dropTarget(() => [frame.body.querySelector(".rw-palette")]),
      drop: (tiles) => sender.send({ type: "take-out", tiles }),
    },
    lifting: (tiles) => {
      lifted = tiles;
      update();
    },
  });
  rack.element.addEventListener("keydown", key, { capture: true });

  function now(): ScoreState {
    return client.state<ScoreState>();
  }

  function update(): void {
    draw();
    const { rack: state, worth } = now();
    const staged = frame.root.classList.contains("rw-stage");
    rack.update(staged ? { ...state, verdict: { ...state.verdict, points: worth.points } } : state, {
      locked: frame.locked,
      compact: staged,
      end: tools(),
      keys: KEYS,
      note: html`${problem()}${staged ? reasonsButton() : nothing}`,
    });
  }

  /**
   * Return the button that shows the reasons over the tiles, for windows that have no room for them beside the tiles.
   */
  function reasonsButton(): Piece {
    const toggle = (): void => {
      reasons = !reasons;
      update();
    };
    const look = { type: "rw-why rw-score-ask", expanded: reasons, controls: `${id}-out` };
    return button("worth", t(reasons ? "score-tiles-again" : "score-why"), toggle, look);
  }

  function draw(): void {
    const state = now();
    const title = titleLevel(frame.root);
    const level = title + 1;
    const name = heading(title, "rw-page-title", state.title);
    render(
      html`<div class="rw-score" data-size=${state.rack.size}>
        ${bar({ home: state.home, above: t("score"), title: name, end: more(level), languages: state.languages }, t)}
        <div class="rw-felt rw-score-felt" ?data-reasons=${reasons}>
          <section class="rw-score-tiles" aria-labelledby=${`${id}-tiles`}>
            <div class="rw-score-head">${heading(level, "rw-score-title", t("score-tiles"), `${id}-tiles`)}<p
              class="rw-muted">${state.count.text}</p></div>
            ${palette.piece(state, t, id, frame.locked, add, draw)}
            ${typed()}
          </section>
          <div class="rw-score-out" id=${`${id}-out`} tabindex="0" role="group" aria-label=${t("score-out")}>
            ${worthPanel(state.worth, host, level, add)} ${paymentsPanel(state.worth, host, level)}
          </div>
        </div>
        <div class="rw-score-rack">${rack.element}</div>
      </div>`,
      frame.body,
    );
  }

  /** Return the menu of example racks and table settings. */
  function more(level: number): Piece {
    const label = t("score-menu");
    const sign = html`${SLIDERS}<span class="rw-long">${label}</span>`;
    const pressed = (event: Event): void => {
      if ((event.target as Element).closest("[data-example]")) closeMenu(event);
    };
    const head = { label, sign, type: "rw-page-menu rw-score-menu", head: "rw-button", pressed };
    return menu(head, html`${examples()} ${table(level)}`);
  }

  function problem(): Piece {
    const { problem } = now();
    const text = problem?.text ?? sender.problem;
    return text ? html`<p class="rw-score-problem" data-problem>${text}${chip(problem?.clause)}</p>` : nothing;
  }

  function tools(): Piece {
    const { locked } = frame;
    const none = now().count.now === 0;
    const clear = (): unknown => none || sender.send({ type: "clear" });
    return html`${button("take-out", t("score-take-out"), () => takeOut(lifted), {
      title: t("score-take-out-about"),
      off: locked || lifted.length === 0,
    })}
      ${button("clear", t("score-clear"), clear, { title: t("score-clear-about"), off: locked || none })}`;
  }

  function typed(): Piece {
    const field = `${id}-text`;
    const submit = (event: Event): void => {
      event.preventDefault();
      void read();
    };
    const dropDraft = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || draft === null) return;
      draft = null;
      draw();
    };
    return html`<form class="rw-score-typed" @submit=${submit} novalidate>
      <label class="rw-field-label" for=${field}>${t("score-text")}</label>
      <div class="rw-field-row">
        <input class="rw-field" id=${field} autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="1000"
          aria-describedby=${`${field}-about`}
          .value=${draft ?? now().notation} ?readonly=${frame.locked} @keydown=${dropDraft}
          @input=${(event: Event) => (draft = (event.target as HTMLInputElement).value)} />
        <button type="submit" class="rw-button" data-act="read"
          aria-disabled=${frame.locked ? "true" : nothing}>${t("score-read")}</button>
      </div>
      <p class="rw-muted" id=${`${field}-about`}>${t("score-text-about")}</p>
    </form>`;
  }

  function examples(): Piece {
    return html`<div class="rw-score-examples" role="group" aria-labelledby=${`${id}-examples`}>
      <p class="rw-field-label" id=${`${id}-examples`}>${t("score-examples")}</p>
      <div>${now().examples.map(
        ({ key, title, points }) => html`<button type="button" class="rw-button rw-small" data-example=${key}
          aria-disabled=${frame.locked ? "true" : nothing}
          aria-label=${points === null ? title : t("score-example", { title, points })}
          @click=${() => sender.send({ type: "example", key })}>
          ${title}${points === null ? nothing : html` <b>${points}</b>`}</button>`,
      )}</div>
    </div>`;
  }

  function table(level: number): Piece {
    const { fields, house, changed } = now();
    const { locked } = frame;
    const reset = (): unknown => sender.send({ type: "house-reset" });
    const note = html`<p class="rw-note rw-score-changed">${t("score-changed")}
      ${button("house-reset", t("score-reset"), reset, { type: "rw-button rw-small" })}</p>`;
    return html`<section class="rw-score-table" aria-labelledby=${`${id}-table`}>
      ${heading(level, "rw-score-title", t("score-table"), `${id}-table`)}
      ${settings(fields, id, locked, sender.setValue)}
      <details class="rw-switches"><summary>${t("table-house")}</summary>
        ${settings(house, id, locked, sender.setValue)}</details>
      ${changed ? note : nothing}
    </section>`;
  }

  // ---- Doing

  async function add({ key, tile }: StockTileProps): Promise<void> {
    const ok = await sender.send({ type: "add", tile: key }, true); // a second press means the second copy
    if (ok && !now().problem) frame.announce(t("score-added", { tile: tile.name }));
  }

  function takeOut(tiles: readonly number[]): void {
    if (tiles.length === 0) return frame.announce(t("table-lift"));
    void sender.send({ type: "take-out", tiles: [...tiles] });
  }

  /** Send the typed tiles. Keep the text in the field if Python can't read it. */
  async function read(): Promise<void> {
    const ok = await sender.send({ type: "read", text: draft ?? now().notation });
    if (ok && !now().problem) draft = null;
    draw();
  }

  function key(event: KeyboardEvent): void {
    if ((event.key !== "Delete" && event.key !== "Backspace") || frame.locked) return;
    const tiles = keyTiles(event, lifted);
    if (tiles.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeOut(tiles);
  }

  return {
    update,
    destroy() {
      rack.element.removeEventListener("keydown", key, { capture: true });
      rack.destroy();
    },
  };
}
