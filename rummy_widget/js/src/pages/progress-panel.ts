// The learner's progress on the home page: save it to a file, load one, reset everything or one lesson.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { resetResults, readResults, allResults } from "../progress";
import { saveFile } from "../save";
import { parseJson } from "../storage";
import type { CardProps, HomeState } from "../types";
import { stars, type Piece } from "./parts";
import { resetQuestion } from "./reset";

const LARGEST_FILE = 1_000_000; // bytes; a real one has a few thousand
const ALL = "*"; // no lesson has this key

const readable = (lessons: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(lessons).flatMap(([key, value]) => {
      const read = readResults(value);
      return read ? [[key, read.stored]] : [];
    }),
  );

/**
 * Return the text of a progress file, to be saved by the learner. `lessons` maps the key of each lesson to its results;
 * unreadable results are left out.
 */
export const fileText = (lessons: Record<string, unknown>): string =>
  `${JSON.stringify({ format: "rummy-widget progress", v: 1, lessons: readable(lessons) }, null, 1)}\n`;

/**
 * Return the results in a progress file, by the keys of the lessons; null if it isn't a progress file. `text` is the
 * content of the file. Python still has to check the results.
 */
export function readFile(text: string): Record<string, unknown> | null {
  const lessons = (parseJson(text) as { lessons?: unknown } | null | undefined)?.lessons;
  return typeof lessons !== "object" || lessons === null || Array.isArray(lessons) ? null : readable(lessons);
}

/**
 * Return a function that draws the panel in which the learner saves progress to a file, loads it or resets it. `redraw`
 * redraws the page.
 */
export function progressPanel(frame: Frame, redraw: () => void): () => Piece {
  const { t, client } = frame;
  let asked: string | null = null; // the open question: which lesson to reset, or all
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
    resetQuestion(t, t("progress-reset-ask"), "rw-forget", "rw-button", () => ask(null, "reset"), reset);

  /** Return the list of lessons with stars, each with a button that resets it. */
  function lessons(): Piece {
    const all = client.state<HomeState>().chapters.flatMap(({ lessons }) => lessons);
    const rows = all.flatMap((card) =>
      card.started ? html`<li data-lesson=${card.key}>${card.key === asked ? confirm(card) : row(card)}</li>` : [],
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

  const confirm = (card: CardProps): Piece =>
    resetQuestion(
      t,
      t("lesson-reset-ask", { title: card.title }),
      `rw-forget-${card.key}`,
      "rw-button rw-small",
      () => ask(null, "reset-lesson", card.key),
      () => resetOne(card),
    );

  /**
   * Ask whether to reset everything (ALL) or a lesson, or stop asking (null). Put the focus on the button with this
   * `data-act`.
   */
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
    resetResults(client, key);
    await client.send({ type: "reset", lesson: key });
    say(t("lesson-reset-done", { title }));
    focus('.rw-progress-each summary, [data-act="reset"]');
  }

  async function reset(): Promise<void> {
    asked = null;
    resetResults(client);
    await client.send({ type: "reset" });
    say(t("progress-forgotten"));
    focus('[data-act="reset"]');
  }

  function save(): void {
    const file = t("progress-file-name");
    saveFile(file, fileText(allResults()));
    say(t("progress-exported", { file }));
  }

  async function load(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    const lessons = file.size > LARGEST_FILE ? null : readFile(await file.text().catch(() => ""));
    input.value = ""; // so that the same file can be chosen again
    const before = allResults();
    if (!lessons || !(await client.send({ type: "import", stored: lessons })).ok)
      return say(t("progress-import-failed"));
    const better = Object.entries(allResults()).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
    );
    say(t("progress-imported", { count: better.length }));
  }

  return () => html`<div class="rw-progress-row">
      <p class="rw-muted">${t("progress-about")}</p>
      <div class="rw-progress-ways" role="group" aria-label=${t("progress")}>
        ${asked === ALL ? question() : buttons()}
      </div>
    </div>
    ${lessons()}
    ${said ? html`<p class="rw-progress-said">${said}</p>` : nothing}`;
}
