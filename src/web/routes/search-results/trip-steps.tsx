import { type RefObject, useEffect, useRef } from "react";
import { type AskedBound, type FlightOffer, lastBoundOf, outlineOf } from "../../../core/flights/index.ts";
import { formatMoney, type Money, money } from "../../../core/kernel/index.ts";
import { convert } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { formatShortDay, formatTime, wallTimeOf } from "../../present/dates.ts";
import { useHydrated } from "../../present/hydrated.ts";
import type { Pricing } from "../../present/pricing.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { ChoosingTrip } from "./load-choosing.ts";
import { chosenHref } from "./next-flight.tsx";
import styles from "./trip-steps.module.css";

interface TripStepsProps {
  readonly trip: ChoosingTrip;
  /** Null while nothing has a price. */
  readonly pricing: Pricing | null;
}

/** The flights of a multi-city trip in a row: what is chosen, with its times and fare and a way back to it, what is chosen now, what is open. */
export function TripSteps({ trip, pricing }: TripStepsProps) {
  const { multiCity } = useMessages();
  const { asked } = trip.search;
  const title = useHeardStep(trip.chosen.at(-1)?.id ?? "");
  return (
    <nav className={`wrap ${styles.steps}`} aria-label={multiCity.steps}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {multiCity.choose(trip.chosen.length + 1, asked.length)}
      </h2>
      <ol>
        {asked.map((bound, index) => (
          <Step key={`${bound.date}${bound.from.code}${bound.to.code}`} bound={bound} index={index} trip={trip} pricing={pricing} />
        ))}
      </ol>
      <HeldUntil offer={trip.chosen[0]} />
    </nav>
  );
}

/** Choosing a flight changes only the query of the address: reading goes on at the name of the next step. The first page begins at its top. */
function useHeardStep(step: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset["step"] !== undefined && dataset["step"] !== step) title.current?.focus({ preventScroll: true });
    dataset["step"] = step;
  }, [step]);
  return title;
}

/** Until when what is chosen costs what it does: the first choice holds all of it. */
function HeldUntil({ offer }: { readonly offer: FlightOffer | undefined }) {
  const { multiCity } = useMessages();
  const locale = useLocale();
  const isLive = useHydrated();
  if (!offer) return null;
  const until = formatTime(wallTimeOf(offer.expiresAt, isLive ? "here" : "UTC"), locale);
  return <p className={styles.held}>{multiCity.held(isLive ? until : multiCity.utc(until))}</p>;
}

interface StepProps extends TripStepsProps {
  readonly bound: AskedBound;
  readonly index: number;
}

function Step({ bound: { from, to, date }, index, trip, pricing }: StepProps) {
  const { multiCity, places } = useMessages();
  const locale = useLocale();
  const { chosen, later, search } = trip;
  const route = multiCity.route(places.city(from.city, from.code), places.city(to.city, to.code));
  const offer = chosen[index];
  const isNow = index === chosen.length;
  const least = later[index - chosen.length - 1] ?? null;
  return (
    <li className={offer ? styles.done : isNow ? styles.now : undefined} aria-current={isNow ? "step" : undefined}>
      <span className={styles.number} aria-hidden="true">
        {offer ? <Icon name="check" /> : index + 1}
      </span>
      <div className={styles.what}>
        <b>
          <span className="sr">{multiCity.flight(index + 1)}: </span>
          {route}
        </b>
        <span>
          {formatShortDay(date, locale)}
          {offer && <ChosenTimes offer={offer} />}
        </span>
        {offer && <FareLine fare={fareOfStep(chosen, index)} pricing={pricing} words={multiCity.each} />}
        {isNow && <span>{multiCity.now}</span>}
        {least && <FareLine fare={least} pricing={pricing} words={multiCity.from} />}
      </div>
      {offer && (
        <Link
          className={styles.change}
          to={chosenHref(search, chosen[index - 1]?.id ?? null)}
          aria-label={multiCity.changeLabel(index + 1, route)}
        >
          {multiCity.change}
        </Link>
      )}
    </li>
  );
}

function ChosenTimes({ offer }: { readonly offer: FlightOffer }) {
  const { multiCity } = useMessages();
  const locale = useLocale();
  const outline = outlineOf(lastBoundOf(offer));
  const times = multiCity.times(formatTime(outline.departsAtLocal, locale), formatTime(outline.arrivesAtLocal, locale));
  const shift = outline.dayShift === 0 ? "" : outline.dayShift > 0 ? ` +${outline.dayShift}` : ` −${-outline.dayShift}`;
  return (
    <>
      , <span className="nowrap">{`${times}${shift}`}</span>
    </>
  );
}

interface FareLineProps extends Pick<TripStepsProps, "pricing"> {
  readonly fare: Money;
  readonly words: (fare: string) => string;
}

function FareLine({ fare, pricing, words }: FareLineProps) {
  const locale = useLocale();
  return pricing && <span>{words(formatMoney(convert(fare, pricing.currency, pricing.rates), locale))}</span>;
}

/** What a chosen bound added to the fare of the trip. */
function fareOfStep(chosen: readonly FlightOffer[], index: number): Money {
  const [upTo, before] = [chosen[index]?.farePerTraveller.amountMinor ?? 0, chosen[index - 1]?.farePerTraveller.amountMinor ?? 0];
  return money(upTo - before);
}
