import { describe, expect, it } from "vitest";
import type { Board } from "../../../core/hotels/index.ts";
import { type ChargeRule, decodeHotelWorld, encodeHotelWorld, hotelKeys } from "../world/index.ts";
import { plainHotelWorld, type PlainChanges } from "../world/testing/index.ts";
import type { Plan } from "./plans.ts";
import { StayPricer } from "./stay-pricer.ts";

const STARS = { from: 1, to: 5 };
const TWO_ADULTS = { adults: 2, children: 0, infants: 0, rooms: 1 };
const FAMILY_IN_TWO_ROOMS = { adults: 3, children: 2, infants: 1, rooms: 2 };

interface Asked {
  readonly world?: PlainChanges;
  readonly nights?: number;
  readonly room?: number;
  readonly plan?: Plan;
  readonly board?: Board;
  readonly guests?: typeof TWO_ADULTS;
}

/** What a stay costs in the plain hotel whose nights cost 100.00 in the first kind of room. */
function price({ world, nights = 3, room = 0, plan = "flexible", board = "room_only", guests = TWO_ADULTS }: Asked) {
  const tables = decodeHotelWorld(encodeHotelWorld(plainHotelWorld(world)));
  const pricer = new StayPricer(tables, hotelKeys(tables));
  pricer.price(0, room, plan, board, 10_000 * nights, { firstNight: 20_900, nights, guests, today: 20_800, nowMinute: 0 });
  const charges = pricer.charges().map(({ kind, amount }) => [kind, amount.amountMinor]);
  return { perNight: pricer.perNight, total: pricer.total, taxesAndFees: pricer.taxesAndFees, charges };
}

const charged = (...charges: ChargeRule[]): PlainChanges => ({ city: { charges } });

describe("the price of a stay", () => {
  it.each<readonly [string, Asked, number]>([
    ["the flexible rate of three nights", {}, 30_000],
    ["a saver of ten percent", { plan: "saver" }, 27_000],
    ["a partial rate, half as much cheaper", { plan: "partial" }, 28_500],
    ["a partial rate where there is no saver", { plan: "partial", world: { plans: { saverPercent: 0 } } }, 28_800],
    ["a room of one and a half times the price", { room: 1 }, 45_000],
    ["two rooms", { guests: FAMILY_IN_TWO_ROOMS }, 60_000],
    ["breakfast of 15.00 for two adults", { board: "breakfast", world: { plans: { breakfast: "extra" } } }, 39_000],
    [
      "breakfast for adults and children, not for infants",
      { board: "breakfast", guests: FAMILY_IN_TWO_ROOMS, world: { plans: { breakfast: "extra" } } },
      82_500,
    ],
    ["breakfast that comes with every rate", { board: "breakfast", world: { plans: { breakfast: "included" } } }, 30_000],
    ["everything included at 60.00 a guest", { board: "all_inclusive", world: { plans: { allInclusiveCents: 6000 } } }, 66_000],
    ["a long stay, a fifth off", { nights: 10, world: { plans: { longStayPercent: 20, longStayNights: 7 } } }, 80_000],
    ["the shortest stay that is long", { nights: 7, world: { plans: { longStayPercent: 20, longStayNights: 7 } } }, 56_000],
    ["a stay that is too short for that", { nights: 6, world: { plans: { longStayPercent: 20, longStayNights: 7 } } }, 60_000],
    ["a long stay at the saver rate", { nights: 10, plan: "saver", world: { plans: { longStayPercent: 20, longStayNights: 7 } } }, 72_000],
  ])("knows %s", (_, asked, total) => {
    expect(price(asked)).toMatchObject({ total, taxesAndFees: 0, charges: [] });
  });

  it("takes percentages of the room and the resort fee, each line rounded by itself", () => {
    const world = {
      ...charged(
        { kind: "sales_tax", basis: "percent", percent: 10.1, stars: STARS },
        { kind: "occupancy_tax", basis: "percent", percent: 5.875, stars: STARS },
      ),
      hotel: { kind: "resort" as const, resortFeeCents: 3333 },
    };
    // Room 300.00 and fee 99.99: 10.1 % of 399.99 is 40.39899, 5.875 % is 23.4994125.
    expect(price({ world })).toMatchObject({
      charges: [
        ["sales_tax", 4040],
        ["occupancy_tax", 2350],
        ["resort_fee", 9999],
      ],
      taxesAndFees: 16_389,
      total: 46_389,
      perNight: 15_463,
    });
  });

  it("names the same fee a facility fee where it is no resort", () => {
    expect(price({ world: { hotel: { resortFeeCents: 1000 } } }).charges).toEqual([["facility_fee", 3000]]);
  });

  it.each<readonly [string, ChargeRule, Asked, number]>([
    [
      "a room and night",
      { kind: "occupancy_tax", basis: "per_room_night", cents: 150, maxNights: null, stars: STARS },
      { guests: FAMILY_IN_TWO_ROOMS },
      900,
    ],
    [
      "an adult and night",
      { kind: "city_tax", basis: "per_adult_night", cents: 400, maxNights: null, stars: STARS },
      { guests: FAMILY_IN_TWO_ROOMS },
      3600,
    ],
    ["the first nights only", { kind: "city_tax", basis: "per_adult_night", cents: 400, maxNights: 2, stars: STARS }, {}, 1600],
    [
      "a booking",
      { kind: "service_charge", basis: "per_stay", cents: 999, maxNights: null, stars: STARS },
      { guests: FAMILY_IN_TWO_ROOMS },
      999,
    ],
    [
      "as many stars as the hotel has",
      { kind: "tourism_levy", basis: "per_room_night", cents: 100, maxNights: null, stars: { from: 3, to: 3 } },
      {},
      300,
    ],
    [
      "fewer stars than the hotel has",
      { kind: "tourism_levy", basis: "per_room_night", cents: 100, maxNights: null, stars: { from: 1, to: 2 } },
      {},
      0,
    ],
    [
      "more stars than the hotel has",
      { kind: "tourism_levy", basis: "per_room_night", cents: 100, maxNights: null, stars: { from: 4, to: 5 } },
      {},
      0,
    ],
  ])("charges by %s", (_, rule, asked, cents) => {
    expect(price({ ...asked, world: charged(rule) }).taxesAndFees).toBe(cents);
  });

  it("adds charges of one kind up to one line", () => {
    const world = charged(
      { kind: "occupancy_tax", basis: "percent", percent: 5, stars: STARS },
      { kind: "occupancy_tax", basis: "per_room_night", cents: 200, maxNights: null, stars: STARS },
    );
    expect(price({ world }).charges).toEqual([["occupancy_tax", 2100]]);
  });

  it("spreads a total that its nights do not divide by rounding the night up, and leaves the charges as they are", () => {
    const world = charged({ kind: "service_charge", basis: "per_stay", cents: 1000, maxNights: null, stars: STARS });
    // 310.00 over three nights is 103.33 and a third.
    expect(price({ world })).toMatchObject({ perNight: 10_334, total: 31_002, taxesAndFees: 1000 });
  });
});
