import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Card } from "../../ui/card/card.tsx";
import type { ShownManaged, ShownRefund } from "./load-managed.ts";
import styles from "./manage.module.css";

/** Each amount that agents have given back beside a cancellation: when, to where, and by when it is there. */
export function RefundsCard({ booking: { refunds, bill } }: { readonly booking: ShownManaged }) {
  const { manage, thankyou } = useMessages();
  const locale = useLocale();
  if (refunds.length === 0) return null;
  const words = manage.refund;
  const card = thankyou.theCard(bill.card.brand, bill.card.last4);
  const noteOf = ({ outcome, way, due }: ShownRefund): string =>
    way === "otherwise" ? words.paidOtherwise : (outcome === "open" ? words.open : words.toCard)(card, due);
  return (
    <Card className={styles.quote} aria-label={words.beside}>
      <h2>{words.beside}</h2>
      <dl className={styles.lines}>
        {refunds.map((refund, index) => (
          // Two refunds may be alike in all that is shown; their places differ.
          <div key={`${refund.at}${index}`}>
            <dt>
              {(refund.outcome === "open" ? words.begun : words.given)(refund.day)}
              <small>{noteOf(refund)}</small>
            </dt>
            <dd>{formatMoney(refund.amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
