import { type RefObject, useEffect, useRef } from "react";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { isChanged } from "../../present/is-changed.ts";
import { type DraftValues, forgetOld, keep, readKept } from "./draft-storage.ts";
import { keptValues } from "./form-texts.ts";

/** Hidden fields are the server's to fill; the key of a booking that was sent is kept apart from the people. */
const SERVER_FIELDS = ["totalAmount", "currency", "idempotencyKey", "intent"];

/** Under which name a form is kept, and on which day. */
interface KeptUnder {
  readonly key: string;
  readonly today: LocalDate;
}

export interface KeptPeople {
  /** Keeps the form as it is. At every key: a page can be left at any moment, and writing takes a fraction of a millisecond. */
  readonly touch: () => void;
  /** Whether anything has been typed on this page. */
  readonly isTouched: Readonly<RefObject<boolean>>;
}

/**
 * Keeps the people of a form through a reload, the back button and a change of language, for two days at most, and brings them back where the
 * server has not just sent the form back itself (`isFresh`). Without storage (private windows) the form works as before.
 */
export function useKeptPeople(form: RefObject<HTMLFormElement | null>, { key, today }: KeptUnder, isFresh: boolean): KeptPeople {
  const isTouched = useRef(false);
  useEffect(() => {
    forgetOld(today);
    if (!isFresh || !form.current) return;
    const isTyped = isTypedIn(form.current);
    restore(form.current, readKept(key) ?? {});
    if (!isTyped) return;
    isTouched.current = true;
    keepTyped(form.current, key, today); // Nobody heard the keys that were pressed before scripts came.
  }, [form, key, today, isFresh]);
  const touch = (): void => {
    isTouched.current = true;
    keepTyped(form.current, key, today);
  };
  return { touch, isTouched };
}

export function keepTyped(form: HTMLFormElement | null, key: string, today: LocalDate): void {
  if (form) keep(key, typedValues(new FormData(form)), today);
}

const typedValues = (form: FormData): DraftValues =>
  Object.fromEntries(Object.entries(keptValues(form)).filter(([name]) => !SERVER_FIELDS.includes(name)));

const isTypedIn = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged);

/** Puts the values where nothing else has been typed or chosen meanwhile. */
function restore(form: HTMLFormElement, values: DraftValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    const mayBeFilled = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (mayBeFilled && !isChanged(control)) control.value = value;
  }
}
