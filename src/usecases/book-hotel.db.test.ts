import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBookingStore } from "../adapters/db/booking-store.ts";
import { createChargeLedger } from "../adapters/db/charge-ledger.ts";
import type { Database } from "../adapters/db/open-database.ts";
import { sandboxCharges } from "../adapters/db/schema/index.ts";
import { emptyTables, listSoldUnits, noWake, testDatabases } from "../adapters/db/test-databases.ts";
import { createSandboxGateway } from "../adapters/payments/sandbox/gateway.ts";
import { SANDBOX_CARDS } from "../adapters/payments/sandbox/sandbox-cards.ts";
import type { HotelBookingRequest } from "../core/booking/index.ts";
import type { Stay } from "../core/hotels/index.ts";
import { addDays, daysBetween, type LocalDate } from "../core/kernel/index.ts";
import { createBook } from "./book.ts";
import type { UseCases } from "./use-cases.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { LATER_RATE_ID, STAY, stayRequestOf } from "./testing/sample-stay.ts";
import { withCard } from "./testing/sample-trip.ts";

/** Five standard rooms in every night. */
const CAPACITY = 5;
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const BARE = { rateId: null, shownTotal: null } as const;

const nights = (first: number, count: number): Stay => {
  const checkIn = addDays("2027-03-12" as LocalDate, first);
  return { checkIn, checkOut: addDays(checkIn, count) };
};

const daysOf = ({ checkIn, checkOut }: Stay): readonly string[] =>
  Array.from({ length: daysBetween(checkIn, checkOut) }, (_, night) => addDays(checkIn, night));

/** Somebody who wants `rooms` standard rooms for a stay, and no other. */
const buyer = (number: number, stay: Stay, rooms = 1): HotelBookingRequest => {
  const guests = { adults: 2 * rooms, children: 0, infants: 0, rooms };
  const rateId = ["rate_0", stay.checkIn, stay.checkOut, guests.adults, 0, 0, rooms].join("_");
  return stayRequestOf(`p${number}`, { ...BARE, rateId: rateId as NonNullable<HotelBookingRequest["rateId"]>, stay, guests });
};

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ skipped, open, drop }) => {
  describe.skipIf(skipped)("booking a stay, with the sandbox", () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(() => emptyTables(database));
    afterAll(async () => {
      await database.close();
      await drop();
    });

    /** Five servers on one database, none of which knows what the others have sold. */
    function servers(): readonly UseCases["book"][] {
      let lastToken = 0;
      const gateway = createSandboxGateway({ ...quietly, ledger: createChargeLedger(database), newToken: () => `token ${++lastToken}` });
      const world = createBookingWorld(gateway, createBookingStore(database, noWake));
      return Array.from({ length: 5 }, () => {
        const { hotels } = createBookingWorld(gateway);
        return createBook({ ...world, hotels });
      });
    }
    const bookAll = async (requests: readonly HotelBookingRequest[]) => {
      const all = servers();
      return Promise.all(
        requests.map(async (request, index) => ({ request, answer: await (all[index % all.length] ?? all[0])?.(request) })),
      );
    };
    const soldByNight = async (room = 0) => {
      const rows = await listSoldUnits(database);
      const ofRoom = rows.filter(({ key }) => key.split("/")[2] === String(room));
      return new Map(ofRoom.map(({ key, sold }) => [key.slice(-10), sold]));
    };

    it("sells the last rooms of one night to as many of 50 as there are, and charges no other", async () => {
      const answers = await bookAll(FIFTY.map((number) => buyer(number, nights(0, 1))));
      expect(answers.filter(({ answer }) => answer?.ok)).toHaveLength(CAPACITY);
      expect(answers.filter(({ answer }) => answer && !answer.ok && answer.error.code === "sold_out")).toHaveLength(50 - CAPACITY);
      expect([...(await soldByNight())]).toEqual([["2027-03-12", CAPACITY]]);
      expect(await database.queries.select().from(sandboxCharges)).toHaveLength(CAPACITY);
    });

    it("oversells no night of 50 overlapping stays, half-holds none, and refuses nobody who could have had a room", async () => {
      const requests = FIFTY.map((number) => buyer(number, nights((number * 7) % 10, 1 + (number % 4)), 1 + (number % 3 === 0 ? 1 : 0)));
      const answers = await bookAll(requests);
      const sold = await soldByNight();
      const booked = answers.filter(({ answer }) => answer?.ok).map(({ request }) => request);
      const wanted = new Map<string, number>();
      for (const { stay, guests } of booked) for (const day of daysOf(stay)) wanted.set(day, (wanted.get(day) ?? 0) + guests.rooms);
      expect(new Map([...sold].toSorted())).toEqual(new Map([...wanted].toSorted()));
      expect(Math.max(...sold.values())).toBe(CAPACITY);
      const refused = answers.filter(({ answer }) => !answer?.ok);
      expect(refused.length).toBeGreaterThan(0);
      for (const { request, answer } of refused) {
        expect(answer).toEqual({ ok: false, error: { code: "sold_out" } });
        expect(daysOf(request.stay).some((day) => (sold.get(day) ?? 0) + request.guests.rooms > CAPACITY)).toBe(true);
      }
    });

    it("sells every room of a hotel to 50 who would take any, whichever server they come to", async () => {
      const answers = await bookAll(FIFTY.map((number) => stayRequestOf(`p${number}`, BARE)));
      expect(answers.filter(({ answer }) => answer?.ok)).toHaveLength(CAPACITY + 2);
      expect([[...(await soldByNight(0)).values()], [...(await soldByNight(1)).values()]]).toEqual([
        [5, 5, 5],
        [2, 2, 2],
      ]);
    });

    it("gives every night of 50 declined cards back, paid now or at the hotel", async () => {
      const [now, later] = [buyer(0, STAY), stayRequestOf("later", { ...BARE, rateId: LATER_RATE_ID })];
      const requests = FIFTY.map((number) => stayRequestOf(`p${number}`, number % 2 ? { ...BARE, rateId: now.rateId } : later));
      const answers = await bookAll(
        requests.map((request, number) =>
          withCard({ ...request, contact: { ...request.contact, email: `d${number}@example.com` } }, SANDBOX_CARDS.declined),
        ),
      );
      // Whoever comes while others hold the last rooms is sold out, even if those are refused a moment later.
      const codes = answers.map(({ answer }) => (answer?.ok ? "booked" : answer?.error.code));
      expect(codes.filter((code) => code !== "payment_declined" && code !== "sold_out")).toEqual([]);
      expect(await listSoldUnits(database)).toEqual([]);
    });

    it("charges nothing now for a stay that is paid at the hotel, and writes its whole total down", async () => {
      const [answer] = await bookAll([stayRequestOf("later", { ...BARE, rateId: LATER_RATE_ID })]);
      expect(answer?.answer).toMatchObject({ ok: true, value: { status: "confirmed" } });
      expect(await database.queries.select().from(sandboxCharges)).toMatchObject([{ amountMinor: 0, state: "captured" }]);
      const { rows } = await database.queries.execute("select kind, units, currency, total_minor::int as total from bookings");
      expect(rows).toEqual([{ kind: "hotel", units: 1, currency: "USD", total: 420_00 }]);
    });
  });
});

const quietly = { pause: async () => undefined, onNews: async () => undefined };
