import { useState } from "react";
import { type FlightOffer, lastBoundOf } from "../../../core/flights/index.ts";
import type { FlightQuote } from "../../../core/pricing/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { FlightDialog } from "../../components/flight-dialog/flight-dialog.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { cabinName, otherCabins } from "../../present/cabins.ts";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import { routeWords } from "../../present/route-words.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./booking-screen.module.css";

interface RouteLineProps {
  readonly offer: FlightOffer;
  /** In the visitor's currency. */
  readonly quote: FlightQuote;
}

/** Which flight the price is for, in two lines, and its legs in the pop-up. */
export function RouteLine({ offer, quote }: RouteLineProps) {
  const isLive = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const messages = useMessages();
  const { results } = messages;
  const locale = useLocale();
  const { fareBrand = "standard" } = offer;
  const [first] = offer.bounds[0].legs;
  const ends = offer.bounds.length > 1 ? [offer.bounds[0], lastBoundOf(offer)] : offer.bounds;
  const days = ends.map(({ legs: [start] }) => formatDay(start.departsAtLocal, locale));
  return (
    <>
      <div className={styles.route}>
        <AirlineFin code={first.airline} name={first.airlineName} isDecorative />
        <p>
          <b>{routeWords(offer, messages)}</b>
          <span>
            <span className="nowrap">{days.join(" – ")},</span>
            <br />
            {results.notes.cabin(cabinName(offer.cabin, results.cabins), otherCabins(offer, results.cabins))}
            {fareBrand !== "standard" && `, ${results.facts.fareBrands[fareBrand]}`}
          </span>
          {isLive && (
            <button type="button" className={styles.legs} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {results.popup.title}
            </button>
          )}
        </p>
      </div>
      <FlightDialog
        itinerary={offer}
        quote={quote}
        action={
          <Button tone="primary" onClick={close}>
            {results.popup.continue}
          </Button>
        }
        isOpen={isOpen}
        onClose={close}
      />
    </>
  );
}
