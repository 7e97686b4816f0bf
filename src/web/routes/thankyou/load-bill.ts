import type { FlightBill } from "../../../core/booking/index.ts";
import { parseBookingId } from "../../../core/kernel/index.ts";
import type { Traveller } from "../../../core/travellers/index.ts";
import type { WebContext } from "../../context.ts";

/** A bill as the page shows it: nothing of contact and travellers that the page does not need. */
export type ShownBill = Pick<FlightBill, "bookingId" | "status" | "quote" | "card" | "offer" | "travellersOwed"> & {
  readonly travellers: readonly Pick<Traveller, "kind" | "firstName" | "lastName">[];
  readonly email: string;
  readonly isTestPayment: boolean;
};

type Needs = Pick<WebContext, "useCases" | "openBookingSeal" | "payments">;

/** The bill behind a sealed booking id; null for anything that we did not seal. */
export async function loadBill(seal: string | null, { useCases, openBookingSeal, payments }: Needs): Promise<ShownBill | null> {
  const id = seal === null || seal.length > 200 ? null : openBookingSeal(seal);
  const bookingId = id === null ? null : parseBookingId(id);
  const bill = bookingId && (await useCases.findBill(bookingId));
  if (bill?.kind !== "flight") return null;
  const { status, quote, card, offer, travellers, travellersOwed, contact } = bill;
  return {
    bookingId: bill.bookingId,
    status,
    quote,
    card,
    offer,
    travellers: travellers.map(({ kind, firstName, lastName }) => ({ kind, firstName, lastName })),
    travellersOwed,
    email: contact.email,
    isTestPayment: payments === "sandbox",
  };
}
