// From state to DOM: the melds on the table. A list, each of them an entry with its tiles, its line and what is said
// of it.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { PlaceProps, RackProps, TileProps, TrayProps } from "../types";
import type { Words } from "../words";
import { tilePiece, type Scene } from "../rack/render";
import { playedWith } from "../rack/tile";
import { samePlace, TRAY } from "../rack/state";
import { newPlace } from "./walk";

/** What the table needs besides what the rack is drawn from. */
export interface TableScene extends Scene {
  at: PlaceProps | null; // its tab stop
}

export function traysPiece(scene: TableScene): TemplateResult {
  const { rack, local, t, locked } = scene;
  const trays = rack.trays ?? [];
  const help = t(rack.readonly ? "keys-help-readonly" : "spread-help", { of: playedWith(rack) });
  return html`<ul
    class="rw-trays"
    role="list"
    aria-label=${t("spread", { count: trays.length })}
    aria-describedby=${`${scene.id}-spread`}
    ?data-lifting=${local.lifted.length > 0}
    ?data-locked=${locked}
    ?data-readonly=${rack.readonly}
    ?data-choose=${rack.choose}
  >
    ${trays.map((tray, at) => trayPiece(scene, tray, at))}
    ${rack.readonly || rack.choose ? nothing : newMeld(scene)}
  </ul>
  <p id=${`${scene.id}-spread`} hidden>${help}</p>`;
}

function trayPiece(scene: TableScene, tray: TrayProps, at: number): TemplateResult {
  const { rack, local, t } = scene;
  const shelf = TRAY + at;
  const end = { shelf, slot: tray.tiles.length };
  const name = tray.changed ? t("meld-changed", { meld: tray.name }) : tray.name;
  const put = local.lifted.length > 0 && !rack.readonly && !rack.choose;
  return html`<li class="rw-tray" data-state=${tray.state} ?data-changed=${tray.changed} aria-label=${name}>
    ${tray.tiles.map((tile, slot) => {
      const place = { shelf, slot };
      const label = tileName(scene, tray, tile, slot);
      const marked = tray.marked.includes(tile.id);
      const drawn = tilePiece(scene, tile, { label, marked, tabindex: stopAt(scene, place) });
      return html`<div
        class="rw-slot"
        data-shelf=${shelf}
        data-slot=${slot}
        ?data-hinted=${hints(scene, place)}
        ?data-own=${tray.own.includes(tile.id)}
      >${keyed(tile.id, drawn)}</div>`;
    })}
    <div class="rw-slot rw-end" data-shelf=${shelf} data-slot=${end.slot} ?data-hinted=${hints(scene, end)}>${
      put ? place(scene, end, t("over-meld-end", { meld: tray.name })) : nothing
    }</div>
    ${under(scene, tray, shelf)}
  </li>`;
}

/** Whether a hint shows this place. */
const hints = ({ hintedSlots }: Scene, place: PlaceProps): boolean =>
  hintedSlots.some((each) => samePlace(each, place));

const stopAt = ({ at }: TableScene, place: PlaceProps): 0 | -1 => (at && samePlace(at, place) ? 0 : -1);

function place(scene: TableScene, at: PlaceProps, label: string, inside: unknown = nothing): TemplateResult {
  return html`<button type="button" class="rw-place" tabindex=${stopAt(scene, at)} aria-label=${label}
    aria-disabled=${scene.locked ? "true" : nothing}>${inside}</button>`;
}

/** Always there, so that nothing moves when a tile is lifted; seen while one is, and where nothing lies yet. */
function newMeld(scene: TableScene): TemplateResult {
  const { rack, local, t } = scene;
  const at = newPlace(rack);
  const hinted = hints(scene, at);
  const shown = local.lifted.length > 0 || at.slot === 0 || hinted;
  const words = html`<span aria-hidden="true">${t("new-meld")}</span>`;
  return html`<li
    class="rw-slot rw-new"
    data-shelf=${at.shelf}
    data-slot=${at.slot}
    ?data-empty=${at.slot === 0}
    ?data-hinted=${hinted}
  >${shown ? place(scene, at, t(local.lifted.length ? "over-new-meld" : "new-meld-empty"), words) : nothing}</li>`;
}

/** "red 6, tile 2 of 3, meld 3: run, red 5 to red 7"; while a tile is lifted, the place that Enter would mean. */
function tileName({ rack, local, t, hinted }: TableScene, tray: TrayProps, tile: TileProps, slot: number): string {
  const picked = local.lifted.includes(tile.id);
  if (local.lifted.length && !picked) return t("over-meld-tile", { tile: tile.name, meld: tray.name });
  const stands = tile.stands && !tile.name.includes(tile.stands.name);
  const words = {
    tile: stands ? t("tile-stands-for", { tile: tile.name, as: tile.stands!.name }) : tile.name,
    number: slot + 1,
    count: tray.tiles.length,
  };
  let name = t("meld-tile", { ...words, meld: tray.name });
  if (tray.own.includes(tile.id)) name = t("tile-own", { name });
  if (rack.new === tile.id) name = t("tile-new", { name });
  if (tray.marked.includes(tile.id)) name = t("tile-marked", { name });
  if (hinted.has(tile.id)) name = t("tile-hinted", { name });
  return picked ? t("tile-lifted", { name }) : name;
}

/** The line under a meld, which lifts all of it, with its label and "Why?". */
function under({ rack, t, locked, open, id, why }: TableScene, tray: TrayProps, shelf: number): TemplateResult {
  const owner = `${shelf}:0`;
  const movable = !rack.readonly && !rack.choose && !locked;
  const text = tray.state === "fault" && tray.reason ? tray.reason : tray.label;
  return html`<div class="rw-seg" data-segment=${owner} data-state=${tray.state} ?data-movable=${movable}>
    ${
      movable
        ? html`<button
            type="button"
            class="rw-bar"
            tabindex="-1"
            aria-label=${t("segment-handle", { segment: tray.name })}
            title=${t("mouse-meld")}
          ></button>`
        : html`<span class="rw-bar"></span>`
    }
    ${
      text
        ? html`<span class="rw-label" title=${text}
            ><span class="rw-sign" aria-hidden="true"></span
            ><span class="rw-label-text">${text}</span>${
              tray.clause && tray.state === "fault" ? whyButton({ t, open, id, why }, owner, tray.clause.id) : nothing
            }</span>`
        : nothing
    }
  </div>`;
}

function whyButton(
  { t, open, id, why }: { t: Words } & Pick<Scene, "open" | "id" | "why">,
  owner: string,
  clause: string,
): TemplateResult {
  return html`<button
    type="button"
    class="rw-why"
    data-act="why"
    aria-expanded=${String(open === owner)}
    aria-controls=${`${id}-rule`}
    title=${t("why-about", { clause })}
    @click=${() => why(owner)}
  >${t("why")}</button>`;
}

/** Which melds lie there: another table where they are not those of before. */
export const lengthsOf = (rack: RackProps): number[] => (rack.trays ?? []).map(({ tiles }) => tiles.length);
