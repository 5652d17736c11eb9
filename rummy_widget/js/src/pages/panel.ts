// The learner's progress on home: saved to a file, loaded from one, forgotten, all of it or one lesson.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { forget, readStored, stored } from "../progress";
import { saveFile } from "../save";
import { parsed } from "../storage";
import type { CardProps, HomeState } from "../types";
import { heading, stars, type Piece } from "./parts";
import { forgetQuestion } from "./reset";

const LARGEST_FILE = 1_000_000; // bytes; an honest one has a few thousand
const ALL = "*"; // no lesson is called so

const readable = (lessons: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(lessons).flatMap(([key, value]) => {
      const read = readStored(value);
      return read ? [[key, read.stored]] : [];
    }),
  );

/** What a saved file holds: results by lesson, among a name that tells what it is. */
export const fileText = (lessons: Record<string, unknown>): string =>
  `${JSON.stringify({ format: "rummy-widget progress", v: 1, lessons: readable(lessons) }, null, 1)}\n`;

/** The lessons in a saved file, still to be judged by Python; null where it is no such file. */
export function readFile(text: string): Record<string, unknown> | null {
  const lessons = (parsed(text) as { lessons?: unknown } | null | undefined)?.lessons;
  return typeof lessons !== "object" || lessons === null || Array.isArray(lessons) ? null : readable(lessons);
}

/** Draws the panel. */
export function progressPanel(frame: Frame, redraw: () => void): (level: number) => Piece {
  const { t, client } = frame;
  let asked: string | null = null; // what is perhaps to be forgotten: a lesson, or all
  let said = "";

  function buttons(): Piece {
    const { locked: off } = frame;
    const choose = (): void => frame.body.querySelector<HTMLInputElement>('input[type="file"]')?.click();
    return html`${button("export", t("progress-export"), save, { title: t("progress-export-about") })}
      ${button("import", t("progress-import"), () => off || choose(), { title: t("progress-import-about"), off })}
      <input type="file" accept="application/json,.json" hidden tabindex="-1" aria-label=${t("progress-import")}
        @change=${(event: Event) => load(event.target as HTMLInputElement)} />
      ${button("reset", t("progress-reset"), () => off || ask(ALL, "reset-no"), { off })}`;
  }

  const question = (): Piece =>
    forgetQuestion(t, t("progress-reset-ask"), "rw-forget", "rw-button", () => ask(null, "reset"), reset);

  /** Each lesson with stars, to be begun anew. */
  function lessons(): Piece {
    const all = client.state<HomeState>().chapters.flatMap(({ lessons }) => lessons);
    const rows = all.flatMap((card) =>
      card.started ? html`<li data-lesson=${card.key}>${card.key === asked ? sure(card) : row(card)}</li>` : [],
    );
    if (rows.length === 0) return nothing;
    return html`<details class="rw-progress-each"><summary>${t("progress-each")}</summary>
      <ul role="list">${rows}</ul></details>`;
  }

  function row({ key, title, stars: won }: CardProps): Piece {
    const { locked: off } = frame;
    const look = { type: "rw-button rw-small", label: t("progress-reset-one", { title }), off };
    return html`<span class="rw-progress-title">${title}</span>${stars(won, t)}
      ${button("reset-lesson", t("lesson-reset"), () => off || ask(key, "reset-no", key), look)}`;
  }

  const sure = (card: CardProps): Piece =>
    forgetQuestion(
      t,
      t("lesson-reset-ask", { title: card.title }),
      `rw-forget-${card.key}`,
      "rw-button rw-small",
      () => ask(null, "reset-lesson", card.key),
      () => resetOne(card),
    );

  /** Asks about all or a lesson, or stops asking; the focus goes to where the answer, or the question, is. */
  function ask(what: string | null, act: string, lesson?: string): void {
    asked = what;
    said = "";
    redraw();
    focus(`${lesson ? `[data-lesson="${lesson}"] ` : ""}[data-act="${act}"]`);
  }

  const focus = (css: string): void => frame.body.querySelector<HTMLElement>(css)?.focus();

  function say(text: string): void {
    said = text;
    frame.announce(text);
    redraw();
  }

  async function resetOne({ key, title }: CardProps): Promise<void> {
    asked = null;
    forget(client, key);
    await client.send({ type: "reset", lesson: key });
    say(t("lesson-reset-done", { title }));
    focus('.rw-progress-each summary, [data-act="reset"]');
  }

  async function reset(): Promise<void> {
    asked = null;
    forget(client);
    await client.send({ type: "reset" });
    say(t("progress-forgotten"));
    focus('[data-act="reset"]');
  }

  function save(): void {
    const file = t("progress-file-name");
    saveFile(file, fileText(stored()));
    say(t("progress-exported", { file }));
  }

  async function load(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    const lessons = file.size > LARGEST_FILE ? null : readFile(await file.text().catch(() => ""));
    input.value = ""; // the same file may be chosen again
    const before = stored();
    if (!lessons || !(await client.send({ type: "import", stored: lessons })).ok)
      return say(t("progress-import-failed"));
    const better = Object.entries(stored()).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
    );
    say(t("progress-imported", { count: better.length }));
  }

  return (level) => html`<section class="rw-progress">
    ${heading(level, "rw-chapter-title", t("progress"))}
    <div class="rw-progress-row">
      <p class="rw-muted">${t("progress-about")}</p>
      <div class="rw-progress-ways" role="group" aria-label=${t("progress")}>
        ${asked === ALL ? question() : buttons()}
      </div>
    </div>
    ${lessons()}
    ${said ? html`<p class="rw-progress-said">${said}</p>` : nothing}
  </section>`;
}
