import { type CSSProperties, useEffect, useRef, useState } from "react";
import { type FareScale, type FlightSearch, levelOf } from "../../../core/flights/index.ts";
import { formatShortMonth, formatWeekday } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import type { CalendarTotals } from "./calendar-totals.ts";
import { resultsFrom } from "./trip-links.ts";
import { usePrices } from "./use-prices.ts";
import { centerIn } from "../../present/scroll-sideways.ts";
import styles from "./year-graph.module.css";
import { type CheapestDay, cheapestOf, type Week, weeksOf } from "./year-weeks.ts";

interface YearGraphProps {
  readonly search: FlightSearch;
  readonly totals: CalendarTotals;
  readonly scale: FareScale;
}

/** The prices of a year as bars, a link for each week. What its bars say of single days, the table says in words. */
export function YearGraph({ search, totals, scale }: YearGraphProps) {
  const { year } = useMessages().fares;
  const isLive = useHydrated();
  const prices = usePrices(totals.currency);
  // Which week, not what is said of it: that is in another currency once another one is chosen.
  const [pointed, setPointed] = useState<number | null>(null);
  const weeks = weeksOf(totals.firstDay, totals.year);
  const pointedAt = pointed === null ? null : cheapestOf(weeks[pointed] ?? []);
  const wordsOf = useWeekWords(totals);
  const most = Math.max(1, ...totals.year.map((total) => total ?? 0));
  const bars = useShownInView(search.departureDate);
  return (
    <div>
      {isLive && (
        <p className={styles.readout} aria-hidden="true">
          {pointedAt ? wordsOf(pointedAt) : year.point}
        </p>
      )}
      <div className={styles.graph} onPointerLeave={() => setPointed(null)}>
        <span className={styles.top} aria-hidden="true">
          {prices.short(most)}
        </span>
        <div className={styles.scroll} ref={bars}>
          <ol className={styles.weeks}>
            {weeks.map((week, index) => (
              <WeekBars
                key={index}
                week={week}
                isFirst={index === 0}
                most={most}
                search={search}
                totals={totals}
                scale={scale}
                onPoint={() => setPointed(index)}
              />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

interface WeekBarsProps extends YearGraphProps {
  readonly week: Week;
  readonly isFirst: boolean;
  readonly most: number;
  readonly onPoint: () => void;
}

function WeekBars({ week, isFirst, most, search, totals, scale, onPoint }: WeekBarsProps) {
  const locale = useLocale();
  const wordsOf = useWeekWords(totals);
  const cheapest = cheapestOf(week);
  const monthStart = monthStartOf(week, isFirst);
  const bars = week.map((day, index) => (
    <i
      key={index}
      className={day?.total ? styles[levelOf(scale, day.total)] : undefined}
      data-shown={day?.date === search.departureDate ? day.date : undefined}
      style={{ "--v": (day?.total ?? 0) / most } as CSSProperties}
    />
  ));
  return (
    <li className={styles.week}>
      {cheapest ? (
        <Link
          to={resultsFrom(search, cheapest.date)}
          preventScrollReset
          aria-label={wordsOf(cheapest)}
          onPointerEnter={onPoint}
          onFocus={onPoint}
        >
          {bars}
        </Link>
      ) : (
        <span>{bars}</span>
      )}
      {monthStart && (
        <span className={styles.month} aria-hidden="true">
          {formatShortMonth(monthStart.date, locale)}
        </span>
      )}
    </li>
  );
}

/** What is said of a week by its cheapest day. */
function useWeekWords({ currency }: CalendarTotals): (cheapest: CheapestDay) => string {
  const { year } = useMessages().fares;
  const locale = useLocale();
  const prices = usePrices(currency);
  return ({ date, total }) => year.weekLink(`${formatWeekday(date, locale)} ${formatDay(date, locale)}`, prices.whole(total));
}

/** The first week names its month as well, where the next name leaves room for it. */
const monthStartOf = (week: Week, isFirst: boolean) =>
  week.find((day) => day?.date.endsWith("-01")) ??
  (isFirst ? week.find((day) => day && Number(day.date.slice(8)) <= LAST_NAMED_DAY) : null);

const LAST_NAMED_DAY = 16;

/** Scrolls the bars, not the page, to the day that is shown. */
function useShownInView(day: string) {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = bars.current?.querySelector<HTMLElement>(`[data-shown="${day}"]`)?.closest("li");
    if (bars.current && shown) centerIn(bars.current, shown);
  }, [day]);
  return bars;
}
