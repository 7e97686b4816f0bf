import { type Bill, type Purchase, purchaseOf, veiledEmail } from "../../../core/booking/index.ts";
import { type LocalDate, parseBookingId } from "../../../core/kernel/index.ts";
import type { Traveller } from "../../../core/travellers/index.ts";
import type { WebContext } from "../../context.ts";
import type { Pricing } from "../../present/pricing.ts";
import { quotedPricing } from "./quoted-pricing.ts";

/** A bill as the page shows it: nothing of contact and travellers that the page does not need. */
export type ShownBill = Pick<Bill, "bookingId" | "status" | "card" | "travellersOwed"> & {
  readonly bought: Purchase;
  readonly travellers: readonly Pick<Traveller, "kind" | "firstName" | "lastName">[];
  readonly email: string;
  readonly isTestPayment: boolean;
  /** Whether it does not go through, and what becomes of its money is being seen to. */
  readonly isBeingSettled?: boolean;
  /** The currency of the bill, at the rate that it was made with. */
  readonly pricing: Pricing;
  readonly today: LocalDate;
};

type Needs = Pick<WebContext, "useCases" | "openBookingSeal" | "payments">;

/**
 * The bill behind a sealed booking id; null for anything that we did not seal. Whoever has the link may see it, and must not learn from it the
 * e-mail address that together with the number opens the booking.
 */
export async function loadBill(seal: string | null, web: Needs): Promise<ShownBill | null> {
  const id = seal === null ? null : web.openBookingSeal(seal);
  const bookingId = id === null ? null : parseBookingId(id);
  const bill = bookingId && (await web.useCases.findBill(bookingId));
  return bill && { ...shownBillOf(bill, web), email: veiledEmail(bill.contact.email) };
}

/** A bill without what no page of it shows. */
export function shownBillOf(bill: Bill, { useCases, payments }: Pick<Needs, "useCases" | "payments">): ShownBill {
  const { status, card, travellers, travellersOwed, contact } = bill;
  return {
    bookingId: bill.bookingId,
    status,
    card,
    bought: purchaseOf(bill),
    travellers: travellers.map(({ kind, firstName, lastName }) => ({ kind, firstName, lastName })),
    travellersOwed,
    email: contact.email,
    isTestPayment: payments === "sandbox",
    pricing: quotedPricing(bill),
    today: useCases.today(),
  };
}
