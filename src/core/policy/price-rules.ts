import type { ChargeKind } from "../hotels/index.ts";
import type { PolicyKey } from "./policies.ts";
import type { PolicyPage } from "./policy.ts";

/** A line of a price: what a flight or a stay is made of, and what is inside of that. */
export type PriceLine = "fare" | "flightServiceFee" | "platformFee" | "stay" | "hotelServiceFee" | "longStayDiscount" | ChargeKind;

/** Which rule makes a line. */
interface PriceRule {
  readonly setBy: "airline" | "hotel" | "authority" | "agency";
  /** The figure of ours that it is; null where it is not ours. */
  readonly policy: PolicyKey | null;
  /** Where the rule is stated. */
  readonly page: PolicyPage;
}

const disclosed = (setBy: PriceRule["setBy"]): PriceRule => ({ setBy, policy: null, page: "/fare-disclosure-policy" });
const ours = (policy: PolicyKey): PriceRule => ({ setBy: "agency", policy, page: "/our-service-fees" });

/** Every line of every price has one rule. */
export const PRICE_RULES: Readonly<Record<PriceLine, PriceRule>> = {
  fare: disclosed("airline"),
  flightServiceFee: ours("siteFlightServiceFee"),
  platformFee: disclosed("agency"),

  stay: disclosed("hotel"),
  sales_tax: disclosed("authority"),
  occupancy_tax: disclosed("authority"),
  vat: disclosed("authority"),
  city_tax: disclosed("authority"),
  tourism_levy: disclosed("authority"),
  service_charge: disclosed("hotel"),
  resort_fee: disclosed("hotel"),
  facility_fee: disclosed("hotel"),
  longStayDiscount: { setBy: "hotel", policy: null, page: "/discount-policy" },
  hotelServiceFee: ours("siteHotelServiceFee"),
};
