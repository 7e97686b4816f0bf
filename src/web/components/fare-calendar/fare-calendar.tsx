import { fareScale, type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { addDays } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import type { CalendarTotals } from "./calendar-totals.ts";
import styles from "./fare-calendar.module.css";
import { FareLegend } from "./fare-legend.tsx";
import { NearbyGrid } from "./nearby-grid.tsx";
import { nightsOf } from "./trip-links.ts";
import { usePrices } from "./use-prices.ts";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import { YearGraph } from "./year-graph.tsx";
import { YearTable } from "./year-table.tsx";

interface FareCalendarProps {
  readonly search: FlightSearch;
  readonly totals: CalendarTotals;
}

/** What a trip costs on other days: those around it, and the whole year. Every price leads to its results. */
export function FareCalendar({ search, totals }: FareCalendarProps) {
  const { days, year } = useMessages().fares;
  const scale = fareScale(totals.year);
  return (
    <div className={styles.calendar}>
      <div className={styles.meaning}>
        <p>{days.meaning(travellerCount(search.party), totals.currency)}</p>
        <FareLegend />
      </div>
      <NearbyGrid search={search} totals={totals} />
      <section className={styles.year}>
        <h2>{year.title}</h2>
        {scale === null ? (
          <p>{year.empty}</p>
        ) : (
          <>
            <p className={styles.meaning}>
              {year.meaning(nightsOf(search))} <LowestOfYear totals={totals} />
            </p>
            <YearGraph search={search} totals={totals} scale={scale} />
            <Disclosure summary={year.table}>
              <YearTable search={search} totals={totals} scale={scale} />
            </Disclosure>
          </>
        )}
      </section>
    </div>
  );
}

function LowestOfYear({ totals }: Pick<FareCalendarProps, "totals">) {
  const { year } = useMessages().fares;
  const locale = useLocale();
  const prices = usePrices(totals.currency);
  const scale = fareScale(totals.year);
  if (scale === null) return null;
  const day = addDays(totals.firstDay, totals.year.indexOf(scale.cheapest));
  return (
    <b>
      <WholeDates>{year.lowest(prices.whole(scale.cheapest), formatDay(day, locale))}</WholeDates>
    </b>
  );
}
