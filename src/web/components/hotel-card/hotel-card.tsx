import { memo } from "react";
import { formatMoney } from "../../../core/kernel/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import { type ListedHotel, type FoundRate, type HotelSearch, nightsOf, type RateFeature } from "../../../core/hotels/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { isLongPrice } from "../../present/money.ts";
import { type Pricing, stayQuoteIn } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { placeName } from "../../present/place-name.ts";
import { Stars } from "../../ui/stars/stars.tsx";
import { GuestScore } from "../guest-score/guest-score.tsx";
import { distanceWords, districtWords, savingWords } from "./hotel-words.ts";
import styles from "./hotel-card.module.css";
import { RateChips } from "./rate-chips.tsx";
import { heroImageOf, stayLinks } from "./stay-links.ts";
import { useLooking } from "./use-looking.ts";

interface HotelCardProps {
  readonly hotel: ListedHotel;
  /** The rate that stands for it in the list. */
  readonly rate: FoundRate;
  readonly search: HotelSearch;
  readonly pricing: Pricing;
  /** Search and view, so that the way back leads to the same list. */
  readonly results: string;
  /** The features that the list was asked for. */
  readonly wished: readonly RateFeature[];
  /** Somebody looks at it, here or on the map. */
  readonly isCurrent: boolean;
  /** The first pictures are needed at once. */
  readonly isFirst: boolean;
  /** The pointer or the focus has come, or gone (null). The same function at every render. */
  readonly onLook: (id: ListedHotel["id"] | null) => void;
}

/** The card of a hotel, where the map's pin and the way back from its page lead. */
export const hotelAnchor = (id: string): string => `hotel-${id}`;

/** One hotel of the results: what it is, what guests say, and the total of the stay beside the button. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, rate, search, results, wished, isCurrent, isFirst, onLook } = props;
  const { hotels, places } = useMessages();
  const { card } = hotels.results;
  const look = useLooking(hotel.id, onLook);
  const distance = distanceWords(hotel, { ...search.place, name: placeName(search.place, places) }, card);
  const links = stayLinks(hotel, search, distance, results, wished);
  const saving = savingWords(hotel.discount, nightsOf(search.stay), card);
  const isSearched = search.place.hotelId === hotel.id;
  const district = districtWords(hotel.neighbourhood, hotel.city, search.place, hotels.results.district);
  return (
    <article ref={look} className={`${styles.card} ${isCurrent ? styles.current : ""}`} aria-label={hotel.name}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {isSearched && <p className={styles.searched}>{card.searched}</p>}
          <h3 className={styles.name}>
            <Link {...links.details}>{hotel.name}</Link>
          </h3>
          <p className={styles.place}>
            <Stars count={hotel.stars} label={card.stars(hotel.stars)} />{" "}
            <span>{isSearched ? district : card.place(district, distance)}</span>
          </p>
          <GuestScore rating={hotel.rating} />
          <RateChips features={rate.features} />
          <CardPrice {...props} link={links.booking} saving={saving.why} />
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
  readonly link: ReturnType<typeof stayLinks>["booking"];
  /** What has been taken off, when something has. */
  readonly saving: string | undefined;
}

function CardPrice({ hotel, rate, search, pricing, link, saving }: CardPriceProps) {
  const { card } = useMessages().hotels.results;
  const locale = useLocale();
  // Who takes the money changes nothing about how much it is.
  const quote = stayQuoteIn(pricing, { ...rate, payAt: "now" }, nightsOf(search.stay));
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
