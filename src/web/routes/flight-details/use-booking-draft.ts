import { type RefObject, useCallback, useEffect } from "react";
import { daysBetween, type LocalDate } from "../../../core/kernel/index.ts";
import { keptValues } from "./booking-form-fields.ts";

/** What is kept in the browser of a form, and the day it was typed. */
interface Draft {
  readonly savedOn: LocalDate;
  readonly values: Readonly<Record<string, string>>;
}

const PREFIX = "booking-draft:";
/** Hidden fields are the server's to fill, but for the key of a booking that was sent and not answered. */
const SERVER_FIELDS = ["totalAmount", "currency"];

export interface BookingDraft {
  /** Keeps the form as it is. At every key: a page can be left at any moment, and writing takes a fraction of a millisecond. */
  readonly touch: () => void;
  /** Keeps it now, with the key under which it is being sent: a page that is reloaded in between sends the same booking again. */
  readonly keepSent: () => void;
  /** Forgets the key once there is an answer. */
  readonly answered: () => void;
}

/**
 * Keeps what is typed through a reload, the back button and a second tab, for a day, and brings it back.
 * Never the card. Without storage (private windows) the form works as before.
 */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>, offerId: string, today: LocalDate): BookingDraft {
  const key = `${PREFIX}${offerId}`;
  const save = useCallback(
    (withKey: boolean) => {
      if (form.current) writeDraft(key, { savedOn: today, values: draftValues(new FormData(form.current), withKey) });
    },
    [form, key, today],
  );
  useEffect(() => {
    forgetOldDrafts(today);
    const draft = readDraft(key);
    if (draft && form.current) restore(form.current, draft.values);
  }, [form, key, today]);
  return {
    touch: useCallback(() => save(false), [save]),
    keepSent: useCallback(() => save(true), [save]),
    answered: useCallback(() => save(false), [save]),
  };
}

/** Called by the page that shows the booking: nothing of it stays in the browser. */
export function clearBookingDraft(offerId: string): void {
  withStorage((storage) => storage.removeItem(`${PREFIX}${offerId}`));
}

function draftValues(form: FormData, withKey: boolean): Readonly<Record<string, string>> {
  const { idempotencyKey, ...values } = keptValues(form);
  const typed = Object.fromEntries(Object.entries(values).filter(([name]) => !SERVER_FIELDS.includes(name)));
  return withKey && idempotencyKey ? { ...typed, idempotencyKey } : typed;
}

/** Puts the values where nothing else has been typed meanwhile. */
function restore(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = value;
    if (control instanceof HTMLInputElement && (control.value === control.defaultValue || control.type === "hidden")) control.value = value;
  }
}

function readDraft(key: string): Draft | null {
  const text = withStorage((storage) => storage.getItem(key));
  if (!text) return null;
  try {
    return JSON.parse(text) as Draft;
  } catch {
    return null; // somebody else's text under our key: as good as none
  }
}

const writeDraft = (key: string, draft: Draft): void => withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));

/** Drafts live for a day. */
function forgetOldDrafts(today: LocalDate): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
      const draft = readDraft(key);
      if (!draft?.savedOn || daysBetween(draft.savedOn, today) > 1) storage.removeItem(key);
    }
  });
}

/** Runs with the browser's storage where there is one with room in it. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(globalThis.localStorage);
  } catch {
    return undefined; // storage is refused or full: drafts are a comfort, not a promise
  }
}
