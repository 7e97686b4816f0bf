import { describe, expect, it } from "vitest";
import type { Instant } from "../kernel/index.ts";
import { bookingDays, daysAt } from "./booking-rules.ts";

/** The first of December in Auckland; the evening before in New York, and in the last zone of all. */
const MOMENT = "2026-12-01T02:00:00Z" as Instant;

describe("the days that a booking is judged by", () => {
  it("are the one where it happens, and for the card the one where it is still earliest", () => {
    expect(bookingDays(daysAt(MOMENT), "Pacific/Auckland")).toEqual({ today: "2026-12-01", cardDay: "2026-11-30" });
  });

  it("begin with the agency's where nothing else is said", () => {
    expect(bookingDays(daysAt("2026-12-01T11:00:00Z" as Instant))).toEqual({ today: "2026-12-01", cardDay: "2026-11-30" });
  });
});
