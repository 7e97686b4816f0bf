import type { Booking } from "../../core/booking/index.ts";
import { ERASED_EMAIL, type Erasure, erasureOfBooking, erasureOfEnquiry } from "../../core/desk/index.ts";
import { ok, type Result } from "../../core/kernel/index.ts";
import type { Watch } from "../../core/watches/index.ts";
import type { KeptEnquiry } from "../ports/desk-store.ts";
import { type Acting, actOf, type DeskPorts, refuse } from "./desk-ports.ts";
import { createFindSubject, createFindWatch } from "./note-and-handle.ts";

/** One thing that holds a person's data, and whether it may be erased. */
export type Trace =
  | { readonly kind: "booking"; readonly booking: Booking; readonly erasure: Erasure }
  | { readonly kind: "enquiry"; readonly enquiry: KeptEnquiry; readonly erasure: Erasure }
  /** Nobody needs one against its person's wish: it is always due. */
  | { readonly kind: "watch"; readonly watch: Watch; readonly erasure: Erasure };

/** More of each kind under one address than even an agency's own has: what a list left out would be kept in silence. */
const MOST_OF_ONE = 100_000;

/**
 * Everything that we keep of somebody: of one booking, enquiry or watch, or of all under an e-mail address. A call-back has no such address:
 * it is found by the phone numbers of those bookings and messages.
 */
export const createFindTraces =
  (ports: DeskPorts) =>
  async (text: string): Promise<readonly Trace[]> => {
    const now = ports.clock.now();
    const ofBooking = (booking: Booking): Trace => ({ kind: "booking", booking, erasure: erasureOfBooking(booking, now) });
    const ofEnquiry = (enquiry: KeptEnquiry): Trace => ({ kind: "enquiry", enquiry, erasure: erasureOfEnquiry(enquiry, now) });
    if (text.includes("@")) {
      if (text.toLowerCase() === ERASED_EMAIL) return [];
      const theirs = { since: null, until: null, email: text, limit: MOST_OF_ONE };
      const [bookings, messages, watches] = await Promise.all([
        ports.desk.listBookings({ ...theirs, state: null }),
        ports.desk.listEnquiries({ ...theirs, kind: "message", openOnly: false }),
        ports.desk.listWatches(text, MOST_OF_ONE),
      ]);
      const phones = [...bookings.map(({ contact }) => contact.mobile), ...messages.map(({ content }) => content.phone)];
      const callBacks = await ports.desk.listCallBacksTo(phones);
      return [...bookings.map(ofBooking), ...[...messages, ...callBacks].map(ofEnquiry), ...watches.map(ofWatch)];
    }
    const subject = await createFindSubject(ports)(text);
    const watch = subject === null ? await createFindWatch(ports)(text) : null;
    if (subject === null) return watch === null ? [] : [ofWatch(watch)];
    if (subject.kind === "enquiry") return [ofEnquiry(subject.enquiry)];
    const booking = await ports.store.find(subject.id);
    return booking ? [ofBooking(booking)] : [];
  };

const ofWatch = (watch: Watch): Trace => ({ kind: "watch", watch, erasure: { kind: "due" } });

/** Those that may go: what is due, and before its time what somebody gave a reason for. What is in use stays. */
export const erasable = (traces: readonly Trace[], isNow: boolean): readonly Trace[] =>
  traces.filter(({ erasure }) => erasure.kind === "due" || (isNow && erasure.kind === "early"));

/** Erases them all in one transaction, or none where a booking has moved since it was found. Its row of the audit names bookings, enquiries and watches, never the person. */
export const createErasePerson =
  (ports: DeskPorts) =>
  async (traces: readonly Trace[], acting: Acting): Promise<Result<number, { readonly code: "nothing_to_erase" | "moved" }>> => {
    if (traces.length === 0) return refuse("nothing_to_erase");
    const bookings = traces.flatMap((trace) => (trace.kind === "booking" ? [trace.booking] : []));
    const enquiries = traces.flatMap((trace) => (trace.kind === "enquiry" ? [trace.enquiry] : []));
    const watches = traces.flatMap((trace) => (trace.kind === "watch" ? [trace.watch] : []));
    const [only, ...others] = [...bookings, ...enquiries, ...watches];
    const subject = only !== undefined && others.length === 0 ? only.id : null;
    const details = {
      bookings: bookings.map(({ id }) => id),
      enquiries: enquiries.map(({ id }) => id),
      ...(watches.length > 0 && { watches: watches.map(({ id }) => id) }),
    };
    const isErased = await ports.desk.erase({ bookings, enquiries, watches }, actOf(ports, acting, { act: "erase", subject, details }));
    return isErased ? ok(traces.length) : refuse("moved");
  };
