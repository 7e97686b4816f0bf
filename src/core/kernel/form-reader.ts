/** Control characters, but for the white space that a form may send. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}/u;

/** What can be wrong with any text that somebody types. */
export type TextFault = "required" | "too_long" | "unprintable";

/** Collects the faults of a form while its fields are read; a field with a fault reads as null. */
export class FormReader<Code extends string, Fault> {
  readonly faults: Fault[] = [];
  readonly #faultOf: (path: string, code: Code | TextFault) => Fault;

  constructor(faultOf: (path: string, code: Code | TextFault) => Fault) {
    this.#faultOf = faultOf;
  }

  /** Notes a fault and gives null, for the tail of an expression. */
  fail(path: string, code: Code | TextFault): null {
    this.faults.push(this.#faultOf(path, code));
    return null;
  }

  /** A text with something in it and at most `maxLength` characters, trimmed. */
  text(path: string, value: string, maxLength: number, whenBlank: Code | TextFault = "required"): string | null {
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
    code: Code,
    whenBlank: Code | TextFault = "required",
  ): Value | null {
    const text = this.text(path, value, 300, whenBlank);
    return text === null ? null : (read(text) ?? this.fail(path, code));
  }
}
