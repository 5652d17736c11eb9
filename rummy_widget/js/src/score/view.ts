// The score page: tiles are put together by tapping, typing or dragging; Python says what they are worth and why.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { bar } from "../pages/bar";
import { heading, titleLevel, uid, type Piece } from "../pages/parts";
import { RackView } from "../rack/rack";
import type { KeyRow } from "../rack/verdict";
import { overElement } from "../table/drop";
import { setting } from "../table/setting";
import { chip, hallOf, type Hall } from "../table/tiles";
import { teller, type Teller } from "../tell";
import { Palette } from "./palette";
import type { ScoreState, StockTile } from "../types";
import { paymentsPanel, worthPanel } from "./worth";

const KEYS: readonly KeyRow[] = [[["Delete"], "score-keys-delete"]];

class ScorePage implements View {
  private readonly frame: Frame;
  private readonly rack: RackView;
  private readonly palette = new Palette();
  private readonly hall: Hall;
  private readonly id = uid();
  private readonly off = new AbortController();
  private lifted: readonly number[] = [];
  private draft: string | null = null; // what is typed and not read yet
  private readonly told: Teller; // its problem is what was refused without a sentence in the state

  constructor(frame: Frame) {
    const { client, t } = frame;
    this.frame = frame;
    this.told = teller(frame, () => this.update());
    this.hall = hallOf(frame, (message) => void this.told.tell(message));
    this.rack = new RackView({
      t,
      send: (message) => client.send(message),
      announce: (text) => frame.announce(text),
      outside: {
        ...overElement(() => frame.body.querySelector(".rw-palette")),
        drop: (tiles) => this.told.tell({ type: "take-out", tiles }),
      },
      lifting: (tiles) => {
        this.lifted = tiles;
        this.update();
      },
    });
    this.rack.element.addEventListener("keydown", (event) => this.key(event), { capture: true, signal: this.off.signal });
  }

  destroy(): void {
    this.off.abort();
    this.rack.destroy();
  }

  update(): void {
    this.draw();
    const { rack } = this.state;
    this.rack.update(rack, { locked: this.frame.locked, end: this.tools(), keys: KEYS });
  }

  private get state(): ScoreState {
    return this.frame.client.state<ScoreState>();
  }

  private draw(): void {
    const { frame, hall, state } = this;
    const { t } = frame;
    const title = titleLevel(frame.root);
    const level = title + 1;
    const add = (tile: StockTile): void => void this.add(tile);
    render(
      html`<div class="rw-score" data-size=${state.rack.size}>
        ${bar({ home: state.home, above: t("score"), title: heading(title, "rw-page-title", state.title), tongues: state.tongues }, t)}
        <div class="rw-score-rack">${this.rack.element}</div>
        <div class="rw-score-sides">
          <section class="rw-panel rw-score-tiles" aria-labelledby=${`${this.id}-tiles`}>
            <div class="rw-score-head">${heading(level, "rw-score-title", t("score-tiles"), `${this.id}-tiles`)}<p class="rw-muted">${state.count.text}</p></div>
            ${this.problem()}
            ${this.palette.piece(state, t, this.id, frame.locked, add, () => this.draw())}
            ${this.typed()} ${this.examples()}
          </section>
          <div class="rw-score-out">
            ${worthPanel(state.worth, hall, level, add)} ${paymentsPanel(state.worth, hall, level)}
          </div>
          ${this.settings(level)}
        </div>
      </div>`,
      frame.body,
    );
  }

  private problem(): Piece {
    const { problem } = this.state;
    const text = problem?.text ?? this.told.problem;
    return text ? html`<p class="rw-score-problem" data-problem>${text}${chip(problem?.clause)}</p>` : nothing;
  }

  private tools(): Piece {
    const { t, locked } = this.frame;
    const none = this.state.count.now === 0;
    const off = (no: boolean): string | typeof nothing => (no || locked ? "true" : nothing);
    return html`<button type="button" class="rw-button" data-act="take-out" title=${t("score-take-out-about")} aria-disabled=${off(this.lifted.length === 0)}
        @click=${() => this.takeOut(this.lifted)}>${t("score-take-out")}</button>
      <button type="button" class="rw-button" data-act="clear" title=${t("score-clear-about")} aria-disabled=${off(none)}
        @click=${() => none || this.told.tell({ type: "clear" })}>${t("score-clear")}</button>`;
  }

  private typed(): Piece {
    const { t, locked } = this.frame;
    const { notation } = this.state;
    const id = `${this.id}-text`;
    const read = (event: Event): void => {
      event.preventDefault();
      void this.read();
    };
    const back = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || this.draft === null) return;
      this.draft = null;
      this.draw();
    };
    return html`<form class="rw-score-typed" @submit=${read} novalidate>
      <label class="rw-field-label" for=${id}>${t("score-text")}</label>
      <div class="rw-field-row">
        <input class="rw-field" id=${id} autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="1000" aria-describedby=${`${id}-about`}
          .value=${this.draft ?? notation} ?readonly=${locked} @keydown=${back}
          @input=${(event: Event) => (this.draft = (event.target as HTMLInputElement).value)} />
        <button type="submit" class="rw-button" data-act="read" aria-disabled=${locked ? "true" : nothing}>${t("score-read")}</button>
      </div>
      <p class="rw-muted" id=${`${id}-about`}>${t("score-text-about")}</p>
    </form>`;
  }

  private examples(): Piece {
    const { t, locked } = this.frame;
    return html`<div class="rw-score-examples" role="group" aria-labelledby=${`${this.id}-examples`}>
      <p class="rw-field-label" id=${`${this.id}-examples`}>${t("score-examples")}</p>
      <div>${this.state.examples.map(
        ({ key, title, points }) => html`<button type="button" class="rw-button rw-small" data-example=${key} aria-disabled=${locked ? "true" : nothing}
          aria-label=${points === null ? title : t("score-example", { title, points })} @click=${() => void this.told.tell({ type: "example", key })}>
          ${title}${points === null ? nothing : html` <b>${points}</b>`}</button>`,
      )}</div>
    </div>`;
  }

  private settings(level: number): Piece {
    const { t, locked } = this.frame;
    const { fields, house, changed } = this.state;
    const give = (key: string, value: string): void => void this.told.tell({ type: "setup", key, value });
    return html`<section class="rw-panel rw-score-table" aria-labelledby=${`${this.id}-table`}>
      ${heading(level, "rw-score-title", t("score-table"), `${this.id}-table`)}
      <div class="rw-settings">${fields.map((field) => setting(field, this.id, locked, give))}</div>
      <details class="rw-switches"><summary>${t("table-house")}</summary>
        <div class="rw-settings">${house.map((field) => setting(field, this.id, locked, give))}</div></details>
      ${changed
        ? html`<p class="rw-note rw-score-changed">${t("score-changed")}
            <button type="button" class="rw-button rw-small" data-act="house-reset" @click=${() => void this.told.tell({ type: "house-reset" })}>${t("score-reset")}</button></p>`
        : nothing}
    </section>`;
  }

  // ---- Doing

  private async add({ key, tile }: StockTile): Promise<void> {
    const ok = await this.told.tell({ type: "add", tile: key }, true); // a twin is meant by the second tap
    if (ok && !this.state.problem) this.frame.announce(this.frame.t("score-added", { tile: tile.name }));
  }

  private takeOut(tiles: readonly number[]): void {
    if (tiles.length === 0) return this.frame.announce(this.frame.t("table-lift"));
    void this.told.tell({ type: "take-out", tiles: [...tiles] });
  }

  /** What was typed stays until it could be read. */
  private async read(): Promise<void> {
    const text = this.draft ?? this.state.notation;
    const ok = await this.told.tell({ type: "read", text });
    if (ok && !this.state.problem) this.draft = null;
    this.draw();
  }

  private key(event: KeyboardEvent): void {
    if ((event.key !== "Delete" && event.key !== "Backspace") || this.frame.locked) return;
    const tile = (event.target as Element).closest<HTMLElement>(".rw-wood .rw-tile[data-id]");
    const tiles = this.lifted.length ? this.lifted : tile ? [Number(tile.dataset["id"])] : [];
    if (tiles.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.takeOut(tiles);
  }
}

export const scoreView = (frame: Frame): View => new ScorePage(frame);
