import {
  type FlightSearch,
  type FromFare,
  type FromFareQuestion,
  type FromFares,
  type PricedItinerary,
  summarize,
} from "../core/flights/index.ts";
import { addDays, dateInZone, type Instant, isBefore, type LocalDate, secondsAfter } from "../core/kernel/index.ts";
import { createOneAtATime } from "./one-at-a-time.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** Twenty-six weeks from a week ahead on are looked at, a trip of a week in each; the weekday moves on from week to week. */
const FIRST_DAY = 7;
const WEEKS = 26;
const NIGHTS = 7;
const WEEKDAY_STEP = 2;

/** After this a finding is looked for again, while the old one is still shown with its day. */
const FRESH_SECONDS = 60 * 60;
/** After this it is looked for anew before anything is shown. Trips begin a week ahead at the least: none that is shown is past. */
const SHOWN_SECONDS = 24 * 60 * 60;
/** What nobody has asked for yet is looked for again when it is half as old as that. */
const AHEAD_SECONDS = SHOWN_SECONDS / 2;
/** A site has some fifty pages with fares; whoever asks for more routes than that pushes out the oldest. */
const MOST_KEPT = 500;

interface Finding {
  readonly at: Instant;
  readonly fares: FromFares;
}

/**
 * Fares "from" out of our own search, kept for an hour, and shown for a day at most. They are true on the day that they name: the search
 * that a fare leads to finds it again unless its seats were sold since. One question is looked for at a time, so that a crawler does not
 * fill the server with looks: who waits for an answer comes first, and of those who came last.
 */
export function createListFromFares(ports: { flights: FlightSupply; clock: Clock }): UseCases["listFromFares"] {
  const findings = new Map<string, Finding>();
  const looks = createOneAtATime<FromFares>();

  /** What was found before stays until a look has succeeded. */
  const look = async (key: string, question: FromFareQuestion): Promise<FromFares> => {
    const at = ports.clock.now();
    const fares = await lookFor(question, ports.flights, at);
    findings.delete(key);
    findings.set(key, { at, fares });
    if (findings.size > MOST_KEPT) findings.delete(findings.keys().next().value ?? key);
    return fares;
  };
  const isYoungerThan = (seconds: number, { at }: Finding): boolean => isBefore(ports.clock.now(), secondsAfter(at, seconds));

  return async (question, when = "shown") => {
    const key = JSON.stringify(question);
    const lookAt = (place: "front" | "back") => looks.ask(key, () => look(key, question), place);
    const found = findings.get(key);
    if (when === "ahead") return found && isYoungerThan(AHEAD_SECONDS, found) ? found.fares : lookAt("back");
    if (!found || !isYoungerThan(SHOWN_SECONDS, found)) return lookAt("front");
    // A look that fails leaves the old finding, and the next who asks begins another.
    if (!isYoungerThan(FRESH_SECONDS, found)) lookAt("back").catch(() => undefined);
    return found.fares;
  };
}

async function lookFor({ routes, airline, cabin }: FromFareQuestion, flights: FlightSupply, now: Instant): Promise<FromFares> {
  const today = dateInZone(now, "UTC");
  const fares: FromFare[] = [];
  for (const { from, to } of routes) {
    for (const departureDate of sampleDays(today)) {
      const search: FlightSearch = {
        from,
        to,
        departureDate,
        returnDate: addDays(departureDate, NIGHTS),
        party: { adults: 1, children: 0, infants: 0 },
        cabin,
      };
      const cheapest = await flights.cheapest(search, airline, now);
      if (cheapest) fares.push({ from, to, departureDate, returnDate: addDays(departureDate, NIGHTS), ...outlineOf(cheapest) });
      await othersFirst();
    }
  }
  return summarize(fares, today);
}

const outlineOf = ({ outbound, inbound, farePerTraveller }: PricedItinerary) => ({
  stops: Math.max(outbound.legs.length, inbound?.legs.length ?? 0) - 1,
  farePerTraveller,
});

/** One day of each week to come; after seven weeks every weekday has had its turn. */
const sampleDays = (today: LocalDate): readonly LocalDate[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(today, FIRST_DAY + week * 7 + ((week * WEEKDAY_STEP) % 7)));

/** A search takes a millisecond or so; hundreds in one go would hold up whoever asks for something meanwhile. */
const othersFirst = (): Promise<void> => new Promise((go) => setImmediate(go));
