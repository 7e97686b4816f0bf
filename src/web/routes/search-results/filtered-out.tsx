import type { FlightOffer, Party } from "../../../core/flights/index.ts";
import { type FlightFilter, NO_FILTER, type WayOut, waysOut, withoutGroup } from "../../../core/flights/results/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { inFilter } from "../../components/filters/filter-controls.ts";
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

/** What a way out makes of the filter. */
const after =
  ({ group }: WayOut) =>
  (filter: FlightFilter): FlightFilter =>
    group === "all" ? NO_FILTER : withoutGroup(filter, group);

/** Shown when the filters leave no flight. */
export function FilteredOut({ offers, party, pricing, state }: FilteredOutProps) {
  const { results, flightResults } = useMessages();
  const { filteredOut } = results;
  const locale = useLocale();
  const { view, linkTo } = state;
  const drop: Readonly<Record<WayOut["group"], string>> = { ...filteredOut.drop, ...flightResults.drop };
  const totalOf = (fare: Money): string => formatMoney(quoteIn(pricing, fare, party).total, locale);
  const ways = waysOut(offers, view.filter).map((way) => ({
    words: `${drop[way.group]}, ${flightResults.brings(way.count, way.lowestPrice && totalOf(way.lowestPrice))}`,
    link: linkTo(inFilter(after(way))),
  }));
  return <WaysOut title={filteredOut.title} why={filteredOut.why(offers.length)} ways={ways} />;
}
