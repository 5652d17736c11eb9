// The view "progress": all stars of the learner, saved to a file, loaded or reset.
import { html, nothing, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { resetResults, readResults, allResults } from "../progress";
import { saveFile } from "../save";
import { parseJson } from "../storage";
import type { CourseStarsProps, LessonStarsProps, ProgressPageState } from "../types";
import { bar } from "./bar";
import { fold } from "./fold";
import { link } from "./links";
import { heading, stars, titleLevel, type Piece } from "./parts";
import { keepProgress } from "./progress-sync";
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

/** Open the view "progress", the page on which the learner sees all stars, saves, loads or resets them. */
export function progressView(frame: Frame): View {
  const { t, client } = frame;
  const keeping = keepProgress(frame, update);
  const level = titleLevel(frame.root);
  let asked: string | null = null; // the open question: which lesson to reset, or all
  let said = "";

  function update(): void {
    const { home, languages, courses } = client.state<ProgressPageState>();
    const title = heading(level, "rw-page-title", t("progress"));
    render(
      html`<div class="rw-home">
        ${bar({ home, above: "", title, languages }, t)} ${keeping.note()}
        <section class="rw-progress-row">
          <p class="rw-lead">${t("progress-about")}</p>
          <div class="rw-progress-ways" role="group" aria-label=${t("progress")}>
            ${asked === ALL ? question() : buttons()}
          </div>
          <p class="rw-progress-said">${said}</p>
        </section>
        <div class="rw-progress-each">${courses.map(course)}</div>
      </div>`,
      frame.body,
    );
  }

  /** Return the lessons of a course with their stars, open once a lesson is begun. */
  function course({ key, title, standing, lessons }: CourseStarsProps): Piece {
    const rows = lessons.map(
      (each) => html`<li data-lesson=${each.key}>${each.key === asked ? confirm(each) : row(each)}</li>`,
    );
    const open = lessons.some(({ started }) => started);
    return fold({ key, title, standing, open, level: level + 1 }, html`<ul role="list">${rows}</ul>`);
  }

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

  function row({ key, title, href, stars: won, started }: LessonStarsProps): Piece {
    const { locked: off } = frame;
    const look = { type: "rw-quiet", label: t("progress-reset-one", { title }), off };
    return html`<span class="rw-progress-title">${link(href, title, { type: "rw-more", dead: title })}</span>
      ${started ? button("reset-lesson", t("lesson-reset"), () => off || ask(key, "reset-no", key), look) : nothing}
      ${stars(won, t)}`;
  }

  const confirm = (lesson: LessonStarsProps): Piece =>
    resetQuestion(
      t,
      t("lesson-reset-ask", { title: lesson.title }),
      `rw-forget-${lesson.key}`,
      "rw-button rw-small",
      () => ask(null, "reset-lesson", lesson.key),
      () => resetOne(lesson),
    );

  /**
   * Ask whether to reset everything (ALL) or a lesson, or stop asking (null). Put the focus on the button with this
   * `data-act`.
   */
  function ask(what: string | null, act: string, lesson?: string): void {
    asked = what;
    said = "";
    update();
    focus(`${lesson ? `[data-lesson="${lesson}"] ` : ""}[data-act="${act}"]`);
  }

  const focus = (css: string): void => frame.body.querySelector<HTMLElement>(css)?.focus();

  function say(text: string): void {
    said = text;
    frame.announce(text);
    update();
  }

  async function resetOne({ key, title }: LessonStarsProps): Promise<void> {
    asked = null;
    resetResults(client, key);
    await client.send({ type: "reset", lesson: key });
    say(t("lesson-reset-done", { title }));
    focus(`[data-lesson="${key}"] a`);
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

  return { update, destroy: () => keeping.stop() };
}
