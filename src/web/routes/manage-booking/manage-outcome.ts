import type { BookingFault } from "../../../core/booking/index.ts";

/** What became of a form of the page that was sent; one that did what it should leads on instead. */
export type ManageOutcome =
  /** `unanswered` is for a browser that has heard nothing: what it asked for may have been done. */
  | { readonly kind: "unknown" | "too_many" | "unanswered"; readonly values: TypedValues }
  | { readonly kind: "resent"; readonly email: string }
  | { readonly kind: "resend_full"; readonly minutes: number }
  | { readonly kind: "closed" | "consent_missing" | "quote_changed" | "refused" }
  | { readonly kind: "faults"; readonly faults: readonly BookingFault[]; readonly values: TypedValues };

/** What stood in the form. */
type TypedValues = Readonly<Record<string, string>>;

/** The values of the hidden field `intent`. */
export type Intent = "find" | "cancel" | "names" | "resend";
