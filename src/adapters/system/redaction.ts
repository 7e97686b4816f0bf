import { withoutCardNumbers } from "./card-numbers.ts";

/** Put where something has been taken out. */
export const REDACTED = "[redacted]";

/** Names of fields that hold a card or a person, without case, `_` and `-`: `card_number`, `cardNumber`. */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set(
  `card carddetails cardnumber cardholdername cvv cvc securitycode number holdername expiry expirymonth expiryyear last4
   email contactemail mobile contactmobile phone contact billing address city state postalcode
   traveller travellers traveler travelers passengers firstname lastname middlename name fullname dob dateofbirth title
   authorization cookie setcookie token secret secretkey password idempotencykey params body headers ip`.split(/\s+/),
);

/** Looked for from the beginning of a word alone: from each of its letters, a path of many would take the square of their number. */
const EMAIL = /(?<![^\s@"'<>(),;:])[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;
/** Deeper than anything we log on purpose. */
const MAX_DEPTH = 6;

/** A copy of any value without what is private: fields by their names, and in every text what looks like a card or an e-mail. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value === "number" || typeof value === "bigint") return redactText(String(value)) === String(value) ? value : REDACTED;
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (depth >= MAX_DEPTH || ArrayBuffer.isView(value)) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isPrivate(name) ? REDACTED : redact(item, depth + 1)]));
}

const isPrivate = (name: string): boolean => PRIVATE_FIELDS.has(name.toLowerCase().replaceAll(/[_-]/g, ""));

const redactText = (text: string): string => withoutCardNumbers(text, REDACTED).replaceAll(EMAIL, REDACTED);

/**
 * An error without its own fields, apart from its code: database errors carry the row in `detail` and the values of the
 * statement behind the first line of the message, and a syntax error quotes the text that it could not read.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error instanceof SyntaxError ? REDACTED : redactText(error.message.split(/\nparams:/)[0] ?? ""),
    ...("code" in error ? { code: redact(error.code) } : {}),
    stack: frames.slice(0, 12).join("\n"),
    ...(error.cause === undefined || depth >= MAX_DEPTH ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}
