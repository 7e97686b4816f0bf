/**
 * What an order takes out of one stock: seats of one departure in one cabin, rooms of one kind in one night. `available` counts
 * what the supply has for us in all, our own earlier bookings not taken off: the booking store compares it with everything that
 * we have ever sold under the key.
 */
export interface InventoryClaim {
  /** Stable name of the stock: `AA100/JFK/2027-03-12/M`, `hotel/5809844-17/2/2027-03-12`. */
  readonly key: string;
  readonly available: number;
}

/** The day of a stock, as a pattern of its name: that of a departure or a night. A name without one has no day. */
export const STOCK_DAY = String.raw`\d{4}-\d{2}-\d{2}`;

/** What a stock holds, by its name: every hotel's begins with `hotel/`, which no flight code does. */
export const stockKind = (key: InventoryClaim["key"]): "flight" | "hotel" => (key.startsWith("hotel/") ? "hotel" : "flight");
