import { beforeAll, describe, expect, it } from "vitest";
import { pictureOfPage, type SocialSubject, subjectOf } from "../../../src/web/content/page-picture.ts";
import { socialPictureOf } from "../../../src/web/art/social/social-picture.ts";
import { WRITTEN_PAGES } from "../../../src/web/content/written-pages.server.ts";
import { drawings } from "./drawings.ts";
import { painter } from "./paint.ts";
import { listPictures } from "./pictures.ts";
import { sheet } from "./sheet.ts";

let pictures: ReadonlyMap<string, SocialSubject>;
let draw: Awaited<ReturnType<typeof drawings>>;
let paint: Awaited<ReturnType<typeof painter>>;
beforeAll(async () => {
  pictures = await listPictures();
  draw = await drawings();
  paint = await painter();
});

describe("the pictures that links are shown with", () => {
  it("are there for every written page, with its own words on them, and none besides but the hotels'", () => {
    for (const page of WRITTEN_PAGES) expect([page.path, pictures.get(pictureOfPage(page))]).toEqual([page.path, subjectOf(page)]);
    const shown = new Set([...WRITTEN_PAGES.map(pictureOfPage), socialPictureOf("site", "hotels")]);
    expect([...pictures.keys()].toSorted()).toEqual([...shown].toSorted());
  });

  it("can all be drawn, with nothing left in them that the renderer does not know", () => {
    for (const [path, subject] of pictures) {
      const drawn = sheet(subject.title, draw(subject));
      expect([path, /var\(|NaN|undefined/.exec(drawn)?.[0]]).toEqual([path, undefined]);
      expect(drawn.match(/<svg\b/g)).toHaveLength(2);
    }
  });

  it.each(["boston", "kl", "first-class-es", "home"])("are PNGs of 1200 by 630, under 120 KB: %s", (name) => {
    const subject = pictures.get(`/social/${name}.png`);
    const png = Buffer.from(subject ? paint(subject) : []);
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(120 * 1024);
  });

  it.each([
    ["destination", "new-york", "en", "/social/new-york.png"],
    ["destination", "houston", "es", "/social/houston-es.png"],
    ["airline", "KL", "en", "/social/kl.png"],
    ["theme", "cheap", "es", "/social/cheap-es.png"],
    ["site", "policies", "es", "/social/policies.png"],
  ] as const)("of the %s %s in %s stand at %s", (kind, slug, locale, address) => {
    expect(socialPictureOf(kind, slug, locale)).toBe(address);
  });
});
