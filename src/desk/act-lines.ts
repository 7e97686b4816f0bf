import type { DeskAct } from "../core/desk/index.ts";
import { type CurrencyCode, money, utcText } from "../core/kernel/index.ts";
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
  const facts = Object.entries(others).flatMap(([name, value]) =>
    value === null || name === "key" ? [] : [`${inWords(name)} ${wordsOf(value)}`],
  );
  return plain([...amount, ...said, ...facts].join(", "));
}

const wordsOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
