// The exercises of a class: who one is, then one exercise after the other, and the file for the teacher.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uid, type Piece } from "../pages/parts";
import { stored } from "../progress";
import { teller, type Teller } from "../tell";
import type { EntryProps, LivePlaceProps, Message, WorkState } from "../types";
import { barsPiece } from "./bars";
import { Outbox } from "./outbox";
import { codeWanted, Kept } from "./record";
import { Sheet } from "./sheet";
import { sizeButton } from "./size";

class WorkPage implements View {
  private readonly frame: Frame;
  private readonly sheet: Sheet;
  private readonly kept: Kept;
  private readonly outbox: Outbox;
  private readonly id = uid();
  private readonly told: Teller;
  private saved: string | null = null;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.update());
    this.sheet = new Sheet(frame, () => this.update());
    this.kept = new Kept(frame.client, (why) => this.told.complain(why));
    this.outbox = new Outbox(
      frame.client,
      () => this.update(),
      (error) => this.sheet.told.complain(error),
    );
    void this.kept.open().then(() => this.outbox.open());
  }

  destroy(): void {
    this.sheet.destroy();
    this.kept.stop();
    this.outbox.stop();
  }

  update(): void {
    const { frame, state } = this;
    const level = cardLevel(frame.root);
    this.sheet.hold = state.live ? (step, text) => this.outbox.add(step, text) : null;
    render(
      html`<section class="rw-class rw-work" data-size=${state.size} aria-labelledby=${`${this.id}-title`}>
        ${heading(level, "rw-title", state.title, `${this.id}-title`)}
        ${state.own ? this.head(state) : this.door(state)}
        ${state.own ? this.problem : nothing}
        ${this.kept.blocked ? html`<p class="rw-note">${frame.t("storage-blocked")}</p>` : nothing}
        ${state.task ? this.sheet.piece(state.task, level + 1, this.onward(state)) : nothing}
        ${state.live ? this.place(state.live, level + 1) : nothing}
        ${state.own ? this.foot(state) : nothing}
      </section>`,
      frame.body,
    );
  }

  private get state(): WorkState {
    return this.frame.client.state<WorkState>();
  }

  // ---- Who one is

  private door({ about, stored, code, alone, unreachable }: WorkState): Piece {
    const { t, locked } = this.frame;
    const off = locked ? "true" : nothing;
    const submit = (event: Event): void => {
      event.preventDefault();
      const field = (name: string): string =>
        (event.target as HTMLElement).querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
      void this.begin(code ?? field("code"), field("name"));
    };
    const field = (name: "code" | "name"): Piece => html`<p class="rw-setting">
      <label for=${`${this.id}-${name}`}>${t(`work-${name}`)}</label>
      <input class="rw-field" id=${`${this.id}-${name}`} name=${name}
        .defaultValue=${name === "code" ? codeWanted() : ""} autocomplete="off" spellcheck="false" maxlength="60"
        ?readonly=${locked} />
    </p>`;
    return html`<form class="rw-panel rw-door" @submit=${submit} novalidate>
      <p>${about}</p>
      <div class="rw-door-fields">${code === null ? field("code") : nothing} ${field("name")}
        <button type="submit" class="rw-button rw-primary" data-act="begin"
          aria-disabled=${off}>${t("work-begin")}</button>
      </div>
      ${this.problem}
      ${
        unreachable
          ? html`<div class="rw-door-more"><p class="rw-problem" role="status">${unreachable}</p>
            <button type="button" class="rw-button" data-act="again" aria-disabled=${off}
              @click=${() => void this.again()}>${t("retry")}</button></div>`
          : nothing
      }
      ${
        alone
          ? html`<div class="rw-door-more"><p>${alone.text}</p>
            <button type="button" class="rw-button" data-act="begin-alone" aria-disabled=${off}
              @click=${(event: Event) => void this.alone(alone.code, event)}>${alone.label}</button></div>`
          : nothing
      }
      <div class="rw-door-stored" data-stored>${stored.map((each) => html`<p class="rw-muted">${each}</p>`)}</div>
    </form>`;
  }

  private get problem(): Piece {
    return this.told.problem ? html`<p class="rw-problem" data-problem>${this.told.problem}</p>` : nothing;
  }

  private head({ own, standing, list, task }: WorkState): Piece {
    const { t } = this.frame;
    return html`<p class="rw-work-own"><span data-own>${own?.text}</span> <span
      class="rw-muted">${own?.shown}</span> <strong data-standing>${standing}</strong></p>
      <nav aria-label=${t("work-list")}><ol class="rw-work-list"
        role="list">${list.map((each) => this.entry(each, each.key === task?.key))}</ol></nav>`;
  }

  /** In a live class: whether all is sent, what one waits for, what the class answered, and racks to deal for it. */
  private place({ told, waiting, rejoin, held, shown, deal, dealt }: LivePlaceProps, level: number): Piece {
    const { locked } = this.frame;
    const { count } = this.outbox;
    const standing = count && this.frame.client.line !== "live" ? held : told;
    return html`<div class="rw-live-place" data-unsent=${count}>
      ${standing ? html`<p class=${rejoin ? "rw-problem" : nothing} data-sent role="status">${standing}</p>` : nothing}
      ${
        rejoin
          ? html`<p><button type="button" class="rw-button rw-primary" data-act="rejoin"
        aria-disabled=${locked ? "true" : nothing} @click=${() => void this.leave()}>${rejoin}</button></p>`
          : nothing
      }
      ${waiting ? html`<p class="rw-muted" data-waiting>${waiting}</p>` : nothing}
      ${shown.map((each) => html`<div class="rw-panel">${barsPiece(each, level, "shown")}</div>`)}
      ${dealt ? html`<div class="rw-panel">${barsPiece(dealt, level, "dealt")}</div>` : nothing}
      ${
        deal
          ? html`<p><button type="button" class="rw-button" data-act="deal"
        aria-disabled=${locked ? "true" : nothing}
        @click=${() => void this.tell({ type: "start" })}>${deal}</button></p>`
          : nothing
      }
    </div>`;
  }

  private entry({ key, number, state, label }: EntryProps, now: boolean): Piece {
    const mark = { right: "✓", wrong: "…", open: "" }[state];
    return html`<li><button type="button" class="rw-work-entry" data-go=${key} data-state=${state} aria-label=${label}
      title=${label}
      aria-current=${now ? "step" : nothing} aria-disabled=${this.frame.locked ? "true" : nothing} @click=${() =>
        void this.go(key)}>${number}<span aria-hidden="true">${mark}</span></button></li>`;
  }

  private onward({ task, next }: WorkState): Piece {
    if (!next) return nothing;
    return html`<button type="button" class=${task?.right ? "rw-button rw-primary" : "rw-button"} data-act="next"
      aria-disabled=${this.frame.locked ? "true" : nothing} @click=${() =>
        void this.go(next)}>${this.frame.t("work-next")}</button>`;
  }

  private foot({ size, live }: WorkState): Piece {
    const { t, locked } = this.frame;
    const off = locked ? "true" : nothing;
    return html`<div class="rw-sheet-end">
        <button type="button" class="rw-button" data-act="export" aria-disabled=${off}
          @click=${() => void this.save()}>${t("work-export")}</button>
        <button type="button" class="rw-quiet" data-act="leave" aria-disabled=${off}
          @click=${() => void this.leave()}>${t("work-leave")}</button>
        ${live ? nothing : sizeButton(size, t, locked, (message) => void this.tell(message))}
      </div>
      ${this.saved ? html`<p class="rw-muted" data-saved>${this.saved}</p>` : nothing}`;
  }

  // ---- Doing

  private tell(message: Message): Promise<boolean> {
    this.saved = null;
    return this.told.tell(message);
  }

  private async begin(code: string, name: string): Promise<void> {
    if (await this.tell({ type: "begin", code, name })) return this.sheet.focus();
    // What was typed stays there; the cursor stands where something has to be changed.
    if (this.state.alone || !code.trim()) this.frame.body.querySelector<HTMLElement>("[name=code]")?.focus();
    else this.frame.body.querySelector<HTMLElement>("[name=name]")?.focus();
  }

  private async alone(code: string, event: Event): Promise<void> {
    const name =
      (event.target as HTMLElement).closest("form")?.querySelector<HTMLInputElement>("[name=name]")?.value ?? "";
    if (await this.tell({ type: "begin-alone", code, name })) this.sheet.focus();
  }

  private async again(): Promise<void> {
    await this.kept.again();
    if (this.state.own) this.sheet.focus();
  }

  private async go(step: string): Promise<void> {
    if (await this.tell({ type: "go", step })) this.sheet.focus();
  }

  private async leave(): Promise<void> {
    this.kept.leave();
    if (await this.tell({ type: "leave" })) this.frame.body.querySelector<HTMLElement>(".rw-door input")?.focus();
  }

  private async save(): Promise<void> {
    if (!(await this.tell({ type: "export", stored: stored() }))) return;
    const { file } = this.state;
    if (!file) return;
    const address = URL.createObjectURL(new Blob([file.text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.saved = this.frame.t("work-exported", { file: file.name });
    this.frame.announce(this.saved);
    this.update();
  }
}

export const workView = (frame: Frame): View => new WorkPage(frame);
