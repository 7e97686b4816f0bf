import type { FareDay } from "../core/flights/index.ts";
import { addDays, dateInZone, daysBetween, err, ok, othersFirst } from "../core/kernel/index.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import { placesFault, partyFault } from "./search-flights.ts";
import type { UseCases } from "./use-cases.ts";

/** Asks the supply for the days that are still to come; of those that are past there is nothing to ask. */
export function createListFareDays(ports: { flights: FlightSupply; clock: Clock }): UseCases["listFareDays"] {
  return async (question) => {
    const now = ports.clock.now();
    const fault = placesFault(question, ports.flights) ?? partyFault(question.party);
    if (fault) return err(fault);
    const today = dateInZone(now, ports.flights.zoneOf(question.from.code) ?? "UTC");
    const { firstDay, days } = question;
    // A year takes as long as many searches: nobody who asks for several holds up who searches.
    await othersFirst();
    const past = Math.min(days, Math.max(0, daysBetween(firstDay, today)));
    const fares =
      past === days ? [] : await ports.flights.fareDays({ ...question, firstDay: addDays(firstDay, past), days: days - past }, now);
    return ok(Array.from({ length: days }, (_, day): FareDay => ({ date: addDays(firstDay, day), fare: fares[day - past] ?? null })));
  };
}
