import { FLIGHT_SERVICE_FEE, HOTEL_SERVICE_FEE } from "../pricing/index.ts";
import { dollars, fee, lasting } from "./figure.ts";
import { type Policy, statedOn } from "./policy.ts";

const stated = statedOn("/our-service-fees");
const byPhone = { act: "book", channel: "phone" } as const;

/** What we take for booking. */
export const SERVICE_FEES = {
  siteFlightServiceFee: stated(fee(FLIGHT_SERVICE_FEE, "booking"), { product: "flight", act: "book", channel: "site" }),
  siteHotelServiceFee: stated(fee(HOTEL_SERVICE_FEE, "booking"), { product: "hotel", act: "book", channel: "site" }),
  surcharge: stated({ kind: "percent", bound: "atLeast", percent: 22 }, { ...byPhone, product: "flight" }),
  bookingFee: stated(dollars(20, "passenger"), byPhone),
  processingFee: stated(dollars(30, "ticket", "upTo"), { ...byPhone, product: "flight" }),
  phoneBookingFee: stated(dollars(50, "ticket", "upTo"), { ...byPhone, product: "flight" }),
  premiumCabinServiceFee: stated(dollars(150, null, "upTo"), { ...byPhone, product: "flight", cabin: "businessOrFirst" }, [
    "highRiskCityServiceFee",
    "foreignOriginServiceFee",
  ]),
  highRiskCityServiceFee: stated(dollars(100, null, "upTo"), { ...byPhone, product: "flight", city: "highRisk" }, [
    "foreignOriginServiceFee",
  ]),
  foreignOriginServiceFee: stated(dollars(75, null, "upTo"), { ...byPhone, product: "flight", origin: "elsewhere" }),
  /** For each of flight, hotel, car and cruise in a booking. */
  bookingTypeServiceFee: stated(dollars(20, "booking", "about"), byPhone),
  bookingTypeFeeRefundWindow: stated(lasting(24, "hours"), byPhone),
  /** Holiday packages, premium cabins, multi-city trips and bookings through the contact center. */
  specialTripFee: stated(dollars(20, "passenger"), byPhone),
} as const satisfies Record<string, Policy>;
