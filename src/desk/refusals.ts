import { LEAST_ID_START } from "../usecases/desk/desk-ports.ts";
import type { CancelFault } from "../usecases/desk/cancel-at-desk.ts";
import type { CorrectFault } from "../usecases/desk/correct-booking.ts";
import type { RefundFault } from "../usecases/desk/refund-booking.ts";
import type { ResolveFault } from "../usecases/desk/resolve-booking.ts";
import type { ResendFault } from "../usecases/desk/resend-mail.ts";
import type { RetryFault } from "../usecases/desk/retry-booking.ts";

type Fault =
  | CancelFault
  | CorrectFault
  | RefundFault
  | ResendFault
  | ResolveFault
  | RetryFault
  | "already_handled"
  | "erased"
  | "mail_gone_out"
  | "nothing_to_erase";

/** That the beginning of an id means none of these ("enquiry"), or more than one; and how much of an id it takes. */
export const noneBeginsSo = (what: string): string => `no one ${what} whose id begins so (it takes at least ${LEAST_ID_START} characters).`;

/** Why the desk does not do it, and what to do instead. */
export const REFUSALS: Readonly<Record<Fault, string>> = {
  not_found: "There is no such booking.",
  moved: "The booking has moved in the meantime. Look at it again with `show`.",
  unfinished: "It is not confirmed: only a confirmed booking can be cancelled.",
  being_undone: "It failed and is being undone: give the money back with `refund`, then `resolve`.",
  given_back: "It has been cancelled already.",
  departed: "The first flight has left. Give money back with `refund`.",
  checked_in: "The stay has begun. Give money back with `refund`.",
  quote_changed: "What it would give back has changed. Ask again.",
  nothing_taken: "No money was taken for it, so that none can be given back.",
  gateway_silent: "The gateway does not answer. Try again later.",
  refund_open: "A refund of it was begun, and nobody knows its outcome yet. Ask for it first: `refund ID --finish`.",
  no_open_refund: "No refund of it waits for its outcome.",
  nothing_left: "Nothing is left to give back: all that was taken has gone back, or will.",
  too_much: "That is more than is left of what was taken.",
  given_back_by_desk:
    "The desk has given money back for it since it waits, which trying again would not know of. Give back what is left with `refund`, then `resolve --as refunded`.",
  nothing_to_retry: "It does not wait for anybody, and the process has nothing more to do.",
  not_waiting: "It does not wait for a person.",
  units_gone: "Its seats or rooms have been given back. It cannot be confirmed any more.",
  order_missing: "The supplier has no order for it that we know of. Name it with `--order REFERENCE`, or end it in another way.",
  order_stands: "The supplier still has the order. Have it taken back first, so that nobody travels unpaid.",
  money_not_taken:
    "The gateway says that the money has not been taken. `retry` takes what it holds; if the traveler paid another way, say so with `--paid-otherwise`.",
  money_taken: "The gateway says that the money was taken. Give it back with `refund`, then `resolve --as refunded`.",
  money_set_aside: "The bank still holds the money. `retry` lets it go; or let it go at the gateway first.",
  nothing_to_give_back: "No money was taken for it that could have been given back: end it as released, failed or cancelled.",
  not_given_back:
    "Neither gateway nor desk know that all of it was given back. Give it back with `refund`; or, if it was paid by transfer or at the gateway by hand, say so with `--paid-otherwise`.",
  given_back_already: "Gateway or desk know that all of it was given back. Leave `--paid-otherwise` out; or has it been paid twice?",
  no_cancellation: "No cancellation of it was agreed to.",
  already_cancelled: "It is cancelled, and its refund is what waits: `retry`, or `resolve --as refunded`.",
  already_handled: "It has been handled already.",
  erased: "Who it was of has been erased: there is nobody to answer, and a note could say again who it was.",
  mail_gone_out: "It does not wait any more: it has gone out in the meantime, or was given up.",
  under_way: "The process is still at work on it. Change it when that has come to an end: `show`.",
  no_such_traveller:
    "The booking names nobody of that number: `show` has its travelers in their order. Of names that are still owed, the first has the next number.",
  name_owed: "The name of that place is still owed: --first, --last and --born fill it together.",
  reads_so_already: "The booking reads so already: nothing was changed, and nobody mailed.",
  nobody_to_write_to: "Who made it has been erased: there is nobody to write to.",
  nothing_to_erase: "There is nothing that may be erased now.",
};
