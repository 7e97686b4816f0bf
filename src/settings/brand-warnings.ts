import { DEFAULT_BRAND } from "./environment.ts";
import type { Settings } from "./settings.ts";

/** Which setting has each part of what visitors read of an agency. */
const PARTS = [
  ["supportPhone", "SUPPORT_PHONE"],
  ["supportEmail", "SUPPORT_EMAIL"],
  ["officeAddress", "OFFICE_ADDRESS"],
] as const;

/**
 * A line about what an agency has left as it came, though it goes by a name of its own: its policies and mails would name an office that is nobody's.
 * Nothing of the address where mails are sent: `mailWarnings` asks for it then, under whatever name.
 */
export function brandWarnings({ brand, mailUrl }: Pick<Settings, "brand" | "mailUrl">): readonly string[] {
  if (brand.name === DEFAULT_BRAND.name) return [];
  const left = PARTS.filter(([part]) => brand[part] === DEFAULT_BRAND[part] && !(part === "supportEmail" && mailUrl !== null));
  if (left.length === 0) return [];
  const shown = left.map(([part]) => DEFAULT_BRAND[part]).join(" and ");
  return [`Visitors of ${brand.name} are shown what is nobody's, ${shown}: set ${left.map(([, setting]) => setting).join(", ")}.`];
}
