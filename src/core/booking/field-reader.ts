import { FormReader } from "../kernel/index.ts";
import { type BookingFault, type BookingFaultCode, bookingFault } from "./booking-fault.ts";

/** Reads the fields of a booking's form. */
export class FieldReader extends FormReader<BookingFaultCode, BookingFault> {
  constructor() {
    super(bookingFault);
  }

  /** A whole number of 0 to 999, `missing` when the text is blank. Any other text is the fault `code` and reads as `missing`. */
  count(path: string, value: string, missing: number, code: BookingFaultCode): number {
    const text = value.trim();
    if (text === "") return missing;
    return /^\d{1,3}$/.test(text) ? Number(text) : (this.fail(path, code) ?? missing);
  }
}
