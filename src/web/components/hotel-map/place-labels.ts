import { type Box, boxAround, CENTER, collide, isOnMap, type Projection, RINGS, type Spot } from "./map-layout.ts";

/** A word on the map, centered on its spot. */
export interface MapLabel {
  readonly text: string;
  readonly spot: Spot;
}

export interface RingLabel extends MapLabel {
  readonly miles: number;
  readonly radius: number;
}

const LETTER = 6.1;
const LINE = 13;
/** More names than this are a crowd. */
const MOST_LABELS = 14;
/** Where a name may stand, in units from its district: on it, above it, below it. */
const SHIFTS = [0, -15, 15, -28, 28] as const;
/** Where on its ring a ring's label may stand, in degrees clockwise from the top; the first free one. */
const ANGLES = [135, 225, 45, 315, 180, 0, 90, 270, 160, 200, 20, 340] as const;

const labelBox = (spot: Spot, text: string): Box => boxAround(spot, text.length * LETTER, LINE / 2, LINE / 2);

/** The rings with their labels, each where it covers no pin; the first place when all are taken. */
export function placeRings(projection: Projection, taken: readonly Box[], wordsOf: (miles: number) => string): readonly RingLabel[] {
  return RINGS.map((miles) => {
    const [radius, text] = [projection.radiusOf(miles), wordsOf(miles)];
    const spots = ANGLES.map((degrees) => spotOnRing(radius, degrees));
    const free = spots.find((spot) => !taken.some((box) => collide(labelBox(spot, text), box)));
    return { miles, radius, text, spot: free ?? spotOnRing(radius, ANGLES[0]) };
  });
}

function spotOnRing(radius: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTER.x + radius * Math.sin(angle), y: CENTER.y - radius * Math.cos(angle) };
}

/** The names of districts that find a place without touching anything, those in the middle first and none twice. */
export function placeNames(names: readonly MapLabel[], taken: readonly Box[]): readonly MapLabel[] {
  const placed: { readonly label: MapLabel; readonly box: Box }[] = [];
  for (const { text, spot } of names.toSorted((a, b) => fromMiddle(a.spot) - fromMiddle(b.spot))) {
    const boxes = SHIFTS.map((shift) => ({ shift, box: labelBox({ x: spot.x, y: spot.y + shift }, text) }));
    const isFree = (box: Box): boolean =>
      isOnMap(box) && ![...taken, ...placed.map((other) => other.box)].some((other) => collide(box, other));
    const isNew = placed.every(({ label }) => label.text !== text);
    const free = isNew && boxes.find(({ box }) => isFree(box));
    if (free) placed.push({ label: { text, spot: { x: spot.x, y: spot.y + free.shift } }, box: free.box });
    if (placed.length === MOST_LABELS) break;
  }
  return placed.map(({ label }) => label);
}

const fromMiddle = ({ x, y }: Spot): number => Math.hypot(x - CENTER.x, y - CENTER.y);

/** What a ring's label takes, for those that come after it. */
export const ringBoxes = (rings: readonly RingLabel[]): readonly Box[] => rings.map(({ spot, text }) => labelBox(spot, text));
