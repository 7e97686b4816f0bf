import type { Instant } from "../kernel/index.ts";

/** What somebody of the agency can do at the desk. A refund has two rows: that it was begun, and what became of it. */
const DESK_ACTS = [
  "note",
  "handled",
  "abandon",
  "resend",
  "correct",
  "retry",
  "resolve",
  "refund",
  "refund-outcome",
  "cancel",
  "export",
  "erase",
] as const;
export type DeskActName = (typeof DESK_ACTS)[number];

/** One row of the audit: never changed afterwards, but for a note's text when its person is erased. */
export interface DeskAct {
  readonly at: Instant;
  /** Who, as they named themselves at the terminal. */
  readonly actor: string;
  readonly act: DeskActName;
  /** A booking's reference, or the id of an enquiry, a mail or a watch; null for an act on many. */
  readonly subject: string | null;
  /** What there is to know beside; never anything of a card. */
  readonly details: Readonly<Record<string, unknown>>;
}
