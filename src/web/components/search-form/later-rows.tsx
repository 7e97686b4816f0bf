import { useEffect, useRef } from "react";
import { BOOKING_HORIZON_DAYS, MOST_BOUNDS } from "../../../core/flights/index.ts";
import { addDays, type LocalDate, parseDate } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SingleDate } from "../date-range/single-date.tsx";
import { LocationField } from "../location-field/location-field.tsx";
import { LATER_ROWS, LEAST_ROWS, type RowField, rowFields, startedRow, withDestination, withoutRow } from "./draft-rows.ts";
import styles from "./later-rows.module.css";
import type { SearchDraft } from "./search-draft.ts";

interface LaterRowsProps {
  readonly draft: SearchDraft;
  readonly today: LocalDate;
  /** Fewest characters of a destination that are looked up. */
  readonly minimum: number;
  readonly errorOf: (field: RowField) => string | undefined;
  readonly change: (part: Partial<SearchDraft>) => void;
}

/**
 * The flights of a multi-city trip after its first. With scripts there are as many rows as are wanted; without them all five are there
 * once the trip type is chosen, of which the last three may stay empty.
 */
export function LaterRows(props: LaterRowsProps) {
  const { multiCity } = useMessages();
  const isLive = useHydrated();
  const { draft, change } = props;
  const focusRow = useRowFocus();
  if (isLive && draft.trpType !== "multicity") return null;
  const rows = isLive ? LATER_ROWS.slice(0, draft.rows - 1) : LATER_ROWS;
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <Row key={row} row={row} {...props} onRemove={(button) => focusRow(row - 1, button)} />
      ))}
      {!isLive && <p className="small muted">{multiCity.rows}</p>}
      {isLive && draft.rows < MOST_BOUNDS && (
        <Button
          type="button"
          size="small"
          onClick={({ currentTarget }) => {
            focusRow(draft.rows, currentTarget);
            change({ rows: draft.rows + 1, ...startedRow(draft, draft.rows) });
          }}
        >
          <Icon name="plus" /> {multiCity.add}
        </Button>
      )}
    </div>
  );
}

/** Gives the focus to the first field of a row as soon as it is there: what was pressed to have it may have gone. */
function useRowFocus(): (row: number, pressed: HTMLButtonElement) => void {
  const wanted = useRef<{ readonly field: string; readonly form: HTMLFormElement | null } | null>(null);
  useEffect(() => {
    const field = wanted.current && wanted.current.form?.elements.namedItem(wanted.current.field);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    wanted.current = null;
  });
  return (row, pressed) => void (wanted.current = { field: rowFields(row)[0], form: pressed.form });
}

interface RowProps extends LaterRowsProps {
  readonly row: number;
  /** Before the row goes. */
  readonly onRemove: (pressed: HTMLButtonElement) => void;
}

function Row({ row, draft, today, minimum, errorOf, change, onRemove }: RowProps) {
  const { multiCity, search } = useMessages();
  const [from, to, day] = rowFields(row);
  const before = parseDate(draft[rowFields(row - 1)[2]]);
  return (
    <fieldset className={styles.row}>
      <legend>{multiCity.flight(row + 1)}</legend>
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
      <SingleDate
        name={day}
        label={search.departureDate}
        value={draft[day]}
        error={errorOf(day)}
        firstDay={before !== null && before > today ? before : today}
        lastDay={addDays(today, BOOKING_HORIZON_DAYS)}
        onChange={(value) => change({ [day]: value })}
      />
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
