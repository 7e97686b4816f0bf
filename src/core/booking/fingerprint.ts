import type { BookingRequest } from "./request.ts";

/** How long a booking without a key of its own counts as the same as its twin (specification, document 3); longer while nobody knows what becomes of it. */
export const FINGERPRINT_MINUTES = 10;

type Part = string | number | null;

/**
 * What makes two bookings without a key the same one: what is bought, lead traveller, e-mail and total, however they were typed.
 * Nothing of the card is in it, so another card for the same trip is the same booking once one of them has been paid.
 */
export function fingerprintText(request: BookingRequest): string {
  const [lead] = request.travellers;
  return canonical(
    ...goodsOf(request),
    folded(lead.firstName),
    folded(lead.lastName),
    lead.dateOfBirth,
    folded(request.contact.email),
    request.shownTotal?.amountMinor ?? null,
    request.currency,
  );
}

/** Everything that was asked for but the card and the key: two requests with one key must agree in it. */
export function requestText(request: BookingRequest): string {
  const { shownTotal, currency, travellers, contact, billing } = request;
  return canonical(
    ...goodsOf(request),
    shownTotal?.amountMinor ?? null,
    currency,
    ...(request.kind === "flight" ? [request.party.adults, request.party.children, request.party.infants] : []),
    ...travellers.flatMap(({ kind, title, firstName, lastName, dateOfBirth }) => [kind, title, firstName, lastName, dateOfBirth]),
    contact.email,
    contact.mobile,
    billing.address,
    billing.city,
    billing.state,
    billing.postalCode,
    billing.country,
  );
}

/** A flight's offer says it all; a stay says itself what a rate's id would say, because there may be none. */
function goodsOf(request: BookingRequest): readonly Part[] {
  if (request.kind === "flight") return [request.offerId];
  const { hotelId, rateId, stay, guests } = request;
  return ["hotel", hotelId, rateId, stay.checkIn, stay.checkOut, guests.adults, guests.children, guests.infants, guests.rooms];
}

/** JSON keeps the borders between the parts, so that "ab" + "c" is not "a" + "bc". */
const canonical = (...parts: readonly Part[]): string => JSON.stringify(parts);

const folded = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
