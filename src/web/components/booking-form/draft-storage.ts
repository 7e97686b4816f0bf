import type { Party } from "../../../core/flights/index.ts";
import { type BookingId, daysBetween, type LocalDate } from "../../../core/kernel/index.ts";

/** Texts of a form by the names of their fields. */
export type DraftValues = Readonly<Record<string, string>>;

/** What is kept in the browser, and the day it was written. */
interface Kept {
  readonly savedOn: LocalDate;
  readonly values: DraftValues;
}

const DRAFT = "booking-draft:";
const SENT = "booking-sent:";
const BOOKED = "booking-made:";
const ENQUIRY = "enquiry-draft:";
const NAMES = "names-draft:";

/** The parameter of a page's address by which it is asked what became of a form that got no answer. */
export const SENT_PARAMETER = "sent";

/**
 * Where the people of a form are kept: by the shape of the party, for every search names the same flight anew. Equal shapes
 * have the same kind of traveler at every place, so what is kept fits any flight that they look at. Of a stay the lead guest is asked alone, as of a party of one.
 */
export const draftKey = ({ adults, children, infants }: Party): string => `${DRAFT}${adults}-${children}-${infants}`;

/** Where the key of a booking is kept that was sent and not answered: it belongs to that one offer or rate. */
export const sentKey = (saleId: string): string => `${SENT}${saleId}`;

/** Where it is kept that this browser has booked an offer or rate, and its bill. */
export const bookedKey = (saleId: string): string => `${BOOKED}${saleId}`;

/** Where what was typed into a form of the contact page is kept. */
export const enquiryKey = (form: string): string => `${ENQUIRY}${form}`;

/** Where the names are kept that are being given to a booking: of one party they are no other's. */
export const namesKey = (bookingId: BookingId): string => `${NAMES}${bookingId}`;

/** What is kept under a name, if anything is. */
export function readKept(key: string): DraftValues | null {
  return parse(withStorage((storage) => storage.getItem(key)))?.values ?? null;
}

export function keep(key: string, values: DraftValues, today: LocalDate): void {
  const kept: Kept = { savedOn: today, values };
  withStorage((storage) => storage.setItem(key, JSON.stringify(kept)));
}

export function forget(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** Drafts live through the day on which they were written and the next one: for two days at most, as the pages and the cookies policy say. */
export function forgetOld(today: LocalDate): void {
  forgetWhere(
    (text) => {
      const savedOn = parse(text)?.savedOn;
      return !savedOn || daysBetween(savedOn, today) > 1;
    },
    [DRAFT, SENT, BOOKED, ENQUIRY, NAMES],
  );
}

/** Takes the people out of the browser, of whatever party. */
export const forgetPeople = (): void => forgetWhere(() => true, [DRAFT]);

function forgetWhere(isOver: (text: string | null) => boolean, prefixes: readonly string[]): void {
  withStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
    for (const key of keys) if (isOver(storage.getItem(key))) storage.removeItem(key);
  });
}

function parse(text: string | null | undefined): Kept | null {
  if (!text) return null;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return null; // somebody else's text under our key: as good as none
  }
}

/** Runs with the browser's storage where there is one with room in it. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(globalThis.localStorage);
  } catch {
    return undefined; // storage is refused or full: drafts are a comfort, not a promise
  }
}
