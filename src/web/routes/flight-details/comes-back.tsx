import type { FlightOffer } from "../../../core/flights/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
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
  const amounts = of[offer.id];
  if (amounts === undefined) return null;
  const { early, later } = amounts;
  const shown = (amount: Money): string | null => (amount.amountMinor === 0 ? null : formatMoney(amount, locale));
  const isAlike = early.amountMinor === later.amountMinor;
  return (
    <p className={styles.comesBack}>
      {isAlike ? fares.comesBack(shown(later)) : fares.comesBackUntil(afterHours, shown(early), shown(later))}
    </p>
  );
}
