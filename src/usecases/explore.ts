import type { ExploredPlace, ExploreQuestion } from "../core/flights/index.ts";
import { addDays, dateInZone, daysBetween, err, type Instant, isBefore, type LocalDate, ok, secondsAfter } from "../core/kernel/index.ts";
import { LRUCache } from "lru-cache";
import { createOneAtATime } from "./one-at-a-time.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import { daysFault, partyFault } from "./search-flights.ts";
import type { SearchFailure, UseCases } from "./use-cases.ts";

/** What was found is shown again for so long: a map is looked at, and each place leads to a search, which says the price of the moment. */
const SHOWN_SECONDS = 10 * 60;
/** The same of a day's map once seats were sold: soon enough to be true, and seldom enough for a busy hour. A span of days takes too long to be looked at so often. */
const SHOWN_AFTER_SALES_SECONDS = 5;
/** Places of all findings together: some forty whole worlds, of nearly a megabyte each. */
const MOST_PLACES = 120_000;
/** Looks that may wait for the one under way: one of a year takes some nine seconds of a server, and no connection stays open for a minute in silence. */
const MOST_WAITING = 3;

interface Finding {
  readonly at: Instant;
  /** The supply's `salesNoted` of before. */
  readonly sales: number;
  readonly places: readonly ExploredPlace[];
}

/**
 * Explores one question of a day at a time, in the order in which they came: a whole world of fares takes tenths of a second. Those of a span of
 * days, which take seconds, have a line of their own and pause for the others: nobody who asks for a day waits behind a year.
 */
export function createExplore(ports: { flights: FlightSupply; clock: Clock }): UseCases["explore"] {
  const findings = new LRUCache<string, Finding>({ maxSize: MOST_PLACES, sizeCalculation: ({ places }) => places.length + 1 });
  const lines = { day: createOneAtATime<readonly ExploredPlace[]>(), span: createOneAtATime<readonly ExploredPlace[]>() };
  const shownSeconds = ({ sales }: Finding, { when }: ExploreQuestion): number =>
    when.kind === "day" && sales !== ports.flights.salesNoted() ? SHOWN_AFTER_SALES_SECONDS : SHOWN_SECONDS;
  const isYoungerThan = (seconds: number, { at }: Finding, now: Instant): boolean => isBefore(now, secondsAfter(at, seconds));

  return async (asked) => {
    const now = ports.clock.now();
    const zone = ports.flights.zoneOf(asked.from.code);
    if (zone === null) return err({ code: "unknown_place", field: "source" });
    const today = dateInZone(now, zone);
    const question = fromToday(asked, today);
    const fault = faultOf(question, today);
    if (fault) return err(fault);
    const key = JSON.stringify(question);
    const known = findings.get(key);
    if (known && isYoungerThan(shownSeconds(known, question), known, now)) return ok(known.places);
    const look = async (): Promise<readonly ExploredPlace[]> => {
      const sales = ports.flights.salesNoted();
      const places = await ports.flights.explore(question, now);
      findings.set(key, { at: now, sales, places });
      return places;
    };
    const looks = lines[question.when.kind];
    if (looks.isFull(key, MOST_WAITING))
      return known && isYoungerThan(SHOWN_SECONDS, known, now) ? ok(known.places) : err({ code: "too_busy" });
    return ok(await looks.ask(key, look, "back"));
  };
}

/** Leaves out the days of a span that are past. */
function fromToday(question: ExploreQuestion, today: LocalDate): ExploreQuestion {
  const { when } = question;
  if (when.kind === "day" || when.firstDay >= today) return question;
  const past = daysBetween(when.firstDay, today);
  return { ...question, when: { ...when, firstDay: today, days: Math.max(0, when.days - past) } };
}

function faultOf({ when, party }: ExploreQuestion, today: LocalDate): SearchFailure | null {
  if (when.kind === "day") return daysFault(when, today) ?? partyFault(party);
  if (when.days < 1) return { code: "past_date", field: "date" };
  const returnDate = when.nights === null ? null : addDays(when.firstDay, when.nights);
  return daysFault({ departureDate: when.firstDay, returnDate }, today) ?? partyFault(party);
}
