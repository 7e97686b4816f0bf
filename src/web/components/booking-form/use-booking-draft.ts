import { type RefObject, useEffect, useSyncExternalStore } from "react";
import type { Party } from "../../../core/flights/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { draftKey, forget, forgetPeople, keep, readKept, sentKey } from "./draft-storage.ts";
import { keptValues } from "./form-texts.ts";
import { ANSWERED } from "./own-booking.ts";
import { keepTyped, type KeptPeople, useKeptPeople } from "./use-kept-people.ts";

/** Whose form it is. */
export interface DraftOwner {
  /** Who is asked for: forms of equal parties share what was typed. */
  readonly party: Party;
  /** Id of the offer or rate that is bought. */
  readonly saleId: string;
  readonly today: LocalDate;
}

interface BookingDraft {
  /** Under which a booking was sent before the page was loaded again, without an answer since. */
  readonly unansweredKey: string | null;
  readonly touch: KeptPeople["touch"];
  /** Keeps it now, with the key under which it is being sent: a page that is reloaded in between sends the same booking again. */
  readonly keepSent: () => void;
  /** Forgets the key that was sent, unless the next try goes under it as well: then it is not answered yet. */
  readonly answered: (nextKey: string) => void;
}

/**
 * Keeps what is typed through a reload, the back button, a second tab and another search for the same party, for two days at most, and
 * brings it back where the server has not just sent the form back itself (`isFresh`). Never the card. Without storage (private windows) the form works as before.
 */
export function useBookingDraft(
  form: RefObject<HTMLFormElement | null>,
  { party, saleId, today }: DraftOwner,
  isFresh: boolean,
): BookingDraft {
  const [people, sent] = [draftKey(party), sentKey(saleId)];
  const { touch, isTouched } = useKeptPeople(form, { key: people, today }, isFresh);
  const readUnanswered = (): string | null => readKept(sent)?.idempotencyKey ?? null;
  const unansweredKey = useSyncExternalStore(neverChanges, readUnanswered, () => null);
  useEffect(() => {
    // What was booked in another tab takes the people out of the browser: not what has been typed in this one.
    const keepOwn = ({ key, newValue }: StorageEvent): void => {
      if (key === people && newValue === null && isTouched.current) keepTyped(form.current, people, today);
    };
    globalThis.addEventListener("storage", keepOwn);
    return () => globalThis.removeEventListener("storage", keepOwn);
  }, [form, people, today, isTouched]);
  return {
    unansweredKey,
    touch,
    keepSent: () => {
      touch();
      const { idempotencyKey } = keptValues(new FormData(form.current ?? undefined));
      if (idempotencyKey) keep(sent, { idempotencyKey }, today);
    },
    answered: (nextKey) => {
      if (readUnanswered() === nextKey) return;
      forget(sent);
      globalThis.dispatchEvent(new Event(ANSWERED));
    },
  };
}

/** Called by the page that shows the booking: nothing stays in the browser of what was typed for it. */
export function clearBookingDraft(saleId: string): void {
  forgetPeople();
  forget(sentKey(saleId));
}

/** It is read at every render, and changes with one of our own only. */
const neverChanges = () => () => {};
