import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import type { ShownManaged } from "./load-managed.ts";

/** Where the money of a booking that was given back, or came to nothing, is. */
export function RefundAlert({ booking }: { readonly booking: ShownManaged }) {
  const { manage, thankyou } = useMessages();
  const locale = useLocale();
  const { bill, cancellation, refund, refundTotal, isPaidOtherwise, isWithPerson } = booking;
  if (refundTotal === null || (refund === "none" && cancellation === null)) return null;
  const words = manage.refund;
  const amount = formatMoney(refundTotal, locale);
  const card = thankyou.theCard(bill.card.brand, bill.card.last4);
  const due = cancellation?.due ?? "";
  if (refund === "none")
    return (
      <Alert tone="info" title={words.noneTitle}>
        <p>{words.none}</p>
      </Alert>
    );
  if (refund === "paid")
    return (
      <Alert tone="good" title={words.paidTitle(amount)}>
        <p>{isPaidOtherwise ? words.paidOtherwise : words.paid(card)}</p>
      </Alert>
    );
  if (isWithPerson)
    return (
      <Alert tone="info" title={words.withPersonTitle(amount)}>
        <p>
          <WholeDates>{words.withPerson(due)}</WholeDates>
        </p>
      </Alert>
    );
  return (
    <Alert tone="info" title={words.dueTitle(amount)}>
      <p>
        <WholeDates>{words.due(due, card)}</WholeDates>
      </p>
    </Alert>
  );
}
