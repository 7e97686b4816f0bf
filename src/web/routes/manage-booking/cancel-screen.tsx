import { useRef } from "react";
import { CANCELLATION_QUOTE_MINUTES } from "../../../core/booking/index.ts";
import { toDecimal } from "../../../core/kernel/index.ts";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { type Messages, useMessages } from "../../i18n/messages.tsx";
import { useSpeakUp } from "../../present/use-speak-up.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import styles from "./manage.module.css";
import type { ManageOutcome } from "./manage-outcome.ts";
import type { BookingPage } from "./managed-screen.tsx";
import { PageForm } from "./page-form.tsx";
import { QuoteCard } from "./quote-card.tsx";
import type { ShownQuote } from "./shown-quote.ts";
import { isUnheard, UnheardAlert } from "./unheard-alert.tsx";

interface CancelScreenProps {
  readonly page: BookingPage;
  readonly quote: ShownQuote;
  readonly outcome: ManageOutcome | undefined;
}

/** What giving a booking back comes to, rule by rule; then the consent, then the cancellation. */
export function CancelScreen({ page: { booking, seal }, quote, outcome }: CancelScreenProps) {
  const { manage, thankyou } = useMessages();
  const { cancelling } = manage;
  const here = `/manage-booking?booking=${seal}`;
  const card = thankyou.theCard(booking.bill.card.brand, booking.bill.card.last4);
  const isConsentMissing = outcome?.kind === "consent_missing";
  return (
    <div className={`wrap ${styles.step}`}>
      <Crumbs
        above={[
          { to: "/manage-booking", label: manage.title },
          { to: here, label: booking.bill.bookingId },
        ]}
        here={cancelling.submit}
      />
      <h1>{cancelling.heading}</h1>
      <p className="lead">{cancelling.lead}</p>
      <CancelAlert outcome={outcome} />
      <QuoteCard quote={quote} title={manage.refund.breakdown} total={cancelling.total} />
      <p>
        {quote.due === null ? (
          lossWords(quote, booking.bill.bought.kind, cancelling)
        ) : (
          <WholeDates>{cancelling.due(quote.due, card)}</WholeDates>
        )}
      </p>
      <p className={styles.note}>
        {cancelling.holds(CANCELLATION_QUOTE_MINUTES)} {cancelling.policies}{" "}
        <Link to="/cancellation-policy">{cancelling.cancellationPolicy}</Link> {cancelling.and}{" "}
        <Link to="/refund-policy">{cancelling.refundPolicy}</Link>.
      </p>
      {isConsentMissing && <ConsentAlert outcome={outcome} />}
      <PageForm
        intent="cancel"
        className={styles.consent}
        look={{ tone: "ink", size: "big" }}
        words={{ submit: cancelling.submit, submitting: cancelling.submitting }}
        fields={{ refund: toDecimal(quote.refund), currency: quote.refund.currency, quotedAt: quote.at }}
        beside={
          <Link to={here} className={buttonClass({ size: "big" })}>
            {cancelling.keep}
          </Link>
        }
      >
        <Checkbox
          key={quote.at}
          name="consent"
          value="yes"
          className={styles.choice}
          required
          aria-invalid={isConsentMissing}
          aria-describedby={isConsentMissing ? CONSENT_ALERT : undefined}
        >
          <span>{cancelling.consent}</span>
        </Checkbox>
      </PageForm>
    </div>
  );
}

/** What it means that nothing comes back. */
const lossWords = ({ isFree }: ShownQuote, kind: "flight" | "hotel", { free, nothing }: Messages["manage"]["cancelling"]): string =>
  isFree ? free : nothing[kind];

const CONSENT_ALERT = "consent-missing";

/** That it was not agreed to, where it can be. */
function ConsentAlert({ outcome }: Pick<CancelScreenProps, "outcome">) {
  const { cancelling } = useMessages().manage;
  const alert = useRef<HTMLElement>(null);
  useSpeakUp(alert, [outcome], () => true);
  return <Alert ref={alert} id={CONSENT_ALERT} tone="error" title={cancelling.consentMissing} isUrgent />;
}

/** Why nothing was canceled, or may not have been. */
function CancelAlert({ outcome }: Pick<CancelScreenProps, "outcome">) {
  const { cancelling } = useMessages().manage;
  const alert = useRef<HTMLElement>(null);
  useSpeakUp(alert, [outcome], () => outcome !== undefined);
  if (isUnheard(outcome)) return <UnheardAlert ref={alert} outcome={outcome} />;
  if (outcome?.kind !== "quote_changed") return null;
  return (
    <Alert ref={alert} tone="warn" title={cancelling.changedTitle} isUrgent>
      <p>{cancelling.changed}</p>
    </Alert>
  );
}
