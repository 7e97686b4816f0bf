import type { FlightBookingRequest } from "./request.ts";

/** How long a booking without a key of its own counts as the same as its twin (contract). */
export const FINGERPRINT_MINUTES = 10;

/**
 * What makes two bookings without a key the same one: offer, lead traveller, e-mail and total, however they were typed.
 * Nothing of the card is in it, so another card for the same trip is the same booking once one of them has been paid.
 */
export function fingerprintText(request: FlightBookingRequest): string {
  const [lead] = request.travellers;
  return canonical(
    request.offerId,
    folded(lead.firstName),
    folded(lead.lastName),
    lead.dateOfBirth,
    folded(request.contact.email),
    request.shownTotal.amountMinor,
    request.shownTotal.currency,
  );
}

/** Everything that was asked for but the card and the key: two requests with one key must agree in it. */
export function requestText(request: FlightBookingRequest): string {
  const { offerId, shownTotal, currency, party, travellers, contact, billing } = request;
  return canonical(
    offerId,
    shownTotal.amountMinor,
    currency,
    party.adults,
    party.children,
    party.infants,
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

/** JSON keeps the borders between the parts, so that "ab" + "c" is not "a" + "bc". */
const canonical = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

const folded = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
