import type { Enquiry } from "../../core/enquiries/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { Mail } from "./mailer.ts";

/** The name under which an enquiry must not be taken twice. */
export interface EnquiryClaim {
  /** The client's own key, or the fingerprint of what is asked. */
  readonly key: string;
  /** Hash of what was asked; the same key with another one is a mistake of the client. */
  readonly requestHash: string;
  /** An enquiry of before this moment no longer counts as the same; null when it always does. */
  readonly expiredBefore: Instant | null;
}

export type EnquiryOutcome =
  | { readonly kind: "new" }
  /** It has been here before; `at` is when. */
  | { readonly kind: "known"; readonly at: Instant }
  | { readonly kind: "key_reused" };

/** Where enquiries are kept. */
export interface EnquiryStore {
  /** What is known under a key. */
  find(claim: EnquiryClaim): Promise<EnquiryOutcome>;
  /** Keeps an enquiry and puts its mail into the outbox, both or neither. Nothing is written unless the answer is `new`. */
  add(enquiry: Enquiry, mail: Mail, claim: EnquiryClaim): Promise<EnquiryOutcome>;
}
