import type { LocalDate } from "../kernel/index.ts";

/**
 * A card as typed, for the length of one request and the sandbox only. It is never stored, logged, queued or put into an
 * error; nothing but the payment gateway's `authorise` takes it.
 */
export interface CardDetails {
  readonly holderName: string;
  readonly number: string;
  readonly securityCode: string;
  /** 1 to 12, and four digits; null when the caller did not send them (the sandbox accepts that). */
  readonly expiry: { readonly month: number; readonly year: number } | null;
}

/** What may be kept and shown of a card. */
export interface CardSummary {
  readonly brand: "visa" | "mastercard" | "amex" | "discover" | "unknown";
  readonly last4: string;
}

/** Years offered for the expiry date (specification, section 9). */
export const EXPIRY_YEARS = { first: 2025, last: 2043 } as const;

/** Exactly 16 digits: the specification's rule, kept even where real cards are shorter. */
export const isCardNumber = (text: string): boolean => /^\d{16}$/.test(text);

/** Whether a card's last day has passed: it is good through its month. A card without a date, which the sandbox takes, has none. */
export const hasExpired = (expiry: CardDetails["expiry"], today: LocalDate): boolean =>
  expiry !== null && `${expiry.year}-${String(expiry.month).padStart(2, "0")}` < today.slice(0, 7);

/** Brand by the number's first digits, and its last four. */
export function summariseCard(number: string): CardSummary {
  const brand = number.startsWith("4")
    ? "visa"
    : /^(5[1-5]|2[2-7])/.test(number)
      ? "mastercard"
      : /^3[47]/.test(number)
        ? "amex"
        : /^6(011|5)/.test(number)
          ? "discover"
          : "unknown";
  return { brand, last4: number.slice(-4) };
}
