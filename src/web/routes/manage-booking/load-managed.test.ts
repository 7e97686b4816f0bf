import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { type Booking, type DeskRefund, NO_PROGRESS } from "../../../core/booking/index.ts";
import { quoteCancellation } from "../../../core/cancellation/index.ts";
import { type Instant, type LocalDate, money, secondsAfter } from "../../../core/kernel/index.ts";
import { managedOf } from "../../../usecases/manage/managed-booking.ts";
import { heldStay } from "../../../usecases/testing/sample-stay.ts";
import { heldBooking, NOW, OFFER } from "../../../usecases/testing/sample-trip.ts";
import { loadManaged } from "./load-managed.ts";

const flight = heldBooking(1, { state: "confirmed", offer: { ...OFFER, conditions: { changeFee: null, refundFee: money(100_00) } } });

const load = (
  query: string,
  booking: Booking = flight,
  now: Instant = NOW,
  locale: "en" | "es" = "en",
  refunds: readonly DeskRefund[] = [],
) =>
  loadManaged(new URLSearchParams(query), {
    locale,
    payments: "live",
    openManaged: (seal) => (seal === "old" ? "old" : seal.startsWith("seal-") ? { id: seal.slice(5) } : null),
    useCases: {
      ...UNASKED,
      today: () => "2027-03-01" as LocalDate,
      findManagedBooking: async (id) => (id === booking.id ? managedOf(booking, refunds, now) : null),
      quoteCancellation: async () => {
        const quoted = quoteCancellation(booking, refunds, now);
        return quoted.ok ? quoted : { ok: false, error: { code: quoted.error } };
      },
    },
  });

describe("what the page of a booking shows", () => {
  it("is the form without an address that opens a booking, and says so when it no longer does", async () => {
    expect(await load("ref=7K3M9QXZ")).toEqual({ page: { kind: "form", reference: "7K3M9QXZ", isClosed: false }, status: 200 });
    expect(await load("booking=old")).toMatchObject({ page: { kind: "form", isClosed: true }, status: 410 });
    expect(await load("booking=forged")).toMatchObject({ page: { kind: "form", isClosed: true }, status: 404 });
  });

  it("is the booking, with neither phone nor dates of birth nor the billing address", async () => {
    const { page } = await load("booking=seal-00000001");
    expect(page).toMatchObject({ kind: "booking", step: null, quote: null, booking: { refusal: null, owed: [] } });
    expect(JSON.stringify(page)).not.toMatch(/555 0100|1990-12-10|1 Main Street/);
  });

  it("reckons a cancellation only where it is asked, and each line with its rule in the page's language", async () => {
    const { page } = await load("booking=seal-00000001&step=cancel", flight, NOW, "es");
    expect(page.kind === "booking" && page.quote?.lines.map(({ label, note, page: rule }) => [label, note, rule])).toEqual([
      ["Usted pagó", null, null],
      ["Lo que retiene la aerolínea", "Según las condiciones de su tarifa, por cada persona", null],
      ["Nuestro cargo por servicio", "Cubre la gestión de la reserva y no es reembolsable", "/our-service-fees"],
      ["Cargo por cancelación", "$50 por boleto, boleto reservado en el sitio", "/cancellation-policy"],
      [
        "Cargo por gestión de reembolso",
        "$50 por boleto, boleto reservado en el sitio, si pide la devolución del dinero",
        "/refund-policy",
      ],
    ]);
    expect(page.kind === "booking" && page.quote?.due).toBe("30-may-2027");
  });

  it("does not show what cannot be done", async () => {
    const late = secondsAfter(NOW, 30 * 24 * 60 * 60);
    expect((await load("booking=seal-00000001&step=cancel", flight, late)).page).toMatchObject({
      step: null,
      booking: { refusal: "departed" },
    });
    expect((await load("booking=seal-00000001&step=names")).page).toMatchObject({ step: null });
  });

  it("says what a hotel takes itself, and until when it is free by its own clock", async () => {
    const stay = heldStay(2, { state: "confirmed" });
    const rate = { ...stay.offer.rate, cancellation: { steps: [{ fromLocal: null, penalty: money(0) }] as const, freeUntilLocal: null } };
    const free = { ...stay, offer: { ...stay.offer, rate } };
    const { page } = await load("booking=seal-00000002&step=cancel", free);
    expect(page.kind === "booking" && page.quote?.lines.at(-1)?.note).toBe("Until Mar-12-2027, 3:00 PM, hotel time");
    const unpaid = { ...stay, quote: { ...stay.quote, dueNow: money(0), dueAtHotel: stay.quote.total } };
    const { page: paidThere } = await load("booking=seal-00000002&step=cancel", unpaid);
    expect(paidThere.kind === "booking" && paidThere.quote).toMatchObject({ hotelTakes: money(300_00), isFree: false });
    const { page: freeThere } = await load("booking=seal-00000002&step=cancel", { ...unpaid, offer: free.offer });
    expect(freeThere.kind === "booking" && freeThere.quote).toMatchObject({ hotelTakes: null, isFree: true });
  });

  it("shows what agents gave back beside it, each day in words, and counts it in a quote", async () => {
    const amount = money(50_00);
    const given = { key: "k", bookingId: flight.id, amount, begunAt: NOW, outcome: "refunded", way: "card", standsIn: false } as const;
    const { page } = await load("booking=seal-00000001&step=cancel", flight, NOW, "es", [given]);
    expect(page).toMatchObject({ booking: { refunds: [{ amount, outcome: "refunded", day: "01-mar-2027", due: "30-may-2027" }] } });
    expect(page.kind === "booking" && page.quote?.lines[1]).toMatchObject({
      label: "Ya se le devolvió",
      note: "Lo hizo nuestro equipo después de su reserva",
      amount: money(-50_00),
    });
  });

  it("keeps what was agreed to when it was given back", async () => {
    const quoted = quoteCancellation(flight, [], NOW);
    const cancellation = quoted.ok ? quoted.value : null;
    const given = { ...flight, state: "cancelled", progress: { ...NO_PROGRESS, cancellation } } as const;
    expect((await load("booking=seal-00000001", given)).page).toMatchObject({
      booking: { refund: "on_its_way", refusal: "given_back", cancellation: { refund: money(300_00), due: "May-30-2027" } },
    });
  });
});
