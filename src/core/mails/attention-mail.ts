import type { Attention, AttentionReason, Booking } from "../booking/index.ts";
import { utcText } from "../kernel/index.ts";

/** Why a booking waits for a person, in the words of its runbook's heading. */
export const ATTENTION_WORDS: Readonly<Record<AttentionReason, string>> = {
  payment_unknown: "Nobody knows whether the bank set the money aside",
  order_unknown: "Nobody knows whether the supplier has our order",
  capture_unknown: "Ordered, and nobody knows whether the money was taken",
  void_unknown: "Undone, and nobody knows whether the money was let go",
  captured_while_undoing: "Undone, but the money had been taken",
  order_cancel_unknown: "Nobody knows whether the supplier has taken the order back",
  refund_unknown: "Cancelled, and nobody knows whether the refund arrived",
  refund_declined: "Cancelled, and the bank does not take the refund",
};

/**
 * The mail to the agency about a booking that the process hands to a person, in the desk's language, English. It says nothing of who booked:
 * a mailbox of the agency is read by more people than its desk.
 */
export function attentionMail(
  { id }: Pick<Booking, "id">,
  { reason, from, since }: Attention,
): { readonly subject: string; readonly text: string } {
  const lines = [
    `${ATTENTION_WORDS[reason]}. The site cannot go on by itself, and the traveler waits for you.`,
    "",
    `Booking:   ${id}`,
    `Stood at:  ${from}`,
    `Since:     ${utcText(since)}`,
    "",
    "On the server's machine:",
    "",
    `npm run desk -- show ${id}`,
    "npm run desk -- queue",
    "",
    `What to do, step by step: docs/runbooks/${reason.replaceAll("_", "-")}.md`,
  ];
  return { subject: `Booking ${id} waits for you: ${ATTENTION_WORDS[reason].toLowerCase()}`, text: `${lines.join("\n")}\n` };
}
