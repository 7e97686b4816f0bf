import type { CancellationStep, HotelOffer } from "../hotels/index.ts";
import { type Instant, Temporal } from "../kernel/index.ts";

/** The place of the step of a rate's ladder that holds at a moment, by the hotel's clock. */
export function stepIndexAt({ rate, hotel }: HotelOffer, at: Instant): number {
  const now = Temporal.Instant.from(at).toZonedDateTimeISO(hotel.zone).toPlainDateTime();
  return rate.cancellation.steps.findLastIndex((step) => hasBegun(step, now));
}

const hasBegun = ({ fromLocal }: CancellationStep, now: Temporal.PlainDateTime): boolean =>
  fromLocal === null || Temporal.PlainDateTime.compare(Temporal.PlainDateTime.from(fromLocal), now) <= 0;
