import type { Life, Timeline } from "./timeline.ts";
import type { Weather } from "./weather.ts";

/** When a caller gives up: what it then knows is nothing. */
const TIMEOUT_MS = 10_000;

/** The network between a living server and somebody outside, with all that may happen on it. */
export interface Wire {
  readonly timeline: Timeline;
  readonly weather: Weather;
  readonly life: Life;
  /** Who is at the other end. */
  readonly party: "bank" | "supplier";
}

/** Asks somebody outside. A call that is given up may still be acted upon, much later, and one that was answered may be made twice. */
export function ask<Answer>(wire: Wire, what: string, act: () => Answer): Promise<Answer | { readonly kind: "unknown" }> {
  const { timeline, weather, life, party } = wire;
  const mishap = weather.mishap(party, timeline.nowMs);
  const travelMs = mishap === "late" ? weather.lateArrival() : weather.delay();
  const hear = (answered: () => void) => {
    if (!weather.dozesNow()) return answered();
    life.thawsAtMs = timeline.nowMs + weather.freezeFor();
    timeline.note(`${life.name}  DOZES`);
    timeline.after(0, "", answered, life);
  };
  return new Promise((resolve) => {
    const stopWaiting = timeline.after(TIMEOUT_MS, "", () => resolve({ kind: "unknown" }), life);
    if (mishap === "lost_request") return timeline.note(`${life.name}  ${what}: lost`);
    const arrive = (again: string) => {
      const answer = act();
      timeline.note(`${party}  ${what}: ${JSON.stringify(answer)}${again}`);
      return answer;
    };
    timeline.after(travelMs, "", () => {
      const answer = arrive(mishap === "late" ? " (late)" : "");
      if (mishap === "twice") timeline.after(weather.lateArrival(), "", () => void arrive(" (again)"));
      if (mishap !== "none" && mishap !== "twice") return timeline.note(`${party}  ${what}: its answer is lost`);
      const answered = () => {
        stopWaiting();
        resolve(answer);
      };
      timeline.after(weather.delay(), "", () => hear(answered), life);
    });
  });
}
