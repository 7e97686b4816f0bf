import type { Locale } from "../../i18n/locale.ts";

/** Pictures of the site show nothing in particular and carry no words: one for both languages. */
export type SocialKind = "destination" | "airline" | "theme" | "site";

/**
 * Where the picture stands that links to us are shown with, below the public address: `/social/boston.png`, `/social/kl-es.png`.
 * The slug is a poster's, an airline's code or a theme; `home`, `hotels` or `policies` of the site.
 */
export const socialPictureOf = (kind: SocialKind, slug: string, locale: Locale = "en"): string =>
  `/social/${slug.toLowerCase()}${locale === "es" && kind !== "site" ? "-es" : ""}.png`;
