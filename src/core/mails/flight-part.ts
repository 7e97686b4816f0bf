import { type Bound, flightCode, type FlightOffer, type Leg, outlineOf } from "../flights/index.ts";
import { formatDuration } from "../kernel/index.ts";
import type { Block, JourneyEnd } from "./document.ts";
import { formatWeekDay } from "./format.ts";
import { airportName, cityOf, type Telling } from "./telling.ts";

/** The flights of a booking leg by leg, with what lies between them. */
export function flightPart(telling: Telling, { tripType, bounds }: FlightOffer): readonly Block[] {
  const { trip } = telling.words;
  const titleOf = (index: number) => (route: string) =>
    tripType === "multiCity" ? trip.nth(index + 1, route) : index === 0 ? trip.outbound(route) : trip.inbound(route);
  return [...bounds.flatMap((bound, index) => boundPart(telling, bound, titleOf(index))), { kind: "paragraph", text: trip.local }];
}

function boundPart(telling: Telling, bound: Bound, title: (route: string) => string): readonly Block[] {
  const { from, to } = outlineOf(bound);
  const route = telling.words.route(cityOf(telling, from), cityOf(telling, to));
  const legs = bound.legs.flatMap((leg, index): readonly Block[] => [
    legBlock(telling, leg),
    ...layover(telling, leg, bound.legs[index + 1]),
  ]);
  return [{ kind: "heading", text: title(route) }, ...legs];
}

function legBlock(telling: Telling, leg: Leg): Block {
  const { trip } = telling.words;
  const isOther = leg.operatedBy.code !== leg.airline;
  const notes = [`${trip.cabins[leg.cabin]}, ${leg.aircraft}, ${formatDuration(leg.durationMinutes)}`];
  return {
    kind: "journey",
    title: trip.flight(flightCode(leg), leg.airlineName),
    ends: [
      endOf(telling, leg.departsAtLocal, airportName(telling, leg.from)),
      endOf(telling, leg.arrivesAtLocal, airportName(telling, leg.to)),
    ],
    notes: isOther ? [trip.operatedBy(leg.operatedBy.name), ...notes] : notes,
  };
}

const endOf = ({ booking, time }: Telling, at: Leg["departsAtLocal"], place: string): JourneyEnd => ({
  time: time(at),
  day: formatWeekDay(at, booking.language),
  place,
});

/** The time on the ground; it is said when the next leg leaves from another airport. */
function layover(telling: Telling, leg: Leg, next: Leg | undefined): readonly Block[] {
  if (!next || leg.layoverMinutes === null) return [];
  const { trip } = telling.words;
  const duration = formatDuration(leg.layoverMinutes);
  const text =
    leg.to.code === next.from.code
      ? trip.layover(duration, cityOf(telling, leg.to))
      : trip.change(duration, airportName(telling, leg.to), airportName(telling, next.from));
  return [{ kind: "aside", text }];
}
