export const NAME_MAX_LENGTH = 60;

export type NameFault = "name_required" | "name_too_long" | "name_characters";

/** Letters of any script with their marks, and what stands between them in names: spaces, hyphens (also one at which no line breaks), apostrophes, dots. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’ʼ\u2010\u2011-]*$/u;

/** What is wrong with a first or last name, or null. Lengths count characters, not bytes. */
export function nameFault(name: string): NameFault | null {
  const text = name.trim();
  if (text === "") return "name_required";
  if ([...text].length > NAME_MAX_LENGTH) return "name_too_long";
  return NAME.test(text) ? null : "name_characters";
}
