import { useId, useState } from "react";
import type { FlightSearch } from "../../../core/flights/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { otherDaysOf } from "../../components/fare-calendar/trip-links.ts";
import { NearbyList } from "../../components/nearby-airports/nearby-list.tsx";
import { nearbyOf, type NearbyTrip } from "../../components/nearby-airports/nearby-trips.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { formatShort, isLongPrice } from "../../present/money.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { OtherAirportsPage } from "./other-airports.tsx";
import { OtherDays } from "./other-days.tsx";
import styles from "./other-trips.module.css";
import { useNearbyTrips } from "./use-nearby-trips.ts";

interface OtherTripsProps {
  readonly search: FlightSearch;
  /** Whether there are flights to be cheaper than. */
  readonly hasFlights: boolean;
}

const LOOK = buttonClass({ tone: "plain", size: "small" });

/**
 * What the same trip costs on other days, and from or to airports nearby where that saves something: closed at first, above the results.
 * Without scripts both are links to their own pages.
 */
export function OtherTrips({ search, hasFlights }: OtherTripsProps) {
  const { nearby } = useMessages();
  const trips = useNearbyTrips(hasFlights ? search : null);
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  // Other days stay open from search to search; the airports are those of one search.
  const airports = nearbyOf(search);
  const panel = (name: string): Panel => ({ id, isOpen: open === name, toggle: () => setOpen(open === name ? null : name) });
  return (
    <section className={`wrap ${styles.otherTrips}`} aria-label={nearby.daysAndAirports}>
      <div className={styles.choices}>
        <DaysChoice search={search} panel={panel(DAYS)} />
        {hasFlights && <OtherAirportsPage search={search} />}
        <AirportsChoice trips={trips} panel={panel(airports)} />
      </div>
      <div id={id}>
        {open === DAYS && <OtherDays search={search} />}
        {open === airports && trips.length > 0 && <AirportsSheet search={search} trips={trips} />}
      </div>
    </section>
  );
}

const DAYS = "days";

/** What a button opens and closes. */
interface Panel {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function DaysChoice({ search, panel }: { readonly search: FlightSearch; readonly panel: Panel }) {
  const { days } = useMessages().fares;
  const isLive = useHydrated();
  if (isLive) return <Toggle icon="calendar" words={panel.isOpen ? days.close : days.open} panel={panel} />;
  return (
    <Link className={LOOK} to={otherDaysOf(search)}>
      <Icon name="calendar" /> {days.open}
    </Link>
  );
}

/** There when there is something to save, and says how much at most. */
function AirportsChoice({ trips, panel }: { readonly trips: readonly NearbyTrip[]; readonly panel: Panel }) {
  const { nearby } = useMessages();
  const locale = useLocale();
  const most = trips[0]?.saving;
  if (!most) return null;
  const exact = formatMoney(most, locale);
  const saving = nearby.saving(isLongPrice(exact) ? formatShort(most, locale) : exact);
  return <Toggle icon="pin" words={panel.isOpen ? nearby.close : nearby.name} more={panel.isOpen ? "" : saving} panel={panel} />;
}

function AirportsSheet({ search, trips }: { readonly search: FlightSearch; readonly trips: readonly NearbyTrip[] }) {
  const { nearby, places } = useMessages();
  const { from, to } = search;
  return (
    <div className={styles.sheet}>
      <h2>{nearby.title(places.city(from.city, from.code), places.city(to.city, to.code))}</h2>
      <NearbyList search={search} trips={trips} />
    </div>
  );
}

interface ToggleProps {
  readonly icon: IconName;
  readonly words: string;
  /** Beside the words, on a phone below them. */
  readonly more?: string;
  readonly panel: Panel;
}

function Toggle({ icon, words, more = "", panel: { id, isOpen, toggle } }: ToggleProps) {
  return (
    <button type="button" className={LOOK} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      <Icon name={icon} />
      <span>
        {words} {more && <span className={styles.more}>{more}</span>}
      </span>
    </button>
  );
}
