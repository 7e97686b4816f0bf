import { DEFAULT_BRAND } from "./environment.ts";
import type { Settings } from "./settings.ts";

/** Which setting has each part of what visitors read of an agency. */
const PARTS = { supportPhone: "SUPPORT_PHONE", supportEmail: "SUPPORT_EMAIL", officeAddress: "OFFICE_ADDRESS" } as const;

/** A line about what an agency has left as it came, though it goes by a name of its own: its policies and mails would name an office that is nobody's. */
export function brandWarnings({ brand }: Pick<Settings, "brand">): readonly string[] {
  if (brand.name === DEFAULT_BRAND.name) return [];
  const left = (["supportPhone", "supportEmail", "officeAddress"] as const).filter((part) => brand[part] === DEFAULT_BRAND[part]);
  if (left.length === 0) return [];
  const shown = left.map((part) => DEFAULT_BRAND[part]).join(" and ");
  return [`Visitors of ${brand.name} are shown what is nobody's, ${shown}: set ${left.map((part) => PARTS[part]).join(", ")}.`];
}
