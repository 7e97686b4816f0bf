import type { HotelOffer } from "../../../core/hotels/index.ts";
import { add, formatMoney } from "../../../core/kernel/index.ts";
import type { StayQuote } from "../../../core/pricing/index.ts";
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
  /** Whether it was given back: then nothing of it is due any more. */
  readonly isCancelled?: boolean;
}

/** A stay's price line by line: the nights, what in them is taxes and fees, the total, and when it is due. */
export function StayPriceSummary({ quote, offer, pricing, isCancelled = false }: StayPriceSummaryProps) {
  const messages = useMessages();
  const { hotelBooking, hotelDetails } = messages;
  const { summary } = hotelBooking;
  const locale = useLocale();
  const [nightly, total] = [formatMoney(quote.perNight, locale), formatMoney(quote.total, locale)];
  const inside = chargesIn(pricing, offer.rate.charges, quote.taxesAndFees);
  return (
    <>
      <dl className={`${styles.lines} ${isLongPrice(total) ? styles.long : ""}`}>
        <dt>
          {summary.room}
          <small>{summary.times(nightly, quote.nights)}</small>
        </dt>
        <dd>{formatMoney(add(quote.rooms, quote.taxesAndFees), locale)}</dd>
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
        {quote.dueAtHotel.amountMinor > 0 && !isCancelled && <Due quote={quote} />}
      </dl>
      <PriceRules lines={stayLines(offer, messages, locale, quote.currency)} />
    </>
  );
}

/** Book now, pay later: nothing is due here. */
function Due({ quote }: Pick<StayPriceSummaryProps, "quote">) {
  const { summary } = useMessages().hotelBooking;
  const locale = useLocale();
  return (
    <>
      <dt>
        {summary.dueNow}
        <small>{summary.checked}</small>
      </dt>
      <dd>{formatMoney(quote.dueNow, locale)}</dd>
      <dt>{summary.dueAtHotel}</dt>
      <dd>{formatMoney(quote.dueAtHotel, locale)}</dd>
    </>
  );
}
