import { useState } from "react";
import type { ReturnedForm } from "./outcome.ts";

/**
 * The form that came back last about what is shown. A link to a place on the same page makes the router forget it: with it would go the key of the
 * next try, so that another card was answered as the one before, and the offer that has taken the place of an expired one.
 * @param shown what the page has loaded: what came back about something loaded earlier counts no more.
 */
export function useLastReturned<Offer>(returned: ReturnedForm<Offer> | undefined, shown: unknown): ReturnedForm<Offer> | undefined {
  const [last, keep] = useState({ returned, shown });
  const current = returned ?? (shown === last.shown ? last.returned : undefined);
  if (current !== last.returned || shown !== last.shown) keep({ returned: current, shown });
  return current;
}
