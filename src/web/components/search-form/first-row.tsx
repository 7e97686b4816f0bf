import { useId, useState } from "react";
import { BOOKING_HORIZON_DAYS } from "../../../core/flights/index.ts";
import { addDays, type LocalDate } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { DatePair } from "../date-range/date-pair.ts";
import { DateRange } from "../date-range/date-range.tsx";
import type { KeptTotals } from "../fare-calendar/use-day-totals.ts";
import { LocationField } from "../location-field/location-field.tsx";
import type { DraftFaults } from "./check-draft.ts";
import { withDestination } from "./draft-rows.ts";
import { fareQuestionOf } from "./fare-question-of.ts";
import type { SearchDraft } from "./search-draft.ts";
import styles from "./search-form.module.css";

interface FirstRowProps {
  readonly draft: SearchDraft;
  readonly today: LocalDate;
  /** On the results. */
  readonly isCompact: boolean;
  readonly errorOf: (field: keyof DraftFaults) => string | undefined;
  readonly change: (part: Partial<SearchDraft>) => void;
  readonly swap: () => void;
}

/** From where to where and when: the whole of a one-way or round trip, and of a multi-city trip the first flight. */
export function FirstRow({ draft, today, isCompact, errorOf, change, swap }: FirstRowProps) {
  const { search, multiCity } = useMessages();
  const nameId = useId();
  const isMulti = draft.trpType === "multicity";
  const [kept] = useState<KeptTotals>(() => new Map());
  const place = (name: "source" | "destination", label: string, minimum: number) => (
    <LocationField
      kind="flights"
      name={name}
      label={label}
      value={draft[name]}
      error={errorOf(name)}
      minimum={minimum}
      onChange={(value) => change(name === "destination" ? withDestination(draft, 0, value) : { source: value })}
    />
  );
  return (
    <div className={styles.first} {...(isMulti && { role: "group", "aria-labelledby": nameId })}>
      <p id={nameId} className={styles.name}>
        {multiCity.flight(1)}
      </p>
      <div className={styles.pair}>
        {place("source", search.flyingFrom, 3)}
        <button type="button" className={`${styles.swap} needs-scripts`} aria-label={search.swap} onClick={swap}>
          <Icon name="swap" />
        </button>
        {place("destination", search.flyingTo, isCompact ? 1 : 3)}
      </div>
      <DateRange
        fields={{
          start: { name: "date", label: search.departureDate, error: errorOf("date") },
          end: { name: "rtnDate", label: search.returnDate, error: errorOf("rtnDate") },
        }}
        dates={{ start: draft.date, end: draft.rtnDate, hasEnd: draft.trpType === "roundtrip" }}
        minNights={0}
        firstDay={today}
        lastDay={addDays(today, BOOKING_HORIZON_DAYS)}
        whenSingle={isCompact || isMulti ? "hidden" : "pale"}
        onChange={(dates) => change(isMulti ? firstDateOf(dates) : tripOf(dates))}
        fares={{ question: isMulti ? null : fareQuestionOf(draft), kept }}
      />
    </div>
  );
}

const firstDateOf = ({ start }: Partial<DatePair>): Partial<SearchDraft> => (start === undefined ? {} : { date: start });

const tripOf = ({ start, end, hasEnd }: Partial<DatePair>): Partial<SearchDraft> => ({
  ...(start !== undefined && { date: start }),
  ...(end !== undefined && { rtnDate: end }),
  ...(hasEnd !== undefined && { trpType: hasEnd ? ("roundtrip" as const) : ("oneWay" as const) }),
});
