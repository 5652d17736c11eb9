// The score page: tiles are put together by tapping, typing or dragging; Python says what they are worth and why.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { closeMenu } from "../menu";
import { bar } from "../pages/bar";
import { heading, SLIDERS, titleLevel, uid, type Piece } from "../pages/parts";
import { RackView } from "../rack/rack";
import type { KeyRow } from "../rack/verdict";
import { overElement } from "../table/drop";
import { setting } from "../table/setting";
import { chip, hallOf, type Hall } from "../table/tiles";
import { teller, type Teller } from "../tell";
import { Palette } from "./palette";
import type { ScoreState, StockTileProps } from "../types";
import { paymentsPanel, worthPanel } from "./worth";

const KEYS: readonly KeyRow[] = [[["Delete"], "score-keys-delete"]];

class ScorePage implements View {
  private readonly frame: Frame;
  private readonly rack: RackView;
  private readonly palette = new Palette();
  private readonly hall: Hall;
  private readonly id = uid();
  private readonly off = new AbortController();
  private reasons = false; // they lie over the tiles
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
    this.rack.element.addEventListener("keydown", (event) => this.key(event), {
      capture: true,
      signal: this.off.signal,
    });
  }

  destroy(): void {
    this.off.abort();
    this.rack.destroy();
  }

  update(): void {
    this.draw();
    const { rack, worth } = this.state;
    const staged = this.frame.root.classList.contains("rw-stage");
    this.rack.update(staged ? { ...rack, verdict: { ...rack.verdict, points: worth.points } } : rack, {
      locked: this.frame.locked,
      end: this.tools(),
      keys: KEYS,
      note: html`${this.problem()}${staged ? this.asks() : nothing}`,
    });
  }

  /** Where the reasons have no room beside the tiles, they lie over them when they are asked for. */
  private asks(): Piece {
    const { t } = this.frame;
    const toggle = (): void => {
      this.reasons = !this.reasons;
      this.update();
    };
    return html`<button type="button" class="rw-why rw-score-ask" data-act="worth" aria-expanded=${String(this.reasons)}
      aria-controls=${`${this.id}-out`}
      @click=${toggle}>${t(this.reasons ? "score-tiles-again" : "score-why")}</button>`;
  }

  private get state(): ScoreState {
    return this.frame.client.state<ScoreState>();
  }

  private draw(): void {
    const { frame, hall, state } = this;
    const { t } = frame;
    const title = titleLevel(frame.root);
    const level = title + 1;
    const add = (tile: StockTileProps): void => void this.add(tile);
    render(
      html`<div class="rw-score" data-size=${state.rack.size}>
        ${bar(
          {
            home: state.home,
            above: t("score"),
            title: heading(title, "rw-page-title", state.title),
            end: this.menu(level),
            tongues: state.tongues,
          },
          t,
        )}
        <div class="rw-felt rw-score-felt" ?data-reasons=${this.reasons}>
          <section class="rw-score-tiles" aria-labelledby=${`${this.id}-tiles`}>
            <div class="rw-score-head">${heading(level, "rw-score-title", t("score-tiles"), `${this.id}-tiles`)}<p
              class="rw-muted">${state.count.text}</p></div>
            ${this.palette.piece(state, t, this.id, frame.locked, add, () => this.draw())}
            ${this.typed()}
          </section>
          <div class="rw-score-out" id=${`${this.id}-out`} tabindex="0" role="group" aria-label=${t("score-out")}>
            ${worthPanel(state.worth, hall, level, add)} ${paymentsPanel(state.worth, hall, level)}
          </div>
        </div>
        <div class="rw-score-rack">${this.rack.element}</div>
      </div>`,
      frame.body,
    );
  }

  /** Racks to look at, and how the table stands. */
  private menu(level: number): Piece {
    const { t } = this.frame;
    return html`<details class="rw-more rw-page-menu rw-score-menu" @keydown=${closeMenu}
      @click=${(event: Event) => (event.target as Element).closest("[data-example]") && closeMenu(event)}>
      <summary class="rw-button" aria-label=${t("score-menu")} title=${t("score-menu")}>${SLIDERS}<span
        class="rw-long">${t("score-menu")}</span></summary>
      <div class="rw-more-list">${this.examples()} ${this.settings(level)}</div>
    </details>`;
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
    return html`<button type="button" class="rw-button" data-act="take-out" title=${t("score-take-out-about")}
      aria-disabled=${off(this.lifted.length === 0)}
        @click=${() => this.takeOut(this.lifted)}>${t("score-take-out")}</button>
      <button type="button" class="rw-button" data-act="clear" title=${t("score-clear-about")}
        aria-disabled=${off(none)}
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
        <input class="rw-field" id=${id} autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="1000"
          aria-describedby=${`${id}-about`}
          .value=${this.draft ?? notation} ?readonly=${locked} @keydown=${back}
          @input=${(event: Event) => (this.draft = (event.target as HTMLInputElement).value)} />
        <button type="submit" class="rw-button" data-act="read"
          aria-disabled=${locked ? "true" : nothing}>${t("score-read")}</button>
      </div>
      <p class="rw-muted" id=${`${id}-about`}>${t("score-text-about")}</p>
    </form>`;
  }

  private examples(): Piece {
    const { t, locked } = this.frame;
    return html`<div class="rw-score-examples" role="group" aria-labelledby=${`${this.id}-examples`}>
      <p class="rw-field-label" id=${`${this.id}-examples`}>${t("score-examples")}</p>
      <div>${this.state.examples.map(
        ({ key, title, points }) => html`<button type="button" class="rw-button rw-small" data-example=${key}
          aria-disabled=${locked ? "true" : nothing}
          aria-label=${points === null ? title : t("score-example", { title, points })} @click=${() =>
            void this.told.tell({ type: "example", key })}>
          ${title}${points === null ? nothing : html` <b>${points}</b>`}</button>`,
      )}</div>
    </div>`;
  }

  private settings(level: number): Piece {
    const { t, locked } = this.frame;
    const { fields, house, changed } = this.state;
    const give = (key: string, value: string): void => void this.told.tell({ type: "setup", key, value });
    return html`<section class="rw-score-table" aria-labelledby=${`${this.id}-table`}>
      ${heading(level, "rw-score-title", t("score-table"), `${this.id}-table`)}
      <div class="rw-settings">${fields.map((field) => setting(field, this.id, locked, give))}</div>
      <details class="rw-switches"><summary>${t("table-house")}</summary>
        <div class="rw-settings">${house.map((field) => setting(field, this.id, locked, give))}</div></details>
      ${
        changed
          ? html`<p class="rw-note rw-score-changed">${t("score-changed")}
            <button type="button" class="rw-button rw-small" data-act="house-reset"
              @click=${() => void this.told.tell({ type: "house-reset" })}>${t("score-reset")}</button></p>`
          : nothing
      }
    </section>`;
  }

  // ---- Doing

  private async add({ key, tile }: StockTileProps): Promise<void> {
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
