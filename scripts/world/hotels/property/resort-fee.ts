import type { Chance } from "./chance.ts";
import type { House } from "./house.ts";

/** What resorts of the United States ask where nothing is typed of their town. */
const OTHER_RESORTS = { country: "US", share: 0.35, fromCents: 1800, toCents: 3500 } as const;
const RESORTS_MORE_OFTEN = 1.8;

/** USD cents per room and night, whole dollars; 0 for none. A typed share is of all hotels with stars enough, resorts twice as likely. */
export function resortFeeOf({ input, traits, kind, stars }: House, chance: Chance): number {
  const isResort = kind === "resort";
  const draw = chance.next();
  if (traits.fee === null) {
    const { country, share, fromCents, toCents } = OTHER_RESORTS;
    return isResort && input.city.country === country && draw < share ? dollars(fromCents, toCents, chance) : 0;
  }
  if (stars < traits.fee.fromStars || !["hotel", "resort", "lodge"].includes(kind)) return 0;
  const share = isResort ? Math.min(0.95, traits.fee.share * RESORTS_MORE_OFTEN) : traits.fee.share;
  return draw < share ? dollars(traits.fee.fromCents, traits.fee.toCents, chance) : 0;
}

const dollars = (fromCents: number, toCents: number, chance: Chance): number => chance.between(fromCents / 100, toCents / 100) * 100;
