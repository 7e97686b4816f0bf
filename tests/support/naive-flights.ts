import type { Bound, FlightOffer } from "../../src/core/flights/index.ts";
import type { FlightFilter } from "../../src/core/flights/results/index.ts";
import type { AirportCode } from "../../src/core/kernel/index.ts";

const MEMBERS: Readonly<Record<string, readonly string[]>> = { oneworld: ["AA", "BA"], skyteam: ["DL", "AF"], star: ["UA", "LH"] };

/** What we keep of a refund: 50 dollars for the cancellation, 50 for claiming the money. */
const OURS = 50_00 + 50_00;

/** Minute by minute, by the one clock that random flights have: is it ever three in the morning between take-off and last landing? */
function seesThree({ legs }: Bound): boolean {
  for (const leg of legs) {
    const [hour = 0, minute = 0] = leg.departsAtLocal.slice(11).split(":").map(Number);
    const minutes = leg.durationMinutes + (leg.layoverMinutes ?? 0);
    for (let passed = 0; passed <= minutes; passed++) if ((hour * 60 + minute + passed) % 1440 === 180) return true;
  }
  return false;
}

function hourBetween(time: string | undefined, [from, to]: readonly [number, number]): boolean {
  const hour = Number(time?.slice(11, 13) ?? "NaN");
  return hour >= from && hour < to;
}

const DEPARTURE_HOURS = { morning: [0, 12], afternoon: [12, 18], evening: [18, 24] } as const;
const RETURN_HOURS = { night: [0, 6], "early-morning": [6, 12], afternoon: [12, 18], evening: [18, 24] } as const;

const known = (codes: readonly (AirportCode | undefined)[]) => codes.filter((code) => code !== undefined);

/** Take-off and last landing at home, landing and take-off at the other end; one way only the first of each. */
export function naiveEnds({ bounds: [out, back] }: FlightOffer) {
  const [first, last] = [out.legs[0], out.legs[out.legs.length - 1]];
  const departureAirports: (AirportCode | undefined)[] = [first.from.code];
  const arrivalAirports = [last?.to.code];
  if (back) {
    departureAirports.push(back.legs[back.legs.length - 1]?.to.code);
    arrivalAirports.push(back.legs[0].from.code);
  }
  return { departureAirports: known(departureAirports), arrivalAirports: known(arrivalAirports) };
}

/** What the panel's labels say, one after another. */
export function naiveFlightPasses(offer: FlightOffer, filter: FlightFilter): boolean {
  const [outbound, inbound = null] = offer.bounds;
  const { bounds } = offer;
  const legs = bounds.flatMap((bound) => bound.legs);
  const stops = outbound.legs.length - 1;
  if (filter.stops !== null && (filter.stops === 2 ? stops < 2 : stops !== filter.stops)) return false;
  if (filter.returnStops !== null) {
    const returns = (inbound?.legs.length ?? Number.NaN) - 1;
    if (!(filter.returnStops === 2 ? returns >= 2 : returns === filter.returnStops)) return false;
  }
  if (filter.maxFareUsd !== null && offer.farePerTraveller.amountMinor > filter.maxFareUsd * 100) return false;
  if (filter.departure && !hourBetween(outbound.legs[0]?.departsAtLocal, DEPARTURE_HOURS[filter.departure])) return false;
  if (filter.returning && !hourBetween(inbound?.legs.at(-1)?.departsAtLocal, RETURN_HOURS[filter.returning])) return false;
  if (filter.airlines.length > 0 && !legs.some(({ airline }) => filter.airlines.includes(airline))) return false;
  for (const group of ["departureAirports", "arrivalAirports"] as const)
    if (filter[group].length > 0) for (const code of naiveEnds(offer)[group]) if (!filter[group].includes(code)) return false;
  if (filter.alliances.length > 0 && !filter.alliances.some((name) => legs.every(({ airline }) => MEMBERS[name]?.includes(airline))))
    return false;
  if (filter.maxHours !== null) for (const bound of bounds) if (bound.durationMinutes > filter.maxHours * 60) return false;
  for (const { layoverMinutes } of legs) {
    if (layoverMinutes === null) continue;
    if (filter.minLayover !== null && layoverMinutes < filter.minLayover) return false;
    if (filter.maxLayover !== null && layoverMinutes > filter.maxLayover) return false;
  }
  if (filter.via.length > 0 && !legs.some((leg) => leg.layoverMinutes !== null && filter.via.includes(leg.to.code))) return false;
  if (filter.carryOn && offer.bags.carryOn === 0) return false;
  if (filter.checkedBag && offer.bags.checked === 0) return false;
  const { refundFee } = offer.conditions;
  if (filter.refundable && (refundFee === null || refundFee.amountMinor + OURS >= offer.farePerTraveller.amountMinor)) return false;
  if (filter.changeable && offer.conditions.changeFee === null) return false;
  if (filter.noNight && bounds.some(seesThree)) return false;
  // Random legs always go on from where the one before has landed.
  const [out, back] = [outbound.legs, inbound?.legs];
  const returnsElsewhere = back && (back[0]?.from.code !== out.at(-1)?.to.code || back.at(-1)?.to.code !== out[0]?.from.code);
  return !(filter.sameAirports && returnsElsewhere);
}
