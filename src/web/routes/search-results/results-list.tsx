import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { RESULTS_STEP } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { ResultCard } from "./result-card.tsx";
import styles from "./results-screen.module.css";
import type { ViewState } from "./use-results-view.ts";

interface ResultsListProps {
  /** What passes the filters, in order. */
  readonly offers: readonly FlightOffer[];
  readonly lowest: FlightOffer | undefined;
  readonly pricing: Pricing;
  readonly state: ViewState;
}

/** The cards that are shown so far, and the way to more of them. */
export function ResultsList({ offers, lowest, pricing, state }: ResultsListProps) {
  const { results } = useMessages();
  const { view, queryOf } = state;
  const query = queryOf(view).toString();
  const more = Math.min(RESULTS_STEP, offers.length - view.shown);
  const [list, goOnAfter] = useGoOnReading(view.shown);
  return (
    <>
      <h2 className="sr">{results.list}</h2>
      <ol ref={list}>
        {offers.slice(0, view.shown).map((offer) => (
          <li key={offer.id} tabIndex={-1}>
            <ResultCard offer={offer} pricing={pricing} isLowest={offer === lowest} query={query} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Link
          className={buttonClass({}, styles.showMore)}
          to={`?${queryOf({ ...view, shown: view.shown + RESULTS_STEP }).toString()}`}
          onClick={goOnAfter}
          replace
          preventScrollReset
        >
          {results.showMore(more)}
        </Link>
      )}
    </>
  );
}

/** After "Show more" the focus goes to the first new card: the link itself has moved below all of them. */
function useGoOnReading(shown: number) {
  const list = useRef<HTMLOListElement>(null);
  const readUpTo = useRef<number | null>(null);
  useEffect(() => {
    if (readUpTo.current === null || readUpTo.current >= shown) return;
    const next = list.current?.children[readUpTo.current];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    readUpTo.current = null;
  }, [shown]);
  return [list, () => void (readUpTo.current = shown)] as const;
}
