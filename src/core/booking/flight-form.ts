import { MAX_TICKETS, type Party, travellerCount } from "../flights/index.ts";
import { err, type OfferId, ok, type Result } from "../kernel/index.ts";
import type { BookingFault } from "./booking-fault.ts";
import type { FlightBookingFields } from "./booking-fields.ts";
import type { BookingRules } from "./booking-rules.ts";
import { FieldReader } from "./field-reader.ts";
import { readBuyer } from "./read-buyer.ts";
import { readTotal } from "./read-total.ts";
import { readTravellers, type TravelDays } from "./read-travellers.ts";
import { bookingLanguage, type FlightBookingRequest } from "./request.ts";

export interface FlightBookingRules extends BookingRules, TravelDays {
  /** `all`: every traveller's name must be there; `lead`: the others may be owed. */
  readonly names: "all" | "lead";
}

/**
 * Checks every field of a flight's booking for its shape and turns them into a request.
 * Never throws, and takes time in proportion to the input at most.
 * @returns the request, or all faults in the order of the form; `leadingFault` names the one to speak about first.
 */
export function parseFlightBookingFields(
  fields: FlightBookingFields,
  rules: FlightBookingRules,
): Result<FlightBookingRequest, readonly BookingFault[]> {
  const reader = new FieldReader();
  const party = readParty(reader, fields);
  const [lead, ...others] = readTravellers(reader, fields, party, rules);
  expectNames(reader, fields, party, rules);
  const buyer = readBuyer(reader, fields, rules);
  const shownTotal = readTotal(reader, fields);
  if (!lead || !buyer || !shownTotal || reader.faults.length > 0) return err(reader.faults);
  return ok({
    kind: "flight",
    offerId: fields.offerId as OfferId,
    shownTotal,
    currency: shownTotal.currency,
    party,
    travellers: [lead, ...others],
    ...buyer,
    language: bookingLanguage(fields.language),
    idempotencyKey: fields.idempotencyKey,
  });
}

function readParty(reader: FieldReader, fields: FlightBookingFields): Party {
  const count = (path: "adt" | "chd" | "ift") => reader.count(path, fields[path], 0, "invalid_party");
  const party = { adults: count("adt"), children: count("chd"), infants: count("ift") };
  // What cannot be read counts as none, and has its fault already.
  if (party.adults < 1 && !reader.faults.some(({ path }) => path === "adt")) reader.fail("adt", "invalid_party");
  if (travellerCount(party) > MAX_TICKETS) reader.fail("adt", "too_many_travellers");
  return party;
}

function expectNames(reader: FieldReader, fields: FlightBookingFields, party: Party, rules: FlightBookingRules): void {
  const [given, wanted] = [fields.travellers.length, Math.max(0, travellerCount(party) - 1)];
  if (given > wanted || (rules.names === "all" && given < wanted)) reader.fail("travellers", "invalid_party");
}
