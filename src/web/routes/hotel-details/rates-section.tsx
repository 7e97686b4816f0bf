import { useLocation, useNavigation, useSearchParams } from "react-router";
import { guestCount, nightsOf } from "../../../core/hotels/index.ts";
import { formatMoney, type RateId, USD } from "../../../core/kernel/index.ts";
import { convert, HOTEL_SERVICE_FEE } from "../../../core/pricing/index.ts";
import { RateTable } from "../../components/rate-table/rate-table.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { type Messages, useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { hotelFaultSentences } from "../hotels-results/hotel-fault-words.ts";
import { FullNotice } from "./full-notice.tsx";
import type { ShownHotel } from "./hotel-screen.tsx";
import styles from "./hotel-screen.module.css";

/** Where the page's button for phones leads. */
export const RATES_ID = "rates";

/** Every way to book the stay that is asked for, or why there is none. */
export function RatesSection({ data }: { readonly data: ShownHotel }) {
  const { rates } = useMessages().hotelDetails;
  const isChanging = useNavigation().location?.pathname === useLocation().pathname;
  return (
    <section className={styles.section} id={RATES_ID} aria-busy={isChanging}>
      <h2>{rates.title}</h2>
      <Rates data={data} />
    </section>
  );
}

function Rates({ data }: { readonly data: ShownHotel }) {
  const { hotelDetails, hotels } = useMessages();
  const [query] = useSearchParams();
  const locale = useLocale();
  if (data.kind === "faults") {
    return (
      <Alert tone="error" title={hotelDetails.stay.faultsTitle}>
        {hotelFaultSentences(data.faults, query, hotels.results.faults).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    );
  }
  if (data.kind === "failed") {
    return (
      <Alert tone="error" title={hotelDetails.failed.title}>
        <p>{hotelDetails.failed.why}</p>
        <a href={`?${query.toString()}`}>{hotelDetails.failed.again}</a>
      </Alert>
    );
  }
  if (data.rooms.length === 0) return <FullNotice data={data} />;
  return (
    <RateTable
      hotel={data.hotel}
      rooms={data.rooms}
      stay={data.stay}
      pricing={data.pricing}
      caption={recap(data, hotelDetails.rates, locale)}
      pathOf={(id) => bookingPath(id, data)}
    />
  );
}

export type ReadyHotel = Extract<ShownHotel, { readonly kind: "ready" }>;

/** The rate alone is enough; the rest is what the specification's payload carries, and the way back. */
const bookingPath = (id: RateId, { hotel, query, back }: ReadyHotel): string =>
  `/hotel-booking?${new URLSearchParams([["rate", id], ["hotel", hotel.id], ...new URLSearchParams(query), ["back", back]]).toString()}`;

function recap({ hotel, stay, guests, pricing }: ReadyHotel, words: Messages["hotelDetails"]["rates"], locale: Locale): string {
  const nights = nightsOf(stay);
  const { currency, rates } = pricing;
  const [checkIn, checkOut] = [formatDay(stay.checkIn, locale), formatDay(stay.checkOut, locale)];
  const what = words.recap(checkIn, checkOut, nights, guestCount(guests), guests.rooms);
  const fee = formatMoney(convert(HOTEL_SERVICE_FEE, currency, rates), locale);
  const sentence = `${what} ${currency === USD ? words.totals(fee) : words.totalsIn(currency, fee)}`;
  const { discount } = hotel;
  return discount && nights >= discount.fromNights ? `${sentence} ${words.saving(discount.percent, discount.fromNights)}` : sentence;
}
