import type { DeskAct } from "../core/desk/index.ts";
import { type CurrencyCode, type Instant, money, utcText } from "../core/kernel/index.ts";
import { amountText, COLUMNS, inWords, plain } from "./format.ts";
import { pairs, wrap } from "./layout.ts";

/** What the desk has done to one thing, whole and under a heading; nothing where it has done nothing. */
export function actLines(acts: readonly DeskAct[]): readonly string[] {
  if (acts.length === 0) return [];
  return ["", "Desk", ...pairs(acts.map((act) => [`${utcText(act.at)}  ${plain(act.actor)}  ${act.act}`, detailsText(act)]))];
}

/** Rows of the audit, each whole: who did what to what, and below all that there is to know of it. */
export const auditLines = (acts: readonly DeskAct[]): readonly string[] =>
  acts.flatMap((act) => {
    const details = detailsText(act);
    return [
      `${utcText(act.at)}  ${plain(act.actor)}  ${act.act}${act.subject === null ? "" : `  ${plain(act.subject)}`}`,
      ...(details === "" ? [] : wrap(details, COLUMNS - INDENT.length).map((line) => INDENT + line)),
    ];
  });

const INDENT = "    ";

function detailsText({ details }: DeskAct): string {
  const { amountMinor, refundMinor, currency, text, because, ...others } = details;
  const minor = amountMinor ?? refundMinor;
  const amount = typeof minor === "number" ? [amountText(money(minor, String(currency) as CurrencyCode))] : [];
  const said = [text, because].filter((words) => typeof words === "string").map((words) => `“${words}”`);
  const facts = Object.entries(others).flatMap(([name, value]) => (isNothingTold(name, value) ? [] : [factText(name, value)]));
  return plain([...amount, ...said, ...facts].join(", "));
}

/** What is not so, of nobody, or means something to programs alone. */
const isNothingTold = (name: string, value: unknown): boolean =>
  name === "key" || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** `attempts 7`; `mails confirmed and refunded`; `to a new address` */
const factText = (name: string, value: unknown): string =>
  value === true ? (TRUTHS[name] ?? inWords(name)) : `${NAMES[name] ?? inWords(name)} ${valueText(name, value)}`;

/** What is so of an act, as somebody would say it. */
const TRUTHS: Readonly<Record<string, string>> = { isAddressNew: "to a new address", isOfOneAddress: "of one address" };
const NAMES: Readonly<Record<string, string>> = { traveller: "traveler" };
/** Lists of our own words; other lists are of ids. */
const OWN_WORDS: readonly string[] = ["fields", "mails"];

function valueText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => (OWN_WORDS.includes(name) ? inWords(String(each)) : String(each))).join(" and ");
  if (typeof value !== "string") return JSON.stringify(value);
  return IS_INSTANT.test(value) ? utcText(value as Instant) : value;
}

const IS_INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
