import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import type { FlightOffer, Party } from "../../../core/flights/index.ts";
import { type BestMeasure, sortFlights, type SortOrder, totalMinutes } from "../../../core/flights/results/index.ts";
import { formatDuration, formatMoney, type Money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { formatTime } from "../../present/dates.ts";
import { formatShort, isLongPrice } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { centerIn } from "../../present/scroll-sideways.ts";
import styles from "./sort-tabs.module.css";
import type { FlightsViewState } from "./use-flights-view.ts";

const TABS = ["lowest", "best", "fastest", "earliest", "latest"] as const satisfies readonly SortOrder[];
/** Orders of which the clock says more than the length of the trip. */
const BY_CLOCK: readonly SortOrder[] = ["earliest", "latest"];

interface SortTabsProps {
  /** What passes the filters. */
  readonly passing: readonly FlightOffer[];
  readonly measure: BestMeasure;
  readonly party: Party;
  readonly pricing: Pricing;
  readonly state: FlightsViewState;
}

/** The orders of the list as links, each with what its first flight costs and takes. */
export function SortTabs({ passing, measure, party, pricing, state: { view, linkTo } }: SortTabsProps) {
  const { sorts } = useMessages().flightResults;
  const tabs = useCurrentInView(view.sort);
  return (
    <nav className={styles.tabs} aria-label={sorts.label} ref={tabs}>
      {TABS.map((order) => (
        <Link
          key={order}
          {...linkTo((now) => ({ ...now, sort: order }))}
          className={styles.tab}
          aria-current={order === view.sort ? "true" : undefined}
          onFocus={showWhole}
        >
          <b>{sorts[order]}</b> <FirstOf order={order} first={sortFlights(passing, order, measure)[0]} party={party} pricing={pricing} />
        </Link>
      ))}
    </nav>
  );
}

/** A browser leaves alone what it can see a part of. What is pressed stays under the finger. */
function showWhole({ currentTarget: tab }: FocusEvent<HTMLElement>): void {
  if (tab.parentElement && tab.matches(":focus-visible")) centerIn(tab.parentElement, tab);
}

/** Scrolls the row of a narrow screen to the tab that is current. */
function useCurrentInView(sort: SortOrder): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.children[TABS.findIndex((tab) => tab === sort)];
    if (row.current && current instanceof HTMLElement) centerIn(row.current, current);
  }, [sort]);
  return row;
}

interface FirstOfProps extends Pick<SortTabsProps, "party" | "pricing"> {
  readonly order: SortOrder;
  readonly first: FlightOffer | undefined;
}

/** What the first flight of an order costs, and how long it takes or when it leaves. */
function FirstOf({ order, first, party, pricing }: FirstOfProps) {
  const { sorts } = useMessages().flightResults;
  const locale = useLocale();
  if (!first) return null;
  const [start] = first.bounds[0].legs;
  return (
    <>
      <Total of={quoteIn(pricing, first.farePerTraveller, party).total} />{" "}
      <span>
        {BY_CLOCK.includes(order) ? (
          <>
            <span className="sr">{sorts.departs}</span>
            {formatTime(start.departsAtLocal, locale)}
          </>
        ) : (
          formatDuration(totalMinutes(first))
        )}
      </span>
    </>
  );
}

/** Where a tab is narrower than a billion it is rounded: the flight's card has it to the cent. The currency may stand above thousands. */
function Total({ of: total }: { readonly of: Money }) {
  const locale = useLocale();
  const exact = formatMoney(total, locale).replace("\u00a0", " ");
  if (!isLongPrice(exact)) return <span>{exact}</span>;
  return (
    <>
      <span className={styles.exact}>{exact}</span>
      <span className={styles.short}>{formatShort(total, locale)}</span>
    </>
  );
}
