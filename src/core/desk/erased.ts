import type { Booking } from "../booking/index.ts";
import type { Enquiry, EnquiryContent } from "../enquiries/index.ts";
import type { LocalDate } from "../kernel/index.ts";
import type { Traveller } from "../travellers/index.ts";

/** What stands where a person's data stood. */
export const ERASED = "erased";
/** An address that leads nowhere (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** Whether a person has been taken out of a booking. Nobody can type such a phone number. */
export const isErasedBooking = ({ contact }: Pick<Booking, "contact">): boolean =>
  contact.email === ERASED_EMAIL && contact.mobile === ERASED;

export const isErasedEnquiry = ({ content }: Pick<Enquiry, "content">): boolean => content.phone === ERASED;

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
