import { minuteOfDay, SLOT_MINUTES, SLOTS } from "./day-slots.ts";

/**
 * Draws as many departure slots as asked, spread over the day as the weights say: the day is cut into parts of equal weight,
 * one flight in each. In the order of the day, no slot twice. Throws when fewer slots have weight.
 *
 * @param phase where in its part each flight lies, 0 to 1
 */
export function spreadDepartures(weights: Float64Array, count: number, phase: number): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const taken = new Set<number>();
  let [slot, passed] = [0, weights[0] as number];
  for (let flight = 0; flight < count; flight++) {
    const target = ((flight + phase) / count) * total;
    while (passed <= target && slot < SLOTS - 1) passed += weights[++slot] as number;
    taken.add(nearestFree(weights, slot, taken));
  }
  return [...taken].sort((a, b) => a - b);
}

/** The slot itself when it is free and has weight, else the closest one that is. */
function nearestFree(weights: Float64Array, slot: number, taken: ReadonlySet<number>): number {
  for (let distance = 0; distance <= SLOTS / 2; distance++) {
    for (const candidate of [(slot + distance) % SLOTS, (slot - distance + SLOTS) % SLOTS]) {
      if ((weights[candidate] as number) > 0 && !taken.has(candidate)) return candidate;
    }
  }
  throw new Error("No slot of the day is free and allowed");
}

/** What happens between an arrival and the way back. */
export interface Turnaround {
  readonly leastMinutes: number;
  /** Every such span of waiting makes a departure about a third as likely. */
  readonly patienceMinutes: number;
}

/** Who lands after this minute may as well stay the night: the wait until the next morning counts as so many spans of patience. */
const EVENING_FROM = 1140;
const NIGHT_STOP_PATIENCE = 2;

/**
 * Draws the departure of the way back: soon after the turnaround when the hour suits, else later, at night next morning.
 * Gives the minutes from arrival to departure, up to a day and the turnaround.
 *
 * @param arrivesAtMinute local, any count of minutes
 */
export function drawReturn(
  weights: Float64Array,
  arrivesAtMinute: number,
  { leastMinutes, patienceMinutes }: Turnaround,
  chance: number,
): number {
  const first = Math.ceil((minuteOfDay(arrivesAtMinute) + leastMinutes) / SLOT_MINUTES);
  const impatience = (wait: number): number => {
    const spans = (wait * SLOT_MINUTES) / patienceMinutes;
    const isNightStop = minuteOfDay(arrivesAtMinute) >= EVENING_FROM && first + wait >= SLOTS;
    return isNightStop ? Math.min(spans, NIGHT_STOP_PATIENCE) : spans;
  };
  const waits = new Float64Array(SLOTS);
  let total = 0;
  for (let wait = 0; wait < SLOTS; wait++) {
    total += waits[wait] = (weights[(first + wait) % SLOTS] as number) * Math.exp(-impatience(wait));
  }
  let left = chance * total;
  const wait = waits.findIndex((weight) => weight > 0 && (left -= weight) < 0);
  if (wait < 0) throw new Error("No slot of the day is free for the way back");
  return (first + wait) * SLOT_MINUTES - minuteOfDay(arrivesAtMinute);
}

/** The numbers below `count` in an order whose every beginning is spread evenly: their bits reversed. */
export function spreadOrder(count: number): readonly number[] {
  const bits = Math.ceil(Math.log2(Math.max(count, 2)));
  const reversed = (index: number): number =>
    Array.from({ length: bits }, (_, bit) => (index >> bit) & 1).reduce((value, bit) => value * 2 + bit, 0);
  return Array.from({ length: 2 ** bits }, (_, index) => reversed(index)).filter((index) => index < count);
}

/** A departure within its slot: on the five minutes more often than not, never over into a slot that is not allowed. */
export function minuteInSlot(weights: Float64Array, slot: number, chance: number): number {
  const next = weights[(slot + 1) % SLOTS] as number;
  const jitter = chance < 0.6 || next === 0 ? 0 : Math.floor(((chance - 0.6) / 0.4) * SLOT_MINUTES);
  return slot * SLOT_MINUTES + jitter;
}
