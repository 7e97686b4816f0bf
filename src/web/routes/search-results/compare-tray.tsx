import type { ReactNode } from "react";
import { MOST_COMPARED } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./compare.module.css";
import type { FlightsViewState } from "./use-flights-view.ts";

/** How many flights are chosen to be compared, and the way to see them side by side; only what is heard while none is. */
export function CompareTray({ state }: { readonly state: FlightsViewState }) {
  const { compare } = useMessages().flightResults;
  const count = state.view.compared.length;
  const words = (
    <>
      <b>{compare.chosen(count, MOST_COMPARED)}</b>
      {count === 1 && <> {compare.one}</>}
    </>
  );
  return (
    <>
      {/* It stands there before it says anything: what comes together with its words is not heard. */}
      <output className="sr">{count > 0 && words}</output>
      {count > 0 && <Tray count={count} words={words} state={state} />}
    </>
  );
}

interface TrayProps {
  readonly count: number;
  readonly words: ReactNode;
  readonly state: FlightsViewState;
}

function Tray({ count, words, state: { view, hrefOf, linkTo } }: TrayProps) {
  const { compare } = useMessages().flightResults;
  return (
    <aside className={styles.tray} aria-label={compare.tray}>
      <p aria-hidden="true">{words}</p>
      <Link {...linkTo((now) => ({ ...now, compared: [] }))} className={buttonClass({ size: "small" })}>
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
