import type { Manner } from "./dates.ts";
import { type Money, toDecimal } from "./money.ts";

/**
 * By which a currency is known among dollars, in the manner of the United States: in English many, in Spanish few (CLDR, en-US and es-US). Every
 * other one is its code. Ours, though `Intl` has them too: it takes a phone a tenth of a second to find them, and browsers and servers disagree.
 */
const SIGNS: Readonly<Record<Manner, Readonly<Record<string, string>>>> = {
  en: {
    AUD: "A$",
    BRL: "R$",
    CAD: "CA$",
    CNY: "CN¥",
    EUR: "€",
    GBP: "£",
    HKD: "HK$",
    ILS: "₪",
    INR: "₹",
    JPY: "¥",
    KRW: "₩",
    MXN: "MX$",
    NZD: "NZ$",
    PHP: "₱",
    TWD: "NT$",
    USD: "$",
    VND: "₫",
    XAF: "FCFA",
    XCD: "EC$",
    XCG: "Cg.",
    XOF: "F\u202fCFA",
    XPF: "CFPF",
  },
  es: { JPY: "¥", USD: "$", XCG: "Cg.", XPF: "CFPF" },
};

/** `1,204`: thousands apart as in the United States, in Spanish too. Decimals stay as they are. */
export function formatNumber(value: number | string): string {
  const [whole = "", decimals] = String(value).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** What a thousand, a million and a thousand million are cut to; Spanish has no letter for the last. */
const UNITS: Readonly<Record<Manner, readonly (readonly [size: number, letter: string])[]>> = {
  en: [
    [1e9, "B"],
    [1e6, "M"],
    [1e3, "K"],
  ],
  es: [
    [1e6, "M"],
    [1e3, "K"],
  ],
};

/** `4.96M`: three digits that count, in thousands or more; what is less than a thousand is rounded. */
export function formatCompact(value: number, manner: Manner): string {
  const counting = Number(value.toPrecision(3));
  const [size, letter] = UNITS[manner].find(([unit]) => Math.abs(counting) >= unit) ?? [1, ""];
  return size === 1 ? String(Math.round(value)) : `${formatNumber(Number((counting / size).toPrecision(3)))}${letter}`;
}

/** `$1,111.00`: two decimals in every currency (specification, section 9), in the manner of a language. */
export function formatMoney(amount: Money, manner: Manner): string {
  const decimal = toDecimal(amount);
  const [minus, bare] = decimal.startsWith("-") ? ["-", decimal.slice(1)] : ["", decimal];
  return `${minus}${currencySign(amount.currency, manner)}${formatNumber(bare)}`;
}

/** The same among amounts of another currency, where it is named by its code: beside pesos `$15.00` would be read as pesos, so it is `USD 15.00`. */
export const formatMoneyBeside = (amount: Money, beside: string, manner: Manner): string =>
  amount.currency === beside ? formatMoney(amount, manner) : `${amount.currency}\u00a0${formatNumber(toDecimal(amount))}`;

/** The single sign that English knows a currency by; nothing for those with letters, other dollars among them. */
export const singleSign = (currency: string): string => (SIGNS.en[currency]?.length === 1 ? (SIGNS.en[currency] ?? "") : "");

/** What stands before an amount: a sign, or letters and a space that keeps them together. */
export function currencySign(currency: string, manner: Manner): string {
  const sign = SIGNS[manner][currency] ?? currency;
  return /[A-Z.]$/.test(sign) ? `${sign}\u00a0` : sign;
}
