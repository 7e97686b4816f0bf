import { type SocialKind, socialPictureOf } from "../art/social/social-picture.ts";
import { localeOf } from "../i18n/addresses.ts";
import type { WrittenPage } from "./page-types.ts";

/** What a picture shows that links to us are shown with. */
export interface SocialSubject {
  readonly kind: SocialKind;
  readonly slug: string;
  /** The words on it; empty for none. */
  readonly title: string;
}

/** Where the picture of a written page stands. */
export function pictureOfPage(page: WrittenPage): string {
  const { kind, slug } = subjectOf(page);
  return socialPictureOf(kind, slug, localeOf(page.path));
}

/** What the picture of a written page shows. */
export function subjectOf(page: WrittenPage): SocialSubject {
  switch (page.kind) {
    case "destination":
      return { kind: "destination", slug: page.poster.slug, title: page.city };
    case "airline":
      return { kind: "airline", slug: page.code, title: page.airline };
    case "theme":
      return { kind: "theme", slug: page.theme, title: page.name };
    case "legal":
      return { kind: "site", slug: "policies", title: "" };
    case "about":
      return { kind: "site", slug: "home", title: "" };
  }
}
