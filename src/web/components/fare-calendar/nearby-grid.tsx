import { fareScale, type FlightSearch, levelOf, nearbyDays } from "../../../core/flights/index.ts";
import { formatWeekday, type LocalDate } from "../../../core/kernel/index.ts";
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
  const prices = usePrices(currency);
  const dayWords = useDayWords();
  const wordsOf = (departure: LocalDate, back: LocalDate | null, total: string): string =>
    back === null ? grid.oneWay(dayWords(departure), total) : grid.roundTrip(dayWords(departure), dayWords(back), total);
  return (
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
              {departures.map((departure, column) => {
                const total = row[column] ?? null;
                return (
                  <td key={departure}>
                    {total === null ? (
                      <EmptyCell />
                    ) : (
                      <PriceCell
                        to={resultsOf(search, departure, back)}
                        price={prices.short(total)}
                        level={levelOf(scale, total)}
                        words={wordsOf(departure, back, prices.whole(total))}
                        isShown={departure === search.departureDate && back === search.returnDate}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
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
