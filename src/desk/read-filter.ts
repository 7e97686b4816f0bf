import { err, fold, type LocalDate, ok, parseDate } from "../core/kernel/index.ts";
import type { BookingFilter, EnquiryFilter } from "../usecases/ports/desk-store.ts";
import type { Call } from "./command.ts";
import { NO_DAY, type Read, readLimit, readPeriod, readState } from "./read-values.ts";

/** Which bookings a list is of. */
export function readFilter(call: Call): Read<BookingFilter> {
  const [state, period, limit] = [readState(call.text("state")), readPeriod(call), readLimit(call.text("limit"))];
  const [texts, travelsOn] = [readTexts(call), readDay(call.text("travels"))];
  if (!state.ok) return state;
  if (!period.ok) return period;
  if (!limit.ok) return limit;
  if (!texts.ok) return texts;
  if (!travelsOn.ok) return travelsOn;
  return ok({ ...period.value, ...texts.value, state: state.value, travelsOn: travelsOn.value, limit: limit.value });
}

/** Which call-backs or messages a list is of. */
export function readEnquiryFilter(call: Call, kind: NonNullable<EnquiryFilter["kind"]>): Read<EnquiryFilter> {
  const [period, limit, texts] = [readPeriod(call), readLimit(call.text("limit")), readTexts(call)];
  if (!period.ok) return period;
  if (!limit.ok) return limit;
  if (!texts.ok) return texts;
  const { reference: _, ...whose } = texts.value;
  const isOfSomebody = Object.values(whose).some((text) => text !== null);
  return ok({ ...period.value, ...whose, kind, openOnly: !call.has("all") && !isOfSomebody, limit: limit.value });
}

/** What is looked for in a text has something to look for: else it would seem to have found all. */
function readTexts(call: Call): Read<Pick<BookingFilter, "email" | "name" | "phone" | "reference">> {
  const [email, name, phone] = [call.text("email"), call.text("name"), call.text("phone")];
  const reference = call.text("reference")?.trim() ?? null;
  if (name !== null && fold(name) === "") return err("A name has letters: --name lovelace.");
  if (phone !== null && !/\d/.test(phone)) return err('A phone number has digits: --phone "718 555 0163".');
  if (reference === "") return err("--reference is what the supplier or the gateway calls it.");
  return ok({ email, name, phone, reference });
}

function readDay(text: string | null): Read<LocalDate | null> {
  const day = text === null ? null : parseDate(text);
  return text !== null && day === null ? err(NO_DAY) : ok(day);
}
