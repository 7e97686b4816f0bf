import { describe, expect, it } from "vitest";
import { POLICY_KEYS, type PolicyKey } from "./policies.ts";
import { fillPolicies, policyCondition, policyLabel, policyWords } from "./policy-words.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("a policy in words", () => {
  it.each<[PolicyKey, string, string]>([
    ["cancellationFee", "$50 per ticket", "$50 por boleto"],
    ["premiumCabinServiceFee", "up to $150", "hasta $150"],
    ["paperTicketShippingInternational", "at least $45 per transaction", "por transacción"],
    ["bookingTypeServiceFee", "about $20 per booking", "unos $20 por reserva"],
    ["surcharge", "at least 22%", "al menos 22%"],
    ["ticketProcessing", "up to 72 hours", "hasta 72 horas"],
    ["refundTime", "60 to 90 days", "de 60 a 90 días"],
    ["cancellationRefundTime", "4 to 6 weeks", "de 4 a 6 semanas"],
    ["refundIssueTime", "7 to 14 business days", "de 7 a 14 días hábiles"],
    ["maxTicketsPerTransaction", "9 tickets", "9 boletos"],
    ["minimumAge", "18 years", "18 años"],
    ["policyCurrency", "USD, US Dollar", "USD, "],
    ["siteFlightServiceFee", "$15 per booking", "por reserva"],
  ])("says %s as %s", (key, english, spanish) => {
    expect(plain(policyWords(key, "en"))).toBe(english);
    expect(plain(policyWords(key, "es"))).toContain(spanish);
  });

  it("names its currency among amounts of another", () => {
    expect(plain(policyWords("cancellationFee", "es", null, "MXN"))).toBe("USD 50 por boleto");
    expect(plain(policyWords("premiumCabinServiceFee", "en", null, "CAD"))).toBe("up to USD 150");
    expect(policyWords("surcharge", "en", null, "CAD")).toBe("at least 22%");
  });

  it("puts figures into its conditions", () => {
    expect(policyCondition("exchangeDomesticLate", "en")).toBe("within 7 days of departure");
    expect(policyCondition("exchangeDomesticLate", "es")).toBe("dentro de los 7 días previos a la salida");
  });

  it("says for every key, in both languages, what it is and when, with no figure of its own and no gap", () => {
    const said = POLICY_KEYS.flatMap((key) =>
      (["en", "es"] as const).map((locale) => [policyLabel(key, locale), policyCondition(key, locale)]),
    );
    expect(said.flat().filter((text) => text.trim() === "" || text.includes("{"))).toEqual([]);
    expect(said.filter(([label]) => /\d/.test(label ?? ""))).toEqual([]);
  });

  it("tells any two policies of a language apart", () => {
    for (const locale of ["en", "es"] as const) {
      const names = POLICY_KEYS.map((key) => `${policyLabel(key, locale)}: ${policyCondition(key, locale)}`);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("refuses a figure that does not exist", () => {
    expect(() => fillPolicies("It costs {policy.nothing}.", "en")).toThrow(RangeError);
    expect(fillPolicies("It takes {policy.refundTime}.", "en")).toBe("It takes 60 to 90 days.");
  });
});
