import { type Box, boxAround, collide, isOnMap, type Spot } from "./map-layout.ts";

/** A hotel of the list as the map wants it. */
interface PinWish<Id> {
  readonly id: Id;
  readonly spot: Spot;
  /** Its nightly price, by which pins give way to each other. */
  readonly amountMinor: number;
  /** The price as it is written on the pin. */
  readonly label: string;
}

export interface Pin<Id> extends PinWish<Id> {
  /** What its price takes, above its spot or hanging below it. */
  readonly box: Box;
  readonly isBelow: boolean;
  /** Whether there is room for the price; else the hotel is a dot. */
  readonly hasPrice: boolean;
}

/** Units that a pin takes: its letters, its padding, and from its tip up to its head. */
const LETTER = 8;
const PADDING = 16;
export const PIN_HEIGHT = 34;
/** Two tips may meet at a spot, one from above and one from below. */
const TIP = 1;
export const pinWidth = (label: string): number => label.length * LETTER + PADDING;

/**
 * Gives every hotel its pin, in the order of the list. A price stands above its spot, or hangs below it where that is free.
 * Where neither is, the cheaper hotels have gone first, and of equals the one that comes first in the list.
 */
export function placePins<Wish extends PinWish<unknown>>(wishes: readonly Wish[]): readonly (Wish & Pin<Wish["id"]>)[] {
  const standing: Box[] = [];
  const places = new Map<Wish["id"], Place>();
  for (const wish of wishes.toSorted((a, b) => a.amountMinor - b.amountMinor)) {
    const free = placesOf(wish).find(({ box }) => !standing.some((other) => collide(box, other)));
    if (!free) continue;
    standing.push(free.box);
    places.set(wish.id, free);
  }
  return wishes.map((wish) => {
    const place = places.get(wish.id);
    return { ...wish, ...(place ?? firstPlace(wish)), hasPrice: place !== undefined };
  });
}

type Place = Pick<Pin<unknown>, "box" | "isBelow">;

/** Where a price may stand: above its spot, or below it; never half off the map. */
function placesOf({ spot, label }: PinWish<unknown>): readonly Place[] {
  const width = pinWidth(label);
  const above = { box: boxAround(spot, width, PIN_HEIGHT, -TIP), isBelow: false };
  const below = { box: boxAround(spot, width, -TIP, PIN_HEIGHT), isBelow: true };
  return [above, below].filter(({ box }) => isOnMap(box));
}

const firstPlace = (wish: PinWish<unknown>): Place =>
  placesOf(wish)[0] ?? { box: boxAround(wish.spot, pinWidth(wish.label), PIN_HEIGHT, -TIP), isBelow: false };

/** The same pins while somebody looks at one hotel: its price stands, and those that it would touch become dots. */
export function withCurrent<Placed extends Pin<unknown>>(pins: readonly Placed[], current: Placed["id"] | null): readonly Placed[] {
  const shown = pins.find(({ id }) => id === current);
  if (!shown) return pins;
  return pins.map((pin) => ({ ...pin, hasPrice: pin === shown || (pin.hasPrice && !collide(pin.box, shown.box)) }));
}
