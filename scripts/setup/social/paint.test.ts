import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { SOCIAL_PICTURES, type SocialPicture, socialPictureOf } from "../../../src/web/art/social/names.ts";
import { drawings } from "./drawings.ts";
import { painter } from "./paint.ts";
import { sheet } from "./sheet.ts";

const WEB = resolve(import.meta.dirname, "../../../src/web");
const filesOf = (folder: string, end: RegExp): readonly string[] =>
  readdirSync(`${WEB}/${folder}`)
    .filter((file) => end.test(file))
    .map((file) => file.replace(end, ""));
const slugsOf = (kind: SocialPicture["kind"]): readonly string[] => [
  ...new Set(SOCIAL_PICTURES.filter((picture) => picture.kind === kind).map(({ slug }) => slug)),
];

let draw: Awaited<ReturnType<typeof drawings>>;
let paint: Awaited<ReturnType<typeof painter>>;
beforeAll(async () => {
  draw = await drawings();
  paint = await painter();
});

describe("the pictures that links are shown with", () => {
  it("are there for every poster and every theme, under a name of their own", () => {
    expect(slugsOf("destination").toSorted()).toEqual(filesOf("art/posters", /\.svg$/).toSorted());
    expect(slugsOf("theme").toSorted()).toEqual(filesOf("art/themes", /\.svg$/).toSorted());
    expect(new Set(SOCIAL_PICTURES.map(({ name }) => name)).size).toBe(SOCIAL_PICTURES.length);
  });

  it("can all be drawn, with nothing left in them that the renderer does not know", () => {
    for (const picture of SOCIAL_PICTURES) {
      const drawn = sheet(picture.title, draw(picture));
      expect([picture.name, /var\(|NaN|undefined/.exec(drawn)?.[0]]).toEqual([picture.name, undefined]);
      expect(drawn.match(/<svg\b/g)).toHaveLength(2);
    }
  });

  it.each(["boston", "kl", "first-class-es", "home"])("are PNGs of 1200 by 630, under 120 KB: %s", (name) => {
    const picture = SOCIAL_PICTURES.find((each) => each.name === name);
    const png = Buffer.from(picture ? paint(picture) : []);
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(120 * 1024);
  });

  it.each([
    ["destination", "new-york", "es", "/social/new-york-es.png"],
    ["destination", "houston", "es", "/social/houston.png"],
    ["airline", "KL", "en", "/social/kl.png"],
    ["airline", "ZZ", "en", "/social/home.png"],
    ["site", "policies", "es", "/social/policies.png"],
  ] as const)("of the %s %s in %s stand at %s", (kind, slug, locale, address) => {
    expect(socialPictureOf(kind, slug, locale)).toBe(address);
  });
});
