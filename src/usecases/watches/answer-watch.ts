import { err, isBefore, ok } from "../../core/kernel/index.ts";
import { confirmBy, dayAt, hasDeparted, MOST_WATCHES, nextCheck, type Watch, type WatchEnding } from "../../core/watches/index.ts";
import type { WatchPorts } from "./watch-ports.ts";
import type { Watches, WatchView } from "./watches.ts";
import { tokenHash, totalOf } from "./write-letter.ts";

/** Longer than any token of ours. */
const LONGEST_TOKEN = 100;

/** What the links of a mail show and do: whoever has the link is who it was sent to. */
export function createAnswerWatch(ports: WatchPorts): Pick<Watches<never>, "findWatch" | "confirmWatch" | "stopWatch"> {
  const { watches, clock, flights } = ports;
  const find = async (door: "confirm" | "stop", token: string): Promise<Watch | null> =>
    token.length > LONGEST_TOKEN ? null : watches.find(tokenHash(token, ports), door);
  const viewOf = (watch: Watch, ended = endedBy(watch)): WatchView => ({
    state: ended === null ? watch.state : "ended",
    ending: ended,
    search: watch.search,
    toldTotal: totalOf(ports, watch, watch.toldFare),
  });
  /** What time has ended has ended, although nobody may have written it down yet. */
  const endedBy = ({ state, ending, createdAt, search }: Watch): WatchEnding | null => {
    if (ending !== null) return ending;
    if (hasDeparted(search, dayAt(clock.now(), flights.zoneOf(search.from.code)))) return "over";
    return state === "asked" && !isBefore(clock.now(), confirmBy(createdAt)) ? "unconfirmed" : null;
  };
  return {
    findWatch: async (door, token) => {
      const watch = await find(door, token);
      return watch && viewOf(watch);
    },
    confirmWatch: async (token) => {
      const watch = await find("confirm", token);
      if (watch === null) return err({ code: "unknown" });
      if (endedBy(watch) !== null) return ok(viewOf(watch));
      const { departureDate, from } = watch.search;
      const nextAt = nextCheck(clock.now(), departureDate, flights.zoneOf(from.code) ?? "UTC");
      const outcome = await watches.confirm(watch.id, nextAt, MOST_WATCHES);
      if (outcome === "too_many") return err({ code: "too_many_watches" });
      const after = await find("confirm", token);
      return after ? ok(viewOf(after)) : err({ code: "unknown" });
    },
    stopWatch: async (token) => {
      const watch = await find("stop", token);
      if (watch === null) return null;
      await watches.end(watch.id, "stopped", clock.now());
      const after = await find("stop", token);
      return after && viewOf(after);
    },
  };
}
