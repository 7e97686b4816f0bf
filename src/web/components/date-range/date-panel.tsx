import { lazy, Suspense } from "react";
import { BOOKING_HORIZON_DAYS } from "../../../core/flights/index.ts";
import { addDays, daysBetween, parseDate } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useMediaQuery } from "../../present/media-query.ts";
import { useSite } from "../../present/site.tsx";
import { Button } from "../../ui/button/button.tsx";
import { bringIntoView } from "../../ui/menu/bring-into-view.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./date-panel.module.css";
import type { TripDates } from "./trip-dates.ts";

/** Fetches the calendar's code ahead of its first use. */
export const loadCalendar = () => import("../../ui/date-picker/calendar.tsx");

const Calendar = lazy(loadCalendar);

interface DatePanelProps {
  readonly dates: TripDates;
  readonly field: "date" | "rtnDate";
  readonly label: string;
  readonly takesFocus: boolean;
  readonly onPick: (start: string, end: string | null) => void;
  readonly onDone: () => void;
}

/** The calendar under a date field: single days for a one-way departure, else the range from departure to return. */
export function DatePanel({ dates, field, label, takesFocus, onPick, onDone }: DatePanelProps) {
  const { search } = useMessages();
  const { today } = useSite();
  const months = useMediaQuery("(width >= 48rem)") ? 2 : 1;
  const isDay = field === "date" && dates.trpType === "oneWay";
  const [start, end] = [parseDate(dates.date), parseDate(dates.rtnDate)];
  const isRange = start !== null && end !== null && end >= start;
  return (
    <dialog open ref={bringIntoView} className={styles.panel} aria-label={`${isDay ? search.chooseDate : search.chooseDates}: ${label}`}>
      <Suspense fallback={<Skeleton height="23rem" />}>
        <Calendar
          key={`${months} ${takesFocus}`}
          locale="en-US"
          label={label}
          previousLabel={search.previousMonth}
          nextLabel={search.nextMonth}
          months={months}
          start={start}
          end={isRange ? end : start}
          picks={isDay ? "day" : field === "rtnDate" ? "end" : "range"}
          min={today}
          max={addDays(today, BOOKING_HORIZON_DAYS)}
          takesFocus={takesFocus}
          onPick={onPick}
        />
      </Suspense>
      <div className={styles.foot}>
        <p>
          <b className="nowrap">{isDay || !isRange ? dates.date : `${dates.date} – ${dates.rtnDate}`}</b>
          {!isDay && isRange && <span>{search.nights(daysBetween(start, end))}</span>}
        </p>
        <Button tone="ink" onClick={onDone}>
          {search.done}
        </Button>
      </div>
    </dialog>
  );
}
