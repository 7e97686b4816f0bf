import { unbroken } from "../../core/kernel/index.ts";
import { isPolicyKey, policyCondition, type PolicyKey, policyLabel, policyWords } from "../../core/policy/index.ts";
import type { Brand } from "../present/brand.ts";
import type { Locale } from "../i18n/locale.ts";

/** A text's placeholder: `{brand}`, `{policy.refundTime}`. */
const PLACEHOLDER = /\{([a-zA-Z]+)(?:\.([a-zA-Z0-9]+))?\}/g;

/** The space between a figure and its unit, where no line may end. */
const BEFORE_UNIT = /(?<=\d) (?=(?:°[CF]|k?m|cm|kg|lb)(?![\p{L}\d]))/gu;

/** Heads of a table of policies. */
const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["What", "When it applies", "How much"],
  es: ["Qué", "Cuándo se aplica", "Cuánto"],
};

/**
 * A written page, or any part of one, with every placeholder filled in and every list of policies turned into a table.
 * @throws Error for a placeholder that means nothing.
 */
export function fillIn<Part>(part: Part, brand: Brand, locale: Locale): Part {
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return fillText(value, brand, locale);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    if (isPolicies(value)) return { table: policyTable(value, locale) };
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  return fill(part) as Part;
}

interface Policies {
  readonly policies: readonly PolicyKey[];
  readonly caption: string;
}

const isPolicies = (value: object): value is Policies => "policies" in value;

const policyTable = ({ policies, caption }: Policies, locale: Locale) => ({
  caption,
  head: HEADS[locale],
  rows: policies.map((key) => [policyLabel(key, locale), policyCondition(key, locale), policyWords(key, locale)]),
});

function fillText(text: string, brand: Brand, locale: Locale): string {
  const values: Readonly<Record<string, string>> = {
    brand: brand.name,
    phone: unbroken(brand.supportPhone),
    email: brand.supportEmail,
    office: brand.officeAddress,
  };
  return text.replaceAll(BEFORE_UNIT, "\u00a0").replaceAll(PLACEHOLDER, (whole, name: string, key: string | undefined) => {
    if (name === "policy" && key !== undefined && isPolicyKey(key)) return policyWords(key, locale);
    const value = key === undefined ? values[name] : undefined;
    if (value === undefined) throw new Error(`No page can say ${whole}.`);
    return value;
  });
}
