import { type Charge, CHARGE_KINDS, HOTEL_KINDS } from "../../../core/hotels/index.ts";
import { money } from "../../../core/kernel/index.ts";
import type { ChargeRule, HotelTables } from "../world/index.ts";
import type { StayQuestion } from "./stay-question.ts";

const RESORT = HOTEL_KINDS.indexOf("resort");
const RESORT_FEE = CHARGE_KINDS.indexOf("resort_fee");
const FACILITY_FEE = CHARGE_KINDS.indexOf("facility_fee");

/** The taxes and mandatory fees of one stay after the other. It computes in place: read `charges` before the next `total`. */
export class ChargeSheet {
  readonly #tables: HotelTables;
  /** Cents of the last stay by kind, as in `CHARGE_KINDS`. */
  readonly #cents = new Float64Array(CHARGE_KINDS.length);

  constructor(tables: HotelTables) {
    this.#tables = tables;
  }

  /**
   * Everything that a stay pays beside `roomsCents` (all rooms and boards), in cents. Percentages are of the rooms and the
   * resort or facility fee; every line is rounded by itself.
   */
  total(hotel: number, roomsCents: number, { guests, nights }: StayQuestion): number {
    const { hotels, cities } = this.#tables;
    this.#cents.fill(0);
    const fee = (hotels.resortFeeCents[hotel] as number) * guests.rooms * nights;
    this.#add(hotels.kind[hotel] === RESORT ? RESORT_FEE : FACILITY_FEE, fee);
    let total = fee;
    const rules = cities[hotels.city[hotel] as number]?.charges ?? [];
    const stars = hotels.stars[hotel] as number;
    for (let nth = 0; nth < rules.length; nth++) {
      const rule = rules[nth] as ChargeRule;
      if (stars < rule.stars.from || stars > rule.stars.to) continue;
      const cents = ruleCents(rule, roomsCents + fee, guests.rooms, guests.adults, nights);
      this.#add(CHARGE_KINDS.indexOf(rule.kind), cents);
      total += cents;
    }
    return total;
  }

  /** The lines of the last total, those of one kind as one. */
  charges(): Charge[] {
    return CHARGE_KINDS.flatMap((kind, place) => {
      const cents = this.#cents[place] as number;
      return cents === 0 ? [] : [{ kind, amount: money(cents) }];
    });
  }

  #add(kind: number, cents: number): void {
    this.#cents[kind] = (this.#cents[kind] as number) + cents;
  }
}

function ruleCents(rule: ChargeRule, base: number, rooms: number, adults: number, nights: number): number {
  if (rule.basis === "percent") return Math.round((base * rule.percent) / 100);
  if (rule.basis === "per_stay") return rule.cents;
  const charged = rule.maxNights === null ? nights : Math.min(nights, rule.maxNights);
  return rule.cents * charged * (rule.basis === "per_room_night" ? rooms : adults);
}
