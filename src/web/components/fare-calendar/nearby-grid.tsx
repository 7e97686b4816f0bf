import { type FareScale, fareScale, type FlightSearch, levelOf, nearbyDays } from "../../../core/flights/index.ts";
import { type CurrencyCode, formatWeekday, type LocalDate } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay, formatShortDay } from "../../present/dates.ts";
import type { CalendarTotals } from "./calendar-totals.ts";
import { EmptyCell, PriceCell } from "./price-cell.tsx";
import styles from "./price-table.module.css";
import { resultsOf } from "./trip-links.ts";
import { usePrices } from "./use-prices.ts";

interface NearbyGridProps {
  readonly search: FlightSearch;
  readonly totals: CalendarTotals;
}

/** Three days before and after: a row of departures, for a round trip with a row for each return. */
export function NearbyGrid({ search, totals: { currency, nearby } }: NearbyGridProps) {
  const { grid } = useMessages().fares;
  const { departures, returns } = nearbyDays(search);
  const scale = fareScale(nearby.flat());
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <caption>{returns ? grid.titleRoundTrip : grid.titleOneWay}</caption>
        <thead>
          <tr>
            {returns && (
              <th scope="col">
                <span className="sr">{grid.return}</span>
              </th>
            )}
            {departures.map((day) => (
              <th key={day} scope="col">
                <DayHead day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nearby.map((row, index) => {
            const back = returns?.[index] ?? null;
            return (
              <tr key={back}>
                {back && (
                  <th scope="row">
                    <DayHead day={back} />
                  </th>
                )}
                {departures.map((departure, column) => (
                  <td key={departure}>
                    <TripPrice
                      search={search}
                      departure={departure}
                      back={back}
                      total={row[column] ?? null}
                      currency={currency}
                      scale={scale}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface TripPriceProps {
  /** Whose results are shown. */
  readonly search: FlightSearch;
  readonly departure: LocalDate;
  /** Null for one way. */
  readonly back: LocalDate | null;
  /** In hundredths of the currency; null where there is no fare. */
  readonly total: number | null;
  readonly currency: CurrencyCode;
  readonly scale: FareScale;
}

/** What the trip costs from one day to another. */
function TripPrice({ search, departure, back, total, currency, scale }: TripPriceProps) {
  const { grid } = useMessages().fares;
  const prices = usePrices(currency);
  const dayWords = useDayWords();
  if (total === null) return <EmptyCell />;
  const whole = prices.whole(total);
  return (
    <PriceCell
      to={resultsOf(search, departure, back)}
      price={prices.short(total)}
      level={levelOf(scale, total)}
      words={back === null ? grid.oneWay(dayWords(departure), whole) : grid.roundTrip(dayWords(departure), dayWords(back), whole)}
      isShown={departure === search.departureDate && back === search.returnDate}
    />
  );
}

function useDayWords(): (day: LocalDate) => string {
  const locale = useLocale();
  return (day) => `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;
}

function DayHead({ day }: { readonly day: LocalDate }) {
  const locale = useLocale();
  return (
    <>
      <span>{formatWeekday(day, locale)}</span> <b className={styles.wide}>{formatShortDay(day, locale)}</b>
      <b className={styles.narrow}>{Number(day.slice(8))}</b>
    </>
  );
}
