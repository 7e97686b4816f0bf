import { MOST_COMPARED } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./compare.module.css";
import type { FlightsViewState } from "./use-flights-view.ts";

/** How many flights are chosen to be compared, and the way to see them side by side; nothing while none is. */
export function CompareTray({ state: { view, hrefOf } }: { readonly state: FlightsViewState }) {
  const { compare } = useMessages().flightResults;
  const count = view.compared.length;
  if (count === 0) return null;
  return (
    <aside className={styles.tray} aria-label={compare.tray}>
      <p>
        <output>
          <b>{compare.chosen(count, MOST_COMPARED)}</b>
          {count === 1 && <> {compare.one}</>}
        </output>
      </p>
      <Link className={buttonClass({ size: "small" })} to={hrefOf({ ...view, compared: [] })} replace preventScrollReset>
        {compare.clear}
      </Link>
      {count > 1 && (
        <Link className={buttonClass({ tone: "ink", size: "small" })} to={hrefOf({ ...view, isComparing: true })}>
          {compare.open(count)}
        </Link>
      )}
    </aside>
  );
}
