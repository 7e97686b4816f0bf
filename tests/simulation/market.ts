import { travellerCount } from "../../src/core/flights/index.ts";
import type { HotelOffer, Rate } from "../../src/core/hotels/index.ts";
import { type CurrencyCode, err, type Instant, type Money, money, type OfferId, ok, type RateId } from "../../src/core/kernel/index.ts";
import type { FlightSupply } from "../../src/usecases/ports/flight-supply.ts";
import type { HotelSupply } from "../../src/usecases/ports/hotel-supply.ts";
import { RATES } from "../../src/usecases/testing/sample-trip.ts";
import { madeAtOf, namedIn, nameOf } from "./offer-names.ts";
import { type Goods, isRoom, PRICES, type Room, ROOM_RATES, SOON, TRIPS } from "./price-list.ts";
import type { Timeline } from "./timeline.ts";

/** What a page shows of something that is for sale. */
export interface Shown {
  readonly id: string;
  readonly total: Money;
  /** What is taken now; the rest is paid at the hotel. */
  readonly due: Money;
}

const MINUTE = 60_000;
/** How long an offer holds. */
const LIFETIME_MS = 30 * MINUTE;
/** Exchange rates of before and after the change; figures of `PRICES` are by them. */
const EUROS = [0.8, 0.84] as const;

/**
 * Everything that is for sale, with prices and exchange rates that change once, each at a moment of its own. An offer holds for half an
 * hour: its exchange rate for sure, its price only until the supplier makes it another one.
 */
export class Market {
  readonly #timeline: Timeline;
  readonly #euroChangesMs: number;
  readonly #changesMs: ReadonlyMap<Goods, number>;

  constructor(timeline: Timeline) {
    const { below, chance } = timeline.chance;
    const moment = () => (chance(0.5) ? below(3 * MINUTE) : below(90 * MINUTE));
    this.#timeline = timeline;
    this.#euroChangesMs = chance(0.7) ? moment() : Infinity;
    this.#changesMs = new Map((Object.keys(PRICES) as Goods[]).map((goods) => [goods, chance(0.3) ? moment() : Infinity]));
  }

  /** What somebody finds who looks now; null for a flight that leaves too soon. */
  search(goods: Goods, currency: CurrencyCode): Shown | null {
    const at = this.#timeline.now();
    return this.#isOver(goods) ? null : { id: nameOf(goods, at), ...this.#figures(goods, currency, this.#step(goods), at) };
  }

  /** Every price that an offer has had so far, in its order, in a currency at the exchange rate of the moment at which it was made. */
  pricesOf(id: string, currency: CurrencyCode): readonly Shown[] {
    const goods = namedIn(id);
    const madeAt = madeAtOf(id);
    if (goods === null || madeAt === null) return [];
    return PRICES[goods].USD.slice(0, this.#step(goods) + 1).map((_, step) => ({ id, ...this.#figures(goods, currency, step, madeAt) }));
  }

  /** All exchange rates of a moment, of which servers and pages alike know. */
  ratesAt = (at: Instant) => ({ ...RATES, perUsd: { USD: 1, EUR: this.#euro(at) } });

  /** Flights as a server's supply has them. */
  flights(far: FlightSupply): FlightSupply {
    const fareBrands: FlightSupply["fareBrands"] = async (id, now) => {
      const trip = this.#trip(id, now);
      return trip.ok ? ok([trip.value.offer]) : trip;
    };
    return { ...far, madeAt: madeAtOf, offer: async (id, now) => this.#trip(id, now), fareBrands };
  }

  /** Rooms are counted by the store alone: what a server remembers of them it forgets with its life. */
  hotels(far: HotelSupply): HotelSupply {
    return {
      ...far,
      noteSold: () => undefined,
      madeAt: madeAtOf,
      subjectOf: (id) => far.subjectOf(farId(id)),
      rates: async (id, stay, guests, now) => {
        const answer = await far.rates(id, stay, guests, now);
        const rooms = answer?.rooms.map(({ room, rates }) => ({
          room,
          rates: rates.map((rate) => ({ ...rate, id: ownId(rate.id, now) })),
        }));
        return answer && { ...answer, rooms: rooms ?? [] };
      },
      rate: async (id, now) => {
        const found = await far.rate(farId(id), now);
        if (!found.ok) return found;
        return this.#isOld(id, now) ? err("offer_expired") : ok({ ...found.value, offer: this.#priced(id, found.value.offer) });
      },
    };
  }

  #trip(id: OfferId, now: Instant): Awaited<ReturnType<FlightSupply["offer"]>> {
    const goods = namedIn(id);
    if (goods === null || isRoom(goods)) return err("offer_forged");
    if (this.#isOld(id, now)) return err("offer_expired");
    const { offer, claims } = TRIPS[goods];
    const fare = (PRICES[goods].USD[this.#step(goods)] ?? 0) - SERVICE_FEE;
    const farePerTraveller = money(fare / travellerCount(offer.party));
    return ok({ offer: { ...offer, id, farePerTraveller }, claims });
  }

  /** At the price of now; of its three nights two are kept when it is given back, so that a second refund would go through. */
  #priced(id: RateId, offer: HotelOffer): HotelOffer {
    const goods = namedIn(id) ?? "standard";
    const share = (PRICES[goods].USD[this.#step(goods)] ?? 0) / offer.rate.total.amountMinor;
    const dearer = ({ amountMinor }: Money) => money(Math.round(amountMinor * share));
    const { perNight, total, taxesAndFees, charges } = offer.rate;
    const rate: Rate = {
      ...offer.rate,
      id,
      perNight: dearer(perNight),
      total: dearer(total),
      taxesAndFees: dearer(taxesAndFees),
      charges: charges.map((charge) => ({ ...charge, amount: dearer(charge.amount) })),
      cancellation: { steps: [{ fromLocal: null, penalty: money(200_00) }], freeUntilLocal: null },
    };
    return { ...offer, rate };
  }

  #figures(goods: Goods, currency: CurrencyCode, step: number, madeAt: Instant): Omit<Shown, "id"> {
    const { USD, EUR } = PRICES[goods];
    const figures = currency === "USD" ? USD : EUR[this.#euro(madeAt) === EUROS[0] ? 0 : 1];
    const total = money(figures[step] ?? 0, currency);
    return { total, due: goods === "family" ? money(0, currency) : total };
  }

  #euro = (at: Instant): number => (this.#timeline.msOf(at) < this.#euroChangesMs ? EUROS[0] : EUROS[1]);
  #step = (goods: Goods): 0 | 1 => (this.#timeline.nowMs < (this.#changesMs.get(goods) ?? Infinity) ? 0 : 1);
  #isOver = (goods: Goods): boolean => goods === "soon" && this.#timeline.nowMs >= SOON.offeredUntilMs;
  #isOld = (id: string, now: Instant): boolean => this.#timeline.msOf(now) >= this.#timeline.msOf(madeAtOf(id) ?? now) + LIFETIME_MS;
}

/** Once a booking of a flight. */
const SERVICE_FEE = 15_00;

const farId = (id: RateId): RateId => ROOM_RATES[namedIn(id) as Room] ?? id;

function ownId(id: RateId, now: Instant): RateId {
  const room = (Object.keys(ROOM_RATES) as Room[]).find((name) => ROOM_RATES[name] === id);
  return room === undefined ? id : (nameOf(room, now) as RateId);
}
