import { memo } from "react";
import { formatMoney } from "../../../core/kernel/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import { type ListedHotel, type FoundRate, nightsOf } from "../../../core/hotels/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { isLongPrice } from "../../present/money.ts";
import { foundQuoteIn, type Pricing } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Stars } from "../../ui/stars/stars.tsx";
import { GuestScore } from "../guest-score/guest-score.tsx";
import { districtWords, savingWords } from "./hotel-words.ts";
import styles from "./hotel-card.module.css";
import { RateChips } from "./rate-chips.tsx";
import { heroImageOf, type StayLinks } from "./stay-links.ts";
import { type OnLook, useLooking } from "./use-looking.ts";
import { type LinkedHotel, useStayLinks } from "./use-stay-links.ts";

interface HotelCardProps extends LinkedHotel {
  /** The rate that stands for it in the list. */
  readonly rate: FoundRate;
  readonly pricing: Pricing;
  /** Somebody looks at it, here or on the map. */
  readonly isCurrent: boolean;
  /** The first pictures are needed at once. */
  readonly isFirst: boolean;
  /** The same function at every render. */
  readonly onLook: OnLook<ListedHotel["id"]>;
}

/** The card of a hotel, where the map's pin and the way back from its page lead. */
export const hotelAnchor = (id: string): string => `hotel-${id}`;

/** One hotel of the results: what it is, what guests say, and the total of the stay beside the button. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, rate, search, isCurrent, isFirst, onLook } = props;
  const { hotels, places } = useMessages();
  const { card, district: nameDistrict } = hotels.results;
  const look = useLooking(hotel.id, onLook);
  const { details, booking, distance } = useStayLinks(props);
  const saving = savingWords(hotel.discount, nightsOf(search.stay), card);
  const isSearched = search.place.hotelId === hotel.id;
  const district = districtWords(hotel.neighbourhood, hotel.city, search.place, { district: nameDistrict, city: places.city });
  return (
    <article ref={look} className={`${styles.card} ${isCurrent ? styles.current : ""}`} aria-label={hotel.name}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {isSearched && <p className={styles.searched}>{card.searched}</p>}
          <h3 className={styles.name}>
            <Link {...details}>{hotel.name}</Link>
          </h3>
          <p className={styles.place}>
            <Stars count={hotel.stars} label={card.stars(hotel.stars)} />{" "}
            <span>{isSearched ? district : card.place(district, distance)}</span>
          </p>
          <GuestScore rating={hotel.rating} />
          <RateChips features={rate.features} />
          <CardPrice {...props} link={booking} saving={saving.why} />
        </div>
        <div className={styles.picture}>
          <img src={heroImageOf(hotel.id)} alt="" width="640" height="480" loading={isFirst ? "eager" : "lazy"} />
          <span className={styles.saving}>{saving.words}</span>
        </div>
      </div>
    </article>
  );
});

interface CardPriceProps extends HotelCardProps {
  readonly link: StayLinks["booking"];
  /** What has been taken off, when something has. */
  readonly saving: string | undefined;
}

function CardPrice({ hotel, rate, search, pricing, link, saving }: CardPriceProps) {
  const { card } = useMessages().hotels.results;
  const locale = useLocale();
  const quote = foundQuoteIn(pricing, rate, nightsOf(search.stay));
  const total = formatMoney(quote.total, locale);
  return (
    <div className={`${styles.pay} ${isLongPrice(total) ? styles.long : ""}`}>
      <p className={styles.price}>
        <b className={styles.total}>{total}</b> <span className={styles.nights}>{card.totalFor(quote.nights)}</span>{" "}
        <span className={styles.night}>
          <b>{formatMoney(quote.perNight, locale)}</b> {card.perNightWith}
        </span>
        {saving !== undefined && <span className={styles.night}> {saving}</span>}
      </p>
      <Link {...link} className={buttonClass({ tone: "primary" })} aria-label={card.selectNamed(hotel.name)}>
        {card.select}
      </Link>
    </div>
  );
}
