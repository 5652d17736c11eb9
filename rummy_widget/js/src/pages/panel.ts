// The learner's progress on home: saved to a file, loaded from one, forgotten, all of it or one lesson.
import { html, nothing } from "lit-html";
import type { Frame } from "../frame";
import { forget, readStored, stored } from "../progress";
import type { CardProps, HomeState } from "../types";
import { heading, stars, type Piece } from "./parts";

const LARGEST_FILE = 1_000_000; // bytes; an honest one has a few thousand

/** What a saved file holds: results by lesson, among a name that tells what it is. */
export function fileText(lessons: Record<string, unknown>): string {
  const readable = Object.entries(lessons).flatMap(([key, value]) => {
    const read = readStored(value);
    return read ? [[key, read.stored] as const] : [];
  });
  return `${JSON.stringify(
    { format: "rummy-widget progress", v: 1, lessons: Object.fromEntries(readable) },
    null,
    1,
  )}\n`;
}

/** The lessons in a saved file, still to be judged by Python; null where it is no such file. */
export function readFile(text: string): Record<string, unknown> | null {
  try {
    const found = JSON.parse(text) as { lessons?: unknown } | null;
    const lessons = found?.lessons;
    if (typeof lessons !== "object" || lessons === null || Array.isArray(lessons)) return null;
    return Object.fromEntries(
      Object.entries(lessons).flatMap(([key, value]) => {
        const read = readStored(value);
        return read ? [[key, read.stored] as const] : [];
      }),
    );
  } catch {
    return null;
  }
}

export class ProgressPanel {
  private readonly frame: Frame;
  private readonly redraw: () => void;
  private asking = false;
  private lesson: string | null = null; // whose stars it is asked about
  private said = "";

  constructor(frame: Frame, redraw: () => void) {
    this.frame = frame;
    this.redraw = redraw;
  }

  piece(level: number): Piece {
    const { t } = this.frame;
    return html`<section class="rw-progress">
      ${heading(level, "rw-chapter-title", t("progress"))}
      <div class="rw-progress-row">
        <p class="rw-muted">${t("progress-about")}</p>
        <div class="rw-progress-ways" role="group" aria-label=${t("progress")}>
          ${this.asking ? this.question() : this.buttons()}
        </div>
      </div>
      ${this.lessons()}
      ${this.said ? html`<p class="rw-progress-said">${this.said}</p>` : nothing}
    </section>`;
  }

  private buttons(): Piece {
    const { t, locked } = this.frame;
    const off = locked ? "true" : nothing;
    return html`<button type="button" class="rw-button" data-act="export" title=${t("progress-export-about")}
        @click=${() => this.save()}>${t("progress-export")}</button>
      <button type="button" class="rw-button" data-act="import" title=${t("progress-import-about")} aria-disabled=${off}
        @click=${() => !locked && this.chooseFile()}>${t("progress-import")}</button>
      <input type="file" accept="application/json,.json" hidden tabindex="-1" aria-label=${t("progress-import")}
        @change=${(event: Event) => void this.load(event.target as HTMLInputElement)} />
      <button type="button" class="rw-button" data-act="reset" aria-disabled=${off}
        @click=${() => !locked && this.ask(true)}>
        ${t("progress-reset")}</button>`;
  }

  private question(): Piece {
    const { t } = this.frame;
    return html`<p class="rw-question" id="rw-forget">${t("progress-reset-ask")}</p>
      <button type="button" class="rw-button" data-act="reset-no" aria-describedby="rw-forget"
        @click=${() => this.ask(false)}>
        ${t("progress-reset-no")}</button>
      <button type="button" class="rw-button rw-danger" data-act="reset-yes" aria-describedby="rw-forget"
        @click=${() => void this.reset()}>${t("progress-reset-yes")}</button>`;
  }

  /** Each lesson with stars, to be begun anew. */
  private lessons(): Piece {
    const { t, client } = this.frame;
    const cards = client
      .state<HomeState>()
      .chapters.flatMap(({ lessons }) => lessons)
      .filter(({ started }) => started);
    if (cards.length === 0) return nothing;
    return html`<details class="rw-progress-each"><summary>${t("progress-each")}</summary>
      <ul role="list">${cards.map((card) => html`<li data-lesson=${card.key}>${this.row(card)}</li>`)}</ul></details>`;
  }

  private row(card: CardProps): Piece {
    const { t, locked } = this.frame;
    const { key, title } = card;
    const asked = `rw-forget-${key}`;
    const choice = (act: string, type: string, words: string, click: () => void): Piece =>
      html`<button type="button" class=${`rw-button rw-small ${type}`} data-act=${act} aria-describedby=${asked}
        @click=${click}>${words}</button>`;
    if (this.lesson !== key) {
      const name = t("progress-reset-one", { title });
      return html`<span class="rw-progress-title">${title}</span>${stars(card.stars, t)}
        <button type="button" class="rw-button rw-small" data-act="reset-lesson" aria-label=${name}
          aria-disabled=${locked ? "true" : nothing}
          @click=${() => !locked && this.askOf(key, "reset-no")}>${t("lesson-reset")}</button>`;
    }
    return html`<p class="rw-question" id=${asked}>${t("lesson-reset-ask", { title })}</p>
      ${choice("reset-no", "", t("progress-reset-no"), () => this.askOf(null, "reset-lesson", key))}
      ${choice("reset-yes", "rw-danger", t("progress-reset-yes"), () => void this.resetOne(card))}`;
  }

  /** Asks about one lesson, or stops asking; the focus goes along. */
  private askOf(lesson: string | null, act: string, row = lesson): void {
    this.asking = false;
    this.lesson = lesson;
    this.said = "";
    this.redraw();
    this.frame.body.querySelector<HTMLElement>(`[data-lesson="${row}"] [data-act="${act}"]`)?.focus();
  }

  private async resetOne({ key, title }: CardProps): Promise<void> {
    this.lesson = null;
    forget(this.frame.client, key);
    await this.frame.client.send({ type: "reset", lesson: key });
    this.say(this.frame.t("lesson-reset-done", { title }));
    const next = this.frame.body.querySelector<HTMLElement>('.rw-progress-each summary, [data-act="reset"]');
    next?.focus();
  }

  private say(text: string): void {
    this.said = text;
    this.frame.announce(text);
    this.redraw();
  }

  /** Asks, or stops asking; the focus goes to where the answer, or the question, is. */
  private ask(asking: boolean): void {
    this.asking = asking;
    this.lesson = null;
    this.said = "";
    this.redraw();
    this.focus(asking ? "reset-no" : "reset");
  }

  private focus(act: string): void {
    this.frame.body.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  }

  private save(): void {
    const { t } = this.frame;
    const file = t("progress-file-name");
    const address = URL.createObjectURL(new Blob([fileText(stored())], { type: "application/json" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: file });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.say(t("progress-exported", { file }));
  }

  private chooseFile(): void {
    this.frame.body.querySelector<HTMLInputElement>('input[type="file"]')?.click();
  }

  private async load(input: HTMLInputElement): Promise<void> {
    const { t, client } = this.frame;
    const file = input.files?.[0];
    if (!file) return;
    const lessons = file.size > LARGEST_FILE ? null : readFile(await file.text().catch(() => ""));
    input.value = ""; // the same file may be chosen again
    if (!lessons) return this.say(t("progress-import-failed"));
    const before = stored();
    const { ok } = await client.send({ type: "import", stored: lessons });
    if (!ok) return this.say(t("progress-import-failed"));
    const better = Object.entries(stored()).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
    );
    this.say(t("progress-imported", { count: better.length }));
  }

  private async reset(): Promise<void> {
    this.asking = false;
    forget(this.frame.client);
    await this.frame.client.send({ type: "reset" });
    this.say(this.frame.t("progress-forgotten"));
    this.focus("reset");
  }
}
