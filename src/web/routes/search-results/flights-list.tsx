import { memo, useMemo } from "react";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { type BestMeasure, bestScore, type ResultsView, typicalCo2Kg, writeView } from "../../../core/flights/results/index.ts";
import { ResultsList } from "../../components/results/results-list.tsx";
import type { Change } from "../../components/results/use-address-view.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { inPlaceLink } from "../../present/in-place-link.ts";
import type { Pricing } from "../../present/pricing.ts";
import { flightAnchor } from "../../components/itinerary-card/flight-anchor.ts";
import { firstLowest } from "./first-lowest.ts";
import { ListLinksProvider } from "./list-links.tsx";
import { ResultCard } from "./result-card.tsx";

interface FlightsListProps {
  readonly offers: readonly FlightOffer[];
  /** What passes the filters, in order. */
  readonly sorted: readonly FlightOffer[];
  readonly measure: BestMeasure;
  readonly pricing: Pricing;
  /** The search alone, as its query. */
  readonly search: URLSearchParams;
  /** The view that `sorted` is of; the address may be one ahead. */
  readonly view: ResultsView;
  readonly change: Change<ResultsView>;
}

/** The cards of the flights that pass. */
export const FlightsList = memo(function FlightsList({ offers, sorted, measure, pricing, search, view, change }: FlightsListProps) {
  const { results, flightResults } = useMessages();
  const lowest = useMemo(() => firstLowest(sorted, offers), [sorted, offers]);
  const typical = useMemo(() => typicalCo2Kg(offers), [offers]);
  const moreLink = (shown: number) =>
    inPlaceLink(`?${writeView(search, { ...view, shown }).toString()}`, () => change((now) => ({ ...now, shown })));
  const noteOf = (offer: FlightOffer) => (view.sort === "best" ? scoreWords(offer, measure, flightResults.best) : undefined);
  return (
    <ListLinksProvider query={writeView(search, view).toString()} change={change}>
      <ResultsList
        title={results.list}
        items={sorted}
        shown={view.shown}
        linkTo={moreLink}
        anchorOf={flightAnchor}
        renderCard={(offer) => (
          <ResultCard offer={offer} pricing={pricing} isLowest={offer === lowest} typicalCo2Kg={typical} note={noteOf(offer)} />
        )}
      />
    </ListLinksProvider>
  );
});

/** `Score 1.12: price 1.00, time 1.20, take-offs 1.33` */
function scoreWords(offer: FlightOffer, { weights, least }: BestMeasure, words: Messages["flightResults"]["best"]): string | undefined {
  if (!least) return undefined;
  const { score, price, time, stops } = bestScore(offer, least, weights);
  return `${words.score(score.toFixed(2))}: ${words.parts(price.toFixed(2), time.toFixed(2), stops.toFixed(2))}`;
}
