/** One traveller besides the lead, as typed. `kind` may be absent: then the place in the list says it. */
export interface TravellerFields {
  readonly kind?: string | undefined;
  readonly middleName?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
}

/**
 * The booking form as typed, under the specification's names: `middleName` holds the title, `cardDetails` the security code,
 * `adt`, `chd`, `ift` count the party. The flat names are the lead traveller's; the others follow in `travellers`.
 */
export interface BookingFields {
  readonly offerId: string;
  /** Decimal, in `currency`: `1111.00`. */
  readonly totalAmount: string;
  readonly currency: string;
  readonly adt: string;
  readonly chd: string;
  readonly ift: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly dob: string;
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
  readonly travellers: readonly TravellerFields[];
  readonly idempotencyKey: string | null;
}

/** The most characters that a field takes. Longer than any honest value, short enough to keep. */
export const FIELD_LENGTHS = {
  mobile: 25,
  cardHolderName: 80,
  address: 120,
  city: 80,
  state: 60,
  postalCode: 16,
} as const;
