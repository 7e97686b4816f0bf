import { keptValues, shownTotalOf } from "./booking-form-fields.ts";
import type { SubmitOutcome } from "./submit-booking.ts";

/** For a browser that has heard nothing: the same key again, for it is not known what the server did. */
export function unansweredOutcome(form: FormData): Exclude<SubmitOutcome, { kind: "booked" }> {
  const formKey = String(form.get("idempotencyKey") ?? "");
  return { kind: "refused", failure: { code: "unanswered" }, shownTotal: shownTotalOf(form), values: keptValues(form), formKey };
}
