import type { CalendarDate } from "@internationalized/date";
import type { ReactNode } from "react";
import { CalendarCell } from "react-aria-components/Calendar";
import styles from "./calendar.module.css";

/** What stands under a day's number, and how it is spoken after the day's name. */
interface DayNote {
  readonly shown: ReactNode;
  readonly spoken: string;
}

/** Says something of a day, `2027-03-12`; null where there is nothing to say. */
export type DayNotes = (day: string) => DayNote | null;

interface DayCellProps {
  readonly date: CalendarDate;
  /** Undefined for a calendar without notes, whose cells need no room for them. */
  readonly notes: DayNotes | undefined;
}

/** A day of a calendar. */
export function DayCell({ date, notes }: DayCellProps) {
  const note = notes?.(date.toString()) ?? null;
  return (
    <CalendarCell
      date={date}
      className={`${styles.day} ${notes ? styles.noted : ""}`}
      render={(props) => <div {...props} aria-label={[props["aria-label"], note?.spoken].filter(Boolean).join(", ")} />}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {note?.shown}
        </>
      )}
    </CalendarCell>
  );
}
