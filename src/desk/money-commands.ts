import { type Money } from "../core/kernel/index.ts";
import { type Answer, type Call, type Command, done, refused, usage } from "./command.ts";
import { amountText } from "./format.ts";
import { quoteLines } from "./quote-lines.ts";
import { readAmount, readBookingId } from "./read-values.ts";
import { REFUSALS } from "./refusals.ts";

export const refundCommand: Command = {
  usage: 'refund ID AMOUNT|all --because "WHY"',
  summary: "give back part or all of what was taken (--finish: ask again what became of one)",
  options: { finish: { type: "boolean" } },
  words: { min: 1, max: 2 },
  because: "required",
  run: async (call) => {
    const id = readBookingId(call.words[0]);
    if (!id.ok) return usage(id.error);
    if (call.has("finish")) return report(await call.desk.finishRefund(id.value, call.acting));
    const found = await call.desk.findRefundable(id.value);
    if (!found.ok) return refused(REFUSALS[found.error.code]);
    const { taken, left } = found.value;
    if (left.amountMinor === 0) return refused(REFUSALS.nothing_left);
    const amount = readAmount(call.words[1], left);
    if (!amount.ok) return usage(amount.error);
    const question = `Give ${amountText(amount.value)} back for booking ${id.value}?`;
    const stopped = await call.confirm([`Taken: ${amountText(taken)}. Left to give back: ${amountText(left)}.`], question);
    return stopped ?? report(await call.desk.refundBooking(id.value, amount.value, call.acting));
  },
};

/** What became of it, in words. */
const OUTCOMES = {
  refunded: (amount: Money, isMailed: boolean) => {
    const told = isMailed ? "; the traveler is written to." : `. ${REFUSALS.nobody_to_write_to}`;
    return done([`${amountText(amount)} is given back${told}`], { outcome: "refunded", amount, isMailed });
  },
  open: (amount: Money) =>
    refused(
      `The gateway has not said whether it gave ${amountText(amount)} back. Ask again later: refund ID --finish. Do not begin another.`,
    ),
  declined: (amount: Money) => refused(`The gateway refuses to give ${amountText(amount)} back. Nothing was given.`),
} as const;

function report(outcome: Awaited<ReturnType<Call["desk"]["refundBooking"]>>): Answer {
  if (!outcome.ok) return refused(REFUSALS[outcome.error.code]);
  const { outcome: became, amount, isMailed } = outcome.value;
  return OUTCOMES[became](amount, isMailed);
}

export const cancelCommand: Command = {
  usage: 'cancel ID --because "WHY"',
  summary: "cancel a confirmed booking by the rules of the site: shows what comes back, then asks",
  options: {},
  words: { min: 1, max: 1 },
  because: "required",
  run: async ({ desk, words, acting, confirm }) => {
    const id = readBookingId(words[0]);
    if (!id.ok) return usage(id.error);
    const quoted = await desk.quoteCancellation(id.value);
    if (!quoted.ok) return refused(REFUSALS[quoted.error.code]);
    const stopped = await confirm(quoteLines(quoted.value.quote), `Cancel booking ${id.value}?`);
    if (stopped) return stopped;
    const cancelled = await desk.cancelBooking(quoted.value, acting);
    if (!cancelled.ok) return refused(REFUSALS[cancelled.error.code]);
    const { quote } = quoted.value;
    const back = `gives ${amountText(quote.refund)} back`;
    return done([`Booking ${id.value} is being cancelled by the server and ${back}; see show ${id.value}.`], { id: id.value, quote });
  },
};
