import { type HotelOffer, reachedDiscount } from "../../../core/hotels/index.ts";
import { FLIGHT_SERVICE_FEE, HOTEL_SERVICE_FEE } from "../../../core/pricing/index.ts";
import { formatMoneyBeside } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages.tsx";
import type { RuledLine } from "./price-rules.tsx";

/** The lines of a flight's price, with what made each. @param currency of the price. */
export function flightLines({ booking: { rules, summary } }: Messages, locale: Locale, currency: string): readonly RuledLine[] {
  return [
    { line: "fare", name: summary.baseFare, why: rules.fare },
    {
      line: "flightServiceFee",
      name: summary.serviceFee,
      why: rules.flightServiceFee(formatMoneyBeside(FLIGHT_SERVICE_FEE, currency, locale)),
    },
    { line: "platformFee", name: summary.platformFee, why: rules.platformFee },
  ];
}

/** The lines of a stay's price, those inside it and its discount among them, with what made each. */
export function stayLines({ hotel, rate, stay }: HotelOffer, messages: Messages, locale: Locale, currency: string): readonly RuledLine[] {
  const { booking, hotelBooking, hotelDetails } = messages;
  const { rules } = booking;
  const discount = reachedDiscount(hotel, stay);
  return [
    { line: "stay", name: hotelBooking.summary.room, why: rules.stay },
    ...rate.charges.map(({ kind }) => ({ line: kind, name: hotelDetails.charges[kind], why: rules.charges[kind] })),
    ...(discount
      ? [{ line: "longStayDiscount", name: rules.discountName, why: rules.discount(discount.percent, discount.fromNights) } as const]
      : []),
    {
      line: "hotelServiceFee",
      name: hotelBooking.summary.serviceFee,
      why: rules.hotelServiceFee(formatMoneyBeside(HOTEL_SERVICE_FEE, currency, locale)),
    },
  ];
}
