import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomBookings, randomMultiCityBookings } from "../../tests/support/random-bookings.ts";
import { FIVE_BOUNDS } from "../../tests/support/sample-offers.ts";
import { heldBooking, OFFER } from "../usecases/testing/sample-trip.ts";
import { purchaseParts, purchaseText } from "./format.ts";

describe("what the desk calls a purchase", () => {
  it("is one line that no name of a supplier breaks or turns", () => {
    fc.assert(
      fc.property(randomBookings, (booking) => {
        expect(purchaseText(booking)).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });

  it("names where a trip from city to city begins and where each of its flights lands, in the order of travel", () => {
    fc.assert(
      fc.property(randomMultiCityBookings, (booking) => {
        const { name, startsOn, endsOn } = purchaseParts(booking);
        const { bounds } = booking.offer;
        const landings = bounds.map(({ legs }) => legs.at(-1)?.to.code);
        expect(name).toMatch(new RegExp(`^${bounds[0].legs[0]?.from.code}\\W+${landings.join("\\W+(?:\\w{3}\\W+)?")}$`));
        expect(startsOn).toBe(bounds[0].legs[0]?.departsAtLocal.slice(0, 10));
        expect(endsOn).toBe(bounds.at(-1)?.legs[0]?.departsAtLocal.slice(0, 10));
      }),
    );
  });

  it("is of the whole trip", () => {
    const text = purchaseText(heldBooking(1, { offer: { ...OFFER, ...FIVE_BOUNDS } }));
    expect(text).toBe("JFK-LHR-DUB-KEF-BOS-JFK, 2027-03-12 to 2027-03-26");
  });
});
