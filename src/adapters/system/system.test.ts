import { afterEach, describe, expect, it, vi } from "vitest";
import { type Instant, isBefore, parseBookingId } from "../../core/kernel/index.ts";
import { clockStartedAt, systemClock } from "./clock.ts";
import { ageOfSeal, sealMoment } from "./form-seal.ts";
import { newToken, sha256, systemIds } from "./ids.ts";
import { createMetrics } from "./metrics.ts";
import { createSigner } from "./signer.ts";
import { within } from "./within.ts";

describe("the clock", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    "2027-03-12T19:30:00Z",
    "2027-03-12T19:30:10Z",
    "2027-03-12T19:30:00.5Z",
    "2027-03-12T19:30:00.05Z",
    "2027-03-12T19:30:00.123Z",
  ])("writes no zeros at the end of a second's fraction: %s", (moment) => {
    vi.useFakeTimers({ now: Date.parse(moment) });
    expect([systemClock.now(), clockStartedAt(moment as Instant).now()]).toEqual([moment, moment]);
  });

  it("gives instants to the millisecond", () => {
    expect(systemClock.now()).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/);
  });

  it("starts at a given instant and never goes back", () => {
    const start = "2027-03-01T12:00:00Z" as Instant;
    const clock = clockStartedAt(start);
    const [first, second] = [clock.now(), clock.now()];
    expect(isBefore(first, start) || isBefore(second, first)).toBe(false);
    expect(first.slice(0, 10)).toBe("2027-03-01");
  });
});

describe("ids", () => {
  it("are booking ids that people can read out, each another one", () => {
    const ids = Array.from({ length: 500 }, () => systemIds.bookingId());
    expect(ids.every((id) => parseBookingId(id) === id)).toBe(true);
    expect(new Set(ids).size).toBe(500);
  });

  it("are tokens that fit into a URL and a header", () => {
    expect(newToken()).toMatch(/^[\w-]{22}$/);
    expect(new Set(Array.from({ length: 1000 }, newToken)).size).toBe(1000);
  });

  it("of texts are SHA-256 (FIPS 180-2, appendix B.1)", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a signature", () => {
  it("is HMAC-SHA256 cut to 16 bytes (RFC 4231, test case 2)", () => {
    const code = createSigner("Jefe").sign(bytes("what do ya want for nothing?"));
    expect(Buffer.from(code).toString("hex")).toBe("5bdcc146bf60754e6a042426089575c7");
  });

  it("is ours or it is not", () => {
    const signer = createSigner("secret");
    const code = signer.sign(bytes("offer"));
    expect(signer.verify(bytes("offer"), code)).toBe(true);
    expect(signer.verify(bytes("offers"), code)).toBe(false);
    expect(createSigner("another").verify(bytes("offer"), code)).toBe(false);
    expect(signer.verify(bytes("offer"), code.subarray(1))).toBe(false);
    expect(signer.verify(bytes("offer"), new Uint8Array())).toBe(false);
    for (let bit = 0; bit < code.length * 8; bit++) {
      const flipped = Uint8Array.from(code, (byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(signer.verify(bytes("offer"), flipped)).toBe(false);
    }
  });
});

describe("the metrics", () => {
  it("count requests, searches and bookings, each server for itself", async () => {
    const [metrics, others] = [createMetrics(), createMetrics()];
    metrics.observeRequest("GET", "/api/v1/flights/offers/:id", 200, 0.004);
    metrics.observeSearch("flight", "found", 0.0012);
    metrics.countBooking("hotel", "confirmed");
    metrics.countBooking("hotel", "confirmed");
    const text = await metrics.text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/flights/offers/:id",status="200"} 1');
    expect(text).toContain('flight_search_duration_seconds_bucket{le="0.0025",outcome="found"} 1');
    expect(text).toContain('bookings_total{kind="hotel",outcome="confirmed"} 2');
    expect(await others.text()).not.toContain('outcome="confirmed"');
  });
});

const mailNumbersOf = (text: string) => text.split("\n").filter((line) => line.startsWith("mails_"));

describe("the metrics of mails", () => {
  const now = "2027-03-01T12:00:00Z" as Instant;
  const parts = { clock: { now: () => now }, within };

  it("are looked at anew each time they are read", async () => {
    const metrics = createMetrics();
    let counts = { waiting: 2, oldestAt: "2027-03-01T10:59:57.500Z" as Instant | null, givenUp: 3 };
    metrics.watchOutbox(async () => counts, parts);
    const before = mailNumbersOf(await metrics.text());
    expect(before).toEqual(["mails_waiting 2", "mails_waiting_oldest_seconds 3602.5", "mails_given_up_total 3"]);
    counts = { waiting: 0, oldestAt: null, givenUp: 4 };
    expect(mailNumbersOf(await metrics.text())).toEqual(["mails_waiting 0", "mails_waiting_oldest_seconds 0", "mails_given_up_total 4"]);
  });

  it("are left out while the database is away, and nothing else with them", async () => {
    const metrics = createMetrics();
    let isAway = false;
    metrics.watchOutbox(async () => {
      if (isAway) throw new Error("away");
      return { waiting: 1, oldestAt: now, givenUp: 0 };
    }, parts);
    expect(mailNumbersOf(await metrics.text())).toHaveLength(3);
    isAway = true;
    metrics.countBooking("hotel", "confirmed");
    const text = await metrics.text();
    expect([mailNumbersOf(text), text.includes("bookings_total{")]).toEqual([[], true]);
  });

  it("are not waited for where the database has fallen silent", async () => {
    const metrics = createMetrics();
    metrics.watchOutbox(() => new Promise<never>(() => undefined), { ...parts, within: async () => "late" });
    expect(mailNumbersOf(await metrics.text())).toEqual([]);
  });
});

describe("the seal of a form", () => {
  const [start, later] = ["2027-03-01T12:00:00.250Z", "2027-03-01T12:00:04Z"] as [Instant, Instant];
  const signer = createSigner("secret");
  const seal = sealMoment(signer, start);

  it("says how many seconds ago it was made", () => {
    expect(ageOfSeal(signer, seal, start)).toBe(0);
    expect(ageOfSeal(signer, seal, later)).toBe(4);
  });

  it("is ours or says nothing", () => {
    const [second = "", code = ""] = seal.split(".");
    const forged = ["", ".", "x", second, `${second}.`, `${Number(second) - 9}.${code}`, `${second}.${code}.x`, `-5.${code}`];
    expect(forged.map((text) => ageOfSeal(signer, text, later))).toEqual(forged.map(() => null));
    expect(ageOfSeal(createSigner("another"), seal, later)).toBeNull();
  });
});
