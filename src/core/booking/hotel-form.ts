import { COUNTERS, DEFAULT_GUESTS, defaultStay, GUEST_FIELDS, type Guests, type Stay, stayFault } from "../hotels/index.ts";
import { type CurrencyCode, err, type HotelId, ok, parseDate, type RateId, type Result, USD } from "../kernel/index.ts";
import type { BookingFault } from "./booking-fault.ts";
import { GUEST_PAYLOAD_NAMES, type HotelBookingFields } from "./booking-fields.ts";
import type { BookingRules } from "./booking-rules.ts";
import { FieldReader } from "./field-reader.ts";
import { readBuyer } from "./read-buyer.ts";
import { readCurrency, readTotal } from "./read-total.ts";
import { readLead } from "./read-travellers.ts";
import { bookingLanguage, type HotelBookingRequest } from "./request.ts";

export interface HotelBookingRules extends BookingRules {
  /** What the hotel asks of whoever checks in, in years. Left out where the hotel is not known yet: the use case judges it then. */
  readonly minCheckInAge?: number;
  /** Whether there is an exchange rate, for a request that shows no total: it would be billed in a currency that nobody asked for. */
  hasRate(currency: CurrencyCode): boolean;
}

/**
 * Checks every field of a stay's booking for its shape and turns them into a request. The specification's payload names neither
 * dates nor a total: then the stay is the form's own, and our total stands.
 * @returns the request, or all faults in the order of the form; `leadingFault` names the one to speak about first.
 */
export function parseHotelBookingFields(
  fields: HotelBookingFields,
  rules: HotelBookingRules,
): Result<HotelBookingRequest, readonly BookingFault[]> {
  const reader = new FieldReader();
  const stay = readStay(reader, fields, rules);
  const guests = readGuests(reader, fields);
  if (stay && reader.faults.length === 0) judge(reader, stay, guests, rules);
  const hotelId = reader.text("hotelId", fields.hotelId, MAX_ID_LENGTH);
  const lead = readLead(reader, fields, { today: rules.today, departureDate: stay?.checkIn ?? null, leadMinAge: rules.minCheckInAge });
  const buyer = readBuyer(reader, fields, rules);
  const shown = readShown(reader, fields, rules);
  if (!hotelId || !stay || !lead || !buyer || !shown || reader.faults.length > 0) return err(reader.faults);
  return ok({
    kind: "hotel",
    hotelId: hotelId as HotelId,
    rateId: fields.rateId.trim() === "" ? null : (fields.rateId.trim() as RateId),
    stay,
    guests,
    ...shown,
    travellers: [lead],
    ...buyer,
    language: bookingLanguage(fields.language),
    idempotencyKey: fields.idempotencyKey,
  });
}

const MAX_ID_LENGTH = 100;

/** As a search reads them: no dates at all are the form's own, a check-in alone gets the form's number of nights. */
function readStay(reader: FieldReader, { checkin, checkout }: HotelBookingFields, { today }: BookingRules): Stay | null {
  const hasCheckOut = checkout.trim() !== "";
  if (!hasCheckOut && checkin.trim() === "") return defaultStay(today);
  const checkIn = reader.parsed("checkin", checkin, parseDate, "invalid_date");
  if (!hasCheckOut) return checkIn && defaultStay(checkIn);
  const checkOut = reader.parsed("checkout", checkout, parseDate, "invalid_date");
  return checkIn && checkOut && { checkIn, checkOut };
}

function readGuests(reader: FieldReader, fields: HotelBookingFields): Guests {
  const count = (kind: keyof Guests) => {
    const name = GUEST_PAYLOAD_NAMES[kind];
    return reader.count(name, fields[name], DEFAULT_GUESTS[kind], "invalid_count");
  };
  return { rooms: count("rooms"), adults: count("adults"), children: count("children"), infants: count("infants") };
}

function judge(reader: FieldReader, stay: Stay, guests: Guests, { today }: BookingRules): void {
  const fault = stayFault(stay, guests, today);
  if (!fault) return;
  const kind = COUNTERS.find((each) => GUEST_FIELDS[each] === fault.field);
  reader.fail(kind ? GUEST_PAYLOAD_NAMES[kind] : fault.field, fault.code);
}

/** What the caller showed, if anything. Prices without a currency are in US dollars; one that nobody was shown must be ours to make. */
function readShown(
  reader: FieldReader,
  fields: HotelBookingFields,
  rules: HotelBookingRules,
): Pick<HotelBookingRequest, "shownTotal" | "currency"> | null {
  const named = { ...fields, currency: fields.currency.trim() || USD };
  if (fields.totalAmount.trim() !== "") {
    const shownTotal = readTotal(reader, named);
    return shownTotal && { shownTotal, currency: shownTotal.currency };
  }
  const currency = readCurrency(reader, named);
  if (currency && !rules.hasRate(currency)) return reader.fail("currency", "invalid_currency");
  return currency && { shownTotal: null, currency };
}
