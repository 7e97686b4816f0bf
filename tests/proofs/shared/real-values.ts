import { BUYER, SEARCH } from "../../support/api.ts";
import { findRate, STAY } from "../../support/hotels.ts";
import { listResults, SOLO_ONE_WAY } from "../../support/trips.ts";

/** Values that the server takes, by the names of parameters and fields: an attack that is wrong in one place gets further in. */
export type RealValues = Readonly<Record<string, unknown>>;

/** Asks a running server what can be bought there. */
export async function realValues(baseUrl: string): Promise<RealValues> {
  const [flight] = await listResults(SOLO_ONE_WAY, baseUrl);
  const { hotelId, rate } = await findRate(STAY, ({ roomsLeft }) => roomsLeft > 1, baseUrl);
  if (!flight) throw new Error("Nothing can be bought.");
  return {
    ...SEARCH,
    ...STAY,
    ...BUYER,
    id: flight.id,
    hotelId,
    rateId: rate.rateId,
    adt: 1,
    chd: 0,
    ift: 0,
    adult: STAY.adt,
    child: STAY.chd,
    infant: STAY.ift,
    totalAmount: (flight.price_dropdown.base_fare + 15).toFixed(2),
    currency: "USD",
    expiryMonth: "12",
    expiryYear: "2030",
    fullName: "Ana Pérez",
    name: "Ana Pérez",
    phone: "718 555 0163",
    when: "asap",
    zone: "America/New_York",
    consent: true,
    keyword: "new york",
    from: "2027-01-20",
    to: "2027-02-20",
    bookingId: "7K2M9QXA",
  };
}
