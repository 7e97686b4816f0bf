import { cheapestRate, nightsOf } from "../../../core/hotels/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { stayQuoteIn } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./hotel-screen.module.css";
import type { ShownHotel } from "./hotel-screen.tsx";
import { RATES_ID } from "./rates-section.tsx";

/** On phones the least total and the way to the rooms never leave. */
export function ActionBar({ data }: { readonly data: ShownHotel }) {
  const { rates: words } = useMessages().hotelDetails;
  const locale = useLocale();
  if (data.kind !== "ready") return null;
  const cheapest = cheapestRate(data.rooms);
  if (!cheapest) return null;
  const nights = nightsOf(data.stay);
  return (
    <div className={styles.bar}>
      <p>
        <span>{words.from}</span>
        <b>{formatMoney(stayQuoteIn(data.pricing, cheapest.rate, nights).total, locale)}</b>
        <span>{words.totalFrom(nights)}</span>
      </p>
      <a className={buttonClass({ tone: "primary" })} href={`#${RATES_ID}`}>
        {words.select}
      </a>
    </div>
  );
}
