import { type FareScale, type FlightSearch, levelOf } from "../../../core/flights/index.ts";
import { addDays, formatMonth, formatWeekday } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import type { CalendarTotals } from "./calendar-totals.ts";
import { EmptyCell, PriceCell } from "./price-cell.tsx";
import styles from "./price-table.module.css";
import { resultsFrom } from "./trip-links.ts";
import { usePrices } from "./use-prices.ts";
import { monthsOf, type PricedDay, type Week } from "./year-weeks.ts";

interface YearTableProps {
  readonly search: FlightSearch;
  readonly totals: CalendarTotals;
  readonly scale: FareScale;
}

/** Every day of the year with its price, month by month. */
export function YearTable({ search, totals, scale }: YearTableProps) {
  const locale = useLocale();
  const months = monthsOf(totals.firstDay, totals.year);
  return (
    <div className={styles.months}>
      {months.map(({ first, weeks }) => (
        <table key={first}>
          <caption>{formatMonth(first, locale)}</caption>
          <WeekdayHeads weeks={weeks} />
          <tbody>
            {weeks.map((week, row) => (
              <tr key={row}>
                {week.map((day, column) => (
                  <td key={column}>{day && <DayPrice day={day} search={search} totals={totals} scale={scale} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function WeekdayHeads({ weeks }: { readonly weeks: readonly Week[] }) {
  const locale = useLocale();
  const known = weeks.flat().findIndex((day) => day !== null);
  const anchor = weeks.flat()[known];
  if (!anchor) return null;
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, column) => (
          <th key={column} scope="col">
            {formatWeekday(addDays(anchor.date, column - (known % 7)), locale)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function DayPrice({ day: { date, total }, search, totals, scale }: YearTableProps & { readonly day: PricedDay }) {
  const { grid } = useMessages().fares;
  const locale = useLocale();
  const prices = usePrices(totals.currency);
  const number = String(Number(date.slice(8)));
  if (total === null) return <EmptyCell day={number} />;
  return (
    <PriceCell
      to={resultsFrom(search, date)}
      day={number}
      price={prices.short(total)}
      level={levelOf(scale, total)}
      words={grid.oneWay(`${formatWeekday(date, locale)} ${formatDay(date, locale)}`, prices.whole(total))}
      isShown={date === search.departureDate}
    />
  );
}
