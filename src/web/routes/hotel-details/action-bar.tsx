import { cheapestRate, nightsOf } from "../../../core/hotels/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { stayQuoteIn } from "../../present/pricing.ts";
import { BottomBar } from "../../ui/bottom-bar/bottom-bar.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import type { ShownHotel } from "./hotel-screen.tsx";
import { RATES_ID } from "./rates-section.tsx";

/** The least total, and the way to the rooms. */
export function ActionBar({ data }: { readonly data: ShownHotel }) {
  const { rates: words } = useMessages().hotelDetails;
  const locale = useLocale();
  if (data.kind !== "ready") return null;
  const cheapest = cheapestRate(data.rooms);
  if (!cheapest) return null;
  const nights = nightsOf(data.stay);
  return (
    <BottomBar
      before={words.from}
      total={formatMoney(stayQuoteIn(data.pricing, cheapest.rate, nights).total, locale)}
      after={words.totalFrom(nights)}
    >
      <a className={buttonClass({ tone: "primary" })} href={`#${RATES_ID}`}>
        {words.select}
      </a>
    </BottomBar>
  );
}
