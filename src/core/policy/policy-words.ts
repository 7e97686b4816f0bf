import { formatMoney, type Instant, type Language, type Money, plural } from "../kernel/index.ts";
import { ENGLISH_POLICIES } from "./english-phrases.ts";
import type { Figure } from "./figure.ts";
import { figureAt } from "./former-figures.ts";
import type { PolicyPhrases } from "./phrases.ts";
import { isPolicyKey, POLICY, type PolicyKey } from "./policies.ts";
import { SPANISH_POLICIES } from "./spanish-phrases.ts";

const PHRASES: Readonly<Record<Language, PolicyPhrases>> = { en: ENGLISH_POLICIES, es: SPANISH_POLICIES };

/**
 * The figure in words: `$50 per ticket`, `up to $150`, `60 to 90 days`, `18 years`. Reads well behind "is" and inside a table.
 * @param at when something was booked that it is to hold for; else the figure of today.
 * @param beside the currency of the amounts that it stands among: beside pesos `$50` would be read as pesos, so it is `USD 50`.
 */
export const policyWords = (key: PolicyKey, language: Language, at: Instant | null = null, beside = "USD"): string =>
  figureWords(at === null ? POLICY[key].figure : figureAt(key, at), language, beside);

/** What the policy is: `Exchange, domestic`. */
export const policyLabel = (key: PolicyKey, language: Language): string => PHRASES[language].of[key].label;

/** When it holds: `within 7 days of departure`. */
export const policyCondition = (key: PolicyKey, language: Language): string => fillPolicies(PHRASES[language].of[key].condition, language);

/** @throws RangeError for `{policy.…}` with a key that does not exist: a figure that nobody can say is always a defect. */
export function fillPolicies(text: string, language: Language): string {
  return text.replaceAll(/\{policy\.(\w+)\}/g, (_, key: string) => {
    if (!isPolicyKey(key)) throw new RangeError(`No such policy: ${key}`);
    return policyWords(key, language);
  });
}

function figureWords(figure: Figure, language: Language, beside: string): string {
  const phrases = PHRASES[language];
  switch (figure.kind) {
    case "money": {
      const amount = phrases.bound[figure.bound](amountWords(figure.amount, language, beside));
      return figure.per === null ? amount : `${amount} ${phrases.per[figure.per]}`;
    }
    case "percent":
      return phrases.bound[figure.bound](`${figure.percent}%`);
    case "duration": {
      const count = figure.min === figure.max ? String(figure.max) : phrases.range(figure.min, figure.max);
      return phrases.bound[figure.bound](`${count} ${plural(figure.max, phrases.time[figure.unit])}`);
    }
    case "count":
      return `${figure.count} ${plural(figure.count, phrases[figure.of])}`;
    case "age":
      return `${figure.years} ${plural(figure.years, phrases.age)}`;
    case "currency":
      return `${figure.currency}, ${new Intl.DisplayNames(`${language}-US`, { type: "currency" }).of(figure.currency)}`;
  }
}

/** Whole amounts without decimals. */
function amountWords(amount: Money, language: Language, beside: string): string {
  const words = formatMoney(amount, language).replace(/\.00$/, "");
  return amount.currency === beside ? words : words.replace("$", `${amount.currency}\u00a0`);
}
