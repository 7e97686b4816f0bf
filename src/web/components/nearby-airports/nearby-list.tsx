import { type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import styles from "./nearby-list.module.css";
import { type NearbyTrip, resultsVia } from "./nearby-trips.ts";

interface NearbyListProps {
  readonly search: FlightSearch;
  readonly trips: readonly NearbyTrip[];
}

/** Trips from and to the airports nearby, each a link to its flights, and what their prices mean. */
export function NearbyList({ search, trips }: NearbyListProps) {
  const { nearby } = useMessages();
  const [first] = trips;
  return (
    <div className={styles.nearby}>
      <ol>
        {trips.map((trip) => (
          <li key={`${trip.end} ${trip.place.code}`}>
            <NearbyLink search={search} trip={trip} />
          </li>
        ))}
      </ol>
      {first && <p>{nearby.meaning(travellerCount(search.party), first.total.currency)}</p>}
    </div>
  );
}

function NearbyLink({ search, trip }: { readonly search: FlightSearch; readonly trip: NearbyTrip }) {
  const { nearby, places } = useMessages();
  const locale = useLocale();
  const { end, place, country, instead, km, total, saving } = trip;
  const city = places.city(place.city, place.code);
  return (
    <Link to={resultsVia(search, trip)} className={styles.trip}>
      <span className={styles.where}>
        <b>{nearby[end](country === null ? city : nearby.abroad(city, country), place.code)}</b>
        <span>{nearby.distance(km, instead)}</span>
      </span>
      <span className={styles.price}>
        <b>{formatMoney(total, locale)}</b>
        {saving && <span>{nearby.saves(formatMoney(saving, locale))}</span>}
      </span>
    </Link>
  );
}
