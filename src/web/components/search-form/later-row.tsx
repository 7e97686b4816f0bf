import { BOOKING_HORIZON_DAYS } from "../../../core/flights/index.ts";
import { addDays, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SingleDate } from "../date-range/single-date.tsx";
import { LocationField } from "../location-field/location-field.tsx";
import { LEAST_ROWS, type RowField, rowFields, withDestination, withoutRow } from "./draft-rows.ts";
import styles from "./later-rows.module.css";
import type { SearchDraft } from "./search-draft.ts";

/** What every row is given. */
export interface LaterRowsProps {
  readonly draft: SearchDraft;
  readonly today: LocalDate;
  /** Fewest characters of a destination that are looked up. */
  readonly minimum: number;
  readonly errorOf: (field: RowField) => string | undefined;
  readonly change: (part: Partial<SearchDraft>) => void;
}

interface LaterRowProps extends LaterRowsProps {
  /** Counted from 0. */
  readonly row: number;
  /** Before the row goes. */
  readonly onRemove: (pressed: HTMLButtonElement) => void;
}

/** One flight of a multi-city trip: from where to where, on which day. */
export function LaterRow(props: LaterRowProps) {
  const { row, draft, change, onRemove } = props;
  const { multiCity } = useMessages();
  return (
    <fieldset className={styles.row}>
      <legend>{multiCity.flight(row + 1)}</legend>
      <RowPlaces {...props} />
      <RowDate {...props} />
      {draft.rows > LEAST_ROWS && (
        <button
          type="button"
          className={`${styles.remove} needs-scripts`}
          aria-label={multiCity.remove(row + 1)}
          onClick={({ currentTarget }) => {
            onRemove(currentTarget);
            change(withoutRow(draft, row));
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </fieldset>
  );
}

function RowPlaces({ row, draft, minimum, errorOf, change }: Omit<LaterRowProps, "onRemove">) {
  const { search } = useMessages();
  const [from, to] = rowFields(row);
  return (
    <div className={styles.places}>
      <LocationField
        kind="flights"
        name={from}
        label={search.flyingFrom}
        value={draft[from]}
        error={errorOf(from)}
        minimum={3}
        isOptional
        onChange={(value) => change({ [from]: value })}
      />
      <LocationField
        kind="flights"
        name={to}
        label={search.flyingTo}
        value={draft[to]}
        error={errorOf(to)}
        minimum={minimum}
        isOptional
        onChange={(value) => change(withDestination(draft, row, value))}
      />
    </div>
  );
}

/** A flight leaves no sooner than the one before it; where that lies beyond what is on sale, on the last day of all. */
function RowDate({ row, draft, today, errorOf, change }: Omit<LaterRowProps, "onRemove">) {
  const { search } = useMessages();
  const [, , day] = rowFields(row);
  const [, , dayBefore] = rowFields(row - 1);
  const before = parseDate(draft[dayBefore]);
  const lastDay = addDays(today, BOOKING_HORIZON_DAYS);
  const soonest = before !== null && before > today ? before : today;
  return (
    <SingleDate
      name={day}
      label={search.departureDate}
      value={draft[day]}
      error={errorOf(day)}
      firstDay={soonest < lastDay ? soonest : lastDay}
      lastDay={lastDay}
      onChange={(value) => change({ [day]: value })}
    />
  );
}
