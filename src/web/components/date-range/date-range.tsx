import { useState } from "react";
import { formatDate, parseDate } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { useSite } from "../../present/site.tsx";
import { DateField } from "./date-field.tsx";
import { DatePanel, loadCalendar } from "./date-panel.tsx";
import styles from "./date-range.module.css";
import { type TripDates, withPick } from "./trip-dates.ts";

interface DateRangeProps {
  readonly dates: TripDates;
  readonly errors: { readonly date: string | undefined; readonly rtnDate: string | undefined };
  /** On the results a one-way search shows no return date; on the home page it waits, pale, and picking it makes a round trip. */
  readonly isReturnHiddenOneWay: boolean;
  readonly onChange: (change: Partial<TripDates>) => void;
}

/** Which field's calendar is open, and whether it was opened by key. */
interface Opened {
  readonly field: "date" | "rtnDate";
  readonly byKey: boolean;
}

/** Departure and return: two text fields, each with a calendar that knows the other. */
export function DateRange({ dates, errors, isReturnHiddenOneWay, onChange }: DateRangeProps) {
  const { search } = useMessages();
  const { today } = useSite();
  const isLive = useHydrated();
  const [opened, setOpened] = useState<Opened | null>(null);
  const fieldProps = (field: Opened["field"], label: string) => ({
    name: field,
    label,
    value: dates[field],
    error: errors[field],
    isOpen: opened?.field === field,
    onOpen: (byKey: boolean) => setOpened({ field, byKey }),
    onClose: () => setOpened(null),
    onIntent: () => void (isLive && loadCalendar()),
  });
  const panel = opened && (
    <DatePanel
      dates={dates}
      field={opened.field}
      label={opened.field === "date" ? search.departureDate : search.returnDate}
      takesFocus={opened.byKey}
      onPick={(start, end) => {
        onChange(withPick(dates, opened.field, start, end));
        if (end !== null || (opened.field === "date" && dates.trpType === "oneWay")) setOpened(null);
      }}
      onDone={() => setOpened(null)}
    />
  );
  const departure = parseDate(dates.date);
  return (
    <>
      <DateField
        {...fieldProps("date", search.departureDate)}
        from={today}
        onChange={(date) => onChange({ date })}
        onDay={(day) => onChange(withPick(dates, "date", day, null))}
      >
        {opened?.field === "date" && panel}
      </DateField>
      <div className={isReturnHiddenOneWay ? styles.onlyRound : styles.paleOneWay}>
        <DateField
          {...fieldProps("rtnDate", search.returnDate)}
          from={departure ?? today}
          onChange={(rtnDate) => onChange({ rtnDate, trpType: "roundtrip" })}
          onDay={(day) => onChange({ rtnDate: formatDate(day) })}
        >
          {opened?.field === "rtnDate" && panel}
        </DateField>
      </div>
    </>
  );
}
