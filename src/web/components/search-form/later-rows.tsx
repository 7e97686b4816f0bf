import { MOST_BOUNDS } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LATER_ROWS, startedRow } from "./draft-rows.ts";
import { LaterRow, type LaterRowsProps } from "./later-row.tsx";
import styles from "./later-rows.module.css";
import { useRowFocus } from "./use-row-focus.ts";

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
        <LaterRow key={row} row={row} {...props} onRemove={(button) => focusRow(row - 1, button)} />
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
