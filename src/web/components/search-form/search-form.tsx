import { useId, useRef, useState } from "react";
import { BOOKING_HORIZON_DAYS } from "../../../core/flights/index.ts";
import { addDays } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { DatePair } from "../date-range/date-pair.ts";
import { DateRange } from "../date-range/date-range.tsx";
import type { KeptTotals } from "../fare-calendar/use-day-totals.ts";
import { LocationField } from "../location-field/location-field.tsx";
import { SearchFrame } from "../search-frame/search-frame.tsx";
import { TravellersField } from "../travellers-field/travellers-field.tsx";
import type { DraftFaults } from "./check-draft.ts";
import { startedRow, withDestination } from "./draft-rows.ts";
import { fareQuestionOf } from "./fare-question-of.ts";
import { LaterRows } from "./later-rows.tsx";
import type { SearchDraft } from "./search-draft.ts";
import styles from "./search-form.module.css";
import type { SearchStart } from "./search-start.ts";
import { TripType } from "./trip-type.tsx";
import { useSearchForm } from "./use-search-form.ts";

interface SearchFormProps {
  /** On the results: the query that is shown. The form starts from it, is smaller, and asks for a destination at one character. */
  readonly query?: URLSearchParams | undefined;
  /** On a written page: what its search begins with. */
  readonly start?: SearchStart | undefined;
  /** What the server found wrong with the query, but for its dates. */
  readonly refused?: DraftFaults | undefined;
}

/**
 * The flight search. Before scripts have loaded, and without them, it is a plain GET form to `/search-results`:
 * the server understands free text. With them it suggests, checks, and remembers what was typed.
 */
export function SearchForm(props: SearchFormProps) {
  return <Form key={props.query?.toString() ?? props.start?.page} {...props} />;
}

function Form({ query, start, refused }: SearchFormProps) {
  const { search, multiCity } = useMessages();
  const isCompact = query !== undefined;
  const party = useRef<HTMLDetailsElement>(null);
  const { form, today, draft, change, errorOf, submit, swap, isPartyTooLarge } = useSearchForm(query, party, { start, refused });
  const firstName = useId();
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
    <SearchFrame
      ref={form}
      action="/search-results"
      label={search.formName}
      submitLabel={search.searchFlights}
      className={`${styles.columns} ${isCompact ? styles.compact : ""}`}
      onSubmit={submit}
      top={
        <>
          <TripType
            value={draft.trpType}
            onChange={(trpType) => change({ trpType, ...(trpType === "multicity" && startedRow(draft, 1)) })}
          />
          <span className="small muted">{search.totalFirst}</span>
        </>
      }
    >
      {start?.airline !== undefined && <input type="hidden" name="airline" value={start.airline} />}
      <div className={styles.first} {...(isMulti && { role: "group", "aria-labelledby": firstName })}>
        <p id={firstName} className={styles.name}>
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
      <LaterRows draft={draft} today={today} minimum={isCompact ? 1 : 3} errorOf={errorOf} change={change} />
      <TravellersField value={draft} isTooLarge={isPartyTooLarge} onChange={change} panel={party} />
    </SearchFrame>
  );
}

const firstDateOf = ({ start }: Partial<DatePair>): Partial<SearchDraft> => (start === undefined ? {} : { date: start });

const tripOf = ({ start, end, hasEnd }: Partial<DatePair>): Partial<SearchDraft> => ({
  ...(start !== undefined && { date: start }),
  ...(end !== undefined && { rtnDate: end }),
  ...(hasEnd !== undefined && { trpType: hasEnd ? ("roundtrip" as const) : ("oneWay" as const) }),
});
