import type { Seeded } from "../../src/core/kernel/index.ts";

/** What becomes of a call to the outside. */
type Mishap = "none" | "lost_request" | "lost_answer" | "late" | "twice";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A request that a gateway still acts on arrives within this; a booking is given up for dead only after longer. */
const LATEST_ARRIVAL_MS = 15 * MINUTE;
/** How long a server stands still that stands still for long: longer than a booking waits for a card that never came. */
const LONG_FREEZE_MS = { least: 31 * MINUTE, more: 20 * MINUTE } as const;
/** Clocks are kept by NTP and an alarm: two servers are a minute and a half apart at most, which the process's minutes allow for. */
export const MOST_SKEW_MS = 45 * SECOND;
/** How bad each kind of thing is in one schedule: often not at all, sometimes very. */
const LEVELS = [0, 0, 0.02, 0.08, 0.25] as const;

interface Outage {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What goes wrong in a schedule, and how often. Chance decides once for the schedule, and then again at every call. */
export class Weather {
  /** After it everything works. */
  readonly calmAtMs: number;
  isFair = false;
  /** Whether servers look for what others have left when they start, beside the jobs. */
  readonly sweeps: boolean;
  readonly #chance: Seeded;
  readonly #callFaults: number;
  readonly #storeFaults: number;
  readonly #crashes: number;
  readonly #freezes: number;
  readonly #dozes: number;
  readonly #stalls: number;
  readonly #repeats: number;
  readonly #outages: ReadonlyMap<string, Outage>;

  constructor(chance: Seeded) {
    this.#chance = chance;
    this.#dozes = chance.chance(0.15) ? 0.3 : 0;
    this.#callFaults = this.#dozes > 0 ? Math.max(...LEVELS) : this.#level();
    this.#storeFaults = this.#level() / 3;
    this.#crashes = this.#level() / 10;
    this.#freezes = this.#level() / 12;
    this.#stalls = this.#level();
    this.#repeats = this.#level();
    this.sweeps = chance.chance(0.5);
    const isLong = chance.chance(0.12);
    this.calmAtMs = isLong ? 27 * 60 * MINUTE : (20 + chance.below(100)) * MINUTE;
    this.#outages = new Map(["bank", "supplier", "database"].map((name) => [name, this.#outage(isLong && name !== "database")]));
  }

  #level(): number {
    return LEVELS[this.#chance.below(LEVELS.length)] ?? 0;
  }

  #outage(isLong: boolean): Outage {
    if (!this.#chance.chance(isLong ? 0.5 : 0.15)) return { fromMs: 0, untilMs: 0 };
    const { below, chance } = this.#chance;
    const fromMs = below(chance(0.6) ? 3 * MINUTE : 90 * MINUTE);
    return { fromMs, untilMs: fromMs + (isLong ? 26 * 60 * MINUTE : below(chance(0.7) ? 4 * MINUTE : 40 * MINUTE)) };
  }

  /** How long something is on its way, in milliseconds: mostly a moment, at times long enough to be given up. */
  delay(): number {
    const { below, chance } = this.#chance;
    if (this.isFair || !chance(this.#stalls)) return 1 + below(60);
    return chance(0.6) ? below(3 * SECOND) : below(14 * SECOND);
  }

  /** What becomes of a call to the bank or the supplier. */
  mishap(party: string, nowMs: number): Mishap {
    if (this.isFair) return "none";
    const { fromMs, untilMs } = this.#outages.get(party) ?? { fromMs: 0, untilMs: 0 };
    if (nowMs >= fromMs && nowMs < untilMs) return "lost_request";
    if (!this.#chance.chance(this.#callFaults)) return "none";
    return (["lost_request", "lost_answer", "late", "twice"] as const)[this.#chance.below(4)] ?? "none";
  }

  /** What becomes of a transaction: its caller hears nothing of one that fails, nor of one whose answer is lost. */
  commit(nowMs: number): "fine" | "fails" | "unheard" {
    if (this.isFair) return "fine";
    const { fromMs, untilMs } = this.#outages.get("database") ?? { fromMs: 0, untilMs: 0 };
    if (nowMs >= fromMs && nowMs < untilMs) return "fails";
    if (!this.#chance.chance(this.#storeFaults)) return "fine";
    return this.#chance.chance(0.5) ? "fails" : "unheard";
  }

  lateArrival = (): number => 10 * SECOND + this.#chance.below(LATEST_ARRIVAL_MS - 10 * SECOND);
  crashesNow = (): boolean => !this.isFair && this.#chance.chance(this.#crashes);
  freezesNow = (): boolean => !this.isFair && this.#chance.chance(this.#freezes);
  /** Whether a server stands still when it has just been answered, and is about to act upon it: the worst of moments. */
  dozesNow = (): boolean => this.#dozes > 0 && !this.isFair && this.#chance.chance(this.#dozes);
  /** How long a server stands still, in milliseconds: mostly for moments. */
  freezeFor(): number {
    const { below, chance } = this.#chance;
    return chance(0.3) ? LONG_FREEZE_MS.least + below(LONG_FREEZE_MS.more) : SECOND + below(chance(0.3) ? 12 * MINUTE : 40 * SECOND);
  }
  restartAfter = (): number => SECOND + this.#chance.below(this.#chance.chance(0.2) ? 4 * MINUTE : 20 * SECOND);
  /** Whether a job, a click or a piece of news comes twice. */
  repeats = (): boolean => !this.isFair && this.#chance.chance(this.#repeats);
  /** Whether what was answered never reaches the traveller. */
  losesReply = (): boolean => !this.isFair && this.#chance.chance(this.#callFaults / 2);
  /** How wrong a server's clock goes, in milliseconds. */
  skew = (): number => this.#chance.below(2 * MOST_SKEW_MS) - MOST_SKEW_MS;
}
