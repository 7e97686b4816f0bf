/** Who travels. Children are 2 to 12, infants under two; every one of them pays the full base fare. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** The most tickets that one transaction holds (policy, and the most that an offer is priced for). */
export const MAX_TICKETS = 9;
/** The form's own limits (specification, section 5). */
export const PARTY_LIMITS = { adults: { min: 1, max: null }, children: { min: 0, max: 10 }, infants: { min: 0, max: 2 } } as const;

export const travellerCount = (party: Party): number => party.adults + party.children + party.infants;

/** Seats that a party takes: each adult's lap carries one infant, any further one needs a seat. */
export const seatCount = ({ adults, children, infants }: Party): number => adults + children + Math.max(0, infants - adults);
