import { type LocalDate, parseDate } from "./dates.ts";

/** Anything that looks up a parameter by name: `URLSearchParams`, or a wrapper of a record. */
export interface QueryReader {
  get(name: string): string | null | undefined;
}

/** What can be wrong with a parameter of any search. */
export type ParameterFaultCode = "required" | "unknown_place" | "invalid_date" | "invalid_count";

/** What is wrong with one query parameter; `field` is its name. */
export interface ParameterFault<Code extends string> {
  readonly code: Code | ParameterFaultCode;
  readonly field: string;
}

/** Longest text that can still name a place; `CODE-Name` of the longest airport is half of it. */
const PLACE_TEXT_LENGTH = 120;

/** Reads the parameters of a search one by one and keeps their faults, in the order of reading. */
export class ParameterReader<Code extends string> {
  readonly faults: ParameterFault<Code>[] = [];
  readonly #query: QueryReader;

  constructor(query: QueryReader) {
    this.#query = query;
  }

  /** The parameter without spaces around it, "" when it is missing. */
  text(field: string): string {
    return (this.#query.get(field) ?? "").trim();
  }

  /** Notes a fault, and gives null in the place of a value. */
  note(code: Code | ParameterFaultCode, field: string): null {
    this.faults.push({ code, field });
    return null;
  }

  /** The place that a text means; a missing one, one of any length beyond reason and an unknown one are faults. */
  place<Place>(field: string, findPlace: (text: string) => Place | null): Place | null {
    const text = this.text(field);
    if (text === "") return this.note("required", field);
    return (text.length <= PLACE_TEXT_LENGTH ? findPlace(text) : null) ?? this.note("unknown_place", field);
  }

  /** A day as `MMM-DD-YYYY` or `YYYY-MM-DD`; a missing one is a fault too. */
  date(field: string): LocalDate | null {
    const text = this.text(field);
    return text === "" ? this.note("required", field) : (parseDate(text) ?? this.note("invalid_date", field));
  }

  /** A whole number of 0 to 999, `missing` when there is none. Any other text is a fault and reads as `missing`. */
  count(field: string, missing: number): number {
    const text = this.text(field);
    if (text === "") return missing;
    return /^\d{1,3}$/.test(text) ? Number(text) : (this.note("invalid_count", field) ?? missing);
  }
}
