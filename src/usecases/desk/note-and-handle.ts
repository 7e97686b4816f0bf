import { isErasedBooking, isErasedEnquiry } from "../../core/desk/index.ts";
import { type BookingId, ok, parseBookingId, type Result } from "../../core/kernel/index.ts";
import type { EnquiryId } from "../../core/enquiries/index.ts";
import type { Watch } from "../../core/watches/index.ts";
import type { KeptEnquiry } from "../ports/desk-store.ts";
import { type Acting, actOf, type DeskPorts, LEAST_ID_START, refuse } from "./desk-ports.ts";

/** What somebody at the desk names: a booking by its reference, an enquiry by the beginning of its id. */
export type Subject = { readonly kind: "booking"; readonly id: BookingId } | { readonly kind: "enquiry"; readonly enquiry: KeptEnquiry };

/** A reference is looked up before an enquiry; null when neither is there. */
export const createFindSubject =
  ({ store, desk }: Pick<DeskPorts, "store" | "desk">) =>
  async (text: string): Promise<Subject | null> => {
    const id = parseBookingId(text);
    if (id !== null && (await store.find(id)) !== null) return { kind: "booking", id };
    const enquiry = text.length < LEAST_ID_START ? null : await desk.findEnquiry(text);
    return enquiry === null ? null : { kind: "enquiry", enquiry };
  };

/** The one living watch of prices whose id begins so: nothing is written beside it, so it is no subject. */
export const createFindWatch =
  ({ desk }: Pick<DeskPorts, "desk">) =>
  (idStart: string): Promise<Watch | null> =>
    idStart.length < LEAST_ID_START ? Promise.resolve(null) : desk.findWatch(idStart);

export const subjectId = (subject: Subject): BookingId | EnquiryId => (subject.kind === "booking" ? subject.id : subject.enquiry.id);

/** Writes a note beside a booking or an enquiry. Not where the person has been erased: it could say again who it was, and nobody would take that out. */
export const createWriteNote =
  (ports: DeskPorts) =>
  async (subject: Subject, text: string, acting: Acting): Promise<Result<null, { readonly code: "erased" }>> => {
    if (await isErased(ports, subject)) return refuse("erased");
    await ports.desk.write(actOf(ports, acting, { act: "note", subject: subjectId(subject), details: { text } }));
    return ok(null);
  };

async function isErased({ store }: Pick<DeskPorts, "store">, subject: Subject): Promise<boolean> {
  if (subject.kind === "enquiry") return isErasedEnquiry(subject.enquiry);
  const booking = await store.find(subject.id);
  return booking !== null && isErasedBooking(booking);
}

/** Says that a message has been answered, or somebody called back. */
export const createMarkHandled =
  (ports: DeskPorts) =>
  async (enquiry: KeptEnquiry, acting: Acting): Promise<Result<null, { readonly code: "already_handled" | "erased" }>> => {
    if (enquiry.handled === null && isErasedEnquiry(enquiry)) return refuse("erased");
    const { id } = enquiry;
    const isMarked = await ports.desk.markHandled(id, actOf(ports, acting, { act: "handled", subject: id, details: {} }));
    return isMarked ? ok(null) : refuse("already_handled");
  };
