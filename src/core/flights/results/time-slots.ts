import type { LocalDateTime } from "../../kernel/index.ts";

/** Hours of the local day from `fromHour` up to, but not including, `toHour`. */
interface TimeSlot<Name extends string> {
  readonly name: Name;
  readonly fromHour: number;
  readonly toHour: number;
}

export type DepartureSlotName = "morning" | "afternoon" | "evening";
export type ReturnSlotName = "night" | "early-morning" | "afternoon" | "evening";

/** A filter does what its label says: Morning is 12:00am-11:59am. */
export const DEPARTURE_SLOTS: readonly TimeSlot<DepartureSlotName>[] = [
  { name: "morning", fromHour: 0, toHour: 12 },
  { name: "afternoon", fromHour: 12, toHour: 18 },
  { name: "evening", fromHour: 18, toHour: 24 },
];

/** The three of the specification, and a night that makes every flight reachable. */
export const RETURN_SLOTS: readonly TimeSlot<ReturnSlotName>[] = [
  { name: "night", fromHour: 0, toHour: 6 },
  { name: "early-morning", fromHour: 6, toHour: 12 },
  { name: "afternoon", fromHour: 12, toHour: 18 },
  { name: "evening", fromHour: 18, toHour: 24 },
];

/** The slot that a wall time falls into, null only when `slots` leave a gap there. */
export function slotAt<Name extends string>(slots: readonly TimeSlot<Name>[], time: LocalDateTime): Name | null {
  const hour = Number(time.slice(11, 13));
  return slots.find((slot) => hour >= slot.fromHour && hour < slot.toHour)?.name ?? null;
}
