import type { Guests, Stay } from "../hotels/index.ts";
import { PHONE_MAX_LENGTH } from "./phone.ts";

/** One traveller, as typed. `kind` may be absent: then the place in the list says it. */
export interface TravellerFields {
  readonly kind?: string | undefined;
  readonly middleName?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
}

/**
 * The booking form as typed, under the specification's names: `middleName` holds the title, `cardDetails` the security code.
 * The flat names are the lead traveller's.
 */
export interface BookingFields extends Omit<TravellerFields, "kind"> {
  /** Decimal, in `currency`: `1111.00`. */
  readonly totalAmount: string;
  readonly currency: string;
  readonly email: string;
  readonly mobile: string;
  readonly cardNumber: string;
  readonly cardHolderName: string;
  readonly cardDetails: string;
  readonly expiryMonth?: string | undefined;
  readonly expiryYear?: string | undefined;
  readonly country: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** In which the traveller reads; anything but `es` is English. */
  readonly language?: string | undefined;
  readonly idempotencyKey: string | null;
}

/** `adt`, `chd`, `ift` count the party; the travellers besides the lead follow in `travellers`. */
export interface FlightBookingFields extends BookingFields {
  readonly offerId: string;
  readonly adt: string;
  readonly chd: string;
  readonly ift: string;
  readonly travellers: readonly TravellerFields[];
}

/** `adult`, `child`, `infant` count the guests (specification, section 3). A blank `rateId` is the hotel's cheapest. */
export interface HotelBookingFields extends BookingFields {
  readonly hotelId: string;
  readonly rateId: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly adult: string;
  readonly child: string;
  readonly infant: string;
  readonly rooms: string;
}

/** The names that the counters have in the payload (specification, section 3); in the query of a search they are `GUEST_FIELDS`. */
export const GUEST_PAYLOAD_NAMES = { rooms: "rooms", adults: "adult", children: "child", infants: "infant" } as const satisfies Record<
  keyof Guests,
  keyof HotelBookingFields
>;

/** A stay and its guests as fields of the form. */
export const stayFields = ({ stay, guests }: { readonly stay: Stay; readonly guests: Guests }) => ({
  checkin: stay.checkIn,
  checkout: stay.checkOut,
  adult: String(guests.adults),
  child: String(guests.children),
  infant: String(guests.infants),
  rooms: String(guests.rooms),
});

/** The most characters that a field takes. Longer than any honest value, short enough to keep. */
export const FIELD_LENGTHS = {
  mobile: PHONE_MAX_LENGTH,
  cardHolderName: 80,
  address: 120,
  city: 80,
  state: 60,
  postalCode: 16,
} as const;
