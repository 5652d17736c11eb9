// A live class as its teacher has it: set up, then the code on the wall, the questions, and the answers as they come
// in.
import { html, nothing, render, svg } from "lit-html";
import { barsPiece } from "../class/bars";
import { sizeButton } from "../class/size";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uid, type Piece } from "../pages/parts";
import { keep, kept } from "../storage";
import { tileFace } from "../rack/tile";
import { setting } from "../table/setting";
import { teller, type Teller } from "../tell";
import type { LiveAnswerProps, LiveQuestionProps, LiveState, LiveStudentProps, Message } from "../types";

const KEPT = "rummy-widget:v1:live:teacher";

class LivePage implements View {
  private readonly frame: Frame;
  private readonly id = uid();
  private readonly told: Teller;
  private sure = false; // asked whether the class is to be closed
  private early = false; // not all have answered, and that was said
  private saved: string | null = null;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.update());
    void this.open();
  }

  update(): void {
    const { frame, state } = this;
    const level = cardLevel(frame.root);
    if (state.kept) keep(KEPT, state.kept);
    render(
      html`<section class="rw-class rw-live" data-size=${state.size} data-stage=${state.stage}
        ?data-asked=${state.question?.opened} aria-labelledby=${`${this.id}-title`}>
        ${state.stage === "setup" ? this.setup(state, level) : this.class(state, level)}
      </section>`,
      frame.body,
    );
  }

  private get state(): LiveState {
    return this.frame.client.state<LiveState>();
  }

  private async open(): Promise<void> {
    const { gone } = await this.frame.client.hello();
    if (gone) return;
    await this.again();
  }

  /** Back to the class that this browser opened, if any. */
  private async again(): Promise<void> {
    await this.frame.client.send({ type: "class", act: "here", address: location.href.slice(0, 300) });
    const token = kept(KEPT);
    if (!token || this.state.kept) return;
    const { ok, gone: lost, error } = await this.frame.client.send({ type: "resume", token });
    if (ok || lost) return; // it may be out of reach, and is asked for again
    keep(KEPT, null);
    this.told.complain(error);
  }

  private get problem(): Piece {
    return this.told.problem ? html`<p class="rw-problem" data-problem>${this.told.problem}</p>` : nothing;
  }

  // ---- Before

  private setup({ title, about, stored, unreachable, fields, labels }: LiveState, level: number): Piece {
    const { locked } = this.frame;
    return html`<div class="rw-panel rw-live-setup">
      ${heading(level, "rw-title", title, `${this.id}-title`)}
      ${
        unreachable
          ? html`<div class="rw-door-more"><p class="rw-problem" role="status" data-unreachable>${unreachable}</p>
            <button type="button" class="rw-button" data-act="again" aria-disabled=${this.off}
              @click=${() => void this.again()}>${this.frame.t("retry")}</button></div>`
          : nothing
      }
      <p>${about}</p>
      <div class="rw-settings">${fields.map((field) =>
        setting(field, this.id, locked, (key, value) => void this.tell({ type: "setup", key, value })),
      )}</div>
      <p>${this.button("open", labels["open"], { primary: true })}</p>
      ${this.problem}
      <p class="rw-muted" data-stored>${stored}</p>
    </div>`;
  }

  // ---- While it lasts

  private class(state: LiveState, level: number): Piece {
    const { labels, question, students, names, dealt, told, size } = state;
    return html`${this.head(state, level)}
      ${told ? html`<p class="rw-live-told" data-told role="status">${told}</p>` : nothing}
      <nav aria-label=${labels["questions"]}><ol class="rw-work-list" role="list">${state.questions.map(
        (each) => html`<li><button type="button" class="rw-work-entry" data-go=${each.key} data-state=${each.state}
          aria-label=${each.label} title=${each.label}
          aria-current=${Number(each.key) === question?.number ? "step" : nothing}
          aria-disabled=${this.off}
          @click=${() => void this.act("look", Number(each.key))}>${each.number}</button></li>`,
      )}</ol></nav>
      ${question ? this.question(question, state, level + 1) : nothing}
      ${dealt ? html`<div class="rw-panel">${barsPiece(dealt, level + 1, "dealt")}</div>` : nothing}
      ${this.foot(state)}
      ${
        question?.opened && size === "normal"
          ? html`<div class="rw-panel"
        ?data-guess=${question.guess}>${this.answers(question.answers, "answers", state, level + 1)}</div>`
          : nothing
      }
      ${names && students.length ? this.students(students, state, level + 1) : nothing}`;
  }

  private head({ title, code, link, link_note: note, square, labels, standing }: LiveState, level: number): Piece {
    return html`<div class="rw-panel rw-live-head">
      <div class="rw-live-in">
        ${heading(level, "rw-title", title, `${this.id}-title`)}
        <p class="rw-live-code"><span class="rw-muted">${labels["code"]}</span> <strong data-code>${code}</strong></p>
        ${link ? html`<p class="rw-live-link"><a href=${link} data-link>${link}</a></p>` : nothing}
        ${note ? html`<p class="rw-muted" data-note>${note}</p>` : nothing}
        <p data-standing>${standing}</p>
      </div>
      ${
        square
          ? html`<svg class="rw-live-square" viewBox="0 0 ${square.side} ${square.side}" role="img"
            aria-label=${labels["square"] ?? ""} shape-rendering="crispEdges">${svg`<path d=${square.path} />`}</svg>`
          : nothing
      }
    </div>`;
  }

  private question(now: LiveQuestionProps, state: LiveState, level: number): Piece {
    const { labels, stage, onward, paused } = state;
    const first = onward === 0;
    const shows = now.all && !now.shown; // the one thing to do next: show, tell, go on
    const tells = now.guess && now.shown && !now.told;
    const goes = first || (now.shown && !tells);
    return html`<article class="rw-panel rw-live-question" data-question=${now.number}
      aria-labelledby=${`${this.id}-question`}>
      <p class="rw-where">${now.where}</p>
      ${heading(level, "rw-title", now.title, `${this.id}-question`)}
      ${now.ask ? html`<p class="rw-live-ask" data-ask>${now.ask}</p>` : nothing}
      ${
        now.tiles.length
          ? html`<p class="rw-pics" role="img" aria-label=${now.tiles_label}>${now.tiles.map(tileFace)}</p>`
          : nothing
      }
      ${
        now.opened
          ? html`<p class="rw-live-answered"><progress max="1" .value=${now.part}
            aria-label=${now.answered}></progress> <span data-answered>${now.answered}</span></p>`
          : nothing
      }
      ${
        now.chart
          ? barsPiece(
              now.guess
                ? { ...now.chart, title: labels["guessed"] ?? "" }
                : { ...now.chart, title: labels["verdict"] ?? "", text: "" },
              level + 1,
              "answers",
            )
          : nothing
      }
      <div class="rw-live-acts">
        ${
          now.opened && !now.shown
            ? this.button("show", labels["show"], { primary: shows, after: (ok) => (this.early = !ok) })
            : nothing
        }
        ${now.opened && !now.shown && this.early ? this.button("show-early", labels["show-early"]) : nothing}
        ${
          now.shown && now.guess
            ? this.button(now.told ? "untell" : "tell", labels[now.told ? "untell" : "tell"], { primary: tells })
            : nothing
        }
        ${
          stage === "open" && onward !== null
            ? this.button("turn", labels[first ? "first-turn" : "turn"], { n: onward, primary: goes })
            : nothing
        }
        ${now.shown ? this.button("hide", labels["hide"]) : nothing}
        ${stage === "open" ? this.button(paused ? "go-on" : "pause", labels[paused ? "go-on" : "pause"]) : nothing}
      </div>
      ${this.problem} ${now.picked.length ? this.answers(now.picked, "picked", state, level + 1) : nothing}
    </article>`;
  }

  private answers(
    list: readonly LiveAnswerProps[],
    name: "answers" | "picked",
    { labels }: LiveState,
    level: number,
  ): Piece {
    const mark = { right: "✓", wrong: "✗", unreadable: "?", guess: "•" };
    return html`<section class="rw-live-answers" data-list=${name}>
      ${heading(level, "rw-bars-title", labels[name] ?? "")}
      ${list.length ? nothing : html`<p class="rw-muted">${labels["none-yet"]}</p>`}
      <ul role="list">${list.map(
        ({
          student,
          name: whose,
          text,
          outcome,
          word,
          note,
          ask,
          tiles,
          tiles_label: label,
          picked,
        }) => html`<li data-outcome=${outcome}>
          <span class="rw-live-mark" role="img" aria-label=${word}>${mark[outcome]}</span>
          <div class="rw-live-answer">
            ${name === "picked" && ask ? html`<p class="rw-muted">${ask}</p>` : nothing}
            ${
              name === "picked" && tiles.length
                ? html`<p class="rw-pics" role="img" aria-label=${label}>${tiles.map(tileFace)}</p>`
                : nothing
            }
            <p><code>${text}</code> ${
              note ? html`<span class="rw-muted">${note}</span>` : nothing
            } ${whose ? html`<b>${whose}</b>` : nothing}</p>
          </div>
          ${this.button(picked ? "unpick" : "pick", labels[picked ? "unpick" : "pick"], { n: student, quiet: true })}
        </li>`,
      )}</ul>
    </section>`;
  }

  private students(list: readonly LiveStudentProps[], { labels }: LiveState, level: number): Piece {
    return html`<section class="rw-panel rw-live-answers" data-list="students">
      ${heading(level, "rw-bars-title", labels["students"] ?? "")}
      <ul role="list">${list.map(
        ({ student, name, text, here }) => html`<li>
          <p class="rw-live-answer"><b>${name}</b> <span class="rw-muted">${text}</span></p>
          ${here ? this.button("free", labels["free-name"], { n: student, quiet: true, of: name }) : nothing}
          ${this.button("drop", labels["drop"], { n: student, quiet: true, of: name })}
        </li>`,
      )}</ul>
    </section>`;
  }

  private foot({ labels, stage, names, size }: LiveState): Piece {
    const { t, locked } = this.frame;
    const close = html`<button type="button" class="rw-quiet" data-act="close" aria-disabled=${this.off}
      @click=${() => this.ask()}>${labels["close"]}</button>`;
    return html`<div class="rw-sheet-end">
      ${this.button("save", labels["save"], { primary: stage === "closed", after: (ok) => void (ok && this.save()) })}
      ${this.button(names ? "names-off" : "names", labels[names ? "names-off" : "names"], { quiet: true })}
      ${
        stage === "closed"
          ? this.button("leave", labels["leave"], { quiet: true, after: (ok) => void (ok && keep(KEPT, null)) })
          : this.sure
            ? this.button("close", labels["sure"])
            : close
      }
      ${sizeButton(size, t, locked, (message) => void this.tell(message))}
    </div>
    ${this.saved ? html`<p class="rw-muted" data-saved>${this.saved}</p>` : nothing}`;
  }

  // ---- Doing

  private get off(): string | typeof nothing {
    return this.frame.locked ? "true" : nothing;
  }

  private button(
    act: string,
    text: string | undefined,
    more: { n?: number; primary?: boolean; quiet?: boolean; of?: string; after?: (ok: boolean) => void } = {},
  ): Piece {
    const kind = more.quiet ? "rw-quiet" : more.primary ? "rw-button rw-primary" : "rw-button";
    return html`<button type="button" class=${kind} data-act=${act} data-n=${more.n ?? nothing}
      aria-disabled=${this.off}
      aria-label=${more.of ? `${text}: ${more.of}` : nothing} @click=${() =>
        void this.act(act, more.n, more.after)}>${text}</button>`;
  }

  private ask(): void {
    this.sure = true;
    this.update();
    this.frame.body.querySelector<HTMLElement>("[data-act=close]")?.focus();
  }

  private async act(act: string, n?: number, after?: (ok: boolean) => void): Promise<void> {
    const { body } = this.frame;
    const here = body.contains(document.activeElement);
    const ok = await this.tell({ type: "class", act, ...(n !== undefined && { n }) });
    if (act !== "show") this.early = false;
    if (act === "close") this.sure = false;
    after?.(ok);
    this.update();
    // Who leads by keys stays where they are, though the button that was pressed is gone.
    const next =
      body.querySelector<HTMLElement>(".rw-live-acts .rw-primary") ??
      body.querySelector<HTMLElement>(".rw-live-acts button, button");
    if (here && !body.contains(document.activeElement)) next?.focus();
  }

  private tell(message: Message): Promise<boolean> {
    this.saved = null;
    return this.told.tell(message);
  }

  private save(): void {
    const { file, labels } = this.state;
    if (!file) return;
    const bytes = Uint8Array.from(atob(file.text), (each) => each.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
    Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    this.saved = labels["saved"] ?? "";
    this.frame.announce(this.saved);
  }
}

export const liveView = (frame: Frame): View => new LivePage(frame);
