const rules = new Map<string, Intl.PluralRules>();

/** Picks the form of a word for a count by the language's own rules: `plural("en", 1, { one: "stop", other: "stops" })`. */
export function plural(
  locale: string,
  count: number,
  forms: { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return forms[rule.select(count)] ?? forms.other;
}
