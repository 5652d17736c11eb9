// Draws the melds on the table: a list, each entry with its tiles, its bar and its label.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { SlotProps, RackProps, TileProps, TrayProps } from "../types";
import { isFixed } from "../rack/fit";
import { barPiece, labelPiece, hints, placePiece, remarkOn, meaning, tilePiece, type Scene } from "../rack/render";
import { playedWith } from "../rack/tile";
import { samePlace, TRAY } from "../rack/state";
import { newPlace } from "./walk";

/**
 * Everything from which the melds on the table are drawn: the `Scene` of the rack to which the table belongs, and the
 * table's tab stop, the one place on the table that can be reached with the Tab key.
 */
export interface TableScene extends Scene {
  at: SlotProps | null; // the tab stop; null if the table has none
}

/** Return the list of the melds on the table and, if tiles can be moved, the place for a new meld. */
export function meldsPiece(scene: TableScene): TemplateResult {
  const { rack, local, t, locked } = scene;
  const trays = rack.trays ?? [];
  const help = t(rack.readonly ? "keys-help-readonly" : "spread-help", { of: playedWith(rack) });
  return html`<ul class="rw-trays" role="list" aria-label=${t("spread", { count: trays.length })}
    aria-describedby=${`${scene.id}-spread`} ?data-lifting=${local.lifted.length > 0} ?data-locked=${locked}
    ?data-readonly=${rack.readonly} ?data-choose=${rack.choose}>
    ${trays.map((tray, at) => meldPiece(scene, tray, at))}
    ${isFixed(rack) ? nothing : newMeld(scene)}
  </ul>
  <p id=${`${scene.id}-spread`} hidden>${help}</p>`;
}

/** Return one meld. */
function meldPiece(scene: TableScene, tray: TrayProps, at: number): TemplateResult {
  const { rack, local, t } = scene;
  const shelf = TRAY + at;
  const end = { shelf, slot: tray.tiles.length };
  const name = tray.changed ? t("meld-changed", { meld: tray.name }) : tray.name;
  const put = local.lifted.length > 0 && !isFixed(rack);
  return html`<li class="rw-tray" data-state=${tray.state} ?data-changed=${tray.changed} aria-label=${name}>
    ${tray.tiles.map((tile, slot) => {
      const place = { shelf, slot };
      const label = tileName(scene, tray, tile, slot);
      const marked = tray.marked.includes(tile.id);
      const drawn = tilePiece(scene, tile, { label, marked, tabindex: stopAt(scene, place) });
      return html`<div class="rw-slot" data-shelf=${shelf} data-slot=${slot} ?data-hinted=${hints(scene, place)}
        ?data-own=${tray.own.includes(tile.id)}>${keyed(tile.id, drawn)}</div>`;
    })}
    <div class="rw-slot rw-end" data-shelf=${shelf} data-slot=${end.slot} ?data-hinted=${hints(scene, end)}>${
      put ? placePiece(scene, t("over-meld-end", { meld: tray.name }), stopAt(scene, end)) : nothing
    }</div>
    ${meldBar(scene, tray, shelf)}
  </li>`;
}

/** Return the tabindex of a place: 0 at the tab stop, otherwise -1. */
const stopAt = ({ at }: TableScene, place: SlotProps): 0 | -1 => (at && samePlace(at, place) ? 0 : -1);

/**
 * Return the place of a new meld. It is always there, so that nothing moves when a tile is lifted, but shown
 * only then or on an empty table.
 */
function newMeld(scene: TableScene): TemplateResult {
  const { rack, local, t } = scene;
  const at = newPlace(rack);
  const lifting = local.lifted.length > 0;
  const hinted = hints(scene, at);
  const words = html`<span aria-hidden="true">${t("new-meld")}</span>`;
  const place = placePiece(scene, t(lifting ? "over-new-meld" : "new-meld-empty"), stopAt(scene, at), words);
  return html`<li class="rw-slot rw-new" data-shelf=${at.shelf} data-slot=${at.slot} ?data-empty=${at.slot === 0}
    ?data-hinted=${hinted}>${lifting || at.slot === 0 || hinted ? place : nothing}</li>`;
}

/**
 * Return the spoken name of a tile: "red 6, tile 2 of 3, meld 3: run, red 5 to red 7". While another tile is lifted,
 * return the place where Enter would put that one, such as "Before red 6, ...".
 */
function tileName(scene: TableScene, tray: TrayProps, tile: TileProps, slot: number): string {
  const { local, t } = scene;
  const meld = tray.name;
  if (local.lifted.length && !local.lifted.includes(tile.id)) return t("over-meld-tile", { tile: tile.name, meld });
  const name = t("meld-tile", { tile: meaning(tile, t), number: slot + 1, count: tray.tiles.length, meld });
  const own = tray.own.includes(tile.id) ? t("tile-own", { name }) : name;
  return remarkOn(scene, tile, own, tray.marked.includes(tile.id));
}

/** Return the bar under a meld, which lifts all of it, with its label and "Why?". */
function meldBar(scene: TableScene, tray: TrayProps, shelf: number): TemplateResult {
  const { rack, t, locked } = scene;
  const owner = `${shelf}:0`;
  const movable = !isFixed(rack) && !locked;
  const text = tray.state === "fault" && tray.reason ? tray.reason : tray.label;
  return html`<div class="rw-seg" data-segment=${owner} data-state=${tray.state} ?data-movable=${movable}>
    ${barPiece(scene, tray.name, movable && t("mouse-meld"))} ${text ? labelPiece(scene, owner, tray, text) : nothing}
  </div>`;
}

/** Return the number of tiles in each meld on the table. */
export const meldLengths = (rack: RackProps): number[] => (rack.trays ?? []).map(({ tiles }) => tiles.length);
