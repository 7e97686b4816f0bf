import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { compareKey, findCompared, toggleCompared, typicalCo2Kg } from "../../../core/flights/results/index.ts";
import { CompareTable } from "../../components/flight-compare/compare-table.tsx";
import { flightAnchor } from "../../components/itinerary-card/flight-anchor.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { BookingButton } from "./booking-button.tsx";
import { Co2Method } from "./co2-method.tsx";
import styles from "./compare.module.css";
import { ListLinksProvider } from "./list-links.tsx";
import { usePriceLabel, useTripPlace } from "./next-flight.tsx";
import type { FlightsViewState } from "./use-flights-view.ts";

interface CompareScreenProps {
  readonly offers: readonly FlightOffer[];
  /** What of them has a card in the list. */
  readonly listed: readonly FlightOffer[];
  readonly pricing: Pricing;
  readonly state: FlightsViewState;
}

/** The chosen flights side by side, in place of the list and at an address of their own. */
export function CompareScreen({ offers, listed, pricing, state }: CompareScreenProps) {
  const { results, flightResults } = useMessages();
  const { compare } = flightResults;
  const { view, queryOf, hrefOf, linkTo, change } = state;
  const found = findCompared(offers, view.compared);
  const lastChosen = findCompared(listed, view.compared).at(-1);
  const gone = view.compared.length - found.length;
  const heading = useHeardHeading();
  const priceLabel = usePriceLabel();
  const nth = useTripPlace()?.number ?? null;
  return (
    <section className={`wrap ${styles.screen}`}>
      <Link className={styles.back} to={hrefOf({ ...view, isComparing: false }) + (lastChosen ? `#${flightAnchor(lastChosen)}` : "")}>
        <Icon name="left" /> {compare.back}
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {compare.title}
      </h1>
      {found.length === 0 && <p>{compare.empty}</p>}
      {gone > 0 && found.length > 0 && <p>{compare.gone(gone)}</p>}
      <ListLinksProvider query={queryOf(view).toString()} change={change}>
        {found.length > 0 && (
          <CompareTable
            offers={found}
            pricing={pricing}
            typicalCo2Kg={typicalCo2Kg(offers)}
            priceLabel={priceLabel}
            nth={nth}
            renderAction={(offer) => (
              <>
                <BookingButton offer={offer} words={compare.book} />
                <Link
                  {...linkTo((now) => ({ ...now, compared: toggleCompared(now.compared, compareKey(offer)) }))}
                  className={buttonClass({ tone: "quiet", size: "small" })}
                >
                  {compare.remove}
                </Link>
              </>
            )}
          />
        )}
      </ListLinksProvider>
      <Co2Method offers={offers} />
      <p>{results.illustrative}</p>
    </section>
  );
}

/** Whoever comes from the list is on a new screen: reading goes on at its heading. A page that was just loaded begins at its top. */
function useHeardHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useNavigationType() === "POP";
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return heading;
}
