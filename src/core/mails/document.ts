import { type Language, unbroken } from "../kernel/index.ts";
import type { SiteFacts } from "./telling.ts";
import type { MailWords } from "./words/index.ts";

/** A mail before it becomes plain text and a page: what it says, in order. Texts are plain; whoever prints them escapes them. */
export interface MailDocument {
  readonly language: Language;
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Whose mail it is and how they are reached, in small print. */
  readonly footer: readonly string[];
  readonly brandName: string;
}

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  /** The number that everything is found by. */
  | { readonly kind: "reference"; readonly label: string; readonly value: string }
  | { readonly kind: "notice"; readonly title: string; readonly text: string }
  /** A take-off and a landing, or a check-in and a check-out. */
  | {
      readonly kind: "journey";
      readonly title: string;
      readonly ends: readonly [JourneyEnd, JourneyEnd];
      readonly notes: readonly string[];
    }
  /** Something small between others: a layover. */
  | { readonly kind: "aside"; readonly text: string }
  | { readonly kind: "pairs"; readonly rows: readonly Pair[] }
  | { readonly kind: "amounts"; readonly rows: readonly AmountRow[]; readonly total: AmountRow }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "link"; readonly text: string; readonly url: string; readonly isButton: boolean };

/** `5:30 PM`, `Fri, Mar-12-2027`, `New York, John F. Kennedy International Airport (JFK)` */
export interface JourneyEnd {
  readonly time: string;
  readonly day: string;
  readonly place: string;
}

export interface Pair {
  readonly label: string;
  readonly value: string;
}

export interface AmountRow {
  readonly label: string;
  /** How it came about: `$438.00 × 2 travelers`; null where the label says it all. */
  readonly note: string | null;
  readonly amount: string;
}

/** What every mail to somebody ends with: whose it is, where help is, and why it came. @param to whom it is written to. */
export const footerOf = (
  { name, officeAddress, supportPhone, supportEmail }: SiteFacts["brand"],
  words: MailWords["footer"],
  to: string,
): readonly string[] => [`${name}, ${officeAddress}`, words.help(unbroken(supportPhone), supportEmail), words.why(to)];
