import type { DeskAct } from "../core/desk/index.ts";
import { type CurrencyCode, money } from "../core/kernel/index.ts";
import { amountText, plain, timeText } from "./format.ts";
import { table } from "./layout.ts";

/** What the desk has done, under a heading; nothing where it has done nothing. */
export const actLines = (acts: readonly DeskAct[]): readonly string[] => (acts.length === 0 ? [] : ["", "Desk", ...actTable(acts, false)]);

/** The rows of the audit; with what each was done to where they are of many. */
export const actTable = (acts: readonly DeskAct[], withSubject: boolean): readonly string[] =>
  table(
    ["at", "who", "act", ...(withSubject ? ["on"] : []), "details"],
    acts.map((act) => [timeText(act.at), plain(act.actor), act.act, ...(withSubject ? [act.subject ?? ""] : []), detailsText(act)]),
  );

function detailsText({ details }: DeskAct): string {
  const { amountMinor, refundMinor, currency, ...rest } = details;
  const minor = amountMinor ?? refundMinor;
  const amount = typeof minor === "number" ? [amountText(money(minor, String(currency) as CurrencyCode))] : [];
  const { text, because, ...others } = rest;
  const said = [text, because].filter((words) => typeof words === "string").map((words) => `“${words}”`);
  const facts = Object.entries(others).flatMap(([name, value]) => (value === null || name === "key" ? [] : [`${name} ${wordsOf(value)}`]));
  return plain([...amount, ...said, ...facts].join(", "));
}

const wordsOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
