import { data, redirect } from "react-router";
import { type BookingFault, bookingFault, isEmail } from "../../../core/booking/index.ts";
import { type BookingId, type CurrencyCode, money, parseAmountMinor, parseInstant } from "../../../core/kernel/index.ts";
import { keptValues, textIn, travellerIn } from "../../components/booking-form/form-texts.ts";
import type { PageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { retryAfter } from "../../present/retry-after.ts";
import { openedId } from "./load-managed.ts";
import type { ManageOutcome } from "./manage-outcome.ts";

type Web = Pick<PageContext, "useCases" | "openManaged" | "sealManaged" | "locale">;

const answer = (outcome: ManageOutcome, status: number, wait: number | null = null) => data(outcome, { status, headers: retryAfter(wait) });

/** Finds a booking, or does what is asked for the one that the address opens. */
export async function actOnBooking(form: FormData, url: URL, web: Web) {
  const intent = textIn(form, "intent");
  const id = openedId(url.searchParams.get("booking"), web);
  // Where a booking is open its page has no form to find another: a guess there would be counted by that booking.
  const isOpen = id !== null && id !== "old";
  if (intent === "find" && !isOpen) return findBooking(form, web);
  if (id === null || id === "old") return answer({ kind: "closed" }, 410);
  if (intent === "cancel") return cancel(id, form, web);
  if (intent === "names") return completeNames(id, form, web);
  if (intent === "resend") return resend(id, web);
  throw data(null, { status: 400 });
}

/** The page of a booking, at an address that opens it for a while and holds nothing else. */
const pageOf = (id: BookingId, { locale, sealManaged }: Web, more = ""): string =>
  pathIn(locale, `/manage-booking?booking=${sealManaged(id)}${more}`);

/** 404 for whatever two do not belong together: those tries are counted. What is no number and no address is none. */
async function findBooking(form: FormData, web: Web) {
  const [reference, email] = [textIn(form, "reference"), textIn(form, "email")];
  const values = { reference: reference.slice(0, 40), email: email.slice(0, 254) };
  const faults = lookupFaults(reference, email);
  if (faults.length > 0) return answer({ kind: "faults", faults, values }, 400);
  const found = await web.useCases.findBookingFor(reference, email);
  if (found) return redirect(pageOf(found.bill.bookingId, web), 303);
  return answer({ kind: "unknown", values }, 404);
}

function lookupFaults(reference: string, email: string): readonly BookingFault[] {
  const blank = Object.entries({ reference, email }).filter(([, text]) => text.trim() === "");
  const faults = blank.map(([name]) => bookingFault(name, "required"));
  return email.trim() === "" || isEmail(email.trim()) ? faults : [...faults, bookingFault("email", "invalid_email")];
}

async function cancel(id: BookingId, form: FormData, web: Web) {
  if (!form.has("consent")) return answer({ kind: "consent_missing" }, 400);
  const refund = parseAmountMinor(textIn(form, "refund"));
  const at = parseInstant(textIn(form, "quotedAt"));
  if (refund === null || at === null) return answer({ kind: "quote_changed" }, 409);
  const cancelled = await web.useCases.cancelBooking(id, { refund: money(refund, textIn(form, "currency") as CurrencyCode), at });
  if (cancelled.ok) return redirect(pageOf(id, web), 303);
  return answer({ kind: cancelled.error.code === "quote_changed" ? "quote_changed" : "refused" }, 409);
}

async function completeNames(id: BookingId, form: FormData, web: Web) {
  const managed = await web.useCases.findManagedBooking(id);
  const first = (managed?.bill.travellers.length ?? 1) - 1;
  const typed = (managed?.owed ?? []).map((_, index) => travellerIn(form, `travellers.${first + index}.`));
  const named = await web.useCases.completeNames(id, typed);
  if (named.ok) return redirect(pageOf(id, web, "&done=named"), 303);
  if (named.error.code === "nothing_owed") return redirect(pageOf(id, web), 303);
  return answer({ kind: "faults", faults: named.error.faults, values: keptValues(form) }, 400);
}

async function resend(id: BookingId, web: Web) {
  const sent = await web.useCases.resendConfirmation(id);
  if (sent.ok) return answer({ kind: "resent", email: sent.value.email }, 200);
  const { retryAfterSeconds } = sent.error;
  return answer({ kind: "resend_full", minutes: Math.ceil(retryAfterSeconds / 60) }, 429, retryAfterSeconds);
}
