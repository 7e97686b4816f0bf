import { Link } from "react-router";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { NO_FILTER, type WayOut, waysOut, withoutGroup } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Card } from "../../ui/card/card.tsx";
import { EmptySea } from "./empty-sea.tsx";
import styles from "./results-screen.module.css";
import type { ViewState } from "./use-results-view.ts";

/** Shown when the filters leave nothing: which one to let go, and how many flights that brings back. */
export function FilteredOut({ offers, state }: { readonly offers: readonly FlightOffer[]; readonly state: ViewState }) {
  const { filteredOut } = useMessages().results;
  const { view, queryOf } = state;
  const filterAfter = ({ group }: WayOut) => (group === "all" ? NO_FILTER : withoutGroup(view.filter, group));
  return (
    <Card className={styles.problem}>
      <EmptySea />
      <h2 className={styles.red}>{filteredOut.title}</h2>
      <p>{filteredOut.why(offers.length)}</p>
      <div className={styles.waysOut}>
        {waysOut(offers, view.filter).map((way) => (
          <Link
            key={way.group}
            className={buttonClass()}
            to={`?${queryOf({ ...view, filter: filterAfter(way) }).toString()}`}
            replace
            preventScrollReset
          >
            {filteredOut.drop[way.group]}, {filteredOut.brings(way.count)}
          </Link>
        ))}
      </div>
    </Card>
  );
}
