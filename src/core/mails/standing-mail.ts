import { billStatus, type Booking, type DeskRefund, givenBackMinor, isBeingUndone, refundsBeside } from "../booking/index.ts";
import { money } from "../kernel/index.ts";
import { asRefunded } from "./as-refunded.ts";
import type { BookingMailKind } from "./booking-document.ts";

/** A mail to the traveller, and the booking as it is to tell of it. */
interface StandingMail {
  readonly kind: BookingMailKind;
  readonly told: Booking;
}

/**
 * The mails that say together how a booking stands: the last of one that was refunded has all that came back, with the cancellation, by the desk
 * beside it, or by the desk alone of one that failed after it was paid. Of any other one a second mail tells of what the desk has given back.
 * @param refunds of the desk, all that there are.
 */
export function standingMails(booking: Booking, refunds: readonly DeskRefund[]): readonly StandingMail[] {
  const { state, quote, progress } = booking;
  const beside = refundsBeside(refunds, progress.cancellation).filter(({ outcome }) => outcome === "refunded");
  const byDesk = givenBackMinor(beside);
  const back = refunds.some(({ way }) => way === "otherwise") ? "refunded_otherwise" : "refunded";
  if (state === "refunded") {
    const all = money((progress.cancellation?.refund.amountMinor ?? 0) + byDesk, quote.currency);
    return [{ kind: back, told: byDesk === saidInLines(booking) ? booking : asRefunded(booking, all) }];
  }
  const stands: StandingMail = { kind: isBeingUndone(booking) ? "undone" : (billStatus(booking) ?? "not_completed"), told: booking };
  return byDesk === 0 ? [stands] : [stands, { kind: back, told: asRefunded(booking, money(byDesk, quote.currency)) }];
}

/** What the desk had given back before the cancellation, by the lines of that: they say it all, each amount for itself. */
const saidInLines = ({ progress }: Booking): number =>
  (progress.cancellation?.lines ?? []).reduce(
    (sum, { rule, amount }) => sum - (rule.kind === "already_given_back" ? amount.amountMinor : 0),
    0,
  );
