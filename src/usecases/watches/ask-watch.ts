import { foldedEmail } from "../../core/booking/index.ts";
import type { FlightSearch } from "../../core/flights/index.ts";
import { err, type Instant, ok } from "../../core/kernel/index.ts";
import { confirmBy, dayAt, hasDeparted, parseWatchEmail, type WatchId, watchText } from "../../core/watches/index.ts";
import { UNKNOWN_SENDER } from "../ports/limiter.ts";
import type { AskPorts } from "./watch-ports.ts";
import type { Watches, WatchRequest } from "./watches.ts";
import { writeLetter } from "./write-letter.ts";

/** Keeps what somebody wants to watch together with the mail by which it is confirmed; what cannot be kept is not counted. */
export function createAskWatch<Fault>(ports: AskPorts<Fault>): Watches<Fault>["askWatch"] {
  return async ({ email: typed, language, currency, search: asked }, address) => {
    const now = ports.clock.now();
    const email = parseWatchEmail(typed);
    if (email === null) return err({ code: "invalid_email" });
    const fault = ports.searchFault(asked, now);
    if (fault) return err(fault);
    const search = namedBySupply(asked, ports);
    if (hasDeparted(search, dayAt(now, ports.flights.zoneOf(search.from.code)))) return err({ code: "too_late" });
    const [sender, addressee] = [address ?? UNKNOWN_SENDER, ports.digest(foldedEmail(email))];
    const counted = await ports.watchLimiter.take(sender);
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    // Whoever hears that an address has had its mails would hear that it is known here.
    const mailed = await ports.confirmationLimiter.take(addressee);
    if (!mailed.ok) return ok(null);
    try {
      await keepWatch(ports, { email, language, currency, search }, now);
    } catch (error) {
      // Nothing is mailed. Counted as if it were, the address would soon have had its share, and whoever asks once more would wait for a mail.
      await ports.watchLimiter.giveBack(sender);
      await ports.confirmationLimiter.giveBack(addressee);
      throw error;
    }
    return ok(null);
  };
}

/** With the fare of now, as the first one that is told. */
async function keepWatch(ports: AskPorts<unknown>, asked: WatchRequest, now: Instant): Promise<void> {
  const { email, search } = asked;
  const fare = (await ports.flights.cheapest(search, null, now))?.farePerTraveller ?? null;
  const id = ports.ids.rowId() as WatchId;
  const watch = { id, createdAt: now, state: "asked", ending: null, ...asked, toldFare: fare } as const;
  const key = ports.digest(watchText(email, search));
  await ports.watches.ask({ watch, key, confirmBy: confirmBy(now) }, writeLetter(ports, "confirm", watch, fare, now));
}

/** What somebody calls a place is not repeated in a mail to somebody else. */
function namedBySupply(search: FlightSearch, { flights }: Pick<AskPorts<never>, "flights">): FlightSearch {
  const [from, to] = [flights.findPlace(search.from.code), flights.findPlace(search.to.code)];
  if (!from || !to) throw new Error("A place with a zone has a name.");
  return { ...search, from, to };
}
