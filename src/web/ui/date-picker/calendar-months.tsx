import { CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, CalendarHeading } from "react-aria-components/Calendar";
import { Button } from "react-aria-components/Button";
import { buttonClass } from "../button/button-class.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./calendar.module.css";
import { DayCell, type DayNotes } from "./day-cell.tsx";

interface CalendarMonthsProps {
  /** How many months stand side by side. */
  readonly count: number;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly notes?: DayNotes | undefined;
}

/** The months of a calendar, with the buttons that turn them. */
export function CalendarMonths({ count, previousLabel, nextLabel, notes }: CalendarMonthsProps) {
  const turn = buttonClass({ tone: "quiet", size: "icon" });
  return (
    <div className={styles.months}>
      {Array.from({ length: count }, (_, month) => (
        <div key={month}>
          <div className={styles.head}>
            {month === 0 && (
              <Button slot="previous" className={turn} aria-label={previousLabel}>
                <Icon name="left" />
              </Button>
            )}
            <CalendarHeading offset={{ months: month }} className={styles.heading ?? ""} />
            {month === count - 1 && (
              <Button slot="next" className={turn} aria-label={nextLabel}>
                <Icon name="right" />
              </Button>
            )}
          </div>
          <CalendarGrid offset={{ months: month }} weekdayStyle="short" className={styles.grid ?? ""}>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <DayCell date={date} notes={notes} />}</CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}
