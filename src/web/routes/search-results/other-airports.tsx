import type { FlightSearch } from "../../../core/flights/index.ts";
import { NearbyList } from "../../components/nearby-airports/nearby-list.tsx";
import { nearbyOf } from "../../components/nearby-airports/nearby-trips.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./other-trips.module.css";
import { useNearbyTrips } from "./use-nearby-trips.ts";

interface OtherAirportsProps {
  readonly search: FlightSearch;
}

/** Below a search that found nothing: what flies nearby on the same days, where anything does. Without scripts a link to it. */
export function OtherAirports({ search }: OtherAirportsProps) {
  const { nearby } = useMessages();
  const trips = useNearbyTrips(search);
  return (
    <section className={`wrap ${styles.instead}`} aria-label={nearby.pageTitle}>
      <OtherAirportsPage search={search} />
      {trips && trips.length > 0 && (
        <>
          <h2>{nearby.instead}</h2>
          <NearbyList search={search} trips={trips} />
        </>
      )}
    </section>
  );
}

/** The way to the page of the airports nearby for who has no scripts; who has them is told when there is something to tell. */
export function OtherAirportsPage({ search }: OtherAirportsProps) {
  const { nearby } = useMessages();
  return (
    <noscript>
      <Link className={buttonClass({ tone: "plain", size: "small" })} to={nearbyOf(search)}>
        <Icon name="pin" /> {nearby.name}
      </Link>
    </noscript>
  );
}
