import { useId, useState } from "react";
import { type FlightSearch, searchQueryOf } from "../../../core/flights/index.ts";
import { otherDaysOf } from "../../components/fare-calendar/trip-links.ts";
import { NearbyList } from "../../components/nearby-airports/nearby-list.tsx";
import { nearbyOf, type NearbyTrip } from "../../components/nearby-airports/nearby-trips.ts";
import { WatchForm } from "../../components/watch-form/watch-form.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { formatBrief } from "../../present/money.ts";
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
 * What the same trip costs on other days, and from or to airports nearby where that saves something, and the watch over its price: closed at
 * first, above the results. Without scripts each is a link to a page of its own.
 */
export function OtherTrips({ search, hasFlights }: OtherTripsProps) {
  const { fares, nearby, watch } = useMessages();
  const trips = useNearbyTrips(hasFlights ? search : null);
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  // Other days stay open from search to search; the airports are those of one search.
  const airports = nearbyOf(search);
  const panel = (name: string): Panel => ({ id, isOpen: open === name, toggle: () => setOpen(open === name ? null : name) });
  return (
    <section className={`wrap ${styles.otherTrips}`} aria-label={nearby.above}>
      <div className={`${styles.choices} ${hasFlights && open === null ? styles.room : ""}`}>
        <Choice icon="calendar" words={fares.days.open} page={otherDaysOf(search)} panel={panel(DAYS)} />
        {hasFlights && <Choice icon="mail" words={watch.summary} page={`/watch?${searchQueryOf(search)}`} panel={panel(WATCH)} />}
        {hasFlights && <OtherAirportsPage search={search} />}
        <AirportsChoice trips={trips} page={airports} panel={panel(airports)} />
      </div>
      <div id={id}>
        {open === DAYS && <OtherDays search={search} />}
        {hasFlights && <WatchSheet search={search} isOpen={open === WATCH} />}
        {open === airports && trips && trips.length > 0 && <AirportsSheet search={search} trips={trips} />}
      </div>
    </section>
  );
}

const DAYS = "days";
const WATCH = "watch";

/** What a button opens and closes. */
interface Panel {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface ChoiceProps {
  readonly icon: IconName;
  readonly words: string;
  /** The page of its own that it is without scripts. */
  readonly page: string;
  readonly panel: Panel;
}

function Choice({ icon, words, page, panel }: ChoiceProps) {
  const isLive = useHydrated();
  if (isLive) return <Toggle icon={icon} words={words} panel={panel} />;
  return (
    <Link className={LOOK} to={page}>
      <Icon name={icon} className={styles.kind} /> <span>{words}</span>
      {/* As wide as it will be. */}
      <Icon name="down" className={styles.later} />
    </Link>
  );
}

interface AirportsChoiceProps {
  readonly trips: readonly NearbyTrip[] | null;
  /** Where it is said what has been compared. */
  readonly page: string;
  readonly panel: Panel;
}

/** There once it is known whether there is something to save, and says how much at most. */
function AirportsChoice({ trips, page, panel }: AirportsChoiceProps) {
  const { nearby } = useMessages();
  const locale = useLocale();
  if (trips === null) return null;
  const most = trips[0]?.saving;
  if (!most) {
    return (
      <p className={styles.nothing}>
        <Icon name="pin" /> <Link to={page}>{nearby.noneHere}</Link>
      </p>
    );
  }
  const saving = nearby.saving(formatBrief(most, locale));
  return <Toggle icon="pin" words={nearby.name} more={saving} panel={panel} />;
}

/** Once it was opened it stays on the page, with what was typed in it and what became of that. */
function WatchSheet({ search, isOpen }: { readonly search: FlightSearch; readonly isOpen: boolean }) {
  const { watch } = useMessages();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <div hidden={!isOpen}>
      <div className={styles.sheet}>
        <h2>{watch.title}</h2>
        <WatchForm key={searchQueryOf(search).toString()} search={search} />
      </div>
    </div>
  );
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
  /** Beside the words, where there is little room below them. */
  readonly more?: string;
  readonly panel: Panel;
}

function Toggle({ icon, words, more = "", panel: { id, isOpen, toggle } }: ToggleProps) {
  return (
    <button type="button" className={LOOK} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      <Icon name={icon} className={styles.kind} />
      <span>
        {words} {more && <span className={styles.more}>{more}</span>}
      </span>
      <Icon name="down" className={styles.arrow} />
    </button>
  );
}
