import { type Hex, mix } from "./colors.ts";

/** What the parts' classes are colored with: `h-wall`, `hl-wall`. */
const ROLES = [
  "sun",
  "back",
  "back2",
  "wall",
  "wall2",
  "roof",
  "trim",
  "glass",
  "lit",
  "ground",
  "ground2",
  "leaf",
  "leaf2",
  "water",
  "ink",
  "accent",
  "wood",
  "cloth",
  "snow",
] as const;
export type Role = (typeof ROLES)[number];

/** The two ends of the sky beside the roles. */
export type Palette = Readonly<Record<Role | "sky1" | "sky2", Hex>>;

export type Hour = "day" | "dusk" | "night";

/** What an hour does to the colors of a thing: how far it moves them, and towards what. */
interface Light {
  readonly shade: Hex;
  readonly share: number;
}

const OUTSIDE: Readonly<Record<Hour, Light>> = {
  day: { shade: "#ffffff", share: 0 },
  dusk: { shade: "#3d4c82", share: 0.34 },
  night: { shade: "#0b1633", share: 0.62 },
};
/** Lamps are on: warmer and lighter than outside. */
const INSIDE: Readonly<Record<Hour, Light>> = {
  day: { shade: "#ffffff", share: 0 },
  dusk: { shade: "#a5566a", share: 0.2 },
  night: { shade: "#1d2650", share: 0.66 },
};

/** How much of the hour's light reaches a role; walls and ground take all of it, what shines by itself none. */
const REACH: Readonly<Partial<Record<Role, number>>> = {
  sun: 0,
  lit: 0,
  accent: 0.3,
  trim: 0.6,
  snow: 0.45,
  ink: 0,
  back: 0,
  back2: 0,
  cloth: 0.5,
};

/** Colors of things by day, as the hour shows them. */
export function inLight(colors: Palette, hour: Hour, isInside: boolean): Palette {
  const { shade, share } = (isInside ? INSIDE : OUTSIDE)[hour];
  const shown = ROLES.map((role) => [role, mix(colors[role], shade, share * (REACH[role] ?? 1))] as const);
  return { ...colors, ...(Object.fromEntries(shown) as Record<Role, Hex>) };
}
