import type { EnquiryContent } from "../enquiries/index.ts";
import type { LocalDate } from "../kernel/index.ts";
import type { Traveller } from "../travellers/index.ts";

/** What stands where a person's data stood. */
export const ERASED = "erased";
/** An address that leads nowhere (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** How many travelled, and as what, stays: the price was made of it. */
export const erasedTraveller = ({ kind }: Traveller): Traveller => ({
  kind,
  title: "mr",
  firstName: ERASED,
  lastName: ERASED,
  dateOfBirth: "1900-01-01" as LocalDate,
});

export const erasedContent = (content: EnquiryContent): EnquiryContent =>
  content.kind === "message"
    ? { ...content, name: ERASED, phone: ERASED, email: ERASED_EMAIL, text: ERASED }
    : { ...content, name: ERASED, phone: ERASED, when: { kind: "soon" } };
