import { expect, it } from "vitest";
import type { FlightOffer, MultiCitySearch } from "../core/flights/index.ts";
import { atLeastOne, type LocalDate, type LocalDateTime, money, type OfferId, type PlaceCode } from "../core/kernel/index.ts";
import { createSearchBound } from "./search-bound.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { OFFER } from "./testing/sample-trip.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

const place = (code: string) => ({ code: code as PlaceCode, city: code });
const day = (text: string) => text as LocalDate;
const SEARCH: MultiCitySearch = {
  asked: [
    { from: place("JFK"), to: place("LHR"), date: day("2027-03-12") },
    { from: place("LHR"), to: place("CDG"), date: day("2027-03-14") },
  ],
  party: OFFER.party,
  cabin: "M",
};

/** A flight of the first bound, called after the day on which it lands. */
function landingOn(date: string): FlightOffer {
  const [bound] = OFFER.bounds;
  const legs = atLeastOne(bound.legs.map((leg) => ({ ...leg, arrivesAtLocal: `${date}T07:00:00` as LocalDateTime })));
  return { ...OFFER, id: date as OfferId, tripType: "oneWay", bounds: [{ ...bound, legs }] };
}

it("looks anew for what follows a flight that lands on the day before the next one or later, and after no other", async () => {
  const offers = ["2027-03-12", "2027-03-13", "2027-03-14", "2027-03-15"].map(landingOn);
  const asked: (readonly OfferId[])[] = [];
  const world = createBookingWorld(createScriptedGateway());
  const flights = {
    ...world.flights,
    zoneOf: () => "UTC",
    search: async () => ({ offers, searchMs: 0 }),
    cheapest: async () => landingOn("2027-03-14"),
    cheapestAfter: async (ids: readonly OfferId[]) => {
      asked.push(ids);
      return [money(600_00), null, null];
    },
  };
  const found = await createSearchBound({ ...world, flights })(SEARCH, null);
  expect(asked).toEqual([["2027-03-13", "2027-03-14", "2027-03-15"]]);
  const nextAfter = new Map([
    ["2027-03-13", money(600_00)],
    ["2027-03-14", null],
    ["2027-03-15", null],
  ]);
  expect(found).toMatchObject({ ok: true, value: { later: [money(500_00)], nextAfter } });
});
