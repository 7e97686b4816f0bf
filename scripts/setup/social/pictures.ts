import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pictureOfPage, type SocialSubject, subjectOf } from "../../../src/web/content/page-picture.ts";
import { socialPictureOf } from "../../../src/web/art/social/social-picture.ts";
import type { WrittenPage } from "../../../src/web/content/page-types.ts";

const CONTENT = resolve(import.meta.dirname, "../../../src/web/content");
/** Kinds of pages about something that can be drawn. */
const FOLDERS = ["destinations", "airlines", "themes"];
const SITE = ["home", "hotels", "policies"].map((slug) => ({ kind: "site", slug, title: "" }) as const);

/** Every picture that links to us are shown with, by its path `/social/<name>.png`: one for each written page with a subject, and the site's. */
export async function listPictures(): Promise<ReadonlyMap<string, SocialSubject>> {
  const pages = await Promise.all(FOLDERS.flatMap(pagesIn));
  return new Map([
    ...pages.map((page) => [pictureOfPage(page), subjectOf(page)] as const),
    ...SITE.map((subject) => [socialPictureOf("site", subject.slug), subject] as const),
  ]);
}

const pagesIn = (folder: string): readonly Promise<WrittenPage>[] =>
  readdirSync(`${CONTENT}/${folder}`)
    .filter((file) => file.endsWith(".ts"))
    .toSorted()
    .map(async (file) => {
      const module = (await import(pathToFileURL(`${CONTENT}/${folder}/${file}`).href)) as { readonly default: WrittenPage };
      return module.default;
    });
