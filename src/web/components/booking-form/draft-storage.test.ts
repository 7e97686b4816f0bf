import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookingId, LocalDate } from "../../../core/kernel/index.ts";
import { fakeStorage } from "../../testing/fake-storage.ts";
import { bookedKey, draftKey, enquiryKey, forget, forgetOld, forgetPeople, keep, namesKey, readKept, sentKey } from "./draft-storage.ts";

const MONDAY = "2026-11-23" as LocalDate;
const family = draftKey({ adults: 2, children: 1, infants: 1 });
const sent = sentKey("offer-1");
const owed = namesKey("7K3M9QXZ" as BookingId);

beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe("what is kept of a booking form", () => {
  it("is found by the shape of the party, whatever the flight", () => {
    keep(family, { firstName: "Maya" }, MONDAY);
    expect(readKept(draftKey({ adults: 2, children: 1, infants: 1 }))).toEqual({ firstName: "Maya" });
    expect(readKept(draftKey({ adults: 2, children: 1, infants: 0 }))).toBeNull();
    expect(readKept(draftKey({ adults: 2, children: 0, infants: 1 }))).toBeNull();
  });

  it("lives until the next day is over: for two days at most", () => {
    keep(family, { firstName: "Maya" }, MONDAY);
    keep(sent, { idempotencyKey: "key-1" }, MONDAY);
    keep(bookedKey("offer-1"), { seal: "7Q4K2N8P.code" }, MONDAY);
    keep(enquiryKey("message"), { fullName: "Maya" }, MONDAY);
    keep(owed, { "travellers.0.firstName": "Otto" }, MONDAY);
    const all = () => [family, sent, bookedKey("offer-1"), enquiryKey("message"), owed].map(readKept);
    forgetOld("2026-11-24" as LocalDate);
    expect(all()).not.toContain(null);
    forgetOld("2026-11-25" as LocalDate);
    expect(all()).toEqual([null, null, null, null, null]);
  });

  it("is gone after a booking, but for the key of another one that has no answer yet", () => {
    const other = sentKey("offer-2");
    for (const key of [family, draftKey({ adults: 1, children: 0, infants: 0 })]) keep(key, { firstName: "Maya" }, MONDAY);
    for (const key of [sent, other]) keep(key, { idempotencyKey: key }, MONDAY);
    forgetPeople();
    forget(sent);
    expect(Object.keys(localStorage)).toEqual([other]);
  });

  it("stays after a booking where it is the names that another one is still owed", () => {
    keep(owed, { "travellers.0.firstName": "Otto" }, MONDAY);
    forgetPeople();
    expect(readKept(owed)).toEqual({ "travellers.0.firstName": "Otto" });
    expect(readKept(namesKey("ZZZZZZZZ" as BookingId))).toBeNull();
  });

  it("is none where the text is somebody else's, and leaves other keys alone", () => {
    localStorage.setItem(family, "{not ours");
    localStorage.setItem("theme", "dark");
    expect(readKept(family)).toBeNull();
    forgetOld(MONDAY);
    forgetPeople();
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });

  it("is none where storage is refused", () => {
    vi.stubGlobal("localStorage", undefined);
    keep(family, { firstName: "Maya" }, MONDAY);
    expect(readKept(family)).toBeNull();
  });
});
