import { expect, it } from "vitest";
import { sampleBound, sampleOffer } from "../../../../tests/support/sample-offers.ts";
import { atLeastOne, type AirlineCode, type AirportCode, money } from "../../kernel/index.ts";
import type { Bound, FlightOffer } from "../itinerary.ts";
import { type FlightFilter, NO_FILTER, passes } from "./filter.ts";

const NONSTOP = sampleBound("BA178 JFK 2027-03-12T08:00 LHR 2027-03-12T20:00");
const HOME = sampleBound("BA177 LHR 2027-03-19T10:00 JFK 2027-03-19T13:00");
/** A stop of an hour and a half in Boston, then one of four hours in Dublin. */
const TWO_STOPS = sampleBound(
  "EI1 JFK 2027-03-12T06:00 BOS 2027-03-12T07:30",
  "EI2 BOS 2027-03-12T09:00 DUB 2027-03-12T20:00",
  "EI3 DUB 2027-03-13T00:00 LHR 2027-03-13T01:10",
);

const offerOf = (outbound: Bound, inbound: Bound | null = HOME, change: Partial<FlightOffer> = {}): FlightOffer => ({
  ...sampleOffer("x", 300, outbound, inbound),
  ...change,
});
/** The way out with two stops, on these airlines. */
const flown = (...airlines: readonly string[]): FlightOffer =>
  offerOf(
    { ...TWO_STOPS, legs: atLeastOne(TWO_STOPS.legs.map((leg, index) => ({ ...leg, airline: (airlines[index] ?? "BA") as AirlineCode }))) },
    null,
  );
const via = (...codes: readonly string[]) => ({ via: codes as readonly AirportCode[] });
const from = (...codes: readonly string[]) => ({ departureAirports: codes as readonly AirportCode[] });
const isShown = (offer: FlightOffer, filter: Partial<FlightFilter>): boolean => passes(offer, { ...NO_FILTER, ...filter });

it.each<[string, keyof FlightFilter, Partial<FlightOffer>, Partial<FlightOffer>]>([
  [
    "a carry-on",
    "carryOn",
    { bags: { carryOn: 1, checked: 0, checkedKg: 23, checkedBagFee: null } },
    { bags: { carryOn: 0, checked: 0, checkedKg: 23, checkedBagFee: null } },
  ],
  [
    "a checked bag",
    "checkedBag",
    { bags: { carryOn: 0, checked: 1, checkedKg: 23, checkedBagFee: null } },
    { bags: { carryOn: 1, checked: 0, checkedKg: 23, checkedBagFee: null } },
  ],
  [
    "a change",
    "changeable",
    { conditions: { changeFee: money(75_00), refundFee: null } },
    { conditions: { changeFee: null, refundFee: money(0) } },
  ],
])("with %s asked for, keeps what includes or allows it, and all where it is not", (_, name, having, lacking) => {
  const [has, lacks] = [offerOf(NONSTOP, HOME, having), offerOf(NONSTOP, HOME, lacking)];
  expect([has, lacks].map((offer) => isShown(offer, { [name]: true }))).toEqual([true, false]);
  expect([has, lacks].map((offer) => isShown(offer, {}))).toEqual([true, true]);
});

it("leaves out what takes a night, on the way out or on the way back alone, where none is wanted", () => {
  const night = sampleBound("BA1 LHR 2027-03-19T22:00 JFK 2027-03-20T08:00");
  const overnight = sampleBound("BA2 JFK 2027-03-12T22:00 LHR 2027-03-13T10:00");
  const noNight = { noNight: true };
  expect([offerOf(NONSTOP), offerOf(NONSTOP, night), offerOf(overnight)].map((offer) => isShown(offer, noNight))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isShown(offerOf(overnight), {})).toBe(true);
});

it("leaves out every way between two airports where none is wanted: at a stop, at the destination, at home", () => {
  const atStop = sampleBound("BA1 JFK 2027-03-12T06:00 LGW 2027-03-12T12:00", "BA2 LHR 2027-03-12T16:00 DUB 2027-03-12T17:00");
  const laterStop = sampleBound(
    "BA1 JFK 2027-03-12T06:00 BOS 2027-03-12T07:00",
    "BA2 BOS 2027-03-12T08:00 LGW 2027-03-12T14:00",
    "BA3 LHR 2027-03-12T16:00 DUB 2027-03-12T17:00",
  );
  const [fromGatwick, toBoston] = [
    sampleBound("BA3 LGW 2027-03-19T10:00 JFK 2027-03-19T13:00"),
    sampleBound("BA4 LHR 2027-03-19T10:00 BOS 2027-03-19T13:00"),
  ];
  const same = { sameAirports: true };
  const trips = [offerOf(NONSTOP), offerOf(TWO_STOPS), offerOf(NONSTOP, null), offerOf(atStop, null), offerOf(laterStop, null)];
  expect(trips.map((offer) => isShown(offer, same))).toEqual([true, true, true, false, false]);
  expect([fromGatwick, toBoston].map((inbound) => isShown(offerOf(NONSTOP, inbound), same))).toEqual([false, false]);
  const stopOnTheWayBack = offerOf(
    sampleBound("EI1 DUB 2027-03-12T08:00 JFK 2027-03-12T11:00"),
    sampleBound("BA1 JFK 2027-03-19T06:00 LGW 2027-03-19T18:00", "BA2 LHR 2027-03-19T21:00 DUB 2027-03-19T22:10"),
  );
  expect([isShown(stopOnTheWayBack, same), isShown(offerOf(atStop, null), {})]).toEqual([false, true]);
});

it("keeps trips whose longest way takes so many hours at most", () => {
  const [short, long] = [
    { ...NONSTOP, durationMinutes: 420 },
    { ...HOME, durationMinutes: 480 },
  ];
  expect([7, 8].map((maxHours) => isShown(offerOf(short, long), { maxHours }))).toEqual([false, true]);
  expect([7, 8].map((maxHours) => isShown(offerOf(long, short), { maxHours }))).toEqual([false, true]);
  expect(isShown(offerOf(short, { ...HOME, durationMinutes: 481 }), { maxHours: 8 })).toBe(false);
});

it("keeps trips all of whose stops are as long as asked for, and those without stops", () => {
  const trip = offerOf(TWO_STOPS);
  expect(([60, 90, 120] as const).map((minLayover) => isShown(trip, { minLayover }))).toEqual([true, true, false]);
  expect(([120, 240, 480] as const).map((maxLayover) => isShown(trip, { maxLayover }))).toEqual([false, true, true]);
  expect([isShown(offerOf(NONSTOP), { minLayover: 120 }), isShown(offerOf(NONSTOP), { maxLayover: 120 })]).toEqual([true, true]);
});

it("keeps trips that stop at one of the chosen airports, and does not take the destination for a stop", () => {
  const trip = offerOf(TWO_STOPS);
  expect([via("DUB"), via("BOS", "KEF"), via("KEF"), via("LHR"), via("JFK")].map((filter) => isShown(trip, filter))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isShown(offerOf(NONSTOP), via("DUB"))).toBe(false);
});

it("keeps trips of an alliance whose legs are all its members'", () => {
  const alliances = { alliances: ["oneworld"] } as const;
  const trips = [flown("BA", "AA", "BA"), flown("BA", "LH", "BA"), flown("UA", "LH", "UA"), flown("B6", "B6", "B6")];
  expect(trips.map((offer) => isShown(offer, alliances))).toEqual([true, false, false, false]);
});

it("keeps a trip that comes back to another airport only where both are chosen", () => {
  const trip = offerOf(NONSTOP, sampleBound("BA4 LHR 2027-03-19T10:00 BOS 2027-03-19T13:00"));
  expect([from("JFK"), from("BOS"), from("JFK", "BOS")].map((filter) => isShown(trip, filter))).toEqual([false, false, true]);
});
