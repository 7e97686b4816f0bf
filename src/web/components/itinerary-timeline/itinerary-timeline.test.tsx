import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS, tripOf } from "../../../../tests/support/sample-offers.ts";
import { type FlightOffer, inboundOf } from "../../../core/flights/index.ts";
import { ItineraryTimeline } from "./itinerary-timeline.tsx";
import { atLeastOne } from "../../../core/kernel/index.ts";

const textFor = (offer: FlightOffer): string => textOf(renderStatic(<ItineraryTimeline itinerary={offer} />)).replaceAll("\u00a0", " ");
const icelandair = SAMPLE_OFFERS[1] as FlightOffer;

it("says of each leg when, where, which flight, how long, by whom and in which class", () => {
  const text = textFor(icelandair);
  for (const part of [
    "Depart Fri, Mar-12-2027, 9 h 50 min JFK New York to LHR London",
    "Return Fri, Mar-19-2027, 13 h 35 min LHR London to JFK New York",
    "8:30 PM New York (JFK) John F. Kennedy International Airport Mar-12-2027",
    "5 h 45 min Icelandair FI-614 Operated by Icelandair Economy, Airbus A330-300",
    "6:15 AM +1 Reykjavik (KEF)",
  ]) {
    expect(text).toContain(part);
  }
});

it("puts a layover between every two consecutive legs", () => {
  const text = textFor(icelandair);
  expect(text).toContain("Layover 50 min in Reykjavik, 6:15 AM to 7:05 AM");
  expect(text).toContain("Layover 50 min in Reykjavik, 4:20 PM to 5:10 PM");
  expect(text).toContain("Layover 2 h 15 min in Boston, 7:00 PM to 9:15 PM");
  expect(text.match(/Layover/g)).toHaveLength(3);
});

it("says by which clocks its times are", () => {
  expect(textFor(icelandair)).toContain("All times are local.");
  expect(textOf(renderStatic(<ItineraryTimeline itinerary={icelandair} />, "/es/"))).toContain("Todas las horas son locales.");
});

it("says so when a layover is not known", () => {
  const legs = atLeastOne(icelandair.bounds[0].legs.map((leg) => ({ ...leg, layoverMinutes: null })));
  expect(textFor({ ...icelandair, ...tripOf({ ...icelandair.bounds[0], legs }, inboundOf(icelandair)) })).toContain(
    "No layover data available",
  );
});

it("calls an unknown fare category what the specification calls it", () => {
  const legs = atLeastOne(icelandair.bounds[0].legs.map((leg) => ({ ...leg, cabin: "Z" as "M" })));
  expect(textFor({ ...icelandair, ...tripOf({ ...icelandair.bounds[0], legs }, inboundOf(icelandair)) })).toContain("Unknown Class");
});

it("calls a flight of a trip that is still being chosen by its number", () => {
  const oneBound = { ...icelandair, ...tripOf(icelandair.bounds[0], null) };
  const text = textOf(renderStatic(<ItineraryTimeline itinerary={oneBound} nth={2} />)).replaceAll("\u00a0", " ");
  expect(text).toContain("Flight 2 Fri, Mar-12-2027");
  expect(text).not.toContain("Depart ");
});

it("calls airports in Spanish what they are called there", () => {
  const text = textOf(renderStatic(<ItineraryTimeline itinerary={icelandair} />, "/es/"));
  expect(text).toContain("Nueva York (JFK) Aeropuerto Internacional John F. Kennedy");
});
