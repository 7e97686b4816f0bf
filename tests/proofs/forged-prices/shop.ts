import { OpenAPIHono } from "@hono/zod-openapi";
import { openEmbeddedFlights } from "../../../src/adapters/supply/embedded/flights/flight-supply.ts";
import { openEmbeddedHotels } from "../../../src/adapters/supply/embedded/hotels/hotel-supply.ts";
import { createSigner } from "../../../src/adapters/system/signer.ts";
import { nightsOf } from "../../../src/core/hotels/index.ts";
import { type HotelId, type Instant, type LocalDate, USD } from "../../../src/core/kernel/index.ts";
import { type KeptRates, ratesAt } from "../../../src/core/pricing/index.ts";
import { ProblemError, problemResponse } from "../../../src/http/problems/problem.ts";
import { flightBookingRoutes } from "../../../src/http/routes/flight-booking.ts";
import { hotelBookingRoutes } from "../../../src/http/routes/hotel-booking.ts";
import { createUseCases } from "../../../src/usecases/create-use-cases.ts";
import { createBookingWorld } from "../../../src/usecases/testing/booking-world.ts";
import { type Moved, openBank } from "./bank.ts";
import type { PricesOf } from "./judge-sale.ts";
import { flightTargets, hotelTargets, type Moment, type PerUsd, type Target } from "./targets.ts";

const WORLD = new URL("../../../build/world/", import.meta.url);
const SITE = { publicUrl: "https://travel.example", trustProxy: false };

const NOW = "2026-12-01T15:00:00Z" as Instant;
const OLD_RATES: PerUsd = { USD: 1, EUR: 0.8637, JPY: 156.42, KWD: 0.307, MXN: 18.2 };
const NEW_RATES: PerUsd = { USD: 1, EUR: 0.7511, JPY: 149.9, KWD: 0.3, CHF: 0.81 };
/** New exchange rates came ten minutes ago: some of what lives was made before. */
const SWITCH = "2026-12-01T14:50:00Z" as Instant;
const MOMENTS: readonly Moment[] = [
  { at: "2026-12-01T14:20:00Z" as Instant, perUsd: OLD_RATES, isAlive: false },
  { at: "2026-12-01T14:40:00Z" as Instant, perUsd: OLD_RATES, isAlive: true },
  { at: "2026-12-01T14:55:00Z" as Instant, perUsd: NEW_RATES, isAlive: true },
];

const table = (since: Instant, perUsd: PerUsd): KeptRates => ({
  since,
  rates: { base: USD, perUsd, asOf: "2026-12-01" as LocalDate, source: "the proof" },
});
const KEPT = [table("1970-01-01T00:00:00Z" as Instant, OLD_RATES), table(SWITCH, NEW_RATES)];

/** What a counter answered to a payload, and what it told the bank to do for it. */
export interface Sold extends Moved {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A counter with all its stock, where payloads are posted to the calls that book. */
interface Counter {
  post(kind: Target["kind"], body: string, key: string | null): Promise<Sold>;
}

/** The real supplies, calls and use cases, and the sandbox, over doubles of the databases of both. */
export async function openShop() {
  const signer = createSigner("only-for-tests-only-for-tests");
  const flights = openEmbeddedFlights({ worldFile: new URL("world.bin", WORLD), signer, now: NOW });
  const hotels = openEmbeddedHotels({ worldFile: new URL("hotels.bin", WORLD), signer });
  const targets: Target[] = [];
  for (const moment of MOMENTS) targets.push(...(await flightTargets(flights, moment)), ...(await hotelTargets(hotels, moment)));

  const openCounter = (): Counter => {
    const bank = openBank();
    const world = {
      ...createBookingWorld(bank.gateway),
      // What one counter has sold is there again at the next.
      flights: { ...flights, noteSold: () => undefined },
      hotels: { ...hotels, noteSold: () => undefined },
      rates: { current: () => ratesOf(NOW), at: ratesOf },
      clock: { now: () => NOW },
      metrics: { observeRequest: () => undefined, observeSearch: () => undefined, countBooking: () => undefined },
    };
    const useCases = createUseCases(world);
    const calls = { flight: appOf(flightBookingRoutes(useCases, false)), hotel: appOf(hotelBookingRoutes(useCases, SITE)) };
    return {
      post: async (kind, body, key) => {
        const headers = { "content-type": "application/json", ...(key !== null && { "idempotency-key": key }) };
        const { value, setAside, taken } = await bank.during(async () => {
          const answer = await calls[kind].request(`${SITE.publicUrl}/travel/getbill`, { method: "POST", body, headers });
          return { status: answer.status, body: (await answer.json()) as Sold["body"] };
        });
        return { ...value, setAside, taken };
      },
    };
  };
  const pricesOf: PricesOf = async ({ hotelId, checkin, checkout, adults, children, infants, rooms }, currency) => {
    const stay = { checkIn: checkin as LocalDate, checkOut: checkout as LocalDate };
    const answer = await hotels.rates(hotelId as HotelId, stay, { adults, children, infants, rooms }, NOW);
    const rates = answer?.rooms.flatMap((room) => room.rates) ?? [];
    return rates.map(({ perNight, payAt }) => ({
      total: Math.round(perNight.amountMinor * (NEW_RATES[currency] ?? 1)) * nightsOf(stay),
      isPaidLater: payAt === "hotel",
    }));
  };
  return { targets, openCounter, pricesOf };
}

function ratesOf(moment: Instant) {
  const rates = ratesAt(KEPT, moment);
  if (!rates) throw new Error("There is no table of rates.");
  return rates;
}

function appOf(routes: OpenAPIHono): OpenAPIHono {
  const app = new OpenAPIHono();
  app.route("/", routes);
  app.onError((error) => {
    if (error instanceof ProblemError) return problemResponse(error.problem);
    throw error;
  });
  return app;
}
