import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from "../../../core/maps/index.ts";
import { MAP_RATIO } from "./map-view.ts";

/** A place that wants its name and price on the map. */
export interface LabelWish extends MapPoint {
  readonly code: string;
  readonly text: string;
}

/** Pixels that a label takes, and its distance from the dot. The style sheet gives it no more. */
const LETTER = 7;
const PADDING = 18;
const LABEL_HEIGHT = 26;
const RISE = 5;
/** What stays free between two labels. */
const GAP = 2;

export const labelWidth = (text: string): number => text.length * LETTER + PADDING;

/** In pixels of the whole map. */
interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a place's label takes on a map that is so many pixels wide: it stands above its dot. */
export function boxOf(wish: LabelWish, mapWidth: number): LabelBox {
  const [x, y] = [(wish.x / MAP_WIDTH) * mapWidth, ((wish.y / MAP_HEIGHT) * mapWidth) / MAP_RATIO];
  const half = labelWidth(wish.text) / 2;
  return { left: x - half, right: x + half, top: y - RISE - LABEL_HEIGHT, bottom: y - RISE };
}

/**
 * Codes of the places that get a label: those that come first, as far as none touches another or leaves a map that is so many pixels wide. On a larger
 * map none of them would either, because every label stands in the same way beside its place and places only move apart.
 */
export function placeLabels(wishes: readonly LabelWish[], mapWidth: number): readonly string[] {
  const taken = new BoxGrid();
  const placed: string[] = [];
  for (const wish of wishes) {
    const box = boxOf(wish, mapWidth);
    if (box.left < 0 || box.top < 0 || box.right > mapWidth || !taken.isFree(box)) continue;
    taken.add(box);
    placed.push(wish.code);
  }
  return placed;
}

const CELL = 96;

/** Boxes by the cells of a grid that they lie in, so that each is only held against those near it. */
class BoxGrid {
  readonly #cells = new Map<string, LabelBox[]>();

  add(box: LabelBox): void {
    for (const key of cellsOf(box)) this.#cells.set(key, [...(this.#cells.get(key) ?? []), box]);
  }

  isFree(box: LabelBox): boolean {
    return cellsOf(box).every((key) => !(this.#cells.get(key) ?? []).some((other) => collide(box, other)));
  }
}

/** Whether two boxes touch, or come closer than the gap. */
export const collide = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

function cellsOf({ left, right, top, bottom }: LabelBox): readonly string[] {
  const cells: string[] = [];
  for (let column = Math.floor((left - GAP) / CELL); column <= Math.floor((right + GAP) / CELL); column++)
    for (let row = Math.floor((top - GAP) / CELL); row <= Math.floor((bottom + GAP) / CELL); row++) cells.push(`${column} ${row}`);
  return cells;
}
