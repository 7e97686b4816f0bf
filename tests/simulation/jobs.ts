import type { BookingId } from "../../src/core/kernel/index.ts";
import type { SimulatedServer } from "./server.ts";
import type { Timeline } from "./timeline.ts";
import type { Weather } from "./weather.ts";

const POLL_MS = 2000;
const FIRST_PAUSE_SECONDS = 3;
const LONGEST_PAUSE_SECONDS = 600;
const ABANDONED_MS = 120_000;

interface Attempt {
  isOver: boolean;
}

/** The queue of jobs: any living server takes what is due; what fails or is left lying comes again, later and later, for ever. */
export class Jobs {
  readonly #timeline: Timeline;
  readonly #weather: Weather;
  readonly #servers: readonly SimulatedServer[];

  constructor(timeline: Timeline, weather: Weather, servers: readonly SimulatedServer[]) {
    this.#timeline = timeline;
    this.#weather = weather;
    this.#servers = servers;
  }

  wake(id: BookingId, afterSeconds: number): void {
    this.#comeAfter(id, afterSeconds * 1000, 0);
  }

  #comeAfter(id: BookingId, delayMs: number, tries: number): void {
    this.#timeline.after(delayMs + this.#timeline.chance.below(POLL_MS), "", () => this.#begin(id, tries));
    if (this.#weather.repeats())
      this.#timeline.after(delayMs + this.#timeline.chance.below(POLL_MS), "", () => this.#run(id, () => undefined));
  }

  #begin(id: BookingId, tries: number): void {
    const attempt: Attempt = { isOver: false };
    const end = (isDone: boolean) => {
      if (attempt.isOver) return;
      attempt.isOver = true;
      giveUp();
      if (!isDone) this.#comeAfter(id, pauseMs(tries), tries + 1);
    };
    const giveUp = this.#timeline.after(ABANDONED_MS, "", () => end(false));
    if (this.#run(id, end)) return;
    giveUp();
    this.#comeAfter(id, POLL_MS, tries);
  }

  /** @returns whether a server was there to take it. */
  #run(id: BookingId, end: (isDone: boolean) => void): boolean {
    const living = this.#servers.filter(({ isUp }) => isUp);
    const server = living[this.#timeline.chance.below(living.length)];
    if (!server) return false;
    this.#timeline.note(`${server.name}  job ${id}`);
    server.carryOn(id).then(end, () => end(false));
    return true;
  }
}

const pauseMs = (tries: number): number => Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** tries) * 1000;
