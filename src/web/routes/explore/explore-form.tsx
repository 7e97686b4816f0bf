import { useId } from "react";
import { BOOKING_HORIZON_DAYS } from "../../../core/flights/index.ts";
import { type ExploreAsked, monthsFrom, STAYS } from "../../../core/flights/exploring/index.ts";
import { addDays, formatMonth, type LocalDate } from "../../../core/kernel/index.ts";
import type { Place } from "../../../core/places/index.ts";
import { SingleDate } from "../../components/date-range/single-date.tsx";
import { LocationField } from "../../components/location-field/location-field.tsx";
import { SearchFrame } from "../../components/search-frame/search-frame.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Cell } from "../../ui/cell/cell.tsx";
import styles from "./explore-form.module.css";
import { type ExploreField, useExploreForm } from "./use-explore-form.ts";

interface ExploreFormProps {
  /** What is shown; null when the address could not be understood. */
  readonly asked: ExploreAsked | null;
  readonly home: Place;
  readonly query: URLSearchParams;
  /** Fields whose place or day the server does not know. */
  readonly refused: readonly ExploreField[];
}

/** From where, when and for how long: a plain form before scripts have loaded and without them. */
export function ExploreForm({ asked, home, query, refused }: ExploreFormProps) {
  const { explore, search } = useMessages();
  const locale = useLocale();
  const { form, draft, change, submit, today, errorOf } = useExploreForm(asked, home, query, refused);
  const months = monthsFrom(today).map((month) => [month, capitalized(formatMonth(`${month}-01` as LocalDate, locale))] as const);
  return (
    <div className={`wrap ${styles.band}`}>
      <SearchFrame
        ref={form}
        action="/explore"
        label={explore.formName}
        submitLabel={explore.submit}
        className={styles.columns}
        onSubmit={submit}
      >
        <div className={styles.from}>
          <LocationField
            kind="flights"
            name="source"
            label={search.flyingFrom}
            value={draft.source}
            error={errorOf("source")}
            minimum={3}
            onChange={(source) => change({ source })}
          />
        </div>
        <div className={styles.when}>
          <Choice
            name="when"
            label={explore.when}
            value={draft.when}
            options={[["day", explore.day], ["any", explore.any], ...months]}
            onChange={(when) => change({ when })}
          />
        </div>
        <div className={styles.day}>
          <SingleDate
            name="date"
            label={search.departureDate}
            value={draft.date}
            error={errorOf("date")}
            firstDay={today}
            lastDay={addDays(today, BOOKING_HORIZON_DAYS)}
            onChange={(date) => change({ date })}
          />
        </div>
        <div className={styles.stay}>
          <Choice
            name="stay"
            label={explore.stay}
            value={draft.stay}
            options={STAYS.map(
              (stay) => [stay === null ? "" : String(stay), stay === null ? explore.oneWay : explore.nights(stay)] as const,
            )}
            onChange={(stay) => change({ stay })}
          />
        </div>
      </SearchFrame>
    </div>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** The browser's own list of choices inside a cell. */
function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Cell label={label} inputId={id}>
      <select id={id} name={name} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Cell>
  );
}
