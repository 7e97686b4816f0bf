import { describe, expect, it } from "vitest";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { heldBooking, NOW, OFFER, RATES } from "../../usecases/testing/sample-trip.ts";
import { type Booking, type CancellationQuote, type DeskRefund, NO_PROGRESS } from "../booking/index.ts";
import { type FlightOffer, isRefundable } from "../flights/index.ts";
import type { CancellationStep } from "../hotels/index.ts";
import {
  atLeastOne,
  type CurrencyCode,
  type Instant,
  type LocalDateTime,
  money,
  secondsAfter,
  secondsBefore,
  toDecimal,
} from "../kernel/index.ts";
import { quoteFlight, quoteStay } from "../pricing/index.ts";
import { comesBackOf, quoteCancellation } from "./quote-cancellation.ts";
import { stillHolds } from "./quote-holds.ts";
import { tripOf } from "../../../tests/support/sample-offers.ts";

const EUR = "EUR" as CurrencyCode;
const SOON = secondsAfter(NOW, 60 * 60);
const LATER = secondsAfter(NOW, 48 * 60 * 60);

function quoteOf(booking: Booking, at: Instant, refunds: readonly DeskRefund[] = []): CancellationQuote {
  const quoted = quoteCancellation(booking, refunds, at);
  if (!quoted.ok) throw new Error(`Refused: ${quoted.error}`);
  return quoted.value;
}

/** Each rule with its amount, and the refund. */
function told(booking: Booking, at: Instant = LATER, refunds: readonly DeskRefund[] = []) {
  const { lines, refund } = quoteOf(booking, at, refunds);
  const rows = lines.map(({ rule, amount }) => [rule.kind === "policy" ? rule.key : rule.kind, toDecimal(amount)]);
  return { rows, refund: toDecimal(refund) };
}

/** A confirmed flight whose airline keeps 100 dollars, with changes to its offer. */
function flight(change: Partial<FlightOffer> = {}, currency: CurrencyCode = RATES.base): Booking {
  const offer = { ...OFFER, conditions: { changeFee: money(0), refundFee: money(100_00) }, ...change };
  const quote = quoteFlight(offer.farePerTraveller, offer.party, currency, RATES);
  return heldBooking(1, { state: "confirmed", offer, quote });
}

/** What comes back of the flight where it is bought so many seconds before it departs. */
function soldBefore(seconds: number) {
  const booking = flight();
  if (booking.kind !== "flight") throw new Error("A stay.");
  return comesBackOf({ ...booking, createdAt: secondsBefore("2027-03-12T19:00:00Z" as Instant, seconds) });
}

describe("giving a flight back", () => {
  it("takes the airline's fee, keeps the service fee, and takes ours for the cancellation and the claim", () => {
    expect(told(flight())).toEqual({
      rows: [
        ["paid", "515.00"],
        ["fare_penalty", "-100.00"],
        ["service_fee_kept", "-15.00"],
        ["cancellationFee", "-50.00"],
        ["refundProcessingFee", "-50.00"],
      ],
      refund: "300.00",
    });
  });

  it("gives something back of each fare that the results call refundable, and of no other", () => {
    for (const fee of [null, 0, 100_00, 399_99, 400_00, 400_01, 500_00, 600_00]) {
      const conditions = { changeFee: money(0), refundFee: fee === null ? null : money(fee) };
      const offer = { ...OFFER, conditions };
      expect([fee, Number(told(flight({ conditions })).refund) > 0]).toEqual([fee, isRefundable(offer)]);
    }
  });

  it("counts each fee for everybody who travels, and the service fee once", () => {
    expect(told(flight({ party: { adults: 2, children: 1, infants: 1 } }))).toEqual({
      rows: [
        ["paid", "2015.00"],
        ["fare_penalty", "-400.00"],
        ["service_fee_kept", "-15.00"],
        ["cancellationFee", "-200.00"],
        ["refundProcessingFee", "-200.00"],
      ],
      refund: "1200.00",
    });
  });

  it("speaks in the booking's currency, at the rate that it was made with", () => {
    expect(told(flight({}, EUR))).toEqual({
      rows: [
        ["paid", "412.00"],
        ["fare_penalty", "-80.00"],
        ["service_fee_kept", "-12.00"],
        ["cancellationFee", "-40.00"],
        ["refundProcessingFee", "-40.00"],
      ],
      refund: "240.00",
    });
    expect(quoteOf(flight({}, EUR), LATER).refund.currency).toBe("EUR");
  });

  it("gives nothing back of a fare that is not refundable, and takes no fee for it", () => {
    expect(told(heldBooking(1, { state: "confirmed" }))).toEqual({
      rows: [
        ["paid", "515.00"],
        ["fare_not_refundable", "-500.00"],
        ["service_fee_kept", "-15.00"],
      ],
      refund: "0.00",
    });
    expect(quoteOf(heldBooking(1, { state: "confirmed" }), LATER).refundDue).toBeNull();
  });

  it("says that the airline keeps nothing where it does not", () => {
    const free = flight({ conditions: { changeFee: money(0), refundFee: money(0) } });
    expect(told(free).rows[1]).toEqual(["fare_refundable", "0.00"]);
    expect(told(free).refund).toBe("400.00");
  });

  it("never asks for more than is left: a small refund ends in nothing", () => {
    expect(told(flight({ conditions: { changeFee: null, refundFee: money(430_00) } }))).toEqual({
      rows: [
        ["paid", "515.00"],
        ["fare_penalty", "-430.00"],
        ["service_fee_kept", "-15.00"],
        ["cancellationFee", "-50.00"],
        ["refundProcessingFee", "-20.00"],
      ],
      refund: "0.00",
    });
    expect(told(flight({ conditions: { changeFee: null, refundFee: money(900_00) } })).rows[1]).toEqual(["fare_penalty", "-500.00"]);
  });

  it("takes the fee of low-cost fares within a day of booking, in place of the usual one", () => {
    const bare = flight({ bags: { ...OFFER.bags, carryOn: 0 } });
    expect(told(bare, SOON).rows).toContainEqual(["lowCostCancellationInternational", "-75.00"]);
    expect(told(bare, SOON).rows).not.toContainEqual(["cancellationFee", "-50.00"]);
    expect(told(bare, LATER).rows).toContainEqual(["cancellationFee", "-50.00"]);
    expect(told(flight(), SOON).rows).toContainEqual(["cancellationFee", "-50.00"]);
  });

  it("counts that day to the second", () => {
    const bare = flight({ bags: { ...OFFER.bags, carryOn: 0 } });
    const feeAt = (seconds: number) => told(bare, secondsAfter(NOW, seconds)).rows.at(-2)?.[0];
    expect([24 * 3600 - 1, 24 * 3600].map(feeAt)).toEqual(["lowCostCancellationInternational", "cancellationFee"]);
  });

  it("takes no fee of low-cost fares for one that can be given back, though it cannot be changed", () => {
    const fixed = flight({ conditions: { changeFee: null, refundFee: money(100_00) } });
    expect(told(fixed, SOON).rows).toContainEqual(["cancellationFee", "-50.00"]);
  });

  it("says what comes back of a flight before it is bought, unless it leaves within the day in which more may come back", () => {
    expect(soldBefore(24 * 3600)).toBeNull();
    expect(soldBefore(24 * 3600 + 1)).toEqual({ early: money(300_00), later: money(300_00) });
  });

  it.each(["US", "PR", "VI", "GU", "AS", "MP", "UM"])(
    "calls a trip within the United States and its territories domestic: %s",
    (country) => {
      const [leg] = OFFER.bounds[0].legs;
      if (!leg) throw new Error("The sample has no leg.");
      const atHome = { ...leg, to: { ...leg.to, country } };
      const home = flight({ bags: { ...OFFER.bags, carryOn: 0 }, ...tripOf({ legs: [atHome], durationMinutes: 420 }, null) });
      expect(told(home, SOON).rows).toContainEqual(["lowCostCancellationDomestic", "-50.00"]);
    },
  );

  it("calls a trip international that leaves or enters them, or does so on one of its legs", () => {
    const [leg] = OFFER.bounds[0].legs;
    if (!leg) throw new Error("The sample has no leg.");
    const flown = (...countries: readonly string[]) =>
      countries.slice(1).map((country, index) => ({
        ...leg,
        from: { ...leg.from, country: countries[index] ?? "" },
        to: { ...leg.to, country },
      }));
    for (const countries of [
      ["US", "GB"],
      ["GB", "US"],
      ["US", "US", "GB"],
    ]) {
      const trip = tripOf({ legs: atLeastOne(flown(...countries)), durationMinutes: 420 }, null);
      const abroad = flight({ bags: { ...OFFER.bags, carryOn: 0 }, ...trip });
      expect(told(abroad, SOON).rows).toContainEqual(["lowCostCancellationInternational", "-75.00"]);
    }
  });

  it("promises the money by the last day of the refund policy", () => {
    expect(quoteOf(flight(), "2027-03-02T00:00:00Z" as Instant).refundDue).toBe("2027-05-31T00:00:00Z");
  });

  it("is refused from the first take-off on", () => {
    expect(quoteCancellation(flight(), [], "2027-03-12T18:59:59Z" as Instant).ok).toBe(true);
    expect(quoteCancellation(flight(), [], "2027-03-12T19:00:00Z" as Instant)).toEqual({ ok: false, error: "departed" });
  });
});

const at = (text: string) => text as LocalDateTime;
const LADDER: readonly [CancellationStep, ...CancellationStep[]] = [
  { fromLocal: null, penalty: money(0) },
  { fromLocal: at("2027-03-10T18:00:00"), penalty: money(100_00) },
  { fromLocal: at("2027-03-12T00:00:00"), penalty: money(300_00) },
];

/** A confirmed stay of 300 dollars with a ladder, Seattle time. */
function stay(steps = LADDER, payAt: "now" | "hotel" = "now", currency: CurrencyCode = RATES.base): Booking {
  const { offer } = heldStay(1);
  const rate = { ...offer.rate, payAt, cancellation: { steps, freeUntilLocal: null } };
  return heldStay(1, { state: "confirmed", offer: { ...offer, rate }, quote: quoteStay(rate, 3, payAt, currency, RATES) });
}

describe("giving a stay back", () => {
  it("is free while the rate says so, and says until when", () => {
    expect(told(stay())).toEqual({
      rows: [
        ["paid", "300.00"],
        ["hotel_free_until", "0.00"],
      ],
      refund: "300.00",
    });
    // Six in the evening in Seattle, where it is still winter time.
    expect(quoteOf(stay(), LATER).lines[1]?.rule).toEqual({ kind: "hotel_free_until", until: "2027-03-11T02:00:00Z" });
  });

  it("follows the steps by the clock of the hotel", () => {
    expect(told(stay(), "2027-03-11T01:59:59Z" as Instant).refund).toBe("300.00");
    expect(told(stay(), "2027-03-11T02:00:00Z" as Instant)).toEqual({
      rows: [
        ["paid", "300.00"],
        ["hotel_penalty", "-100.00"],
      ],
      refund: "200.00",
    });
    expect(told(stay(), "2027-03-12T08:00:00Z" as Instant)).toEqual({
      rows: [
        ["paid", "300.00"],
        ["hotel_not_refundable", "-300.00"],
      ],
      refund: "0.00",
    });
  });

  it("speaks in the booking's currency", () => {
    expect(told(stay(LADDER, "now", EUR), "2027-03-11T02:00:00Z" as Instant)).toEqual({
      rows: [
        ["paid", "240.00"],
        ["hotel_penalty", "-80.00"],
      ],
      refund: "160.00",
    });
  });

  it("is free until the hotel lets guests in where no later step takes anything", () => {
    expect(quoteOf(stay([{ fromLocal: null, penalty: money(0) }]), LATER).lines[1]?.rule).toEqual({
      kind: "hotel_free_until",
      until: "2027-03-12T23:00:00Z",
    });
  });

  it("leaves not a hundredth of a stay that is not refundable, though a night and the whole are rounded apart in its currency", () => {
    const { offer } = heldStay(1);
    const total = money(3 * 33_32);
    const cancellation = { steps: [{ fromLocal: null, penalty: total }], freeUntilLocal: null } as const;
    const rate = { ...offer.rate, perNight: money(33_32), total, taxesAndFees: money(0), cancellation };
    const booking = heldStay(1, { state: "confirmed", offer: { ...offer, rate }, quote: quoteStay(rate, 3, "now", EUR, RATES) });
    // A night is 26.656, shown as 26.66; the whole is 79.968.
    expect(told(booking)).toEqual({
      rows: [
        ["paid", "79.98"],
        ["hotel_not_refundable", "-79.98"],
      ],
      refund: "0.00",
    });
  });

  it("gives nothing back where nothing was taken, and says what the hotel takes", () => {
    const { lines, refund } = quoteOf(stay(LADDER, "hotel"), "2027-03-11T02:00:00Z" as Instant);
    expect(lines).toEqual([
      { amount: money(0), rule: { kind: "paid" } },
      { amount: money(0), rule: { kind: "hotel_unpaid", penalty: money(100_00) } },
    ]);
    expect(refund).toEqual(money(0));
  });

  it("is refused from the hour at which the hotel lets guests in", () => {
    expect(quoteCancellation(stay(), [], "2027-03-12T22:59:59Z" as Instant).ok).toBe(true);
    expect(quoteCancellation(stay(), [], "2027-03-12T23:00:00Z" as Instant)).toEqual({ ok: false, error: "checked_in" });
  });

  it("is open beyond that hour for as long as its rate says that it is free", () => {
    const untilSix = stay([
      { fromLocal: null, penalty: money(0) },
      { fromLocal: at("2027-03-12T18:00:00"), penalty: money(300_00) },
    ]);
    expect(told(untilSix, "2027-03-13T01:59:59Z" as Instant).refund).toBe("300.00");
    expect(quoteCancellation(untilSix, [], "2027-03-13T02:00:00Z" as Instant)).toEqual({ ok: false, error: "checked_in" });
  });
});

it("gives back only what is confirmed, and only once", () => {
  const cancellation = quoteOf(flight(), LATER);
  for (const state of ["held", "authorised", "ordered", "captured", "needs_person"] as const)
    expect(quoteCancellation({ ...flight(), state }, [], LATER)).toEqual({ ok: false, error: "unfinished" });
  for (const state of ["cancelling", "cancelled", "refunded", "needs_person"] as const) {
    const given = { ...flight(), state, progress: { ...NO_PROGRESS, cancellation } };
    expect(quoteCancellation(given, [], LATER)).toEqual({ ok: false, error: "given_back" });
  }
});

/** A refund of the desk. */
const given = (dollars: number, outcome: DeskRefund["outcome"] = "refunded", currency: CurrencyCode = RATES.base): DeskRefund => {
  const { id: bookingId } = stay();
  return { key: "k", bookingId, amount: money(dollars * 100, currency), begunAt: NOW, outcome, way: "card", standsIn: false };
};

describe("what the desk has given back before", () => {
  it("counts towards what comes back: nobody is promised more than is left of what was paid", () => {
    expect(told(stay(), LATER, [given(50)])).toEqual({
      rows: [
        ["paid", "300.00"],
        ["already_given_back", "-50.00"],
        ["hotel_free_until", "0.00"],
      ],
      refund: "250.00",
    });
  });

  it("counts towards what the rules give, which is no more for it", () => {
    expect(told(flight(), LATER, [given(20), given(30), given(400, "declined")])).toEqual({
      rows: [
        ["paid", "515.00"],
        ["already_given_back", "-50.00"],
        ["fare_penalty", "-100.00"],
        ["service_fee_kept", "-15.00"],
        ["cancellationFee", "-50.00"],
        ["refundProcessingFee", "-50.00"],
      ],
      refund: "250.00",
    });
  });

  it("leaves nothing to come back where it was more, and what has gone back is kept by nobody", () => {
    const { lines, refund, refundDue } = quoteOf(flight(), LATER, [given(415)]);
    expect(lines.slice(1).map(({ amount, rule }) => [rule.kind, amount.amountMinor / 100])).toEqual([
      ["already_given_back", -415],
      ["fare_penalty", -100],
    ]);
    expect([refund, refundDue]).toEqual([money(0), null]);
    expect(quoteOf(flight(), LATER, [given(515)]).lines.map(({ rule }) => rule.kind)).toEqual(["paid", "already_given_back"]);
  });

  it("is in the booking's currency", () => {
    expect(told(flight({}, EUR), LATER, [given(40, "refunded", EUR)]).refund).toBe("200.00");
  });

  it("keeps a booking from being cancelled while nobody knows what became of it", () => {
    expect(quoteCancellation(flight(), [given(50, "open")], LATER)).toEqual({ ok: false, error: "refund_open" });
    expect(quoteCancellation(flight(), [given(50, "open")], "2027-03-12T19:00:00Z" as Instant)).toEqual({ ok: false, error: "departed" });
  });
});

it("calls what was refunded given back, also where it failed after it was paid, and cancels nothing that is being undone", () => {
  expect(quoteCancellation({ ...flight(), state: "refunded" }, [], LATER)).toEqual({ ok: false, error: "given_back" });
  const attention = { reason: "captured_while_undoing", from: "undoing", since: NOW } as const;
  const undone = { ...flight(), state: "needs_person" as const, progress: { ...NO_PROGRESS, attention } };
  expect(quoteCancellation(undone, [], LATER)).toEqual({ ok: false, error: "being_undone" });
});

it("lets a quote hold for fifteen minutes, and only while it comes to the same", () => {
  const quote = quoteOf(flight(), LATER);
  const asked = (minutes: number, refund = quote.refund) =>
    stillHolds({ refund, at: quote.at }, { ...quote, at: secondsAfter(quote.at, minutes * 60) });
  expect([asked(0), asked(15), asked(16), asked(-1), asked(1, money(299_99)), asked(1, money(300_00, EUR))]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
