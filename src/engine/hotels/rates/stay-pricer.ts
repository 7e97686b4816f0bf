import type { Board, Charge } from "../../../core/hotels/index.ts";
import { mix } from "../../fares/hash.ts";
import type { HotelTables } from "../world/index.ts";
import { boardCents } from "./boards.ts";
import { ChargeSheet } from "./charge-sheet.ts";
import { type Plan, planPercent } from "./plans.ts";
import type { StayQuestion } from "./stay-question.ts";

/** How far one night of one hotel strays from what its city and season say, either way. */
const STRAY = 0.03;
const STRAY_SCALE = (2 * STRAY) / 0x1_0000_0000;

/**
 * What stays cost, in US cents: the one place that works it out, for a list of hundreds of hotels as for one rate.
 * It computes in place: `perNight`, `total`, `taxesAndFees` and `charges()` are those of the last `price`.
 */
export class StayPricer {
  readonly #tables: HotelTables;
  readonly #keys: Uint32Array;
  readonly #sheet: ChargeSheet;
  perNight = 0;
  total = 0;
  taxesAndFees = 0;

  /** @param hotelKeys a number for each hotel that outlives the world file. */
  constructor(tables: HotelTables, hotelKeys: Uint32Array) {
    this.#tables = tables;
    this.#keys = hotelKeys;
    this.#sheet = new ChargeSheet(tables);
  }

  /**
   * One room of a hotel's first kind for all nights of a stay, at the flexible rate without board or taxes: every night a whole
   * number of cents. `factors` from `start` on is the city's price, night by night.
   */
  stayBase(hotel: number, { firstNight, nights }: StayQuestion, factors: Float64Array, start: number): number {
    const base = this.#tables.hotels.baseCents[hotel] as number;
    const key = this.#keys[hotel] as number;
    let sum = 0;
    for (let nth = 0; nth < nights; nth++) {
      const stray = 1 - STRAY + STRAY_SCALE * mix(key, firstNight + nth);
      sum += Math.max(1, Math.round(base * (factors[start + nth] as number) * stray));
    }
    return sum;
  }

  /**
   * Prices a stay in all rooms that the guests take, of one kind and one way of booking. The total is spread evenly over the
   * nights and rounded up to whole cents a night, so that nightly price x nights is exactly the total.
   */
  price(hotel: number, room: number, plan: Plan, board: Board, stayBase: number, question: StayQuestion): void {
    const { hotels, rooms } = this.#tables;
    const { guests, nights } = question;
    const share = (100 - planPercent(hotels, hotel, plan)) * (100 - longStayPercent(hotels, hotel, nights));
    const roomCents = Math.round((stayBase * (rooms.pricePercent[room] as number) * share) / 1_000_000);
    const meals = boardCents(hotels, hotel, board) * (guests.adults + guests.children) * nights;
    const roomsCents = roomCents * guests.rooms + meals;
    this.taxesAndFees = this.#sheet.total(hotel, roomsCents, question);
    this.perNight = Math.ceil((roomsCents + this.taxesAndFees) / nights);
    this.total = this.perNight * nights;
  }

  /** The lines of `taxesAndFees`. */
  charges(): Charge[] {
    return this.#sheet.charges();
  }
}

const longStayPercent = (
  { longStayPercent: percent, longStayNights: from }: HotelTables["hotels"],
  hotel: number,
  nights: number,
): number => (nights >= (from[hotel] as number) ? (percent[hotel] as number) : 0);
