import { describe, expect, it } from "vitest";
import { err, money, ok, secondsAfter } from "../core/kernel/index.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { BOOKING, setUp } from "./testing/fake-desk.ts";

describe("an export", () => {
  const parts: Partial<Desk> = {
    exportBookings: async () => ok([{ booking: { ...BOOKING, contact: { email: "=x@y.example", mobile: "+1 212" } }, refunds: [] }]),
  };

  it("writes amounts as decimals with their currency, and no formula", async () => {
    const { run, files } = setUp(parts);
    expect((await run("export", "bookings", "--out", "b.csv")).out).toBe("1 booking in b.csv.\n");
    const [headings, row] = (files["b.csv"] ?? "").split("\r\n").map((line) => line.split(","));
    const cell = (name: string) => row?.[headings?.findIndex((heading) => heading.includes(`"${name}"`)) ?? -1];
    expect([cell("currency"), cell("total"), cell("made_at")]).toEqual(['"USD"', '"515.00"', '"2027-03-01T12:00:00Z"']);
    expect([cell("email"), cell("phone")]).toEqual(['"\'=x@y.example"', '"\'+1 212"']);
    expect(files["b.csv"]).not.toContain("4242");
  });

  it("tells what was taken and what came back, each amount once", async () => {
    const cancellation = { lines: [], refund: money(100_00), at: BOOKING.createdAt, refundDue: null };
    const gone = { ...BOOKING, state: "refunded", progress: { ...BOOKING.progress, cancellation } } as const;
    const refund = { bookingId: BOOKING.id, begunAt: BOOKING.createdAt, outcome: "refunded" } as const;
    const refunds = [
      { ...refund, key: "before", amount: money(10_00), way: "card", standsIn: false },
      { ...refund, key: "instead", amount: money(100_00), way: "otherwise", standsIn: true },
    ] as const;
    const rows = [
      { booking: gone, refunds },
      { booking: { ...BOOKING, state: "failed" } as const, refunds: [] },
      { booking: { ...BOOKING, state: "needs_person" } as const, refunds: [] },
    ];
    const { run, files } = setUp({ exportBookings: async () => ok(rows) });
    await run("export", "bookings", "--out", "b.csv");
    const [headings, ...lines] = (files["b.csv"] ?? "").trim().split("\r\n");
    const names = headings?.split(",") ?? [];
    const cells = ["travelers", "paid_now", "cancellation_refund", "desk_refunds"].map((name) =>
      names.findIndex((heading) => heading.includes(name)),
    );
    expect(lines.map((line) => cells.map((at) => line.split(",")[at]))).toEqual([
      ['"1"', '"515.00"', '"100.00"', '"10.00"'],
      ['"1"', '"0.00"', '"0.00"', '"0.00"'],
      ['"1"', "", '"0.00"', '"0.00"'],
    ]);
  });

  it("of payments has each amount with its own moment, what went out with a minus, our fee, what is kept by whom, and nobody's name", async () => {
    const [paidAt, backAt] = [secondsAfter(NOW, 5), secondsAfter(NOW, 86_400)];
    const none = { serviceFee: null, kept: null };
    const kept = { byUs: money(95_00), bySupplier: money(150_00) };
    const rows = [
      {
        booking: BOOKING,
        movement: { ...none, at: paidAt, kind: "payment", way: "card", amount: money(515_00), serviceFee: money(15_00) },
      },
      { booking: BOOKING, movement: { ...none, at: backAt, kind: "desk_refund", way: "otherwise", amount: money(-20_50) } },
      { booking: BOOKING, movement: { ...none, at: backAt, kind: "cancellation_refund", way: "card", amount: money(-249_50), kept } },
      {
        booking: BOOKING,
        movement: { ...none, at: backAt, kind: "desk_refund", way: "card", amount: money(-5_00), serviceFee: money(-15_00) },
      },
    ] as const;
    const asked: unknown[] = [];
    const { run, files, asked: questions } = setUp({ exportPayments: async (period) => (asked.push(period), ok(rows)) });
    const days = ["--from", "2027-03-01", "--to", "2027-03-31"];
    expect((await run("export", "payments", ...days, "--out", "p.csv")).out).toBe("4 payments in p.csv.\n");
    expect(questions).toEqual(["Write payments and refunds (without names) to p.csv?"]);
    expect(asked).toEqual([{ since: "2027-03-01T00:00:00Z", until: "2027-04-01T00:00:00Z" }]);
    expect((files["p.csv"] ?? "").replace("\ufeff", "").trim().split("\r\n")).toEqual([
      '"at","booking","kind","way","currency","amount","service_fee","kept_by_us","kept_by_supplier"',
      '"2027-03-01T12:00:05Z","00000001","payment","card","USD","515.00","15.00",,',
      '"2027-03-02T12:00:00Z","00000001","desk_refund","otherwise","USD","-20.50",,,',
      '"2027-03-02T12:00:00Z","00000001","cancellation_refund","card","USD","-249.50",,"95.00","150.00"',
      '"2027-03-02T12:00:00Z","00000001","desk_refund","card","USD","-5.00","-15.00",,',
    ]);
  });

  it("is of one contact where an address is named", async () => {
    const asked: unknown[] = [];
    const exportBookings: Desk["exportBookings"] = async (period) => (asked.push(period), ok([]));
    const exportEnquiries: Desk["exportEnquiries"] = async (period) => (asked.push(period), ok([]));
    const { run } = setUp({ exportBookings, exportEnquiries });
    await run("export", "bookings", "--email", "ada@example.com", "--out", "b.csv");
    await run("export", "enquiries", "--email", "ada@example.com", "--out", "e.csv");
    const theirs = { since: null, until: null, email: "ada@example.com" };
    expect(asked).toEqual([theirs, theirs]);
  });

  it("of more rows than a file holds writes none, and asks for fewer days", async () => {
    const { run, files } = setUp({ exportBookings: async () => err("too_many") });
    const error = "There are more than 100000 bookings: name fewer days with --from and --to.\n";
    expect(await run("export", "bookings", "--out", "b.csv")).toMatchObject({ exitCode: 1, error });
    expect(files).toEqual({});
  });

  it("never writes over a file", async () => {
    const { run } = setUp(parts);
    await run("export", "bookings", "--out", "b.csv");
    expect(await run("export", "bookings", "--out", "b.csv")).toMatchObject({ exitCode: 1, error: "b.csv exists; name a new file.\n" });
  });
});
