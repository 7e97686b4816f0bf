import { type Instant, type Seeded, seeded } from "../../src/core/kernel/index.ts";

/** One run of a server's process: everything that it still meant to do ends with it. */
export interface Life {
  readonly name: string;
  isAlive: boolean;
  /** Until then it stands still, as a machine does that is suspended: nothing is lost, and it does not know. */
  thawsAtMs: number;
}

interface Event {
  at: number;
  readonly order: number;
  readonly life: Life | null;
  readonly what: string;
  readonly run: () => void;
}

const START_MS = Date.parse("2027-03-01T12:00:00Z");

/**
 * The seeded scheduler: one line of simulated time on which everything happens that a server waits for. What is to happen has a moment
 * that chance has chosen, so chance decides what overtakes what. No real time passes.
 */
export class Timeline {
  readonly chance: Seeded;
  /** What happened, a line each; kept only when somebody wants to read it. */
  readonly trace: string[] = [];
  /** Told before a living server takes its next step, which may end it or have it stand still. */
  befalls: (life: Life) => void = () => undefined;
  nowMs = 0;
  steps = 0;
  readonly #isTraced: boolean;
  readonly #waiting: Event[] = [];

  constructor(seed: number, isTraced: boolean) {
    this.chance = seeded(Math.imul(seed, 0x9e3779b1));
    this.#isTraced = isTraced;
  }

  /** The moment by a clock that goes wrong by so much. */
  now(skewMs = 0): Instant {
    return new Date(START_MS + this.nowMs + skewMs).toISOString() as Instant;
  }

  /** How far into the schedule a moment is. */
  msOf(moment: Instant): number {
    return Date.parse(moment) - START_MS;
  }

  /** Lets something happen after a while, unless the life that it belongs to has ended by then. @returns what calls it off. */
  after(delayMs: number, what: string, run: () => void, life: Life | null = null): () => void {
    const event: Event = { at: this.nowMs + delayMs, order: this.chance.below(2 ** 30), life, what, run };
    this.#waiting.push(event);
    return () => this.#drop(event);
  }

  sleep(delayMs: number, what: string, life: Life | null = null): Promise<void> {
    return new Promise((done) => this.after(delayMs, what, done, life));
  }

  note(line: string): void {
    if (this.#isTraced) this.trace.push(`${clockFace(this.nowMs)}  ${line}`);
  }

  /** Lets one thing after the other happen until nothing is waiting any more. @returns false when that never comes. */
  async untilQuiet(mostSteps: number, untilMs: number): Promise<boolean> {
    const last = this.steps + mostSteps;
    for (let event = this.#next(); event !== null; event = this.#next()) {
      if (++this.steps > last || event.at > untilMs) return false;
      this.nowMs = event.at;
      if (event.life !== null && !this.#goesOn(event, event.life)) continue;
      if (event.what !== "") this.note(event.what);
      event.run();
      await settled();
    }
    return true;
  }

  /** Whether a server takes its step; one that stands still takes it as soon as it can. */
  #goesOn(event: Event, life: Life): boolean {
    if (life.isAlive && life.thawsAtMs <= this.nowMs) this.befalls(life);
    if (life.isAlive && life.thawsAtMs > this.nowMs) this.#waiting.push(Object.assign(event, { at: life.thawsAtMs }));
    return life.isAlive && life.thawsAtMs <= this.nowMs;
  }

  #next(): Event | null {
    let first: Event | null = null;
    for (const event of this.#waiting) {
      if (first === null || event.at < first.at || (event.at === first.at && event.order < first.order)) first = event;
    }
    if (first !== null) this.#drop(first);
    return first;
  }

  #drop(event: Event): void {
    const index = this.#waiting.indexOf(event);
    if (index >= 0) this.#waiting.splice(index, 1);
  }
}

/** When every promise that can go on has gone on. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");

function clockFace(ms: number): string {
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(Math.floor(ms % 1000)).padStart(3, "0")}`;
}
