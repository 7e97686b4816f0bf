import { useState } from "react";
import { type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import type { DayFares } from "../fare-calendar/use-fare-notes.tsx";
import { DateField } from "./date-field.tsx";
import { type DateEnd, type DatePair, type DatePick, withPick } from "./date-pair.ts";
import { DatePanel, loadCalendar } from "./date-panel.tsx";
import styles from "./date-range.module.css";

interface DateFieldWords {
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

/** Two dates: text fields, each with a calendar that knows the other. */
export function DateRange({ fields, dates, minNights, firstDay, lastDay, whenSingle, onChange, fares }: DateRangeProps) {
  const locale = useLocale();
  const { search } = useMessages();
  const isLive = useHydrated();
  const { opened, close, openingOf } = useOpened();
  const rules = { minNights, locale };
  const pick = (field: DateEnd, picked: DatePick): void => {
    onChange(withPick(dates, field, picked, rules));
    if (picked.end !== null || (field === "start" && !dates.hasEnd)) close();
  };
  /** What stands at the foot of the calendar is what is taken: dates of both ways make a search of one way count both. */
  const takeShown = (): void => {
    if (opened?.field === "end" && !dates.hasEnd && parseDate(dates.end) !== null) onChange({ hasEnd: true });
    close();
  };
  const panel = opened && (
    <DatePanel
      dates={dates}
      field={opened.field}
      label={fields[opened.field].label}
      firstDay={firstDay}
      lastDay={lastDay}
      takesFocus={opened.byKey}
      fares={fares}
      onPick={(picked) => pick(opened.field, picked)}
      onDone={takeShown}
    />
  );
  return (
    <>
      <div className={whenSingle === "hidden" ? styles.besideHidden : styles.besidePale}>
        <DateField
          {...fields.start}
          {...openingOf("start")}
          value={dates.start}
          from={firstDay}
          onChange={(start) => onChange({ start })}
          onDay={(start) => onChange(withPick(dates, "start", { start, end: null }, rules))}
        >
          {opened?.field === "start" && panel}
        </DateField>
      </div>
      <div className={whenSingle === "hidden" ? styles.onlyRound : styles.paleOneWay}>
        <DateField
          {...fields.end}
          {...openingOf("end")}
          value={dates.end}
          hint={whenSingle === "pale" && !dates.hasEnd ? (isLive ? search.paleReturn : search.paleReturnStill) : undefined}
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

/** Which field's calendar is open, and whether it was opened by key. */
interface Opened {
  readonly field: DateEnd;
  readonly byKey: boolean;
}

/** The calendars of the two fields, of which one is open at most. */
function useOpened() {
  const isLive = useHydrated();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  /** What a field knows of its calendar, and does to it. */
  const openingOf = (field: DateEnd) => ({
    isOpen: opened?.field === field,
    isOpenByKey: opened?.field === field && opened.byKey,
    onOpen: (byKey: boolean) => setOpened({ field, byKey }),
    onClose: close,
    onIntent: () => isLive && loadCalendar(),
  });
  return { opened, close, openingOf };
}
