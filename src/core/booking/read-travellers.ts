import type { Party } from "../flights/index.ts";
import { type LocalDate, parseDate } from "../kernel/index.ts";
import {
  ageFault,
  leadAgeFault,
  NAME_MAX_LENGTH,
  nameFault,
  type Title,
  TITLES,
  type Traveller,
  type TravellerKind,
} from "../travellers/index.ts";
import type { FlightBookingFields, TravellerFields } from "./booking-fields.ts";
import type { FieldReader } from "./field-reader.ts";

/** The days that ages are judged by. Without a departure date the age is not judged. */
export interface TravelDays {
  readonly today: LocalDate;
  readonly departureDate: LocalDate | null;
  /** The day of the last landing; the departure's when it is not said. */
  readonly lastDate?: LocalDate | null;
  /** What a hotel asks of the lead guest, in years. */
  readonly leadMinAge?: number | undefined;
}

/** Who sits in which place of the form: adults first, then children, then infants. The lead traveller is the first adult. */
export function partyKinds(party: Party): readonly TravellerKind[] {
  return [...repeat(party.adults, "adult"), ...repeat(party.children, "child"), ...repeat(party.infants, "infant")];
}

const repeat = (count: number, kind: TravellerKind): readonly TravellerKind[] => Array.from({ length: count }, () => kind);

/** Reads the lead traveller and the others; those whose fields have faults are left out. */
export function readTravellers(reader: FieldReader, fields: FlightBookingFields, party: Party, days: TravelDays): readonly Traveller[] {
  const kinds = partyKinds(party);
  const lead = readLead(reader, fields, days);
  const others = fields.travellers
    .slice(0, kinds.length)
    .map((other, index) => readTraveller(reader, `travellers.${index}.`, other, kindOf(other.kind) ?? kinds[index + 1] ?? "adult", days));
  return [lead, ...others].filter((traveller) => traveller !== null);
}

/** The one who answers for the booking, an adult; the flat fields are theirs. */
export const readLead = (reader: FieldReader, fields: TravellerFields, days: TravelDays): Traveller | null =>
  readTraveller(reader, "", fields, "adult", days);

/** Reads one traveller; `at` stands before the names of the fields. */
export function readTraveller(
  reader: FieldReader,
  at: string,
  typed: TravellerFields,
  kind: TravellerKind,
  days: TravelDays,
): Traveller | null {
  const title = typed.middleName?.trim() ? reader.parsed(`${at}middleName`, typed.middleName, readTitle, "invalid_title") : TITLES[0];
  const firstName = readName(reader, `${at}firstName`, typed.firstName);
  const lastName = readName(reader, `${at}lastName`, typed.lastName);
  const dateOfBirth = readDateOfBirth(reader, `${at}dob`, typed.dob, kind, days);
  return title && firstName && lastName && dateOfBirth ? { kind, title, firstName, lastName, dateOfBirth } : null;
}

const kindOf = (text: string | undefined): TravellerKind | null =>
  text === "adult" || text === "child" || text === "infant" ? text : null;

/** The choice as the form sends it, or the plain `Mr.`, `Mrs./Miss/Ms.` that it shows. */
function readTitle(text: string): Title | null {
  return TITLES.find((title) => lettersOf(title) === lettersOf(text)) ?? null;
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, "");

function readName(reader: FieldReader, path: string, text: string): string | null {
  const name = reader.text(path, text, NAME_MAX_LENGTH);
  return name !== null && nameFault(name) ? reader.fail(path, "name_characters") : name;
}

function readDateOfBirth(reader: FieldReader, path: string, text: string, kind: TravellerKind, days: TravelDays): LocalDate | null {
  const born = reader.parsed(path, text, parseDate, "invalid_date");
  if (!born) return null;
  if (born > days.today) return reader.fail(path, "born_in_future");
  if (born < "1900-01-01") return reader.fail(path, "born_long_ago");
  if (days.departureDate === null) return born;
  const fault = ageFault(kind, born, { departure: days.departureDate, last: days.lastDate ?? days.departureDate });
  if (fault) return reader.fail(path, fault);
  const leadFault = path === "dob" ? leadAgeFault(born, days.departureDate, days.leadMinAge) : null;
  return leadFault ? reader.fail(path, leadFault) : born;
}
