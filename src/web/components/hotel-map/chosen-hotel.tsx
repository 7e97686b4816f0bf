import { type FoundRate, nightsOf } from "../../../core/hotels/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { foundQuoteIn, type Pricing } from "../../present/pricing.ts";
import { Stars } from "../../ui/stars/stars.tsx";
import { GuestScore } from "../guest-score/guest-score.tsx";
import { heroImageOf } from "../hotel-card/stay-links.ts";
import { type LinkedHotel, useStayLinks } from "../hotel-card/use-stay-links.ts";
import styles from "./chosen-hotel.module.css";

interface ChosenHotelProps extends LinkedHotel {
  /** The rate that stands for it in the list. */
  readonly rate: FoundRate;
  readonly pricing: Pricing;
}

/** What the card of a hotel says, as short as below a map: all of it is the link to the hotel's page. */
export function ChosenHotel(props: ChosenHotelProps) {
  const { hotel, rate, search, pricing } = props;
  const { card } = useMessages().hotels.results;
  const locale = useLocale();
  const { details } = useStayLinks(props);
  const quote = foundQuoteIn(pricing, rate, nightsOf(search.stay));
  return (
    <div className={styles.hotel}>
      <img src={heroImageOf(hotel.id)} alt="" width="640" height="480" />
      <div className={styles.words}>
        <Link {...details} className={styles.name}>
          {hotel.name}
        </Link>
        <p>
          <Stars count={hotel.stars} label={card.stars(hotel.stars)} />
        </p>
        <GuestScore rating={hotel.rating} />
        <p>
          <b className={styles.total}>{formatMoney(quote.total, locale)}</b> {card.totalFor(quote.nights)}
        </p>
      </div>
    </div>
  );
}
