import { useState } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { useLocale } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import { DateField } from "./date-field.tsx";
import { DatePanel, loadCalendar } from "./date-panel.tsx";

interface SingleDateProps {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly onChange: (value: string) => void;
}

/** One date, with its calendar. */
export function SingleDate({ name, label, value, error, firstDay, lastDay, onChange }: SingleDateProps) {
  const locale = useLocale();
  const isLive = useHydrated();
  const [opened, setOpened] = useState<{ readonly byKey: boolean } | null>(null);
  return (
    <DateField
      name={name}
      label={label}
      value={value}
      from={firstDay}
      error={error}
      isOpen={opened !== null}
      isOpenByKey={opened?.byKey === true}
      onChange={onChange}
      onDay={(day) => onChange(formatDay(day, locale))}
      onOpen={(byKey) => setOpened({ byKey })}
      onClose={() => setOpened(null)}
      onIntent={() => isLive && loadCalendar()}
    >
      {opened && (
        <DatePanel
          dates={{ start: value, end: "", hasEnd: false }}
          field="start"
          label={label}
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
