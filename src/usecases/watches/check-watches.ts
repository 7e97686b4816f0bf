import { type Instant, type Money, secondsAfter } from "../../core/kernel/index.ts";
import { dayAt, hasDeparted, isDropOf, nextCheck } from "../../core/watches/index.ts";
import type { DueWatch, WatchCheck } from "../ports/watch-store.ts";
import type { CheckPorts } from "./watch-ports.ts";
import { writeLetter } from "./write-letter.ts";

/** Longer than any look at a price takes: afterwards another node may look. */
const LOOK_SECONDS = 120;
/** What one sweep looks at: the next one goes on. */
const SWEEP_LIMIT = 500;

/**
 * Looks at each watch that is due: asks for its cheapest total of now and mails a real drop, or ends it when its day has come or its
 * confirmation has not. To be run every minute or so, by any number of nodes at once: a watch is due once a day, and who takes it has it
 * alone. What a look came to, the moment of the next one and the mail are written together; who dies before has written nothing, and the
 * watch is due again after two minutes.
 * @returns how many were looked at.
 */
export function createCheckWatches(ports: CheckPorts): () => Promise<number> {
  return async () => {
    let looked = 0;
    while (looked < SWEEP_LIMIT && !ports.isStopped()) {
      const now = ports.clock.now();
      const due = await ports.watches.takeDue(now, secondsAfter(now, LOOK_SECONDS));
      if (due === null) break;
      looked += 1;
      await look(ports, due, now);
    }
    return looked;
  };
}

async function look(ports: CheckPorts, due: DueWatch, now: Instant): Promise<void> {
  const { id, state, search } = due.watch;
  const zone = ports.flights.zoneOf(search.from.code);
  const isOver = hasDeparted(search, dayAt(now, zone));
  if (isOver || state === "asked") {
    await ports.watches.end(id, isOver ? "over" : "unconfirmed", now);
    return;
  }
  // A place that the timetable has lost is one that nothing flies from.
  const found = zone === null || ports.flights.zoneOf(search.to.code) === null ? null : await ports.flights.cheapest(search, null, now);
  const check = checkOf(ports, due, found?.farePerTraveller ?? null, nextCheck(now, search.departureDate, zone ?? "UTC"), now);
  const isSettled = await ports.watches.settle(due, check);
  if (isSettled && check.letter !== null) ports.log.info("A watched price has fallen.", { watchId: id, mailId: check.letter.mail.id });
}

/** The first fare of a search that had none is remembered and no news: nothing was told before that it could be lower than. */
function checkOf(ports: CheckPorts, { watch }: DueWatch, fare: Money | null, nextAt: Instant, now: Instant): WatchCheck {
  const { toldFare, search } = watch;
  if (fare === null) return { toldFare, nextAt, letter: null };
  if (toldFare === null) return { toldFare: fare, nextAt, letter: null };
  if (!isDropOf(toldFare, fare, search.party)) return { toldFare, nextAt, letter: null };
  return { toldFare: fare, nextAt, letter: writeLetter(ports, "drop", watch, fare, now) };
}
