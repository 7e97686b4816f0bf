import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import type { ShownManaged } from "./load-managed.ts";

/** Where the money of a booking that was given back is. */
export function RefundAlert({ booking: { bill, cancellation, refund } }: { readonly booking: ShownManaged }) {
  const { manage, thankyou } = useMessages();
  const locale = useLocale();
  if (cancellation === null) return null;
  const words = manage.refund;
  const amount = formatMoney(cancellation.refund, locale);
  const card = thankyou.card(thankyou.cardBrands[bill.card.brand], bill.card.last4);
  if (refund === "none")
    return (
      <Alert tone="info" title={words.noneTitle}>
        <p>{words.none}</p>
      </Alert>
    );
  if (refund === "paid")
    return (
      <Alert tone="good" title={words.paidTitle(amount)}>
        <p>{words.paid(card)}</p>
      </Alert>
    );
  return (
    <Alert tone="info" title={words.dueTitle(amount)}>
      <p>{words.due(cancellation.due ?? "", card)}</p>
    </Alert>
  );
}
