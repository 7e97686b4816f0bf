import { useState } from "react";
import { type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import type { DayFares } from "../fare-calendar/use-fare-notes.tsx";
import { DateField } from "./date-field.tsx";
import { type DateEnd, type DatePair, withPick } from "./date-pair.ts";
import { DatePanel, loadCalendar } from "./date-panel.tsx";
import styles from "./date-range.module.css";

export interface DateFieldWords {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

interface DateRangeProps {
  readonly fields: Readonly<Record<DateEnd, DateFieldWords>>;
  readonly dates: DatePair;
  /** What must lie between the two at least. */
  readonly minNights: number;
  /** The first and the last day that can be picked. */
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  /** What the second field does while it does not count: a one-way search hides it, or shows it pale; picking it makes it count. */
  readonly whenSingle: "hidden" | "pale";
  readonly onChange: (change: Partial<DatePair>) => void;
  /** What the days cost, where that can be told. */
  readonly fares?: DayFares | undefined;
}

/** Which field's calendar is open, and whether it was opened by key. */
interface Opened {
  readonly field: DateEnd;
  readonly byKey: boolean;
}

/** Two dates: text fields, each with a calendar that knows the other. */
export function DateRange({ fields, dates, minNights, firstDay, lastDay, whenSingle, onChange, fares }: DateRangeProps) {
  const isLive = useHydrated();
  const locale = useLocale();
  const { search } = useMessages();
  const [opened, setOpened] = useState<Opened | null>(null);
  const fieldProps = (field: DateEnd) => ({
    ...fields[field],
    value: dates[field],
    isOpen: opened?.field === field,
    isOpenByKey: opened?.field === field && opened.byKey,
    onOpen: (byKey: boolean) => setOpened({ field, byKey }),
    onClose: () => setOpened(null),
    onIntent: () => void (isLive && loadCalendar()),
  });
  const panel = opened && (
    <DatePanel
      dates={dates}
      field={opened.field}
      label={fields[opened.field].label}
      firstDay={firstDay}
      lastDay={lastDay}
      takesFocus={opened.byKey}
      fares={fares}
      onPick={(pick) => {
        onChange(withPick(dates, opened.field, pick, { minNights, locale }));
        if (pick.end !== null || (opened.field === "start" && !dates.hasEnd)) setOpened(null);
      }}
      onDone={() => setOpened(null)}
    />
  );
  return (
    <>
      <div className={whenSingle === "hidden" ? styles.besideHidden : styles.besidePale}>
        <DateField
          {...fieldProps("start")}
          from={firstDay}
          onChange={(start) => onChange({ start })}
          onDay={(start) => onChange(withPick(dates, "start", { start, end: null }, { minNights, locale }))}
        >
          {opened?.field === "start" && panel}
        </DateField>
      </div>
      <div className={whenSingle === "hidden" ? styles.onlyRound : styles.paleOneWay}>
        <DateField
          {...fieldProps("end")}
          hint={whenSingle === "pale" && !dates.hasEnd ? search.paleReturn : undefined}
          from={parseDate(dates.start) ?? firstDay}
          onChange={(end) => onChange({ end, hasEnd: true })}
          onDay={(day) => onChange({ end: formatDay(day, locale) })}
        >
          {opened?.field === "end" && panel}
        </DateField>
      </div>
    </>
  );
}
