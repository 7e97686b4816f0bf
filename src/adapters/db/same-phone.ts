import { or, type SQL, sql } from "drizzle-orm";

/** A shorter number is the end of too many others. */
const LEAST_DIGITS = 8;

/**
 * Whether a column holds one of some phone numbers, however each is written, with or without the codes of a country and of long distance in
 * front. No number is one without a digit.
 */
export function isOneOfPhones(column: SQL, phones: readonly string[]): SQL {
  const numbers = [...new Set(phones.map(digitsOf))].filter((digits) => digits !== "");
  // Zeros in front are dialled, and not part of a number abroad.
  const kept = sql`ltrim(regexp_replace(${column}, '\\D', '', 'g'), '0')`;
  return or(...numbers.map((digits) => isSameNumber(kept, digits))) ?? sql`false`;
}

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, "").replace(/^0+/, "");

/** Of two bare values the database would compare the lengths as texts, by which 10 is less than 8. */
const isSameNumber = (kept: SQL, digits: string): SQL => sql`(${kept} = ${digits}
  or (${digits.length >= LEAST_DIGITS}::boolean and ${kept} like ${`%${digits}`})
  or (length(${kept}) >= ${LEAST_DIGITS} and ${digits}::text like '%' || ${kept}))`;
