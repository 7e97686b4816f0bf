import { type BookingFault, type BookingFaultCode, bookingFault } from "./booking-fault.ts";

/** Control characters, but for the white space that a form may send. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}/u;

/** Collects the faults of a form while its fields are read; a field with a fault reads as null. */
export class FieldReader {
  readonly faults: BookingFault[] = [];

  /** Notes a fault and gives null, for the tail of an expression. */
  fail(path: string, code: BookingFaultCode): null {
    this.faults.push(bookingFault(path, code));
    return null;
  }

  /** A text with something in it and at most `maxLength` characters, trimmed. */
  text(path: string, value: string, maxLength: number, whenBlank: BookingFaultCode = "required"): string | null {
    if (value.length > maxLength * 2) return this.fail(path, "too_long"); // no need to trim what is hopeless
    // Databases refuse both, and nobody types them.
    if (UNPRINTABLE.test(value) || !value.isWellFormed()) return this.fail(path, "unprintable");
    const text = value.trim();
    if (text === "") return this.fail(path, whenBlank);
    return text.length <= maxLength ? text : this.fail(path, "too_long");
  }

  /** A text that `read` understands: null from it is the fault `code`, a blank is `required` unless `whenBlank` says otherwise. */
  parsed<Value>(
    path: string,
    value: string,
    read: (text: string) => Value | null,
    code: BookingFaultCode,
    whenBlank: BookingFaultCode = "required",
  ): Value | null {
    const text = this.text(path, value, 300, whenBlank);
    return text === null ? null : (read(text) ?? this.fail(path, code));
  }

  /** A whole number of 0 to 999, `missing` when the text is blank. Any other text is the fault `code` and reads as `missing`. */
  count(path: string, value: string, missing: number, code: BookingFaultCode): number {
    const text = value.trim();
    if (text === "") return missing;
    return /^\d{1,3}$/.test(text) ? Number(text) : (this.fail(path, code) ?? missing);
  }
}
