import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { fakeStorage } from "../../testing/fake-storage.ts";
import { keep, sentKey } from "./draft-storage.ts";
import { findOwnBooking, rememberBooked } from "./own-booking.ts";

const TODAY = "2026-11-23" as LocalDate;
const QUERY = new URLSearchParams("rate=rate-1&org=Seattle");

beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe("a booking of this browser's own", () => {
  it("is led to by its bill", () => {
    rememberBooked("rate-1", "7Q4K2N8P.code", TODAY);
    expect(findOwnBooking("rate-1", QUERY)).toEqual({ kind: "booked", to: "/thankyou?booking=7Q4K2N8P.code" });
    expect(findOwnBooking("rate-2", QUERY)).toBeNull();
  });

  it("can be asked for, once, when its form got no answer", () => {
    keep(sentKey("rate-1"), { idempotencyKey: "key-1" }, TODAY);
    expect(findOwnBooking("rate-1", QUERY)).toEqual({ kind: "unanswered", to: "?rate=rate-1&org=Seattle&sent=key-1" });
    expect(findOwnBooking("rate-1", new URLSearchParams("rate=rate-1&sent=key-1"))).toBeNull();
  });

  it("is none where nothing is kept", () => {
    expect(findOwnBooking("rate-1", QUERY)).toBeNull();
  });
});
