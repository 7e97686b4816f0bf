import type { ParseArgsOptionsConfig } from "node:util";
import type { Desk } from "../usecases/desk/create-desk.ts";
import type { Acting } from "../usecases/desk/desk-ports.ts";

/** What the desk needs of the terminal it runs in. */
export interface Terminal {
  /** Lines that are read before a question, or beside the answer: never into a pipe. */
  say(lines: readonly string[]): void;
  /** Null where there is nobody to ask. */
  ask(question: string): Promise<boolean | null>;
  /** Writes a new file for its owner's eyes only. A code of the system when it cannot; `EEXIST` when there is one. */
  save(file: string, text: string): Promise<string | null>;
}

/** What a command comes to. */
export type Answer =
  /** `data` is the same for programs. `more` says that a list was cut; null for all else. */
  | { readonly kind: "done"; readonly lines: readonly string[]; readonly data: unknown; readonly more: string | null }
  | { readonly kind: "refused"; readonly why: string }
  /** Asked for in a way that there is not; `why` says how. */
  | { readonly kind: "usage"; readonly why: string };

/** One call of a command, its words and options parsed. */
export interface Call {
  readonly desk: Desk;
  readonly terminal: Terminal;
  readonly words: readonly string[];
  /** The value of an option that takes one. */
  text(option: string): string | null;
  has(option: string): boolean;
  readonly acting: Acting;
  /** Shows what is about to be done and asks; null when it may go on. */
  confirm(lines: readonly string[], question: string): Promise<Answer | null>;
}

export interface Command {
  /** `show ID` */
  readonly usage: string;
  readonly summary: string;
  readonly options: ParseArgsOptionsConfig;
  /** How many words may follow its name. */
  readonly words: { readonly min: number; readonly max: number };
  /** Whether it writes a row of the audit, and a reason is required. */
  readonly because?: "required";
  run(call: Call): Promise<Answer>;
}

export const done = (lines: readonly string[], data: unknown, more: string | null = null): Answer => ({ kind: "done", lines, data, more });
export const refused = (why: string): Answer => ({ kind: "refused", why });
export const usage = (why: string): Answer => ({ kind: "usage", why });
