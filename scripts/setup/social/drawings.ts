import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { DAY } from "../../../src/core/colors/index.ts";
import type { HotelLook } from "../../../src/core/hotels/index.ts";
import type { SocialSubject } from "../../../src/web/content/page-picture.ts";
import { declarationsOf, withValues } from "./css-values.ts";
import type * as Scenes from "./scenes.tsx";

const WEB = resolve(import.meta.dirname, "../../../src/web");
const read = (path: string): string => readFileSync(`${WEB}/${path}`, "utf8");

/** A drawing with its colors in it, and what a title beside it stands on and is written in. */
export interface Drawing {
  readonly svg: string;
  /** Part of the width of 1200 that it fills, from the right. */
  readonly width: number;
  readonly ground: string;
}

/** The hotel that stands for all of them: a resort by the sea, none in particular. */
const SEASIDE: HotelLook = { building: "resort", setting: "beach", climate: "tropical", isModern: false, hasPool: true, seed: 47_517 };

/** Components cannot be imported by Node as they are; class names mean nothing here. */
const scenes = async () => {
  const { module } = await runnerImport<typeof Scenes>(resolve(import.meta.dirname, "scenes.tsx"), {
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "class-names",
        enforce: "pre",
        resolveId: (id) => (id.endsWith(".module.css") ? "\0class-names" : undefined),
        load: (id) => (id === "\0class-names" ? "export default new Proxy({}, { get: (_, name) => name })" : undefined),
      },
    ],
  });
  return module;
};

/** Draws whatever picture it is asked for. */
export async function drawings(): Promise<(subject: SocialSubject) => Drawing> {
  const { airlineMarkup, drawHotelPicture, heroChoice, heroMarkup } = await scenes();
  const tokens = read("styles/tokens.css");
  const day = declarationsOf(tokens, ":root");
  const dusk = declarationsOf(tokens.slice(tokens.indexOf("prefers-color-scheme: dark")), ":root");
  const hours = read("art/airline-hero/hours.css");

  const file = (path: string, width: number): Drawing => {
    const svg = read(path);
    const own = declarationsOf(svg, `.fw-${/fw-art fw-([\w-]+)/.exec(svg)?.[1] ?? ""}`);
    return { svg: withValues(svg, own), width, ground: own.get("--art-sky-hi") ?? DAY.sky };
  };
  const draw: Readonly<Record<SocialSubject["kind"], (slug: string) => Drawing>> = {
    destination: (slug) => file(`art/posters/${slug}.svg`, 504),
    theme: (slug) => file(`art/themes/${slug}.svg`, 1064),
    airline: (slug) => {
      const code = slug.toUpperCase();
      const hour = declarationsOf(hours, `.${heroChoice(code).scene}`);
      const ground = hour.get("--sc-sky-1") ?? day.get("--sc-sky-1") ?? DAY.sky;
      return { svg: withValues(airlineMarkup(code), hour, day), width: 700, ground };
    },
    site: (slug) => ({
      svg: slug === "hotels" ? drawHotelPicture(SEASIDE, 5, "outside") : withValues(heroMarkup(), slug === "policies" ? dusk : day),
      width: 1200,
      ground: day.get("--sc-sky-1") ?? DAY.sky,
    }),
  };
  return ({ kind, slug }) => draw[kind](slug);
}
