import type { Instant } from "../core/kernel/index.ts";
import type { Trace } from "../usecases/desk/erase-person.ts";
import { plain } from "./format.ts";
import { watchState } from "./watch-lines.ts";

export const idOf = (trace: Trace): string => subjectOf(trace).id;

/** `booking`, `message`, `call-back`, `watch` */
export const kindOf = (trace: Trace): string => (trace.kind === "enquiry" ? trace.enquiry.content.kind : trace.kind);

export function nameOf(trace: Trace): string {
  if (trace.kind === "enquiry") return plain(trace.enquiry.content.name);
  if (trace.kind === "watch") return plain(trace.watch.email ?? "");
  const [lead] = trace.booking.travellers;
  return plain(`${lead?.firstName ?? ""} ${lead?.lastName ?? ""}`);
}

/** How it stands: a booking's state, whether an enquiry waits for its answer, whether a price is watched yet. */
export function standsText(trace: Trace): string {
  if (trace.erasure.kind === "erased") return "erased";
  if (trace.kind === "booking") return trace.booking.state;
  if (trace.kind === "watch") return watchState(trace.watch);
  const { handled } = trace.enquiry;
  return handled === null ? "not handled yet" : `handled by ${plain(handled.actor)}`;
}

export const madeAt = (trace: Trace): Instant => subjectOf(trace).createdAt;

const subjectOf = (trace: Trace): { readonly id: string; readonly createdAt: Instant } =>
  trace.kind === "booking" ? trace.booking : trace.kind === "watch" ? trace.watch : trace.enquiry;
