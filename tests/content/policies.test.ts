import { describe, expect, it } from "vitest";
import {
  POLICY,
  POLICY_KEYS,
  policyCondition,
  type PolicyKey,
  policyLabel,
  type PolicyPage,
  policyWords,
} from "../../src/core/policy/index.ts";
import { fillIn } from "../../src/web/content/fill-in.ts";
import { findWrittenPage } from "../../src/web/content/written-pages.server.ts";
import { pathIn } from "../../src/web/i18n/addresses.ts";
import { LOCALES, type Locale } from "../../src/web/i18n/locale.ts";
import { textsOf } from "../support/page-texts.ts";
import { SITE_BRAND } from "../support/render.tsx";

/** Section 9 of the second specification, figure by figure: what it is and when it holds, and how much, on which page. */
const FIGURES: Readonly<Record<Exclude<PolicyKey, `site${string}`>, readonly [PolicyPage, about: RegExp, figure: string]>> = {
  priceMatchWindow: ["/price-match-promise", /price match/i, "24 hours"],
  maxTicketsPerTransaction: ["/terms-and-conditions", /transaction/, "9 tickets"],
  minimumAge: ["/terms-and-conditions", /youngest age to book/i, "18 years"],
  accompaniedUnderAge: ["/terms-and-conditions", /younger travelers need an adult/, "18 years"],
  adultPriceAge: ["/terms-and-conditions", /adult fare: from this age/i, "12 years"],
  ticketProcessing: ["/fulfillment-policy", /issuing a ticket/i, "up to 72 hours"],
  surcharge: ["/our-service-fees", /surcharges: share of the ticket's cost/i, "at least 22%"],
  bookingFee: ["/our-service-fees", /booking fee/i, "$20 per passenger"],
  processingFee: ["/our-service-fees", /processing fee/i, "up to $30 per ticket"],
  phoneBookingFee: ["/our-service-fees", /phone booking fee/i, "up to $50 per ticket"],
  premiumCabinServiceFee: ["/our-service-fees", /business and first class/, "up to $150"],
  highRiskCityServiceFee: ["/our-service-fees", /high-risk cities/, "up to $100"],
  foreignOriginServiceFee: ["/our-service-fees", /outside the United States and Canada/, "up to $75"],
  bookingTypeServiceFee: ["/our-service-fees", /booking type: flight, hotel, car or cruise/, "about $20 per booking"],
  bookingTypeFeeRefundWindow: ["/our-service-fees", /after that it is nonrefundable/, "24 hours"],
  specialTripFee: ["/our-service-fees", /holiday packages, premium cabins, multi-city trips and .* contact center/, "$20 per passenger"],
  refundProcessingFee: ["/refund-policy", /refund processing fee/i, "$50 per ticket"],
  cancellationFee: ["/cancellation-policy", /cancellation fee/i, "$50 per ticket"],
  cancellationWindow: ["/cancellation-policy", /first cancellation window/i, "24 hours"],
  lowCostCancellationDomestic: ["/cancellation-policy", /low-cost or basic economy, domestic: .* 24 hours/i, "$50 per passenger"],
  lowCostCancellationInternational: ["/cancellation-policy", /low-cost or basic economy, international: .* 24 hours/i, "$75 per passenger"],
  exchangeNotice: ["/cancellation-policy", /exchanges: before departure/i, "7 days"],
  exchangeDomesticEarly: ["/cancellation-policy", /exchange, domestic: more than 7 days/i, "up to $100"],
  exchangeDomesticLate: ["/cancellation-policy", /exchange, domestic: within 7 days/i, "$150"],
  exchangeInternationalEarly: ["/cancellation-policy", /exchange, international: more than 7 days/i, "up to $200"],
  exchangeInternationalLate: ["/cancellation-policy", /exchange, international: within 7 days/i, "$300"],
  postTicketingWindow: ["/post-ticketing-service-fees", /first window/i, "24 hours"],
  agentCancellationWithinDayDomestic: ["/post-ticketing-service-fees", /cancellation, domestic: .* within 24 hours/i, "$60 per ticket"],
  agentCancellationWithinDayInternational: ["/post-ticketing-service-fees", /cancellation, international: .* within 24/i, "$80 per ticket"],
  agentCreditEconomy: ["/post-ticketing-service-fees", /future credit, economy: .* more than 24 hours/, "$60 per ticket"],
  agentCreditBusinessOrFirst: ["/post-ticketing-service-fees", /future credit, business or first: .* more than 24/, "$110 per ticket"],
  agentRefundEconomyDomestic: ["/post-ticketing-service-fees", /refund, economy, domestic: .* more than 24/, "$110 per ticket"],
  agentRefundEconomyInternational: ["/post-ticketing-service-fees", /refund, economy, international: .* more than 24/, "$260 per ticket"],
  agentRefundBusinessOrFirstDomestic: ["/post-ticketing-service-fees", /refund, business or first, domestic/, "$110 per ticket"],
  agentRefundBusinessOrFirstInternational: ["/post-ticketing-service-fees", /refund, business or first, international/, "$260 per ticket"],
  agentExchangeNearEconomy: ["/post-ticketing-service-fees", /exchange, near window, economy/i, "$60 per ticket"],
  agentExchangeNearBusinessOrFirst: ["/post-ticketing-service-fees", /exchange, near window, business or first/i, "$110 per ticket"],
  agentExchangeLaterDomestic: ["/post-ticketing-service-fees", /exchange, later, domestic/i, "$110 per ticket"],
  agentExchangeLaterInternational: ["/post-ticketing-service-fees", /exchange, later, international/i, "$260 per ticket"],
  hotelCancellationWithinDayDomestic: ["/post-ticketing-service-fees", /hotel cancellation, domestic: within 24 hours/i, "$60"],
  hotelCancellationWithinDayInternational: ["/post-ticketing-service-fees", /hotel cancellation, international: within 24/i, "$80"],
  hotelCancellationLaterDomestic: ["/post-ticketing-service-fees", /hotel cancellation, domestic: more than 24/i, "$40"],
  hotelCancellationLaterInternational: ["/post-ticketing-service-fees", /hotel cancellation, international: more than 24/i, "$60"],
  paperTicketShippingUs: ["/fulfillment-policy", /paper ticket.* in the United States/i, "$25 per transaction"],
  paperTicketShippingInternational: ["/fulfillment-policy", /paper ticket.* outside the United States/i, "at least $45 per transaction"],
  refundTime: ["/refund-policy", /refund, from start to end/i, "60 to 90 days"],
  cancellationRefundTime: ["/cancellation-policy", /refund/i, "4 to 6 weeks"],
  refundIssueTime: ["/terms-and-conditions", /we issue a refund/i, "7 to 14 business days"],
  extraDocuments: ["/fulfillment-policy", /documents.* may be canceled/i, "24 hours"],
  vacationProtectionRefundWindow: ["/refund-policy", /vacation protection insurance/i, "10 days"],
  disputeNegotiation: ["/terms-and-conditions", /dispute/i, "30 days"],
  policyChangeNotice: ["/terms-and-conditions", /notice of changed/i, "14 days"],
  privacyRequestAnswer: ["/privacy-policy", /privacy request/, "30 days"],
  enquiryAnswer: ["/privacy-policy", /inquiry/, "48 hours"],
  financialRecords: ["/privacy-policy", /financial records/i, "up to 7 years"],
  policyCurrency: ["/terms-and-conditions", /currency of fees and limits/i, "USD, US Dollar"],
};

const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const numbers = (text: string): readonly string[] => text.match(/\d+|USD/g) ?? [];

/** The legal page in a language as it is written, placeholders and all. */
function written(page: PolicyPage, locale: Locale) {
  const found = findWrittenPage("legal", pathIn(locale, page));
  if (!found) throw new Error(`${page} is not written.`);
  return found;
}
const textOf = (page: PolicyPage, locale: Locale): string => textsOf(fillIn(written(page, locale), SITE_BRAND, locale)).join("\n");

describe("the fees and limits of the specification", () => {
  const rows = Object.entries(FIGURES) as readonly [PolicyKey, (typeof FIGURES)["bookingFee"]][];

  it.each(rows)("have %s as it is given there, the same figures in Spanish", (key, [, about, figure]) => {
    expect(`${policyLabel(key, "en")}: ${policyCondition(key, "en")}`).toMatch(about);
    expect(plain(policyWords(key, "en"))).toBe(figure);
    expect(numbers(policyWords(key, "es"))).toEqual(numbers(figure));
    expect(numbers(policyCondition(key, "es"))).toEqual(numbers(policyCondition(key, "en")));
  });

  it.each(rows)("have %s printed on its page in both languages", (key, [page]) => {
    expect(POLICY[key].page).toBe(page);
    for (const locale of LOCALES) {
      expect(JSON.stringify(written(page, locale))).toMatch(new RegExp(`"${key}"|\\{policy\\.${key}\\}`));
      expect(textOf(page, locale)).toContain(policyWords(key, locale));
    }
  });

  it("have a page of the route table for each, and beside them our own two fees for bookings on the site", () => {
    expect(POLICY_KEYS.filter((key) => !Object.hasOwn(FIGURES, key))).toEqual(["siteFlightServiceFee", "siteHotelServiceFee"]);
  });
});

describe("the policies", () => {
  it.each<[string, PolicyPage, en: RegExp, es: RegExp]>([
    [
      "the difference to a lower all-inclusive price for the same itinerary is matched and refunded",
      "/price-match-promise",
      /lower all-inclusive price for the same itinerary within 24 hours .* we match it and refund the difference/,
      /24 horas .* un precio menor, con todo incluido, para el mismo itinerario, lo igualamos y le devolvemos la diferencia/,
    ],
    [
      "a phone number and an e-mail address that work are needed to secure a booking",
      "/fulfillment-policy",
      /To secure a booking we need a phone number and an email address that work/,
      /Para asegurar una reserva necesitamos un teléfono y un correo que funcionen/,
    ],
    [
      "without documents in time the reservation may be canceled",
      "/fulfillment-policy",
      /documents, please send them within 24 hours, or the reservation may be canceled/,
      /documentos, envíelos en un plazo de 24 horas; de lo contrario, la reserva puede cancelarse/,
    ],
    [
      "children under 18 travel with an adult",
      "/terms-and-conditions",
      /Travelers younger than 18 years travel with an adult/,
      /Los menores de 18 años viajan con un adulto/,
    ],
    [
      "both other times of a refund stand beside the refund page's own",
      "/refund-policy",
      /60 to 90 days(.|\n)*4 to 6 weeks(.|\n)*7 to 14 business days/,
      /de 60 a 90 días(.|\n)*de 4 a 6 semanas(.|\n)*de 7 a 14 días hábiles/,
    ],
  ])("say that %s", (_, page, english, spanish) => {
    expect(plain(textOf(page, "en"))).toMatch(english);
    expect(plain(textOf(page, "es"))).toMatch(spanish);
  });

  it("name their amounts in US dollars only", () => {
    const pages = [...new Set(POLICY_KEYS.map((key) => POLICY[key].page))].flatMap((page) =>
      LOCALES.map((locale) => [page, locale] as const),
    );
    const foreign = pages.filter(([page, locale]) => /[€£¥]|\b(EUR|GBP|CAD|MXN)\b/.test(textOf(page, locale)));
    expect(foreign).toEqual([]);
  });
});
