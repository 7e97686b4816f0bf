import type { CancellationQuote } from "../../core/booking/index.ts";
import type { CancellationRefusal } from "../../core/cancellation/index.ts";
import type { TooMany } from "../../core/limits/index.ts";
import type { CancellationFailure, NamesFailure } from "../../usecases/manage/manage-bookings.ts";
import { passingProblem, ProblemError } from "./problem.ts";

/** One answer for a reference that does not exist and for an address that is not the booking's. */
export const unknownBooking = (): ProblemError =>
  new ProblemError("not_found", "No booking has this reference together with this email address.");

const REFUSALS: Readonly<Record<CancellationRefusal, string>> = {
  unfinished: "This booking is not confirmed yet. It can be given back once it is.",
  being_undone: "This booking could not be completed and is being taken back.",
  given_back: "This booking has been given back already.",
  departed: "The first flight has left. Call us about the rest of the ticket.",
  checked_in: "The stay has begun. Call us, or speak with the hotel.",
  refund_open: "Money is being given back for this booking just now. Ask again once the bank has confirmed it, or call us.",
};

/** @param wire says a quote in the words of the API. */
export function cancellationProblem(failure: CancellationFailure, wire: (quote: CancellationQuote) => unknown): ProblemError {
  if (failure.code !== "quote_changed") return new ProblemError("not_cancellable", REFUSALS[failure.code], { reason: failure.code });
  return new ProblemError("quote_changed", "What comes back is another amount now, or the quote is too old. Nothing was canceled.", {
    quote: wire(failure.quote),
  });
}

export function namesProblem(failure: NamesFailure): ProblemError {
  if (failure.code === "nothing_owed") return new ProblemError("invalid_request", "No traveler of this booking is still to be named.");
  const errors = failure.faults.map(({ path, message }) => ({ path, message }));
  return new ProblemError("invalid_request", errors[0]?.message ?? "Some names are not valid.", { errors });
}

export const resendProblem = ({ retryAfterSeconds }: TooMany): ProblemError =>
  passingProblem("rate_limited", "The mail about this booking has been sent often enough for now.", retryAfterSeconds);
