import type { Bound, FlightOffer } from "../../core/flights/index.ts";
import { wireFlightResult, wireLeg, wireTrip } from "./flight-result.ts";

/** Offers in JSON, each as `wireFlightResult` has it, its legs last; UTF-8. */
export function flightResultsJson(offers: readonly FlightOffer[]): Uint8Array<ArrayBuffer> {
  const mayShareBounds = offers.some(({ bounds }) => bounds.length > 1);
  return mayShareBounds ? withBoundsOnce(offers) : Buffer.from(JSON.stringify(offers.map(wireFlightResult)));
}

/** Most of it is legs, and the trips of one answer share their bounds: a bound that is one object is written once. */
function withBoundsOnce(offers: readonly FlightOffer[]): Uint8Array<ArrayBuffer> {
  const written = new Map<Bound, Map<string, Buffer>>();
  const bytesOf = (bound: Bound, nth: number, legsBefore: number): Buffer => {
    const known = written.get(bound) ?? new Map<string, Buffer>();
    written.set(bound, known);
    const place = `${nth}/${legsBefore}`;
    const bytes = known.get(place) ?? Buffer.from(legsText(bound, nth, legsBefore));
    known.set(place, bytes);
    return bytes;
  };
  const pieces = offers.flatMap((offer, index) => {
    let legs = 0;
    const bounds = offer.bounds.map((bound, nth) => bytesOf(bound, nth, (legs += bound.legs.length) - bound.legs.length));
    return [Buffer.from(`${index === 0 ? "[" : "}},"}${JSON.stringify(wireTrip(offer)).slice(0, -1)},"route":{`), ...bounds];
  });
  return Buffer.concat([...pieces, Buffer.from("}}]")]);
}

/** The legs of a trip's nth bound, each after its number, which count on from those of the bounds before. */
const legsText = ({ legs }: Bound, nth: number, legsBefore: number): string =>
  legs.map((leg, index) => `${legsBefore + index === 0 ? "" : ","}"${legsBefore + index}":${JSON.stringify(wireLeg(leg, nth))}`).join("");
