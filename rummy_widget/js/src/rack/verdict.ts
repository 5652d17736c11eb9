// The verdict line with its proof, the rule that "Why?" opens, and the tools.
import { html, nothing, type TemplateResult } from "lit-html";
import { button } from "../button";
import { rulesHref } from "../page";
import type { ClauseProps, RackProps, RackTool, ReasonProps, VerdictProps, VerdictLineProps } from "../types";
import type { Words } from "../words";
import { explainButton, reasonsTemplate } from "./reasons";
import { segmentName, segmentsOf } from "./state";
import { playedWith } from "./tile";

/** Something that lit renders: a template, or nothing. */
export type Piece = TemplateResult | typeof nothing;

/** Everything from which the verdict line is drawn: the line that says how a rack or turn is judged. */
export interface VerdictScene {
  t: Words;
  verdict: VerdictProps;
  open: string | null; // whose rule is shown: "verdict", or the name of a segment; null: no rule is shown
  id: string; // prefix of the ids of its elements
  silent: boolean; // the line is hidden, except from screen readers
  goal?: Piece | undefined; // the goal of the task
  note?: Piece | undefined; // under the sentence: a hint, or why something could not be done
  drawer?: boolean; // the details are open
  toggle?(): void; // opens and closes the details; without it they are always open
  more?: Piece | undefined; // added to the details
  cut?: boolean; // the text is cut off; undefined: not measured yet, so that its length decides
  whole?: readonly string[]; // the other texts in the line, which the details repeat if the line is cut off
  reasons?: readonly ReasonProps[] | null | undefined; // what would be worth more, as in `RackProps`
  locked?: boolean; // the connection to Python is lost
  why(owner: string): void; // opens or closes the rule about the verdict or a segment
  explain?(): void; // asks for the reasons, or closes them
}

/** A rule that the button "Why?" has opened: its clause (the numbered rule), and a sentence on why it applies. */
export interface OpenRule {
  clause: ClauseProps;
  reason: string | null;
}

const LINE = 90; // characters; a longer sentence may not fit

/**
 * Return the line that says how a rack or turn is judged, with its details. `rule` is the rule that "Why?" has opened.
 */
export function verdictTemplate(scene: VerdictScene, rule: OpenRule | null): TemplateResult {
  const { t, verdict, open, id, why, silent } = scene;
  const { clause, lines, points } = verdict;
  const details = [
    ...((scene.cut ?? verdict.text.length > LINE)
      ? [...(scene.whole ?? []), verdict.text].filter(Boolean).map((text) => html`<p class="rw-whole">${text}</p>`)
      : []),
    scene.more ?? nothing,
    scene.reasons ? reasonsTemplate(t, scene.reasons) : lines.length ? proofTemplate(t, lines) : nothing,
    scene.reasons === undefined
      ? nothing
      : explainButton(t, scene.reasons !== null, scene.locked ?? false, () => scene.explain?.()),
  ].filter((each) => each !== nothing);
  const opens = scene.toggle !== undefined && details.length > 0;
  const expanded = (scene.drawer ?? true) || rule !== null;
  const [more, other] = expanded ? [t("speech-less"), t("speech-more")] : [t("speech-more"), t("speech-less")];
  const words = html`<span class="rw-swap">${more}<i aria-hidden="true">${other}</i></span>`;
  const whyPiece = (clause: string): Piece =>
    html`${whyButton(t, clause, id, open === "verdict", () => why("verdict"))}<span class="rw-chip">${clause}</span>`;
  const asks = [clause ? t("why") : "", opens ? more : ""].filter(Boolean);
  const room = html`<span class="rw-asks-room" aria-hidden="true" data-asks=${asks.join(" \u2002")}></span>`;
  return html`<div class=${silent ? "rw-verdict rw-visually-hidden" : "rw-verdict"} role="group"
    data-status=${verdict.status} aria-label=${t("verdict")}>
    ${points === null ? nothing : pointsTemplate(t, points)}
    <div class="rw-verdict-main">
      ${scene.goal ?? nothing}
      <p class="rw-verdict-line" ?data-cut=${scene.cut}>
        ${asks.length ? room : nothing}
        ${
          // Two templates: a text that lost its word would count as moved.
          verdict.word
            ? html`<strong class="rw-word">${verdict.word}</strong>
              <span class="rw-verdict-text">${verdict.text}</span>`
            : html`<span class="rw-verdict-text">${verdict.text}</span>`
        }
        <span class="rw-asks">${clause ? whyPiece(clause.id) : nothing}
        ${opens ? button("more", words, scene.toggle!, { type: "rw-why", expanded: expanded }) : nothing}</span>
      </p>
      ${scene.note ?? nothing}
    </div>
    <div class="rw-drawer" ?data-open=${expanded} ?data-empty=${!details.length && !rule}>
      ${details}
      <div id=${`${id}-rule`} class="rw-rule"
        ?hidden=${!rule}>${rule ? ruleTemplate(t, rule, () => why(open!)) : nothing}</div>
    </div>
  </div>`;
}

/**
 * Return the button "Why?", which calls `why` to show or hide the clause of the rules on which a verdict is based.
 * `clause` is the id of that clause, for the tooltip. The clause should be shown in an element with the id
 * `${id}-rule`; `expanded` says whether it is shown now.
 */
export const whyButton = (t: Words, clause: string, id: string, expanded: boolean, why: () => void): TemplateResult =>
  button("why", t("why"), why, { type: "rw-why", expanded, controls: `${id}-rule`, title: t("why-about", { clause }) });

/**
 * Return the number of points that each other player pays if the player closes (ends the round), in large type, with a
 * label for screen readers.
 */
export const pointsTemplate = (t: Words, points: number): TemplateResult => html`<p class="rw-points">
    <span class="rw-visually-hidden">${t("points-about", { points })}</span>
    <span aria-hidden="true"><b>${t("points", { points })}</b>${t("from-each")}</span>
  </p>`;

/** Return the proof of a verdict: what holds and what fails. */
function proofTemplate(t: Words, lines: readonly VerdictLineProps[]): TemplateResult {
  return html`<ul class="rw-proof" aria-label=${t("proof")}>
    ${lines.map(
      ({ holds, text, clause }) => html`<li data-holds=${String(holds)}>
        <span class="rw-tick" role="img"
          aria-label=${t(holds ? "proof-holds" : "proof-fails")}>${holds ? "✓" : "✗"}</span>
        <span>${text}</span>${clause ? html`<span class="rw-chip">${clause}</span>` : nothing}
      </li>`,
    )}
  </ul>`;
}

/**
 * Return the note (`text`) that a house rule applies, with a button that calls `reset` to return to the usual rules.
 * `off` disables the button. Return nothing if there is no text.
 */
export const houseNote = (t: Words, text: string | null | undefined, off: boolean, reset: () => unknown): Piece =>
  text
    ? html`<p class="rw-house-note"><span>${text}</span>
        ${button("house-off", t("house-off"), () => off || reset(), { type: "rw-link", off })}</p>`
    : nothing;

/** Return an open rule, with a link to the page of rules if there is one. */
function ruleTemplate(t: Words, { clause, reason }: OpenRule, close: () => void): TemplateResult {
  const href = rulesHref(clause.id);
  return html`<h3 class="rw-rule-title"><span class="rw-chip">${clause.id}</span> ${clause.title}</h3>
    ${reason ? html`<p class="rw-rule-reason">${reason}</p>` : nothing}
    <p>${clause.text}</p>
    <p class="rw-rule-end">
      ${href ? html`<a href=${href}>${t("why-more")}</a>` : nothing}
      ${button("why-close", t("why-close"), close, { type: "rw-link" })}
    </p>`;
}

/**
 * Return the rule that the button "Why?" has opened, or null if none is open. `owner` says what the rule is about:
 * "verdict", or a segment (a row of tiles without a gap) by its name (see `segmentName`), such as "0:4".
 */
export function ruleOf(rack: RackProps, owner: string | null): OpenRule | null {
  if (owner === "verdict") return rack.verdict.clause && { clause: rack.verdict.clause, reason: null };
  const segment = segmentsOf(rack).find((it) => segmentName(it) === owner);
  return segment?.clause && segment.state === "fault"
    ? { clause: segment.clause, reason: segment.reason === rack.verdict.text ? null : segment.reason }
    : null;
}

/**
 * A row in the list of keyboard shortcuts: the keys to press, and the name of the text (in ui.ftl) that says what they
 * do.
 */
export type KeyRow = [keys: string[], about: string];

/** Everything from which the tools under a rack (buttons such as Undo) are drawn. */
export interface ToolScene {
  t: Words;
  rack: RackProps;
  locked: boolean; // the connection to Python is lost
  keys: boolean; // the list of keyboard shortcuts is open
  more: readonly KeyRow[] | undefined; // the view's own shortcuts, listed before those of the rack
  id: string; // prefix of the ids of its elements
  start: Piece | undefined; // added before the tools
  end: Piece | undefined; // added after the tools
  use(tool: RackTool | "keys"): void; // uses a tool, or opens or closes the list of keyboard shortcuts
}

const ICONS: Partial<Record<RackTool, TemplateResult>> = {
  undo: html`<svg class="rw-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path
    d="M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7" /></svg>`,
  redo: html`<svg class="rw-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path
    d="M10 3l3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 8H9" /></svg>`,
  "sort-run": html`<span class="rw-sorts" aria-hidden="true">789</span>`,
  "sort-group": html`<span class="rw-sorts" aria-hidden="true">777</span>`,
  "sort-pair": html`<span class="rw-sorts" aria-hidden="true">77</span>`,
};

/** Return the text key of a tool; the tool for the size is named by the size that it switches to. */
const keyOf = (tool: RackTool, rack: RackProps) =>
  tool === "size" ? `tool-size-${rack.size === "projector" ? "normal" : "projector"}` : `tool-${tool}`;

/**
 * Return the tools of a rack (buttons such as Undo) and the list of keyboard shortcuts. The scene can add its own
 * parts: `start` is put before the tools, and `end` after them. Return nothing if there are neither tools nor added
 * parts.
 */
export function toolsTemplate(scene: ToolScene): TemplateResult | typeof nothing {
  const { t, rack, locked, keys, more, id, start, end, use } = scene;
  const can = (tool: RackTool) => !locked && (tool === "undo" ? rack.undo : tool === "redo" ? rack.redo : true);
  const toolButton = (tool: RackTool) => {
    const label = t(keyOf(tool, rack));
    const words = html`${ICONS[tool] ?? nothing}<span class="rw-long">${label}</span>`;
    const look = { off: !can(tool), title: t(`${keyOf(tool, rack)}-about`), label };
    return button(tool, words, () => can(tool) && use(tool), look);
  };
  const { tools } = rack;
  const isMove = (tool: RackTool) => tool === "undo" || tool === "redo";
  const help = { type: "rw-button rw-round", label: t("keys-open"), title: t("keys-open"), controls: `${id}-keys` };
  if (!tools.length && !start && !end) return nothing;
  return html`<div class="rw-tools" role="group" aria-label=${t("tools")}>
    <div class="rw-tools-group">${start ?? nothing}${tools.filter(isMove).map(toolButton)}</div>
    <div class="rw-tools-group">
      ${tools.filter((tool) => !isMove(tool)).map(toolButton)}
      ${rack.readonly ? nothing : button("keys", "?", () => use("keys"), { ...help, expanded: keys })}
    </div>
    <div class="rw-tools-group rw-tools-end">${end ?? nothing}</div>
  </div>
  <div id=${`${id}-keys`} class="rw-keys"
    ?hidden=${!keys}>${keys ? keysTemplate(t, more ?? [], playedWith(rack), rack.trays !== undefined) : nothing}</div>`;
}

const TABLE_KEYS: readonly KeyRow[] = [
  [["F6"], "keys-zone"],
  [["Page Up", "Page Down"], "keys-meld"],
  [["F"], "keys-fit"],
  [["N"], "keys-new-meld"],
];

function keysTemplate(t: Words, more: readonly KeyRow[], of: string, table: boolean): TemplateResult {
  const used = more.flatMap(([keys]) => keys);
  const rows: KeyRow[] = [
    ...more,
    [["← → ↑ ↓"], "keys-arrows"],
    [["Home", "End"], "keys-home-end"],
    [["Enter"], "keys-enter"],
    [["Shift + Enter", ...(used.includes("S") ? [] : ["S"])], "keys-shift-enter"],
    ...(table ? TABLE_KEYS : []),
    [["Esc"], "keys-escape"],
    [["Ctrl + Z"], "keys-undo"],
    [["Ctrl + Y", "Ctrl + Shift + Z"], "keys-redo"],
  ];
  return html`<h3>${t("keys-title")}</h3>
    <dl>${rows.map(
      ([keys, about]) =>
        html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${t(about, { of })}</dd></div>`,
    )}</dl>
    <p>${t("mouse-drag", { of })} ${t("mouse-segment")}${table ? ` ${t("mouse-tail")}` : nothing}</p>`;
}
