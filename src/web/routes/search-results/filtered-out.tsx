import type { FlightOffer, Party } from "../../../core/flights/index.ts";
import { NO_FILTER, type WayOut, waysOut, withoutGroup } from "../../../core/flights/results/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { WaysOut } from "../../components/results/ways-out.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import type { FlightsViewState } from "./use-flights-view.ts";

interface FilteredOutProps {
  readonly offers: readonly FlightOffer[];
  readonly party: Party;
  readonly pricing: Pricing;
  readonly state: FlightsViewState;
}

/** Shown when the filters leave no flight. */
export function FilteredOut({ offers, party, pricing, state }: FilteredOutProps) {
  const { results, flightResults } = useMessages();
  const { filteredOut } = results;
  const locale = useLocale();
  const { view, hrefOf } = state;
  const drop: Readonly<Record<WayOut["group"], string>> = { ...filteredOut.drop, ...flightResults.drop };
  const totalOf = (fare: Money): string => formatMoney(quoteIn(pricing, fare, party).total, locale);
  const filterAfter = ({ group }: WayOut) => (group === "all" ? NO_FILTER : withoutGroup(view.filter, group));
  const ways = waysOut(offers, view.filter).map((way) => ({
    words: `${drop[way.group]}, ${flightResults.brings(way.count, way.lowestPrice && totalOf(way.lowestPrice))}`,
    to: hrefOf({ ...view, filter: filterAfter(way) }),
  }));
  return <WaysOut title={filteredOut.title} why={filteredOut.why(offers.length)} ways={ways} />;
}
