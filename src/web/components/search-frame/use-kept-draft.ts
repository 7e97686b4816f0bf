import { type RefObject, useEffect, useRef } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";

/** Any source of texts by name: a query, a posted form, a kept draft. */
export interface Texts {
  get(name: string): string | null;
}

/** How the draft of a search form is written as a query and read from one. */
export interface DraftShape<Draft> {
  /** Under which name the browser keeps it; nothing else is kept there. */
  readonly key: string;
  readonly read: (texts: Texts, today: LocalDate) => Draft;
  readonly write: (draft: Draft) => URLSearchParams;
}

interface KeptDraftParts<Draft> {
  readonly shape: DraftShape<Draft>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: Draft;
  readonly restore: (draft: Draft) => void;
  readonly today: LocalDate;
  /** On the results the address wins over what was kept. */
  readonly fromAddress: boolean;
}

/**
 * Keeps what was typed through reloads, the back button and a second tab. What was typed before scripts had loaded wins
 * over what was kept.
 */
export function useKeptDraft<Draft>({ shape, form, draft, restore, today, fromAddress }: KeptDraftParts<Draft>): void {
  const opened = useRef(draft);
  useEffect(() => {
    if (draft !== opened.current) keep(shape.key, shape.write(draft).toString());
  }, [draft, shape]);
  useEffect(() => {
    const typed = form.current && readEarlyTyping(form.current);
    const kept = fromAddress ? null : readKept(shape.key);
    if (typed ?? kept) restore(shape.read(new URLSearchParams(typed ?? kept ?? ""), today));
  }, [form, restore, shape, today, fromAddress]);
}

/** The form's fields as the browser holds them, when they differ from what the server sent. */
function readEarlyTyping(form: HTMLFormElement): string | null {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const isTyped = inputs.some((input) =>
    input.type === "radio" ? input.checked !== input.defaultChecked : input.value !== input.defaultValue,
  );
  if (!isTyped) return null;
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
