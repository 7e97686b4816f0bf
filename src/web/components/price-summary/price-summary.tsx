import type { Party } from "../../../core/flights/index.ts";
import type { FlightQuote } from "../../../core/pricing/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { isLongPrice } from "../../present/money.ts";
import { PriceRules } from "./price-rules.tsx";
import { flightLines } from "./ruled-lines.ts";
import styles from "./price-summary.module.css";

/** The price line by line, down to the grand total. The lines shown add up to the total shown, and each says which rule made it. */
export function PriceSummary({ quote, party }: { readonly quote: FlightQuote; readonly party: Party }) {
  const messages = useMessages();
  const { summary } = messages.booking;
  const locale = useLocale();
  const total = formatMoney(quote.total, locale);
  return (
    <>
      <dl className={`${styles.lines} ${isLongPrice(total) ? styles.long : ""}`}>
        <dt>{summary.baseFare}</dt>
        <dd>{formatMoney(quote.fare, locale)}</dd>
        <dd className={styles.note}>
          {summary.times(formatMoney(quote.farePerTraveller, locale), summary.party(party.adults, party.children, party.infants))}
        </dd>
        <dt>{summary.serviceFee}</dt>
        <dd>{formatMoney(quote.serviceFee, locale)}</dd>
        <dd className={styles.note}>{summary.once}</dd>
        <dt>{summary.platformFee}</dt>
        <dd>{formatMoney(quote.platformFee, locale)}</dd>
        <dt className={styles.grand}>{summary.grandTotal}</dt>
        <dd className={styles.grand}>{total}</dd>
      </dl>
      <PriceRules lines={flightLines(messages, locale, quote.currency)} />
    </>
  );
}
