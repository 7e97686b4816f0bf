import { inboundOf, outlineOf, type PricedItinerary } from "../../core/flights/index.ts";

/** Codes of the airports at which a return does not mirror the way out; null where it does. */
interface OtherReturn {
  /** Where the return starts, when it is not where the way out ended. */
  readonly from: string | null;
  /** Where the return ends, when it is not where the way out started. */
  readonly to: string | null;
}

/** How the return's airports differ from those of the way out; null for a trip that does not come back, and where they do not. */
export function otherReturn(itinerary: Pick<PricedItinerary, "tripType" | "bounds">): OtherReturn | null {
  const inbound = inboundOf(itinerary);
  if (!inbound) return null;
  const [out, back] = [outlineOf(itinerary.bounds[0]), outlineOf(inbound)];
  const from = back.from.code === out.to.code ? null : back.from.code;
  const to = back.to.code === out.from.code ? null : back.to.code;
  return from || to ? { from, to } : null;
}
