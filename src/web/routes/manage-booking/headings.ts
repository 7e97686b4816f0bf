import type { Messages } from "../../i18n/messages.tsx";
import type { ManagePage, ShownManaged } from "./load-managed.ts";

type Words = Messages["manage"];

/** How a booking stands, as its page's heading. */
export function headingOf({ bill: { status, bought }, refusal }: ShownManaged, { headings }: Words): string {
  if (refusal === "being_undone") return headings.undone;
  return status === "confirmed" ? headings.confirmed[bought.kind] : headings[status];
}

/** The title of each step: who hears it, or looks for the tab, knows which one it is. */
export function titleOf(page: ManagePage | undefined, words: Words): string {
  if (page?.kind !== "booking") return words.title;
  if (page.step === "cancel" && page.quote) return words.cancelling.heading;
  return page.step === "names" ? words.names.heading : headingOf(page.booking, words);
}
