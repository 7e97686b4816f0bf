import type { Party } from "../flights/index.ts";
import { type AgeFault, ageFault, LEAD_MIN_AGE, leadAgeFault, type LeadAgeFault, type TripDays } from "./age.ts";
import { type NameFault, nameFault } from "./name.ts";
import type { Traveller, TravellerKind } from "./traveller.ts";

type TravellerFaultCode = NameFault | AgeFault | "lead_not_adult" | LeadAgeFault | "too_many_of_kind" | "other_party";

/** What is wrong with one traveller. The code is also the key of the message. */
export interface TravellerFault {
  /** 0 is the lead traveller. */
  readonly traveller: number;
  /** One of a traveller's own; or the number of a kind, which is nobody's in particular. */
  readonly field: "kind" | "firstName" | "lastName" | "dateOfBirth" | keyof Party;
  readonly code: TravellerFaultCode;
}

/** The faults of a request whose party is not the one that the offer was priced for: each number that is another one. */
export const partyFaults = (asked: Party, offered: Party): readonly TravellerFault[] =>
  PARTY_FIELDS.filter((field) => asked[field] !== offered[field]).map((field) => ({ traveller: 0, field, code: "other_party" }));

const PARTY_FIELDS = ["adults", "children", "infants"] as const;

/**
 * Everything that is wrong with the travellers of a booking, in their order; none may be more than the party holds.
 * @param leadMinAge what a hotel asks of whoever checks in, in years.
 */
export function checkTravellers(
  travellers: readonly Traveller[],
  party: Party,
  trip: TripDays,
  leadMinAge: number = LEAD_MIN_AGE,
): readonly TravellerFault[] {
  const places: Record<TravellerKind, number> = { adult: party.adults, child: party.children, infant: party.infants };
  return travellers.flatMap((traveller, index) => {
    const codes = {
      kind: places[traveller.kind]-- > 0 ? leadKindFault(traveller, index) : "too_many_of_kind",
      firstName: nameFault(traveller.firstName),
      lastName: nameFault(traveller.lastName),
      dateOfBirth:
        ageFault(traveller.kind, traveller.dateOfBirth, trip) ??
        (index === 0 ? leadAgeFault(traveller.dateOfBirth, trip.departure, leadMinAge) : null),
    } as const;
    return FIELDS.flatMap((field) => (codes[field] === null ? [] : [{ traveller: index, field, code: codes[field] }]));
  });
}

const FIELDS = ["kind", "firstName", "lastName", "dateOfBirth"] as const;

const leadKindFault = ({ kind }: Traveller, index: number) => (index === 0 && kind !== "adult" ? "lead_not_adult" : null);
