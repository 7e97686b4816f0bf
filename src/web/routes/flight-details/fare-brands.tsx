import type { FlightOffer } from "../../../core/flights/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { FormSection } from "../../components/booking-form/form-section.tsx";
import { ItineraryFacts } from "../../components/itinerary-facts/itinerary-facts.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { ComesBack } from "./comes-back.tsx";
import type { ReadyBooking } from "./load-booking.ts";
import { bookingLink } from "../search-results/booking-link.ts";
import styles from "./fare-brands.module.css";

/** Where reading goes on after a choice. */
const CHOSEN_FARE = "chosen-fare";

interface FareBrandsProps {
  /** The one that is about to be booked. */
  readonly offer: FlightOffer;
  /** The trip in each brand, the lowest first. */
  readonly brands: readonly FlightOffer[];
  readonly comesBack: ReadyBooking["comesBack"];
  readonly pricing: Pricing;
  /** Query of the results that the traveller came from. */
  readonly back: string;
  /** Whether a booking of one of them is under way: none can be chosen then. */
  readonly isHeld: boolean;
}

/**
 * The fares that the flights are sold at, side by side: what each allows, and the party's total. Links to the same page about another offer; what
 * the form keeps of people stays, the card does not.
 */
export function FareBrands({ offer, brands, comesBack, pricing, back, isHeld }: FareBrandsProps) {
  const { fares } = useMessages().booking;
  const locale = useLocale();
  const totalOf = ({ farePerTraveller, party }: FlightOffer) => quoteIn(pricing, farePerTraveller, party).total;
  const own = totalOf(offer);
  /** What a brand costs more than the chosen one, or less. */
  const differenceOf = (brand: FlightOffer): string => {
    const total = totalOf(brand);
    const minor = total.amountMinor - own.amountMinor;
    return fares[minor < 0 ? "less" : "more"](formatMoney({ ...total, amountMinor: Math.abs(minor) }, locale));
  };
  return (
    <FormSection title={fares.title} isHeld={isHeld}>
      <p className={styles.intro}>
        {fares.intro} <Link to="/cancellation-policy">{fares.ours}</Link>
      </p>
      <ul className={styles.brands}>
        {brands.map((brand) => {
          const name = fares.names[brand.fareBrand ?? "standard"];
          const isChosen = brand.id === offer.id;
          const { to, state } = bookingLink(brand, back);
          return (
            <li key={brand.id} className={isChosen ? styles.chosen : undefined} aria-current={isChosen || undefined}>
              <h3>{name}</h3>
              <p className={styles.total}>
                <b>{formatMoney(totalOf(brand), locale)}</b> {isChosen ? fares.total : differenceOf(brand)}
              </p>
              <div className={styles.facts}>
                <ItineraryFacts itinerary={{ ...brand, fareBrand: "standard" }} pricing={pricing} hasWeights />
                <ComesBack comesBack={comesBack} offer={brand} />
              </div>
              {isChosen ? (
                <p id={CHOSEN_FARE} tabIndex={-1} className={styles.mark}>
                  <Icon name="check" /> {fares.chosen}
                  <span className="sr">
                    {name}, {formatMoney(own, locale)}
                  </span>
                </p>
              ) : (
                <Link to={to} state={{ ...state, goOnAt: CHOSEN_FARE }} className={buttonClass()} replace preventScrollReset>
                  {fares.choose(name)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
