import { type Figure, isPolicyKey, POLICY, type PolicyKey } from "../../core/policy/index.ts";
import type { Money } from "../../core/kernel/index.ts";
import { plural } from "../i18n/grammar/plural.ts";
import { type Locale, regionalLocale } from "../i18n/locale.ts";
import { ENGLISH_POLICIES } from "../i18n/policy/en.ts";
import { SPANISH_POLICIES } from "../i18n/policy/es.ts";
import type { PolicyPhrases } from "../i18n/policy/phrases.ts";
import { currencyLabel, formatMoney, formatShort } from "./money.ts";

const PHRASES: Readonly<Record<Locale, PolicyPhrases>> = { en: ENGLISH_POLICIES, es: SPANISH_POLICIES };

/** The figure in words: `$50 per ticket`, `up to $150`, `60 to 90 days`, `18 years`. Reads well behind "is" and inside a table. */
export const policyWords = (key: PolicyKey, locale: Locale): string => figureWords(POLICY[key].figure, locale);

/** What the policy is: `Exchange, domestic`. */
export const policyLabel = (key: PolicyKey, locale: Locale): string => PHRASES[locale].of[key].label;

/** When it holds: `within 7 days of departure`. */
export const policyCondition = (key: PolicyKey, locale: Locale): string => fillPolicies(PHRASES[locale].of[key].condition, locale);

/** @throws RangeError for `{policy.…}` with a key that does not exist: a figure that nobody can say is always a defect. */
export function fillPolicies(text: string, locale: Locale): string {
  return text.replaceAll(/\{policy\.(\w+)\}/g, (_, key: string) => {
    if (!isPolicyKey(key)) throw new RangeError(`No such policy: ${key}`);
    return policyWords(key, locale);
  });
}

function figureWords(figure: Figure, locale: Locale): string {
  const phrases = PHRASES[locale];
  switch (figure.kind) {
    case "money": {
      const amount = phrases.bound[figure.bound](dollarWords(figure.amount, locale));
      return figure.per === null ? amount : `${amount} ${phrases.per[figure.per]}`;
    }
    case "percent":
      return phrases.bound[figure.bound](new Intl.NumberFormat(regionalLocale(locale), { style: "percent" }).format(figure.percent / 100));
    case "duration": {
      const count = figure.min === figure.max ? String(figure.max) : phrases.range(figure.min, figure.max);
      return phrases.bound[figure.bound](`${count} ${plural(locale, figure.max, phrases.time[figure.unit])}`);
    }
    case "count":
      return `${figure.count} ${plural(locale, figure.count, phrases[figure.of])}`;
    case "age":
      return `${figure.years} ${plural(locale, figure.years, phrases.age)}`;
    case "currency":
      return currencyLabel(figure.currency, locale);
  }
}

/** Whole dollars without decimals. */
const dollarWords = (amount: Money, locale: Locale): string =>
  amount.amountMinor % 100 === 0 ? formatShort(amount, locale) : formatMoney(amount, locale);
