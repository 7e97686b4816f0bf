import type { EnquiryContent } from "./enquiry.ts";

/** How long an enquiry without a key of its own counts as the same as its twin, as for bookings (specification, document 3). */
export const ENQUIRY_TWIN_MINUTES = 10;

/** Everything that was asked: two enquiries with one key must agree in it. */
export const enquiryText = (content: EnquiryContent): string => JSON.stringify(partsOf(content));

/** What makes two enquiries without a key the same one, however they were typed. */
export const twinText = (content: EnquiryContent): string => enquiryText(content).normalize("NFKC").toLowerCase();

/** In an order of its own: JSON keeps the borders between the parts. */
function partsOf(content: EnquiryContent): readonly unknown[] {
  const { kind, name, phone, language } = content;
  if (kind === "message") return [kind, name, phone, language, content.email, content.text];
  const { when } = content;
  return [kind, name, phone, language, ...(when.kind === "soon" ? [when.kind] : [when.kind, when.date, when.part, when.zone])];
}
