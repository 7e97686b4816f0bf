import { type RefObject, useEffect, useRef } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import { isChanged } from "../../present/is-changed.ts";

/** Any source of texts by name: a query, a posted form, a kept draft. */
export interface Texts {
  get(name: string): string | null;
}

/** Whose texts a draft is read from: an address that asks for a search, or what was kept of an earlier day. */
export type DraftOrigin = "address" | "memory";

/** What is wrong with a draft, by field; the words are in the catalogue. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** The days that a search form begins with, and how it writes them. */
export interface FormDays {
  /** What a form starts with that nobody has filled in. */
  readonly today: LocalDate;
  /** The first day that it takes: a day that is still today at some place can be right there. */
  readonly first: LocalDate;
  readonly locale: Locale;
}

/** How the draft of a search form is written as a query and read from one. */
export interface DraftShape<Draft> {
  /** Under which name the browser keeps it; nothing else is kept there. */
  readonly key: string;
  readonly read: (texts: Texts, days: FormDays, origin: DraftOrigin) => Draft;
  /** What is wrong with the dates that stand in it: an address with any of them is refused. */
  readonly wrongDates: (draft: Draft, days: FormDays) => Faults;
  readonly write: (draft: Draft) => URLSearchParams;
}

interface KeptDraftParts<Draft> {
  readonly shape: DraftShape<Draft>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: Draft;
  readonly restore: (draft: Draft) => void;
  readonly days: FormDays;
  /** On the results the address wins over what was kept. */
  readonly origin: DraftOrigin;
}

/**
 * Keeps what was typed through reloads, the back button and a second tab. What was typed before scripts had loaded wins
 * over what was kept.
 */
export function useKeptDraft<Draft>({ shape, form, draft, restore, days, origin }: KeptDraftParts<Draft>): void {
  const opened = useRef(draft);
  const isBegun = useRef(false);
  useEffect(() => {
    if (draft !== opened.current) keep(shape.key, shape.write(draft).toString());
  }, [draft, shape]);
  useEffect(() => {
    // Once: when the page's data are asked for again, in another currency, the form goes on as it is.
    if (isBegun.current) return;
    isBegun.current = true;
    const typed = form.current && readEarlyTyping(form.current);
    const kept = origin === "address" ? null : readKept(shape.key);
    if (typed ?? kept) restore(shape.read(new URLSearchParams(typed ?? kept ?? ""), days, origin));
  }, [form, restore, shape, days, origin]);
}

/** The form's fields as the browser holds them, when they differ from what the server sent. */
function readEarlyTyping(form: HTMLFormElement): string | null {
  if (![...form.elements].some(isChanged)) return null;
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();
}

/** Storage may be switched off: the form then starts anew, nothing else is lost. */
function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, query: string): void {
  try {
    localStorage.setItem(key, query);
  } catch {
    // Storage is switched off or full.
  }
}
