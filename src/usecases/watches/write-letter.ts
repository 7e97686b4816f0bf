import type { Instant, Money } from "../../core/kernel/index.ts";
import { quoteFlight } from "../../core/pricing/index.ts";
import type { Watch } from "../../core/watches/index.ts";
import type { WatchLetter } from "../ports/watch-store.ts";
import type { WatchPorts } from "./watch-ports.ts";

/** A mail about a watch with fresh links. Totals before and now are told by the same exchange rates. */
export function writeLetter(
  ports: WatchPorts,
  kind: "confirm" | "drop",
  watch: Watch & { readonly email: string },
  fare: Money | null,
  now: Instant,
): WatchLetter {
  const stopToken = ports.newToken();
  const confirmToken = kind === "confirm" ? ports.newToken() : null;
  const news = { kind, total: totalOf(ports, watch, fare), before: totalOf(ports, watch, watch.toldFare), confirmToken, stopToken };
  const hashOf = (token: string) => tokenHash(token, ports);
  return {
    mail: ports.writeWatchMail(watch, news, now),
    tokens: [
      { hash: hashOf(stopToken), opens: "stop" },
      ...(confirmToken === null ? [] : [{ hash: hashOf(confirmToken), opens: "confirm" } as const]),
    ],
  };
}

/** By what a link is known. */
export const tokenHash = (token: string, { digest }: Pick<WatchPorts, "digest">): string => digest(`watch/${token}`);

/** The whole party's total in the watch's currency, as the results page shows it. */
export const totalOf = (
  { rates }: Pick<WatchPorts, "rates">,
  { search, currency }: Pick<Watch, "search" | "currency">,
  fare: Money | null,
) => fare && quoteFlight(fare, search.party, currency, rates.current()).total;
