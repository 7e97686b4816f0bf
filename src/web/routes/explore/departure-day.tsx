import { useState } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { DateField } from "../../components/date-range/date-field.tsx";
import { DatePanel, loadCalendar } from "../../components/date-range/date-panel.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";

interface DepartureDayProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly onChange: (value: string) => void;
}

/** One day of departure, with its calendar. */
export function DepartureDay({ value, error, firstDay, lastDay, onChange }: DepartureDayProps) {
  const { search } = useMessages();
  const locale = useLocale();
  const isLive = useHydrated();
  const [opened, setOpened] = useState<{ readonly byKey: boolean } | null>(null);
  return (
    <DateField
      name="date"
      label={search.departureDate}
      value={value}
      from={firstDay}
      error={error}
      isOpen={opened !== null}
      onChange={onChange}
      onDay={(day) => onChange(formatDay(day, locale))}
      onOpen={(byKey) => setOpened({ byKey })}
      onClose={() => setOpened(null)}
      onIntent={() => void (isLive && loadCalendar())}
    >
      {opened && (
        <DatePanel
          dates={{ start: value, end: "", hasEnd: false }}
          field="start"
          label={search.departureDate}
          firstDay={firstDay}
          lastDay={lastDay}
          takesFocus={opened.byKey}
          onPick={({ start }) => {
            onChange(formatDay(start, locale));
            setOpened(null);
          }}
          onDone={() => setOpened(null)}
        />
      )}
    </DateField>
  );
}
