import { describe, expect, it } from "vitest";
import type { BookingFailure, BookingRequest, FlightBookingRequest } from "../core/booking/index.ts";
import { err, ok, type Result } from "../core/kernel/index.ts";
import { limitBooking } from "./limited-booking.ts";
import type { CheckedLimiter } from "./ports/limiter.ts";
import { keyed, REQUEST } from "./testing/sample-trip.ts";
import { setUpBooking } from "./testing/set-up-booking.ts";

/** Lets so many through for each key, and never forgets. */
function limiterOf(count: number): CheckedLimiter {
  const taken = new Map<string, number>();
  const check = async (key: string) => ((taken.get(key) ?? 0) < count ? ok(null) : err({ retryAfterSeconds: 60 }));
  return {
    check,
    take: (key) => {
      const answer = check(key);
      taken.set(key, Math.min(count, (taken.get(key) ?? 0) + 1));
      return answer;
    },
    giveBack: async (key) => void taken.set(key, Math.max(0, (taken.get(key) ?? 0) - 1)),
  };
}

const DECLINED = err({ code: "payment_declined", reason: "declined" } as const);
const BILL = await setUpBooking().book(REQUEST);
if (!BILL.ok) throw new Error("The sample trip cannot be booked.");

/** Three bookings, ten repeats, two declined cards an address, four an e-mail address; `answer` stands for the bank's. */
function setUp(answer: () => Result<never, BookingFailure> | typeof BILL = () => BILL) {
  const asked: BookingRequest[] = [];
  const limiters = {
    sameBooking: limiterOf(1),
    booking: limiterOf(3),
    repeat: limiterOf(10),
    declinedFrom: limiterOf(2),
    declinedFor: limiterOf(4),
  };
  const book = limitBooking(
    async (request) => {
      asked.push(request);
      return answer();
    },
    limiters,
    (text) => `digest of ${text}`,
  );
  const codesOf = async (requests: readonly FlightBookingRequest[], address: string | null = "203.0.113.7") => {
    const codes: string[] = [];
    for (const request of requests) {
      const booked = await book(request, address);
      codes.push(booked.ok ? "booked" : booked.error.code);
    }
    return codes;
  };
  return { book, asked, codesOf };
}

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, number) => keyed(`key ${from + number}`));
const mailed = (email: string, key: string) => ({ ...keyed(key), contact: { ...REQUEST.contact, email } });

describe("an address", () => {
  it("makes so many bookings, is told when to come again, and takes none from others", async () => {
    const { book, codesOf, asked } = setUp();
    expect(await codesOf(numbered(5))).toEqual(["booked", "booked", "booked", "too_many", "too_many"]);
    expect(asked).toHaveLength(3);
    expect(await book(keyed("one more"), "203.0.113.7")).toEqual(err({ code: "too_many", retryAfterSeconds: 60 }));
    expect(await codesOf(numbered(1, 9), "203.0.113.8")).toEqual(["booked"]);
  });

  it("may ask for the same booking often, for it is one", async () => {
    const { book } = setUp();
    const all = await Promise.all(Array.from({ length: 11 }, () => book(REQUEST, "203.0.113.7")));
    expect(all.filter((booked) => booked.ok)).toHaveLength(11);
    expect(await book(REQUEST, "203.0.113.7")).toMatchObject({ error: { code: "too_many" } });
  });

  it("gets round its limit neither by asking again nor by one key for many bookings", async () => {
    const { codesOf } = setUp();
    await codesOf(numbered(3));
    expect(await codesOf([keyed("new"), keyed("new")])).toEqual(["too_many", "too_many"]);
    const others = ["a", "b"].map((city) => ({ ...keyed("key 0"), billing: { ...REQUEST.billing, city } }));
    expect(await codesOf(others)).toEqual(["too_many", "too_many"]);
  });

  it("that is not known counts with all others that are not", async () => {
    const { codesOf } = setUp();
    expect(await codesOf(numbered(4), null)).toEqual(["booked", "booked", "booked", "too_many"]);
  });
});

describe("declined cards", () => {
  it("end the tries of their address, also with a card that would do", async () => {
    let answer: typeof DECLINED | typeof BILL = DECLINED;
    const { codesOf, asked } = setUp(() => answer);
    expect(await codesOf([REQUEST, REQUEST, REQUEST])).toEqual(["payment_declined", "payment_declined", "too_many"]);
    answer = BILL;
    expect(await codesOf([mailed("other@mail.example", "k")])).toEqual(["too_many"]);
    expect(asked).toHaveLength(2);
    expect(await codesOf([REQUEST], "203.0.113.8")).toEqual(["booked"]);
  });

  it("end the tries of their e-mail address, from wherever and however it is typed", async () => {
    const { codesOf } = setUp(() => DECLINED);
    for (const [number, email] of ["ada@mail.example", "ADA@mail.example", " ada@mail.example", "ada@MAIL.example"].entries()) {
      expect(await codesOf([mailed(email, `k ${number}`)], `203.0.113.${number}`)).toEqual(["payment_declined"]);
    }
    expect(await codesOf([mailed("ada@mail.example", "k")], "203.0.113.9")).toEqual(["too_many"]);
    expect(await codesOf([mailed("bob@mail.example", "k")], "203.0.113.9")).toEqual(["payment_declined"]);
  });

  it("are counted, and nothing else is: not what was booked, not what was sold out", async () => {
    for (const answer of [BILL, err({ code: "sold_out" } as const)]) {
      const { codesOf } = setUp(() => answer);
      expect(await codesOf(Array.from({ length: 8 }, () => REQUEST))).not.toContain("too_many");
    }
  });
});
