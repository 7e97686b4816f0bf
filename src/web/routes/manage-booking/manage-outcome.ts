import type { BookingFault } from "../../../core/booking/index.ts";

/** What became of a form of the page that was sent; one that did what it should leads on instead. */
export type ManageOutcome =
  | { readonly kind: "unknown" | "too_many"; readonly reference: string; readonly email: string }
  | { readonly kind: "resent"; readonly email: string }
  | { readonly kind: "resend_full"; readonly minutes: number }
  | { readonly kind: "closed" | "consent_missing" | "quote_changed" | "refused" }
  | { readonly kind: "faults"; readonly faults: readonly BookingFault[]; readonly values: Readonly<Record<string, string>> };

/** The values of the hidden field `intent`. */
export type Intent = "find" | "cancel" | "names" | "resend";
