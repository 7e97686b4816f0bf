import type { BedKind, RoomKind } from "../../../../src/core/hotels/index.ts";
import type { House } from "./house.ts";

/** `main`: the bed that the hotel's best rooms have, by stars and country. */
type Bed = readonly [kind: BedKind | "main", count: number];

/** A kind of room that a hotel may have. */
export interface Rung {
  readonly kind: RoomKind;
  readonly beds: readonly [Bed] | readonly [Bed, Bed];
  readonly maxAdults: number;
  readonly maxGuests: number;
  /** Against the first kind of room. */
  readonly size: number;
  /** Percent of the first kind's price, at least and at most. */
  readonly price: readonly [number, number];
  /** Of the rooms in the house, by weight. */
  readonly weight: number;
  /** Of the houses of two, three, four and five stars; one star is as two. The first rung is in every house. */
  readonly share: readonly [number, number, number, number];
}

const rung = (
  kind: RoomKind,
  beds: Rung["beds"],
  [maxAdults, maxGuests]: readonly [number, number],
  figures: Pick<Rung, "size" | "price" | "weight" | "share">,
): Rung => ({ kind, beds, maxAdults, maxGuests, ...figures });

const ALWAYS = [1, 1, 1, 1] as const;

/** Where a room has two wide beds: the Americas and Australia. */
const WIDE: readonly Rung[] = [
  rung("standard", [["main", 1]], [2, 2], { size: 1, price: [100, 100], weight: 8, share: ALWAYS }),
  rung("standard", [["queen", 2]], [4, 4], { size: 1.1, price: [106, 114], weight: 8, share: [0.85, 0.8, 0.7, 0.45] }),
  rung("superior", [["main", 1]], [2, 3], { size: 1.15, price: [112, 126], weight: 4, share: [0.1, 0.35, 0.6, 0.7] }),
  rung("deluxe", [["king", 1]], [2, 3], { size: 1.35, price: [126, 152], weight: 3, share: [0, 0.2, 0.55, 0.85] }),
  rung(
    "family",
    [
      ["queen", 2],
      ["sofa", 1],
    ],
    [4, 6],
    { size: 1.5, price: [135, 165], weight: 2, share: [0.12, 0.2, 0.22, 0.2] },
  ),
  rung(
    "suite",
    [
      ["king", 1],
      ["sofa", 1],
    ],
    [3, 4],
    { size: 1.8, price: [155, 235], weight: 1.5, share: [0.06, 0.25, 0.55, 0.9] },
  ),
];

/** Where two people have one bed or two narrow ones: everywhere else. */
const NARROW: readonly Rung[] = [
  rung("standard", [["main", 1]], [2, 2], { size: 1, price: [100, 100], weight: 8, share: ALWAYS }),
  rung("standard", [["twin", 2]], [2, 2], { size: 1.05, price: [102, 106], weight: 6, share: [0.8, 0.75, 0.6, 0.4] }),
  rung("superior", [["main", 1]], [2, 3], { size: 1.2, price: [114, 130], weight: 4, share: [0.15, 0.45, 0.65, 0.6] }),
  rung("deluxe", [["king", 1]], [2, 3], { size: 1.4, price: [130, 158], weight: 3, share: [0, 0.2, 0.55, 0.85] }),
  rung(
    "family",
    [
      ["main", 1],
      ["twin", 2],
    ],
    [4, 4],
    { size: 1.5, price: [145, 175], weight: 2, share: [0.3, 0.35, 0.3, 0.25] },
  ),
  rung(
    "suite",
    [
      ["king", 1],
      ["sofa", 1],
    ],
    [3, 4],
    { size: 2, price: [175, 260], weight: 1.2, share: [0.02, 0.15, 0.45, 0.9] },
  ),
];

const APARTMENTS: readonly Rung[] = [
  rung("studio", [["main", 1]], [2, 2], { size: 1.15, price: [100, 100], weight: 8, share: ALWAYS }),
  rung(
    "studio",
    [
      ["main", 1],
      ["sofa", 1],
    ],
    [3, 3],
    { size: 1.3, price: [110, 122], weight: 5, share: [0.4, 0.5, 0.5, 0.4] },
  ),
  rung(
    "apartment",
    [
      ["main", 1],
      ["sofa", 1],
    ],
    [4, 4],
    { size: 1.75, price: [132, 156], weight: 5, share: [0.6, 0.75, 0.8, 0.9] },
  ),
  rung(
    "apartment",
    [
      ["main", 1],
      ["twin", 2],
    ],
    [4, 6],
    { size: 2.5, price: [170, 215], weight: 2, share: [0.3, 0.45, 0.5, 0.7] },
  ),
];

const DORMITORIES: readonly Rung[] = [
  rung("bunk", [["bunk", 1]], [2, 2], { size: 0.75, price: [100, 100], weight: 6, share: ALWAYS }),
  rung("standard", [["double", 1]], [2, 2], { size: 0.9, price: [122, 140], weight: 4, share: [0.7, 0.8, 0.8, 0.8] }),
  rung("bunk", [["bunk", 2]], [4, 4], { size: 1.1, price: [150, 175], weight: 4, share: [0.7, 0.7, 0.7, 0.7] }),
  rung(
    "family",
    [
      ["double", 1],
      ["bunk", 1],
    ],
    [4, 4],
    { size: 1.3, price: [180, 210], weight: 2, share: [0.3, 0.3, 0.3, 0.3] },
  ),
];

const TWO_WIDE_BEDS = ["north_america", "caribbean", "latin_america", "oceania"];

/** The kinds of room that a house like this may have, cheapest first; it has the first one in any case. */
export function ladderOf({ kind, traits }: House): readonly Rung[] {
  if (kind === "hostel") return DORMITORIES;
  if (kind === "aparthotel") return APARTMENTS;
  return TWO_WIDE_BEDS.includes(traits.habits) && kind !== "guesthouse" ? WIDE : NARROW;
}
