import type { FlightOffer } from "../../../core/flights/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import styles from "./fare-brands.module.css";
import type { ReadyBooking } from "./load-booking.ts";

interface ComesBackProps {
  readonly comesBack: ReadyBooking["comesBack"];
  readonly offer: Pick<FlightOffer, "id">;
}

/** What a cancellation leaves of the price, airline and agency taken together; nothing is said of an offer that came later. */
export function ComesBack({ comesBack: { afterHours, of }, offer }: ComesBackProps) {
  const { fares } = useMessages().booking;
  const locale = useLocale();
  const amount = of[offer.id];
  if (amount === undefined) return null;
  const words = amount.amountMinor === 0 ? fares.nothingBack(afterHours) : fares.comesBack(formatMoney(amount, locale), afterHours);
  return <p className={styles.comesBack}>{words}</p>;
}
