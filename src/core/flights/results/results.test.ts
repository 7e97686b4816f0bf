import { describe, expect, it } from "vitest";
import { sampleBound, SAMPLE_OFFERS, SAMPLE_ONE_WAYS, sampleOffer } from "../../../../tests/support/sample-offers.ts";
import { atLeastOne, type AirlineCode, type AirportCode, type LocalDateTime, money } from "../../kernel/index.ts";
import { leastMaximum, mostMinimum } from "../../results/index.ts";
import type { FlightOffer } from "../itinerary.ts";
import { filterChoices } from "./choices.ts";
import { fareHistogram, fareRange, withinRange } from "./fare-range.ts";
import { activeCount, type FlightFilter, NO_FILTER, passes, waysOut, withoutGroup } from "./filter.ts";
import { USUAL_WEIGHTS } from "./best.ts";
import { sortFlights } from "./sort.ts";
import { DEPARTURE_SLOTS, RETURN_SLOTS, slotAt } from "./time-slots.ts";
import { toggleAirline, toggleEnd, toggleStops } from "./toggles.ts";

const idsUnder = (filter: Partial<FlightFilter>) =>
  SAMPLE_OFFERS.filter((offer) => passes(offer, { ...NO_FILTER, ...filter })).map(({ id }) => id);
const at = (time: string) => `2027-03-12T${time}:00` as LocalDateTime;
const DELTA = "DL" as AirlineCode;
const JETBLUE = "B6" as AirlineCode;
const [JFK, LHR, LGW] = ["JFK", "LHR", "LGW"] as unknown as readonly [AirportCode, AirportCode, AirportCode];

describe("time slots", () => {
  it.each([
    ["00:00", "morning", "night"],
    ["05:59", "morning", "night"],
    ["06:00", "morning", "early-morning"],
    ["11:59", "morning", "early-morning"],
    ["12:00", "afternoon", "afternoon"],
    ["17:59", "afternoon", "afternoon"],
    ["18:00", "evening", "evening"],
    ["23:59", "evening", "evening"],
  ])("put %s into %s on departure and %s on return", (time, departure, returning) => {
    expect([slotAt(DEPARTURE_SLOTS, at(time)), slotAt(RETURN_SLOTS, at(time))]).toEqual([departure, returning]);
  });
});

describe("each filter group", () => {
  it("counts stops on the way out only", () => {
    expect(idsUnder({ stops: 0 })).toEqual(["jetblue", "delta"]);
    expect(idsUnder({ stops: 1 })).toEqual(["aer-lingus", "icelandair"]);
  });

  it("counts stops on the way back of those that come back", () => {
    expect(idsUnder({ returnStops: 0 })).toEqual(["jetblue", "delta"]);
    expect(idsUnder({ returnStops: 1 })).toEqual(["aer-lingus"]);
    expect(idsUnder({ returnStops: 2 })).toEqual(["icelandair"]);
    expect(idsUnder({ stops: 1, returnStops: 2 })).toEqual(["icelandair"]);
    const onward = SAMPLE_OFFERS.map((offer): FlightOffer => ({ ...offer, tripType: "multiCity" }));
    expect([...SAMPLE_ONE_WAYS, ...onward].filter((offer) => passes(offer, { ...NO_FILTER, returnStops: 0 }))).toEqual([]);
  });

  it("takes two stops as two or more", () => {
    const legs = ["EI1 JFK 2027-03-12T08:00 BOS 2027-03-12T09:00", "EI2 BOS 2027-03-12T10:00 KEF 2027-03-12T19:00"];
    const three = sampleBound(...legs, "EI3 KEF 2027-03-12T20:00 DUB 2027-03-12T22:00", "EI4 DUB 2027-03-12T23:00 LHR 2027-03-13T00:10");
    expect(passes(sampleOffer("three", 300, three, null), { ...NO_FILTER, stops: 2 })).toBe(true);
  });

  it("keeps fares up to and including the maximum", () => {
    expect(idsUnder({ maxFareUsd: 455 })).toEqual(["aer-lingus", "icelandair"]);
    expect(idsUnder({ maxFareUsd: 486 })).toEqual(["aer-lingus", "icelandair"]);
    expect(idsUnder({ maxFareUsd: 487 })).toContain("jetblue");
  });

  it("looks at the first departure, and at the last one on the way back", () => {
    expect(idsUnder({ departure: "morning" })).toEqual(["delta"]);
    expect(idsUnder({ returning: "evening" })).toEqual(["icelandair", "delta"]);
    expect(idsUnder({ returning: "early-morning" })).toEqual(["jetblue"]);
  });

  it("keeps an airline that sells any leg", () => {
    expect(idsUnder({ airlines: [JETBLUE] })).toEqual(["icelandair", "jetblue"]);
    expect(idsUnder({ airlines: [JETBLUE, DELTA] })).toEqual(["icelandair", "jetblue", "delta"]);
  });
});

describe("the airports of both ends", () => {
  const [out, back] = [sampleBound("B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20"), "B620 LHR 2027-03-19T08:25 JFK 2027-03-19T12:35"];
  const offers = [
    sampleOffer("heathrow", 400, out, sampleBound(back)),
    sampleOffer("gatwick", 500, sampleBound("B69 JFK 2027-03-12T22:10 LGW 2027-03-13T09:20"), sampleBound(back.replace("LHR", "LGW"))),
    sampleOffer("both", 300, out, sampleBound(back.replace("LHR", "LGW"))),
    sampleOffer("boston", 600, out, sampleBound(back.replace("JFK", "BOS"))),
  ];
  const under = (filter: Partial<FlightFilter>) => offers.filter((offer) => passes(offer, { ...NO_FILTER, ...filter })).map(({ id }) => id);
  const arrivals = (filter: Partial<FlightFilter>) =>
    filterChoices(offers, { ...NO_FILTER, ...filter }).arrivalAirports.map(({ value, count, lowestPrice }) => [
      value,
      count,
      lowestPrice?.amountMinor ?? null,
    ]);

  it("are both asked: the way back leaves from an allowed airport, and lands at one", () => {
    expect(under({ arrivalAirports: [LHR] })).toEqual(["heathrow", "boston"]);
    expect(under({ arrivalAirports: [LGW] })).toEqual(["gatwick"]);
    expect(under({ arrivalAirports: [LHR, LGW] })).toEqual(["heathrow", "gatwick", "both", "boston"]);
    expect(under({ departureAirports: [JFK] })).toEqual(["heathrow", "gatwick", "both"]);
  });

  it("are counted alone, and then with what they bring in beside those that are ticked", () => {
    expect(arrivals({})).toEqual([
      [LGW, 1, 500_00],
      [LHR, 2, 400_00],
    ]);
    expect(arrivals({ arrivalAirports: [LHR] })).toEqual([
      [LGW, 2, 300_00],
      [LHR, 2, 400_00],
    ]);
    expect(arrivals({ arrivalAirports: [LHR], departureAirports: [JFK] })[1]).toEqual([LHR, 1, 400_00]);
  });

  it("are no choice where there is one alone, unless it is ticked", () => {
    const { departureAirports, arrivalAirports } = filterChoices(SAMPLE_OFFERS, NO_FILTER);
    expect([departureAirports, arrivalAirports]).toEqual([[], []]);
    const ticked = filterChoices(SAMPLE_OFFERS, { ...NO_FILTER, arrivalAirports: [LGW] });
    expect(ticked.arrivalAirports.map(({ value, count }) => [value, count])).toEqual([[LHR, 4]]);
  });

  it("are ticked and unticked", () => {
    const once = toggleEnd(NO_FILTER, "arrivalAirports", LHR);
    expect([once.arrivalAirports, once.departureAirports, toggleEnd(once, "arrivalAirports", LHR)]).toEqual([[LHR], [], NO_FILTER]);
  });
});

describe("changing a filter", () => {
  it("clears stops when the same value is picked again", () => {
    const once = toggleStops(NO_FILTER, 1);
    expect([once.stops, toggleStops(once, 1).stops, toggleStops(once, 0).stops]).toEqual([1, null, 0]);
    const back = toggleStops(once, 1, "returnStops");
    expect([back.stops, back.returnStops, toggleStops(back, 1, "returnStops").returnStops]).toEqual([1, 1, null]);
  });

  it("resets one group and leaves the others", () => {
    const filter: FlightFilter = { ...NO_FILTER, stops: 0, airlines: [DELTA], maxFareUsd: 600 };
    expect(withoutGroup(filter, "airlines")).toEqual({ ...NO_FILTER, stops: 0, maxFareUsd: 600 });
    expect([activeCount(filter), activeCount(withoutGroup(filter, "maxFareUsd"))]).toEqual([3, 2]);
  });

  it("ticks and unticks airlines", () => {
    expect(toggleAirline(toggleAirline(NO_FILTER, DELTA), JETBLUE).airlines).toEqual(["DL", "B6"]);
    expect(toggleAirline(toggleAirline(NO_FILTER, DELTA), DELTA).airlines).toEqual([]);
  });
});

describe("the choices of the panel", () => {
  it("carry count and lowest fare, also where nothing is left", () => {
    const { stops } = filterChoices(SAMPLE_OFFERS, NO_FILTER);
    expect(stops.map(({ value, count, lowestPrice }) => [value, count, lowestPrice?.amountMinor ?? null])).toEqual([
      [0, 2, 48_650],
      [1, 2, 43_800],
      [2, 0, null],
    ]);
  });

  it("stand at equal fares by name, whatever its capitals and accents", () => {
    const names = ["Vueling", "easyJet", "Árkia", "airBaltic"];
    const [offer] = SAMPLE_ONE_WAYS as [FlightOffer];
    const [bound] = offer.bounds;
    const offers = names.map((airlineName, nth): FlightOffer => {
      const legs = atLeastOne(bound.legs.map((leg) => ({ ...leg, airline: `A${nth}` as AirlineCode, airlineName })));
      return { ...offer, bounds: [{ ...bound, legs }] };
    });
    expect(filterChoices(offers, NO_FILTER).airlines.map(({ name }) => name)).toEqual(["airBaltic", "Árkia", "easyJet", "Vueling"]);
  });

  it("count under the other groups, not under their own", () => {
    const choices = filterChoices(SAMPLE_OFFERS, { ...NO_FILTER, stops: 0 });
    expect(choices.stops.map(({ count }) => count)).toEqual([2, 2, 0]);
    expect(choices.airlines.map(({ value, count }) => `${value}${count}`)).toEqual(["EI0", "FI0", "B61", "DL1"]);
    expect(choices.departure.map(({ value, count }) => [value, count])).toEqual([
      [null, 2],
      ["morning", 1],
      ["afternoon", 0],
      ["evening", 1],
    ]);
  });

  it("leave the return out of one-way trips", () => {
    const oneWay = filterChoices(SAMPLE_ONE_WAYS, NO_FILTER);
    expect([oneWay.returning, oneWay.returnStops]).toEqual([[], []]);
    expect(filterChoices(SAMPLE_OFFERS, NO_FILTER).returnStops.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(filterChoices(SAMPLE_OFFERS, NO_FILTER).returning.map(({ count }) => count)).toEqual([4, 0, 1, 1, 2]);
  });

  it("promise what clicking gives", () => {
    const filter: FlightFilter = { ...NO_FILTER, departure: "evening" };
    for (const { value, count } of filterChoices(SAMPLE_OFFERS, filter).airlines) {
      expect(idsUnder({ ...filter, airlines: [value] })).toHaveLength(count);
    }
  });
});

describe("sorting and the price range", () => {
  it("turns the list around, equal prices in the order found", () => {
    const twin = sampleOffer("twin", 438, sampleBound("B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20"), null);
    const ids = (order: "lowest" | "highest") =>
      sortFlights([...SAMPLE_OFFERS, twin], order, { weights: USUAL_WEIGHTS, least: null }).map(({ id }) => id);
    expect(ids("lowest")).toEqual(["aer-lingus", "twin", "icelandair", "jetblue", "delta"]);
    expect(ids("highest")).toEqual(["delta", "jetblue", "icelandair", "aer-lingus", "twin"]);
  });

  it("spans all results in whole dollars", () => {
    expect(fareRange(SAMPLE_OFFERS)).toEqual({ minUsd: 438, maxUsd: 548, lowest: money(438_00), highest: money(548_00) });
    expect(fareRange(SAMPLE_OFFERS.slice(2, 3))).toEqual({ minUsd: 486, maxUsd: 487, lowest: money(486_50), highest: money(486_50) });
    expect(fareRange([])).toBeNull();
  });

  it("takes a maximum for what it does to the range at hand", () => {
    const range = { minUsd: 438, maxUsd: 548, lowest: money(438_00), highest: money(548_00) };
    const maxima = [548, 9999, 500, 10].map((maxFareUsd) => withinRange({ ...NO_FILTER, maxFareUsd }, range).maxFareUsd);
    expect(maxima).toEqual([null, null, 500, 439]);
    const flat = { minUsd: 438, maxUsd: 438, lowest: money(438_00), highest: money(438_00) };
    expect([leastMaximum(flat), mostMinimum(flat)]).toEqual([438, 438]);
  });

  it("counts every result once in the bars", () => {
    const bars = fareHistogram(SAMPLE_OFFERS, { minUsd: 438, maxUsd: 548, lowest: money(438_00), highest: money(548_00) }, 5);
    expect(bars.map(({ count }) => count)).toEqual([2, 0, 1, 0, 1]);
    expect(bars.map(({ fromUsd }) => fromUsd)).toEqual([438, 460, 482, 504, 526]);
    const flat = fareHistogram(SAMPLE_OFFERS.slice(0, 1), { minUsd: 438, maxUsd: 438, lowest: money(438_00), highest: money(438_00) }, 3);
    expect(flat.map(({ count }) => count)).toEqual([1, 0, 0]);
  });
});

describe("the way out of an empty list", () => {
  it("names the group that brings most back, and at the end all of them", () => {
    const filter: FlightFilter = { ...NO_FILTER, stops: 0, airlines: ["FI" as AirlineCode] };
    expect(waysOut(SAMPLE_OFFERS, filter)).toEqual([
      { group: "airlines", count: 2, lowestPrice: money(486_50) },
      { group: "stops", count: 1, lowestPrice: money(455_00) },
      { group: "all", count: 4, lowestPrice: money(438_00) },
    ]);
  });

  it("is one where one group alone is set", () => {
    const filter: FlightFilter = { ...NO_FILTER, airlines: ["XX" as AirlineCode] };
    expect(waysOut(SAMPLE_OFFERS, filter)).toEqual([{ group: "airlines", count: 4, lowestPrice: money(438_00) }]);
  });

  it("is to clear all when no single group helps", () => {
    const filter: FlightFilter = { ...NO_FILTER, stops: 2, airlines: ["XX" as AirlineCode] };
    expect(waysOut(SAMPLE_OFFERS, filter)).toEqual([{ group: "all", count: 4, lowestPrice: money(438_00) }]);
    expect(waysOut([], filter)).toEqual([]);
  });
});
