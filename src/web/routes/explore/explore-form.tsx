import { BOOKING_HORIZON_DAYS } from "../../../core/flights/index.ts";
import { type ExploreAsked, monthsFrom, STAYS } from "../../../core/flights/exploring/index.ts";
import { addDays, formatMonth, type LocalDate } from "../../../core/kernel/index.ts";
import type { Place } from "../../../core/places/index.ts";
import { SingleDate } from "../../components/date-range/single-date.tsx";
import { LocationField } from "../../components/location-field/location-field.tsx";
import { SearchFrame } from "../../components/search-frame/search-frame.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { ChoiceCell } from "./choice-cell.tsx";
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
  const { form, draft, change, submit, today, errorOf } = useExploreForm(asked, home, query, refused);
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
          <WhenChoice today={today} value={draft.when} onChange={(when) => change({ when })} />
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
          <StayChoice value={draft.stay} onChange={(stay) => change({ stay })} />
        </div>
      </SearchFrame>
    </div>
  );
}

interface SpanChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** On one day, at any time, or in one of the months to come. */
function WhenChoice({ today, ...field }: SpanChoiceProps & { readonly today: LocalDate }) {
  const { explore } = useMessages();
  const locale = useLocale();
  const months = monthsFrom(today).map((month) => [month, capitalized(formatMonth(`${month}-01` as LocalDate, locale))] as const);
  return <ChoiceCell name="when" label={explore.when} options={[["day", explore.day], ["any", explore.any], ...months]} {...field} />;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One way, or for how many nights. */
function StayChoice(field: SpanChoiceProps) {
  const { explore } = useMessages();
  const options = STAYS.map((stay) => (stay === null ? (["", explore.oneWay] as const) : ([String(stay), explore.nights(stay)] as const)));
  return <ChoiceCell name="stay" label={explore.stay} options={options} {...field} />;
}
