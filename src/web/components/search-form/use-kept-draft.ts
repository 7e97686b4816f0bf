import { type RefObject, useEffect, useRef } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { draftQuery, readDraft, type SearchDraft } from "./search-draft.ts";

/** Where the browser keeps the fields of the search form; nothing else is kept there. */
const KEPT_DRAFT = "search-draft";

/**
 * Keeps what was typed through reloads, the back button and a second tab. What was typed before scripts had loaded wins
 * over what was kept; on the results the address wins over both.
 */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  draft: SearchDraft,
  restore: (draft: SearchDraft) => void,
  today: LocalDate,
  fromAddress: boolean,
): void {
  const opened = useRef(draft);
  useEffect(() => {
    if (draft !== opened.current) keep(draftQuery(draft).toString());
  }, [draft]);
  useEffect(() => {
    const typed = form.current && readEarlyTyping(form.current);
    const kept = fromAddress ? null : readKept();
    if (typed ?? kept) restore(readDraft(new URLSearchParams(typed ?? kept ?? ""), today));
  }, [form, restore, today, fromAddress]);
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
function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT_DRAFT);
  } catch {
    return null;
  }
}

function keep(query: string): void {
  try {
    localStorage.setItem(KEPT_DRAFT, query);
  } catch {
    // Storage is switched off or full.
  }
}
