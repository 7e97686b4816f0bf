/** Who stays, and in how many rooms. Children are 2 to 12, infants under two; infants sleep in a cot and need no bed. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly rooms: number;
}

/** The counters' own limits (specification, section 5). A search needs one room and one adult at least (readings). */
export const GUEST_LIMITS = {
  rooms: { min: 0, max: 5 },
  adults: { min: 0, max: 10 },
  children: { min: 0, max: 10 },
  infants: { min: 0, max: 2 },
} as const;

/** The counters in the order of the form. */
export const COUNTERS = ["rooms", "adults", "children", "infants"] as const satisfies readonly (keyof Guests)[];

/** Who stays when nobody has said it. The specification is silent; the form of our design starts with two adults in one room. */
export const DEFAULT_GUESTS: Guests = { adults: 2, children: 0, infants: 0, rooms: 1 };

/** Adults + children + infants (specification, section 5). */
export const guestCount = ({ adults, children, infants }: Guests): number => adults + children + infants;

export const isSameGuests = (a: Guests, b: Guests): boolean =>
  a.adults === b.adults && a.children === b.children && a.infants === b.infants && a.rooms === b.rooms;

/** What one room of a kind holds. Infants are not counted. */
export interface Occupancy {
  readonly maxAdults: number;
  /** Adults and children together. */
  readonly maxGuests: number;
}

/** The most that any room of ours holds: a search for more than this in all rooms together finds nothing, and is told so. */
export const LARGEST_ROOM: Occupancy = { maxAdults: 4, maxGuests: 6 };

/** Whether the guests can be spread over their rooms, each room with an adult in it. */
export function fits({ adults, children, rooms }: Guests, { maxAdults, maxGuests }: Occupancy): boolean {
  return adults >= rooms && adults <= rooms * maxAdults && adults + children <= rooms * maxGuests;
}
