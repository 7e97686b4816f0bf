import { CALL_DAYS_AHEAD, type EnquiryFaultCode } from "../../core/enquiries/index.ts";
import type { EnquiryFailure } from "../../usecases/use-cases.ts";
import { passingProblem, ProblemError } from "./problem.ts";

const FAULTS: Readonly<Record<EnquiryFaultCode, string>> = {
  required: "This field is required.",
  too_long: "This text is too long.",
  unprintable: "This text holds characters that cannot be printed.",
  invalid_email: "Please enter a valid email address.",
  invalid_phone: "Enter a phone number with 7 to 20 digits.",
  invalid_choice: "This is none of the values that can be chosen.",
  invalid_date: "This is not a date of the calendar.",
  past_date: "The date lies in the past.",
  too_far_ahead: `A call can be asked for up to ${CALL_DAYS_AHEAD} days ahead.`,
  part_over: "This part of the day has passed.",
  unknown_zone: "This is no time zone of the IANA database.",
  consent_required: "Nobody is called without having agreed to it.",
};

/** An enquiry that was not taken, as the API says it. */
export function enquiryProblem(failure: EnquiryFailure): ProblemError {
  switch (failure.code) {
    case "invalid_fields": {
      const errors = failure.faults.map(({ path, code }) => ({ path, message: FAULTS[code] }));
      return new ProblemError("invalid_request", errors[0]?.message ?? "Some fields are not valid.", { errors });
    }
    case "key_reused":
      return new ProblemError("invalid_request", "This Idempotency-Key belongs to another request.");
    case "too_many":
      return passingProblem(
        "rate_limited",
        "Enough enquiries have come from this address for now. Please call us instead.",
        failure.retryAfterSeconds,
      );
  }
}
