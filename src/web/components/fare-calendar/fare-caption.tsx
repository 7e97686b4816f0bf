import { type DayTrips, travellerCount } from "../../../core/flights/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { useSite } from "../../present/site.tsx";
import styles from "./fare-caption.module.css";
import { FareLegend } from "./fare-legend.tsx";
import type { DayFares, FareNotes } from "./use-fare-notes.tsx";

interface FareCaptionProps {
  readonly fares: DayFares;
  readonly trips: DayTrips;
  readonly load: FareNotes["load"];
}

/** What the prices in a date picker mean, or why there are none. */
export function FareCaption({ fares: { question }, trips, load }: FareCaptionProps) {
  const { picker } = useMessages().fares;
  const { currency } = useSite();
  const locale = useLocale();
  const hasPrices = load.state === "ready" && load.found.totals.some((total) => total !== null);
  const words = (): string => {
    if (question === null || load.state === "unasked") return picker.places;
    if (load.state === "failed") return picker.failed;
    if (load.state === "loading") return picker.loading;
    const count = travellerCount(question.party);
    if (trips.kind === "return") {
      const departure = formatDay(trips.departureDate, locale);
      return hasPrices ? picker.returning.meaning(departure, count, currency) : picker.returning.none(departure);
    }
    return hasPrices ? picker.leaving.meaning(trips.kind === "oneWay" ? null : trips.nights, count, currency) : picker.leaving.none;
  };
  return (
    <div className={styles.caption}>
      {hasPrices && <FareLegend />}
      <output>{words()}</output>
    </div>
  );
}
