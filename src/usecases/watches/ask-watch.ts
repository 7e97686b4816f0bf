import { foldedEmail } from "../../core/booking/index.ts";
import type { FlightSearch } from "../../core/flights/index.ts";
import { err, ok } from "../../core/kernel/index.ts";
import { confirmBy, dayAt, hasDeparted, parseWatchEmail, type WatchId, watchText } from "../../core/watches/index.ts";
import { UNKNOWN_SENDER } from "../ports/limiter.ts";
import type { AskPorts } from "./watch-ports.ts";
import type { Watches } from "./watches.ts";
import { writeLetter } from "./write-letter.ts";

/** Keeps what somebody wants to watch together with the mail by which it is confirmed. */
export function createAskWatch<Fault>(ports: AskPorts<Fault>): Watches<Fault>["askWatch"] {
  return async ({ email: typed, language, currency, search: asked }, address) => {
    const now = ports.clock.now();
    const email = parseWatchEmail(typed);
    if (email === null) return err({ code: "invalid_email" });
    const fault = ports.searchFault(asked, now);
    if (fault) return err(fault);
    const search = namedBySupply(asked, ports);
    if (hasDeparted(search, dayAt(now, ports.flights.zoneOf(search.from.code)))) return err({ code: "too_late" });
    const counted = await ports.watchLimiter.take(address ?? UNKNOWN_SENDER);
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    // Whoever hears that an address has had its mails would hear that it is known here.
    const mailed = await ports.confirmationLimiter.take(ports.digest(foldedEmail(email)));
    if (!mailed.ok) return ok(null);
    const fare = (await ports.flights.cheapest(search, null, now))?.farePerTraveller ?? null;
    const id = ports.ids.rowId() as WatchId;
    const watch = { id, createdAt: now, state: "asked", ending: null, email, language, currency, search, toldFare: fare } as const;
    const key = ports.digest(watchText(email, search));
    await ports.watches.ask({ watch, key, confirmBy: confirmBy(now) }, writeLetter(ports, "confirm", watch, fare, now));
    return ok(null);
  };
}

/** What somebody calls a place is not repeated in a mail to somebody else. */
function namedBySupply(search: FlightSearch, { flights }: Pick<AskPorts<never>, "flights">): FlightSearch {
  const [from, to] = [flights.findPlace(search.from.code), flights.findPlace(search.to.code)];
  if (!from || !to) throw new Error("A place with a zone has a name.");
  return { ...search, from, to };
}
