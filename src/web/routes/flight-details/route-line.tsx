import { useState } from "react";
import { type FlightOffer, outlineOf } from "../../../core/flights/index.ts";
import type { Money } from "../../../core/kernel/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { FlightDialog } from "../../components/flight-dialog/flight-dialog.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { cabinName, otherCabins } from "../../present/cabins.ts";
import { formatDay } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./booking-screen.module.css";

interface RouteLineProps {
  readonly offer: FlightOffer;
  /** In the visitor's currency. */
  readonly farePerTraveller: Money;
}

/** Which flight the price is for, in two lines, and its legs in the pop-up. */
export function RouteLine({ offer, farePerTraveller }: RouteLineProps) {
  const isLive = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { places, results } = useMessages();
  const locale = useLocale();
  const [outbound, inbound] = [outlineOf(offer.outbound), offer.inbound && outlineOf(offer.inbound)];
  const [first] = offer.outbound.legs;
  if (!outbound || !first) return null;
  const days = [outbound, inbound].filter((bound) => bound !== null).map((bound) => formatDay(bound.departsAtLocal, locale));
  return (
    <>
      <div className={styles.route}>
        <AirlineFin code={first.airline} name={first.airlineName} isDecorative />
        <p>
          <b>{results.recap(places.city(outbound.from.city, outbound.from.code), places.city(outbound.to.city, outbound.to.code))}</b>
          <span>
            <span className="nowrap">{days.join(" – ")},</span>
            <br />
            {results.notes.cabin(cabinName(offer.cabin, results.cabins), otherCabins(offer, results.cabins))}
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
        farePerTraveller={farePerTraveller}
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
