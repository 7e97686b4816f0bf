import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "../../src/adapters/db/embedded/open-embedded.ts";
import { SANDBOX_CARDS } from "../../src/adapters/payments/sandbox/sandbox-cards.ts";
import type { Seeded } from "../../src/core/kernel/seeded.ts";
import { type Ask, auditBooks, auditTold, type Told } from "../proofs/shared/audit.ts";
import { listOffers, type Offers } from "../proofs/shared/offers.ts";
import { askFor, giveBack, newWish, type Wish } from "../proofs/shared/wishes.ts";
import { dataFolder } from "../support/data-folder.ts";
import { findRate, STAY } from "../support/hotels.ts";
import { startServer } from "../support/server.ts";

/** Chance that gives what it is told to, and 0 after that. */
const drawn = (...numbers: number[]): Seeded => ({ below: () => numbers.shift() ?? 0, chance: () => false });

const folder = await dataFolder("audit");
let books: Awaited<ReturnType<typeof openEmbedded>>;
let wishes: Readonly<Record<"flown" | "stayed" | "refunded" | "cancelled" | "declined", Wish>>;

/** One booking of each end, made at a real server. */
beforeAll(async () => {
  const server = await startServer({ DATA_DIR: folder });
  const { hotelId, rate } = await findRate(STAY, (other) => other.payAt === "now" && other.cancellation.freeUntil !== null, server.url);
  const offers: Offers = { ...(await listOffers(server.url)), paidNow: [{ hotelId, ...rate }] };
  const wish = (name: string, chance: Seeded, card: string = SANDBOX_CARDS.approved): Wish => newWish(name, offers, chance, [card]);
  wishes = {
    flown: wish("flown", drawn(0, 1)),
    stayed: wish("stayed", drawn(0, 0, 1)),
    refunded: wish("refunded", drawn(0, 0, 0)),
    cancelled: wish("cancelled", drawn(0, 1)),
    declined: wish("declined", drawn(0, 1), SANDBOX_CARDS.declined),
  };
  for (const made of Object.values(wishes)) await askFor(made, server.url);
  for (const given of [wishes.refunded, wishes.cancelled]) {
    giveBack(given);
    await askFor(given, server.url);
  }
  await server.stop();
  books = await openEmbedded(join(folder, "database"));
}, 120_000);

afterAll(async () => {
  await books?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is found after a change of the books, which is taken back. */
async function faultsAfter(change: string, audit: (ask: Ask) => Promise<readonly string[]> = auditBooks): Promise<readonly string[]> {
  const client = await books.pool.connect();
  try {
    await client.query("begin");
    const { rowCount } = await client.query(change);
    expect(rowCount).toBeGreaterThan(0);
    return await audit(async (statement) => (await client.query(statement)).rows);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const NOTHING = "select 1";
const bookingOf = (email: string): string => `(select id from bookings where contact_email = '${email}@mail.example')`;
/** One more mail like the first of its kind, under another name for it. */
const again = (kind: string, name: string = kind): string => `
  insert into outbox_mails
  select (jsonb_populate_record(m, jsonb_build_object('id', 'again', 'subject', replace(subject, '${kind}: ', '${name}: ')))).*
  from outbox_mails m where subject like '${kind}: %' limit 1`;

/** What they were told, one of them something else. */
const told = (name: keyof typeof wishes, change: Partial<Told>): readonly Told[] =>
  Object.entries(wishes).map(([other, wish]) => (other === name ? { ...wish, ...change } : wish));

const faultsOf = async (said: readonly Told[]): Promise<string> => (await faultsAfter(NOTHING, (ask) => auditTold(ask, said))).join();

describe("the audit of the proofs", () => {
  it("finds nothing in the books of bookings that ended each in its own way", async () => {
    const ends = Object.fromEntries(Object.entries(wishes).map(([name, { state, status, faults }]) => [name, [state, status, faults]]));
    expect(ends).toEqual({
      flown: ["told", "confirmed", []],
      stayed: ["told", "confirmed", []],
      refunded: ["told", "confirmed", []],
      cancelled: ["told", "confirmed", []],
      declined: ["refused", null, []],
    });
    expect([wishes.refunded.cancellation?.agreed?.refund, wishes.cancelled.cancellation?.agreed?.refund]).toEqual([expect.any(Number), 0]);
    expect(await faultsAfter(NOTHING)).toEqual([]);
    expect(await faultsAfter(NOTHING, (ask) => auditTold(ask, Object.values(wishes)))).toEqual([]);
  });

  it.each([
    ["is stuck", "update bookings set state = 'cancelled' where state = 'refunded'"],
    ["is sold without exactly what is due now captured", `update sandbox_charges set amount_minor = 100 where amount_minor = 0`],
    [
      "is sold without exactly what is due now captured",
      `update sandbox_charges set amount_minor = 0 where key = 'booking/' || ${bookingOf("refunded")}`,
    ],
    ["holds or took money for a booking that is not sold", "update sandbox_charges set state = 'authorised' where state = 'declined'"],
    [
      "did not get back once what was agreed",
      "insert into sandbox_refunds select 'again', payment_id, amount_minor, currency, created_at from sandbox_refunds",
    ],
    ["did not get back once what was agreed", "update sandbox_refunds set amount_minor = amount_minor - 1"],
    ["did not get back once what was agreed", "delete from sandbox_refunds"],
    [
      "did not get back once what was agreed",
      `insert into sandbox_refunds select 'gift', payment_id, 1, currency, created_at from sandbox_charges where key = 'booking/' || ${bookingOf("flown")}`,
    ],
    [
      "is money that went back for no payment",
      "insert into sandbox_refunds select 'stray', 'nobody', 1, currency, created_at from sandbox_refunds",
    ],
    ["is confirmed without an order", `delete from supplier_orders where key = 'order/' || ${bookingOf("stayed")}`],
    ["is cancelled without its order being so", `delete from supplier_orders where key = 'order/' || ${bookingOf("cancelled")}`],
    [
      "is ordered for a booking that is not confirmed",
      `update supplier_orders set state = 'ordered' where key = 'order/' || ${bookingOf("refunded")}`,
    ],
    ["holds other units than its bookings do", "update inventory set sold = sold + 1 where claim_key like 'hotel/%'"],
    ["is a stay that takes other rooms or nights than its own", `update bookings set units = 2 where id = ${bookingOf("stayed")}`],
    [
      "is a stay that takes other rooms or nights than its own",
      `delete from booking_claims where booking_id = ${bookingOf("stayed")} and claim_key like '%-21'`,
    ],
    [
      "is a stay that takes other rooms or nights than its own",
      `insert into booking_claims select booking_id, 'hotel/another/0/2027-01-20', 9 from booking_claims
       where booking_id = ${bookingOf("stayed")} limit 1`,
    ],
    ["was sold beyond what there is", "update booking_claims set available = 0 where claim_key like 'hotel/%'"],
    ["has booked twice for one wish", "update bookings set contact_email = 'flown@mail.example' where state = 'failed'"],
    ["is a request whose booking has ended and that is still called open", "update idempotency_keys set state = 'open'"],
    ["was not told once that it is confirmed", again("Confirmed")],
    [
      "was not told once that it is confirmed",
      `delete from outbox_mails where recipient = 'refunded@mail.example' and subject like 'Conf%'`,
    ],
    ["was told more than once how it ended", again("Confirmed", "Not booked")],
    ["was told to wait, and not once how it ended", `update bookings set progress = progress || '{"told":true}' where state = 'failed'`],
    ["was not told once that it is cancelled, or that its money is back", again("Canceled")],
    ["was not told once that it is cancelled, or that its money is back", again("Refund paid")],
    ["was not told once that it is cancelled, or that its money is back", "delete from outbox_mails where subject like 'Canceled: %'"],
    ["was told of something else", "update outbox_mails set subject = 'We are still working on it' where subject like 'Refund paid: %'"],
  ])("sees what %s: %s", async (fault, change) => {
    expect(await faultsAfter(change)).toContainEqual(expect.stringContaining(`${fault}: {`));
  });

  it("sees what somebody was told otherwise", async () => {
    const { rows } = await books.pool.query(`select ${bookingOf("declined")} as id`);
    const bookingId = String((rows as { id: string }[])[0]?.id);
    const asRefunded = wishes.refunded.cancellation;
    if (!asRefunded?.agreed) throw new Error("Nobody has agreed to the cancellation.");
    const other = { ...asRefunded, agreed: { ...asRefunded.agreed, refund: asRefunded.agreed.refund - 0.01 } };
    expect(await faultsOf(told("declined", { bookingId: "ZZZZZZZZ" }))).toMatch(/is gone$/);
    expect(await faultsOf(told("declined", { bookingId, status: "confirmed" }))).toMatch(/was called confirmed and is failed$/);
    expect(await faultsOf(told("declined", { bookingId, isToldToWait: true }))).toMatch(/was told to wait and then 0 times how it ended/);
    expect(await faultsOf(told("refunded", { cancellation: other }))).toMatch(/gave \d+ back where \d+ were agreed to$/);
    expect(await faultsOf(told("refunded", { cancellation: null }))).toMatch(/is refunded and nobody has asked for it$/);
    expect(await faultsOf(told("flown", { cancellation: { ...asRefunded, agreed: null } }))).toMatch(
      /was called cancelled and is confirmed/,
    );
  });
});
