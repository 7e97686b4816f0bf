import { lazy, Suspense } from "react";
import { daysBetween, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { regionalLocale } from "../../i18n/locale.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { useMediaQuery } from "../../present/media-query.ts";
import { Button } from "../../ui/button/button.tsx";
import { bringIntoView } from "../../ui/menu/bring-into-view.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { DateEnd, DatePair, DatePick } from "./date-pair.ts";
import styles from "./date-panel.module.css";

/** Fetches the calendar's code ahead of its first use. */
export const loadCalendar = () => import("../../ui/date-picker/calendar.tsx");

const Calendar = lazy(loadCalendar);

interface DatePanelProps {
  readonly dates: DatePair;
  readonly field: DateEnd;
  readonly label: string;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly takesFocus: boolean;
  readonly onPick: (pick: DatePick) => void;
  readonly onDone: () => void;
}

/** The calendar under a date field: single days where only the first date counts, else the range from the first to the second. */
export function DatePanel({ dates, field, label, firstDay, lastDay, takesFocus, onPick, onDone }: DatePanelProps) {
  const { search } = useMessages();
  const locale = regionalLocale(useLocale());
  const months = useMediaQuery("(width >= 48rem)") ? 2 : 1;
  const isDay = field === "start" && !dates.hasEnd;
  const [start, end] = [parseDate(dates.start), parseDate(dates.end)];
  const isRange = start !== null && end !== null && end >= start;
  return (
    <dialog open ref={bringIntoView} className={styles.panel} aria-label={`${isDay ? search.chooseDate : search.chooseDates}: ${label}`}>
      <Suspense fallback={<Skeleton height="23rem" />}>
        <Calendar
          key={`${months} ${takesFocus}`}
          locale={locale}
          label={label}
          previousLabel={search.previousMonth}
          nextLabel={search.nextMonth}
          months={months}
          start={start}
          end={isRange ? end : start}
          picks={isDay ? "day" : field === "end" ? "end" : "range"}
          min={firstDay}
          max={lastDay}
          takesFocus={takesFocus}
          onPick={(first, last) => onPick({ start: first as LocalDate, end: last as LocalDate | null })}
        />
      </Suspense>
      <div className={styles.foot}>
        <p>
          <b className="nowrap">{isDay || !isRange ? dates.start : `${dates.start} – ${dates.end}`}</b>
          {!isDay && isRange && <span>{search.nights(daysBetween(start, end))}</span>}
        </p>
        <Button tone="ink" onClick={onDone}>
          {search.done}
        </Button>
      </div>
    </dialog>
  );
}
