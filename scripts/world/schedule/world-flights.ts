import type { World, WorldAircraft, WorldAirline, WorldFlight } from "../../../src/engine/timetable/world.ts";
import type { PlannedAirport } from "../network/plan.ts";
import { layoutOf } from "./cabin-layouts.ts";
import type { PartnerNumbers } from "./codeshares.ts";
import { type NumberedRotation, numberFor } from "./numbered-rotations.ts";
import type { Rotation, TimedFlight } from "./rotations.ts";

/** A rotation with all numbers under which it is sold. */
export interface SoldRotation extends NumberedRotation {
  readonly codeshares: readonly PartnerNumbers[];
}

/** The flights out and back of all rotations, sorted, and the aircraft layouts that fly them. */
export function worldFlights(
  sold: readonly SoldRotation[],
  airports: readonly PlannedAirport[],
  airlines: readonly WorldAirline[],
): Pick<World, "aircraft" | "flights"> {
  const airportOf = positions(airports);
  const airlineOf = positions(airlines);
  const layouts = new Layouts();
  const toFlight = (item: SoldRotation, flight: TimedFlight): WorldFlight => ({
    from: airportOf(flight.from.code),
    to: airportOf(flight.to.code),
    airline: airlineOf(item.rotation.route.airline.code),
    number: numberFor(flight, item.numbers),
    operatedBy: airlineOf(item.rotation.operator.code),
    aircraft: layouts.indexOf(item.rotation),
    departsAtMinute: flight.departsAtMinute,
    blockMinutes: flight.blockMinutes,
    weekdays: flight.weekdays,
    season: item.rotation.season,
    codeshares: item.codeshares.map(({ airline, numbers }) => ({ airline: airlineOf(airline), number: numberFor(flight, numbers) })),
  });
  const flights = sold.flatMap((item) => [toFlight(item, item.rotation.out), toFlight(item, item.rotation.back)]).sort(inOrder);
  return { aircraft: layouts.list, flights };
}

const inOrder = (a: WorldFlight, b: WorldFlight): number =>
  a.from - b.from || a.to - b.to || a.airline - b.airline || a.departsAtMinute - b.departsAtMinute || a.number - b.number;

/** Gives the position of a code in a list. Throws when it is not there. */
function positions(items: readonly { readonly code: string }[]): (code: string) => number {
  const indices = new Map(items.map(({ code }, index) => [code, index]));
  return (code) => {
    const index = indices.get(code);
    if (index === undefined) throw new Error(`The world lacks ${code}`);
    return index;
  };
}

/** Aircraft types as the airlines that fly them have fitted them, each layout once. */
class Layouts {
  readonly list: WorldAircraft[] = [];
  readonly #indices = new Map<string, number>();

  indexOf({ aircraft, route }: Rotation): number {
    const key = `${aircraft.key} ${route.airline.cabins}`;
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    const layout = layoutOf(aircraft, route.airline.cabins);
    const same = this.list.findIndex((other) => JSON.stringify(other) === JSON.stringify(layout));
    const index = same >= 0 ? same : this.list.push(layout) - 1;
    this.#indices.set(key, index);
    return index;
  }
}
