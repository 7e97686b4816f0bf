import { useLocation } from "react-router";
import type { Party } from "../../../core/flights/index.ts";
import { isSame } from "../../../core/kernel/index.ts";
import type { FlightQuote } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import type { ChosenFlight } from "../search-results/booking-link.ts";

interface ChangedSinceProps {
  readonly quote: FlightQuote;
  readonly party: Party;
  readonly pricing: Pricing;
}

/** Says so when the fare is another one than on the card that was chosen, which travels in the navigation's state. */
export function ChangedSince({ quote, party, pricing }: ChangedSinceProps) {
  const { failures } = useMessages().booking;
  const locale = useLocale();
  const chosen = useLocation().state as ChosenFlight | null;
  const before = chosen?.flight ? quoteIn(pricing, chosen.flight.farePerTraveller, party).total : quote.total;
  if (isSame(before, quote.total)) return null;
  return (
    <Alert tone="warn" title={failures.price_changed.title}>
      <p>{failures.price_changed.why(formatMoney(before, locale), formatMoney(quote.total, locale))}</p>
    </Alert>
  );
}
