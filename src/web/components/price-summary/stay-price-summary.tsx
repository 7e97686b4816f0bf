import type { HotelOffer } from "../../../core/hotels/index.ts";
import { add, formatMoney } from "../../../core/kernel/index.ts";
import { convert, type StayQuote } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { chargesIn } from "../../present/charges.ts";
import { isLongPrice } from "../../present/money.ts";
import type { Pricing } from "../../present/pricing.ts";
import { PriceRules } from "./price-rules.tsx";
import { stayLines } from "./ruled-lines.ts";
import styles from "./price-summary.module.css";

interface StayPriceSummaryProps {
  readonly quote: StayQuote;
  /** Of which it is the price. Its taxes and fees are in US dollars. */
  readonly offer: HotelOffer;
  readonly pricing: Pricing;
  /** Whether it is still to be booked, was, or was given back or does not go through: then nothing of it is due any more. */
  readonly standing?: "on_sale" | "booked" | "over";
}

/** A stay's price line by line: the nights, what in them is taxes and fees, the total, what of it is due where, or was paid, and a deposit beside it. */
export function StayPriceSummary({ quote, offer, pricing, standing = "on_sale" }: StayPriceSummaryProps) {
  const messages = useMessages();
  const { hotelBooking, hotelDetails } = messages;
  const { summary } = hotelBooking;
  const locale = useLocale();
  const [nightly, total] = [formatMoney(quote.perNight, locale), formatMoney(quote.total, locale)];
  const { deposit } = offer.hotel.policies;
  const inside = chargesIn(pricing, offer.rate.charges, quote.taxesAndFees);
  return (
    <>
      <dl className={`${styles.lines} ${isLongPrice(total) ? styles.long : ""}`}>
        <dt>{summary.room}</dt>
        <dd>{formatMoney(add(quote.rooms, quote.taxesAndFees), locale)}</dd>
        <dd className={styles.note}>{summary.times(nightly, quote.nights)}</dd>
        {inside.length > 0 && (
          <>
            <dt className={styles.inside}>{summary.inside(formatMoney(quote.taxesAndFees, locale))}</dt>
            <dd className={styles.inside}>
              <ul>
                {inside.map(({ kind, amount }) => (
                  <li key={kind}>
                    {hotelDetails.charges[kind]} <span className="nowrap">{formatMoney(amount, locale)}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{summary.serviceFee}</dt>
        <dd>{formatMoney(quote.serviceFee, locale)}</dd>
        <dt className={styles.grand}>{summary.total}</dt>
        <dd className={styles.grand}>{total}</dd>
        {quote.dueAtHotel.amountMinor > 0 && standing !== "over" && <Due quote={quote} isBooked={standing === "booked"} />}
        {deposit !== null && standing !== "over" && (
          <>
            <dt>{hotelDetails.policies.deposit}</dt>
            <dd>{formatMoney(convert(deposit, quote.currency, pricing.rates), locale)}</dd>
            <dd className={styles.note}>{summary.deposit}</dd>
          </>
        )}
      </dl>
      <PriceRules lines={stayLines(offer, messages, locale, quote.currency)} />
    </>
  );
}

/** Book now, pay later: nothing is due here, and nothing was paid once it is booked. */
function Due({ quote, isBooked }: Pick<StayPriceSummaryProps, "quote"> & { readonly isBooked: boolean }) {
  const { hotelBooking, thankyou } = useMessages();
  const { summary } = hotelBooking;
  const locale = useLocale();
  return (
    <>
      <dt>{isBooked ? thankyou.paid : summary.dueNow}</dt>
      <dd>{formatMoney(quote.dueNow, locale)}</dd>
      <dd className={styles.note}>{isBooked ? thankyou.checked : summary.checked}</dd>
      <dt>{summary.dueAtHotel}</dt>
      <dd>{formatMoney(quote.dueAtHotel, locale)}</dd>
    </>
  );
}
