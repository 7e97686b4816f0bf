import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { type Attention, type Booking, type DeskRefund, NO_PROGRESS } from "../../../core/booking/index.ts";
import { quoteCancellation } from "../../../core/cancellation/index.ts";
import { type LocalDate, money } from "../../../core/kernel/index.ts";
import { managedOf } from "../../../usecases/manage/managed-booking.ts";
import { heldStay } from "../../../usecases/testing/sample-stay.ts";
import { heldBooking, NOW, OFFER } from "../../../usecases/testing/sample-trip.ts";
import { shownManaged } from "./load-managed.ts";
import { ManagedScreen } from "./managed-screen.tsx";
import { Receipt } from "./receipt.tsx";

const web = { locale: "en", payments: "live", useCases: { ...UNASKED, today: () => "2027-03-01" as LocalDate } } as const;
const flight = heldBooking(1, { state: "confirmed", offer: { ...OFFER, conditions: { changeFee: null, refundFee: money(100_00) } } });
/** Gives 300 of 515 dollars back. */
const quoted = quoteCancellation(flight, [], NOW);
const cancellation = quoted.ok ? quoted.value : null;

const waiting = (reason: Attention["reason"], from: Attention["from"]): Booking => ({
  ...flight,
  state: "needs_person",
  progress: { ...NO_PROGRESS, cancellation: from === "undoing" ? null : cancellation, attention: { reason, from, since: NOW } },
});
const refund = (change: Partial<DeskRefund> = {}): DeskRefund => ({
  key: "k",
  bookingId: flight.id,
  amount: money(50_00),
  begunAt: NOW,
  outcome: "refunded",
  way: "card",
  standsIn: false,
  ...change,
});

function shown(booking: Booking, refunds: readonly DeskRefund[] = []) {
  const managed = managedOf(booking, refunds, NOW);
  if (managed === null) throw new Error("The booking has no bill.");
  return shownManaged(managed, web);
}

const pageOf = (booking: Booking, refunds: readonly DeskRefund[] = []) =>
  ({ kind: "booking", seal: "s", step: null, booking: shown(booking, refunds), quote: null, isJustNamed: false }) as const;
const screenOf = (booking: Booking, refunds: readonly DeskRefund[] = []): string =>
  textOf(renderStatic(<ManagedScreen page={pageOf(booking, refunds)} outcome={undefined} />));
/** The same where it has just been refused to cancel it. */
const refusedOf = (booking: Booking, refunds: readonly DeskRefund[] = []): string =>
  textOf(renderStatic(<ManagedScreen page={pageOf(booking, refunds)} outcome={{ kind: "refused" }} />));
const receiptOf = (booking: Booking, refunds: readonly DeskRefund[] = []) =>
  textOf(renderStatic(<Receipt booking={shown(booking, refunds)} seal="s" />));

describe("the page of a booking", () => {
  it("does not say that everything is done while names are missing", () => {
    const owed = {
      ...flight,
      travellers: flight.travellers.slice(0, 1),
      offer: { ...flight.offer, party: { adults: 2, children: 0, infants: 0 } },
    };
    expect(screenOf(owed)).toContain("some travelers are still to be named");
    expect(screenOf(flight)).toContain("Everything is done.");
  });

  it("shows what agents gave back: how much, when, to where, and by when it is there; the receipt too", () => {
    for (const text of [screenOf(flight, [refund()]), receiptOf(flight, [refund()])])
      expect(text).toMatch(/Paid back on Mar-01-2027 ?To Visa ending in 4242. You have it by May-30-2027 at the latest. ?\$50.00/);
    expect(screenOf(flight)).not.toContain("by our agents");
  });

  it("of a stay that was to be paid at the hotel and was given back says that we charged nothing, and names nothing as due", () => {
    const stay = heldStay(2, { state: "cancelled" });
    const unpaid = { ...stay, quote: { ...stay.quote, dueNow: money(0), dueAtHotel: stay.quote.total } };
    expect(receiptOf(unpaid)).toContain("We charged nothing to Visa ending in 4242");
    expect(receiptOf(unpaid)).not.toMatch(/to be paid at the hotel; |Due at the hotel|Due now/);
  });

  it("of a stay that is paid at the hotel says what was paid, nothing, and of one that does not go through that nothing is due", () => {
    const stay = heldStay(2, { state: "confirmed" });
    const unpaid = { ...stay, quote: { ...stay.quote, dueNow: money(0), dueAtHotel: stay.quote.total } };
    expect(receiptOf(unpaid)).toContain("$300.00, to be paid at the hotel; nothing was charged to Visa ending in 4242");
    for (const text of [screenOf(unpaid), receiptOf(unpaid)]) {
      expect(text).toMatch(/Paid \$0.00/);
      expect(text).not.toContain("Due now");
    }
    const undone: Booking = { ...unpaid, state: "needs_person", progress: waiting("order_cancel_unknown", "undoing").progress };
    expect(receiptOf(undone)).toContain("We charged nothing to Visa ending in 4242");
    expect(screenOf(undone)).toContain("Due at the hotel Nothing: the booking does not go through.");
    for (const text of [screenOf(undone), receiptOf(undone)]) expect(text).not.toMatch(/at the hotel; |Due at the hotel \$|Paid \$0.00/);
  });

  it("of a stay that was canceled before it cost anything says that the hotel charges nothing", () => {
    const stay = heldStay(2, { state: "cancelled" });
    const freed = (penalty: number): Booking => ({
      ...stay,
      quote: { ...stay.quote, dueNow: money(0), dueAtHotel: stay.quote.total },
      progress: {
        ...NO_PROGRESS,
        cancellation: {
          lines: [{ amount: money(0), rule: { kind: "hotel_unpaid", penalty: money(penalty) } }],
          refund: money(0),
          at: NOW,
          refundDue: null,
        },
      },
    });
    const words = "You had paid nothing, and the hotel charges nothing: it was canceled in time.";
    expect(screenOf(freed(0))).toContain(words);
    expect(screenOf(freed(90_00))).not.toContain(words);
  });

  it("says while the bank has not confirmed that, and that it cannot be canceled until then", () => {
    const text = screenOf(flight, [refund({ outcome: "open" })]);
    expect(text).toContain("The bank has not confirmed it yet");
    expect(text).toContain("It can be canceled here once the bank has confirmed that.");
    expect(text).not.toContain("Cancel the booking");
  });

  it("names the number to call where a cancellation was refused and a call helps, and none where it is done", () => {
    const open = refusedOf(flight, [refund({ outcome: "open" })]);
    expect(open).toMatch(/It cannot be canceled here ?We are just paying [^:]*, call us: \(800\) 555-0142/);
    expect(refusedOf({ ...flight, state: "refunded" })).toMatch(/It cannot be canceled here ?It has been canceled\. (?!\()/);
  });

  it("leads to the calendar in its own language, which the form it leads back to keeps", () => {
    const screen = <ManagedScreen page={pageOf(flight)} outcome={undefined} />;
    expect(renderStatic(screen, "/manage-booking")).toContain('href="/manage-booking/calendar?booking=s"');
    expect(renderStatic(screen, "/es/manage-booking")).toContain('href="/es/manage-booking/calendar?booking=s"');
  });

  it("does not call a refund on its way that a person sees to", () => {
    const text = screenOf(waiting("refund_declined", "cancelled"));
    expect(text).toContain("An agent is seeing to your refund of $300.00");
    expect(text).toContain("Take out of calendar");
    expect(text).not.toMatch(/on its way|Add to calendar/);
  });

  it("does not have anybody wait for what is being undone, or cancel it; nor does the receipt ask for money", () => {
    const undone = waiting("captured_while_undoing", "undoing");
    expect(screenOf(undone)).toContain("This booking does not go through");
    expect(screenOf(undone)).toContain("Being settled $515.00");
    expect(screenOf(undone)).not.toMatch(/To be paid|under way|once it is confirmed|Cancel the booking|Add to calendar/);
    expect(receiptOf(undone)).toContain("$515.00 by Visa ending in 4242, being settled");
    expect(receiptOf(undone)).toContain("Not booked");
  });

  it("says what came back of one that was undone, and offers to take it out of the calendar", () => {
    const text = screenOf({ ...flight, state: "refunded" }, [refund({ amount: money(515_00) })]);
    expect(text).toContain("$515.00 has been sent back");
    expect(text).toContain("Take out of calendar");
    expect(text).not.toContain("once it is confirmed");
  });

  it("names no card where the refund went another way, and shows it once", () => {
    const refunded = { ...flight, state: "refunded", progress: { ...NO_PROGRESS, cancellation } } as const;
    const text = screenOf(refunded, [refund({ amount: money(300_00), way: "otherwise", standsIn: true })]);
    expect(text).toContain("$300.00 has been sent back");
    expect(text).toContain("By the way that you agreed on with our agent");
    expect(text).not.toContain("Paid back on");
  });
});
