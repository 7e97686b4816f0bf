import type { Instant } from "../core/kernel/index.ts";
import type { Trace } from "../usecases/desk/erase-person.ts";
import { plain } from "./format.ts";

export const idOf = (trace: Trace): string => (trace.kind === "booking" ? trace.booking.id : trace.enquiry.id);

/** `booking`, `message`, `call-back` */
export const kindOf = (trace: Trace): string => (trace.kind === "booking" ? "booking" : trace.enquiry.content.kind);

export function nameOf(trace: Trace): string {
  if (trace.kind === "enquiry") return plain(trace.enquiry.content.name);
  const [lead] = trace.booking.travellers;
  return plain(`${lead?.firstName ?? ""} ${lead?.lastName ?? ""}`);
}

export const madeAt = (trace: Trace): Instant => (trace.kind === "booking" ? trace.booking : trace.enquiry).createdAt;
