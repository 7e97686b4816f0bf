import { parseDate } from "@internationalized/date";
import { useContext, useEffect, useRef } from "react";
import { Calendar as SingleCalendar, CalendarStateContext } from "react-aria-components/Calendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RangeCalendar, RangeCalendarStateContext } from "react-aria-components/RangeCalendar";
import { CalendarMonths } from "./calendar-months.tsx";
import styles from "./calendar.module.css";
import type { DayNotes } from "./day-cell.tsx";

/** Days are ISO dates, `2027-03-12`. */
export interface CalendarProps {
  /** BCP 47, with the region: it decides on which day a week begins. */
  readonly locale: string;
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** How many months stand side by side. */
  readonly months: number;
  readonly start: string | null;
  /** Null for a calendar of single days. */
  readonly end: string | null;
  /** `end`: the start is fixed and the next pick is the end. */
  readonly picks: "day" | "range" | "end";
  readonly min: string;
  readonly max: string;
  /** Whether the focus goes into the calendar as it opens. */
  readonly takesFocus: boolean;
  /** A day was picked, or the first day of a range, whose end is still to come (`end` null). */
  readonly onPick: (start: string, end: string | null) => void;
  /** What stands under the days; undefined leaves no room for it. */
  readonly notes?: DayNotes | undefined;
  /** The first day of the first month in view, as it opens and whenever a month is turned. */
  readonly onView?: ((month: string) => void) | undefined;
}

/** A calendar of days or of ranges. Large: load it when somebody is about to use it. */
export default function Calendar(props: CalendarProps) {
  const { start, end, picks, min, max, months, onPick } = props;
  const shared = {
    "aria-label": props.label,
    minValue: parseDate(min),
    maxValue: parseDate(max),
    visibleDuration: { months },
    autoFocus: props.takesFocus,
    defaultFocusedValue: parseDate(start ?? min),
  };
  const page = (
    <>
      <View day={picks === "end" ? end : start} onView={props.onView} />
      <CalendarMonths count={months} previousLabel={props.previousLabel} nextLabel={props.nextLabel} notes={props.notes} />
    </>
  );
  return (
    <I18nProvider locale={props.locale}>
      {picks === "day" ? (
        <SingleCalendar
          {...shared}
          className={styles.single ?? ""}
          value={start === null ? null : parseDate(start)}
          onChange={(day) => onPick(day.toString(), null)}
        >
          {page}
        </SingleCalendar>
      ) : (
        <RangeCalendar
          {...shared}
          value={start === null || end === null ? null : { start: parseDate(start), end: parseDate(end) }}
          onChange={(range) => onPick(range.start.toString(), range.end.toString())}
        >
          <FirstPick fixedStart={picks === "end" ? start : null} shownEnd={end} onPick={(day) => onPick(day, null)} />
          {page}
        </RangeCalendar>
      )}
    </I18nProvider>
  );
}

interface ViewProps extends Pick<CalendarProps, "onView"> {
  /** What stands in the field. */
  readonly day: string | null;
}

/** Tells which month is the first in view, and turns to a day that is typed while the calendar is open. */
function View({ day, onView }: ViewProps) {
  const days = useContext(CalendarStateContext);
  const ranges = useContext(RangeCalendarStateContext);
  const state = days ?? ranges;
  const month = state?.visibleRange.start.toString();
  const shown = useRef(day);
  useEffect(() => {
    if (month !== undefined) onView?.(month);
  }, [month, onView]);
  useEffect(() => {
    // Only as the day changes: the months are the traveller's to turn.
    if (!state || day === shown.current) return;
    shown.current = day;
    const { start, end } = state.visibleRange;
    if (day !== null && !isBetween(day, start.toString(), end.toString())) state.setFocusedDate(parseDate(day));
  }, [day, state]);
  return null;
}

/** Whether a day is one of those from the first to the last. */
const isBetween = (day: string, first: string, last: string): boolean => day >= first && day <= last;

interface FirstPickProps {
  readonly fixedStart: string | null;
  /** The end as it is, shown until the pointer says otherwise. */
  readonly shownEnd: string | null;
  readonly onPick: (day: string) => void;
}

/** Fixes the start of a range for somebody who came to change its end, and tells of a start as soon as it is picked. */
function FirstPick({ fixedStart, shownEnd, onPick }: FirstPickProps) {
  const state = useContext(RangeCalendarStateContext);
  const anchor = state?.anchorDate?.toString() ?? null;
  const told = useRef(fixedStart);
  const isFixed = useRef(false);
  const isAnchored = useRef(false);
  useEffect(() => {
    // Only as the calendar opens: later picks are the traveller's own.
    if (fixedStart === null || isFixed.current) return;
    isFixed.current = true;
    state?.setAnchorDate(parseDate(fixedStart));
    if (shownEnd !== null) state?.highlightDate(parseDate(shownEnd));
  }, [fixedStart, shownEnd, state]);
  useEffect(() => {
    // Before the start is fixed nothing was picked: to tell of it would undo what is typed while the calendar opens.
    if (anchor === null && !isAnchored.current) return;
    isAnchored.current = true;
    if (anchor !== null && anchor !== told.current) onPick(anchor);
    told.current = anchor;
  }, [anchor, onPick]);
  return null;
}
