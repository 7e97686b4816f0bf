import { type Box, boxAround, collide, type Spot } from "./map-layout.ts";

/** A hotel of the list as the map wants it. */
export interface PinWish<Id> {
  readonly id: Id;
  readonly spot: Spot;
  /** Its nightly price, by which pins give way to each other. */
  readonly amountMinor: number;
  /** The price as it is written on the pin. */
  readonly label: string;
}

export interface Pin<Id> extends PinWish<Id> {
  readonly box: Box;
  /** Whether there is room for the price; else the hotel is a dot. */
  readonly hasPrice: boolean;
}

/** Units that a pin takes: its letters, its padding, and from its tip up to its head. */
const LETTER = 8;
const PADDING = 16;
export const PIN_HEIGHT = 34;
export const pinWidth = (label: string): number => label.length * LETTER + PADDING;

/**
 * Gives every hotel its pin, in the order of the list. Where two prices would touch, the cheaper one stands, and of equals
 * the one that comes first in the list.
 */
export function placePins<Wish extends PinWish<unknown>>(wishes: readonly Wish[]): readonly (Wish & Pin<Wish["id"]>)[] {
  const pins = wishes.map((wish) => ({ ...wish, box: boxAround(wish.spot, pinWidth(wish.label), PIN_HEIGHT, 0) }));
  const standing: Box[] = [];
  const priced = new Set<Wish["id"]>();
  for (const { id, box } of pins.toSorted((a, b) => a.amountMinor - b.amountMinor)) {
    if (standing.some((other) => collide(box, other))) continue;
    standing.push(box);
    priced.add(id);
  }
  return pins.map((pin) => ({ ...pin, hasPrice: priced.has(pin.id) }));
}

/** The same pins while somebody looks at one hotel: its price stands, and those that it would touch become dots. */
export function withCurrent<Placed extends Pin<unknown>>(pins: readonly Placed[], current: Placed["id"] | null): readonly Placed[] {
  const shown = pins.find(({ id }) => id === current);
  if (!shown) return pins;
  return pins.map((pin) => ({ ...pin, hasPrice: pin === shown || (pin.hasPrice && !collide(pin.box, shown.box)) }));
}
