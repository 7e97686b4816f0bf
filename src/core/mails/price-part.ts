import { bookedRates, type Purchase } from "../booking/index.ts";
import { add } from "../kernel/index.ts";
import { chargesIn } from "../pricing/index.ts";
import type { AmountRow, Block } from "./document.ts";
import type { Telling } from "./telling.ts";

type Flight = Extract<Purchase, { readonly kind: "flight" }>;
type Hotel = Extract<Purchase, { readonly kind: "hotel" }>;

/** Every line of the price, the total, and how it is paid. */
export function pricePart(telling: Telling): readonly Block[] {
  const { booking, words, money } = telling;
  const { total, currency } = booking.quote;
  const rows = booking.kind === "flight" ? flightRows(telling, booking) : hotelRows(telling, booking);
  return [
    { kind: "heading", text: words.price.heading },
    { kind: "amounts", rows, total: { label: words.price.total(currency), note: null, amount: money(total) } },
    { kind: "paragraph", text: paidBy(telling) },
  ];
}

function flightRows({ words: { price }, money }: Telling, { quote, offer }: Flight): readonly AmountRow[] {
  return [
    { label: price.fare, note: price.times(money(quote.farePerTraveller), offer.party), amount: money(quote.fare) },
    { label: price.serviceFee, note: null, amount: money(quote.serviceFee) },
    { label: price.platformFee, note: null, amount: money(quote.platformFee) },
  ];
}

/** As the booking page has it: the nights, and each tax and fee that is inside them. */
function hotelRows(telling: Telling, { quote, offer }: Hotel): readonly AmountRow[] {
  const { booking, words, money } = telling;
  const { price, stay } = words;
  const charges = chargesIn(quote.currency, bookedRates(booking), offer.rate.charges, quote.taxesAndFees);
  return [
    {
      label: price.nightly,
      note: price.timesNights(money(quote.perNight), quote.nights),
      amount: money(add(quote.rooms, quote.taxesAndFees)),
    },
    ...charges.map(({ kind, amount }) => ({ label: stay.charges[kind], note: price.included, amount: money(amount) })),
    { label: price.serviceFee, note: null, amount: money(quote.serviceFee) },
  ];
}

function paidBy({ booking, words: { price }, money, card }: Telling): string {
  if (booking.kind === "hotel" && booking.quote.dueAtHotel.amountMinor > 0) return price.atHotel(money(booking.quote.dueAtHotel), card);
  return booking.state === "confirmed" ? price.paid(card) : price.toPay(card);
}
