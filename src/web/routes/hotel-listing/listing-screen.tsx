import { Link } from "../../i18n/navigation.tsx";
import { guestCount, hotelQueryOf, nightsOf } from "../../../core/hotels/index.ts";
import { HotelCard, hotelAnchor } from "../../components/hotel-card/hotel-card.tsx";
import { Kicker } from "../../components/kicker/kicker.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { placeName } from "../../present/place-name.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./listing-screen.module.css";
import type { ListingData } from "./load-listing.ts";

/** A dozen true hotels as the results list them, said to be a sample, with the way to all of them. */
export function ListingScreen({ listing }: { readonly listing: ListingData | null }) {
  const { hotelListing: words, hotels } = useMessages();
  if (!listing) return <ProblemScreen title={words.none.title} why={words.none.why} canRetry />;
  const { search, pricing } = listing;
  const results = hotelQueryOf(search).toString();
  return (
    <div className={`wrap ${styles.screen}`}>
      <Head listing={listing} results={results} />
      <h2 className="sr">{words.list}</h2>
      <ol className={styles.list}>
        {listing.hotels.map((hotel, index) => (
          <li key={hotel.id} id={hotelAnchor(hotel.id)} tabIndex={-1}>
            <HotelCard
              {...{ hotel, search, pricing, results }}
              rate={hotel.rates[0]}
              wished={NO_WISHES}
              isCurrent={false}
              isFirst={index < 2}
              onLook={lookAtNothing}
            />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{hotels.home.illustrative}</p>
    </div>
  );
}

const NO_WISHES: [] = [];
/** There is no map beside this list. */
const lookAtNothing = (): void => undefined;

function Head({ listing, results }: { readonly listing: ListingData; readonly results: string }) {
  const { hotelListing: words, places } = useMessages();
  const locale = useLocale();
  const { search, hotels, found } = listing;
  const { place, stay, guests } = search;
  const city = placeName(place, places);
  const [checkIn, checkOut] = [formatDay(stay.checkIn, locale), formatDay(stay.checkOut, locale)];
  return (
    <header className={styles.head}>
      <Kicker>{words.title}</Kicker>
      <h1>{words.heading(city)}</h1>
      <p className="lead">{words.what(hotels.length, found, city)}</p>
      <p className="muted">{words.stay(checkIn, checkOut, nightsOf(stay), guestCount(guests))}</p>
      <div className={styles.ways}>
        <Link to={`/hotels-results?${results}`} className={buttonClass({ tone: "primary" })}>
          {words.all(city)}
        </Link>
        <Link to="/hotels" className={buttonClass()}>
          {words.search}
        </Link>
      </div>
    </header>
  );
}
