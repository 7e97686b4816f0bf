import { RESULT_LIMIT } from "../../../core/flights/index.ts";
import { activeCount, type ResultsView } from "../../../core/flights/results/index.ts";
import { convert, FLIGHT_SERVICE_FEE } from "../../../core/pricing/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { ResultsHead } from "../../components/results/results-head.tsx";
import { ResultsTools } from "../../components/results/results-tools.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { useTripMeaning } from "./next-flight.tsx";
import type { FlightsViewState } from "./use-flights-view.ts";

interface ResultsHeaderProps {
  /** How many pass the filters. */
  readonly found: number;
  readonly all: number;
  readonly travellers: number;
  readonly pricing: Pricing;
  readonly state: FlightsViewState;
}

/** How many flights were found, what the prices mean, and the order. */
export function ResultsHeader({ found, all, travellers, pricing, state }: ResultsHeaderProps) {
  const { results, flightResults } = useMessages();
  const locale = useLocale();
  const { view, change } = state;
  const isByPrice = view.sort === "lowest" || view.sort === "highest";
  const fee = convert(FLIGHT_SERVICE_FEE, pricing.currency, pricing.rates);
  const feeText = formatMoney(fee, locale);
  const tripMeaning = useTripMeaning(travellers, feeText, fee.currency);
  const chosenWords = useChosenWords(all, view);
  return (
    <ResultsHead
      title={results.found(found)}
      meaning={[tripMeaning ?? results.prices(travellers, feeText, fee.currency), chosenWords].filter(Boolean).join(" ")}
      status={found === all ? "" : results.foundOf(found, all)}
      tools={
        <ResultsTools
          active={activeCount(view.filter)}
          label={results.sort.label}
          sort={view.sort}
          sorts={[
            ["lowest", results.sort.lowest],
            ["highest", results.sort.highest],
            // An order that is not by price has its own links; here it is only said, and kept when the form is sent without scripts.
            ...(isByPrice ? [] : [[view.sort, flightResults.sorts[view.sort]] as const]),
          ]}
          order={flightResults.sorts[view.sort]}
          onSort={(sort) => change((now) => ({ ...now, sort }))}
        />
      }
    />
  );
}

/** What the list is a choice of, where more fly than an answer holds: filters and orders see no others. Null where it holds all. */
function useChosenWords(all: number, { filter, sort }: ResultsView): string | null {
  const { chosen } = useMessages().results;
  if (all < RESULT_LIMIT) return null;
  if (activeCount(filter) > 0) return chosen.filtered(all);
  return sort === "lowest" ? chosen.listed(all) : chosen.sorted(all);
}
