import { type HotelLook, type HotelView } from "../../../core/hotels/index.ts";
import { mix } from "./colors.ts";
import { type Hour, inLight, type Palette } from "./palette.ts";
import { ACCENTS, type Air, AIRS, CLOTHS, FAR_BY_SETTING, GROUNDS, INTERIORS, LEAVES, TINTS } from "./palettes.ts";
import { pick, streamOf } from "./plan-picture.ts";
import type { Scene } from "./stacks.ts";
import { floraOf, groundOf } from "./traits.ts";

const SHARED = 102;
const ACCENT = 103;
/** A plant in a room does not turn with the season. */
const HOUSE_PLANT = { leaf: "#0f766e", leaf2: "#2d8a70" } as const;
const WATER = "#2f9ca0";
/** How much of the hour's air lies over what stands far away. */
const AIR_OVER_FAR: Readonly<Record<Hour, number>> = { day: 0, dusk: 0.6, night: 0.9 };

/** The colors of a picture, in the light of its hour. Building, accent, leaves and ground are the same in all of a hotel's. */
export function paletteOf(view: HotelView, { look, stars, hour, stream, accent }: Scene): Palette {
  const air: Air = pick(stream, AIRS[hour]);
  const shared = streamOf(look, SHARED);
  const ownAccent = pick(streamOf(look, ACCENT), ACCENTS);
  const palette: Palette = {
    ...air,
    ...farOf(look, hour, air),
    ...pick(shared, TINTS[look.building]),
    ...pick(shared, LEAVES[floraOf(look, stars)]),
    ...pick(shared, GROUNDS[groundOf(look, stars)]),
    accent: accent ?? ownAccent,
    wood: "#8a5a3c",
    cloth: pick(shared, CLOTHS),
    trim: "#fffaf2",
    snow: "#fffaf2",
    water: WATER,
    ink: "#0b1f3a",
  };
  const isInside = view === "room" || view === "lobby" || view === "view";
  return inLight(isInside ? { ...palette, ...HOUSE_PLANT, ...pick(shared, INTERIORS) } : palette, hour, isInside);
}

function farOf({ setting }: HotelLook, hour: Hour, air: Air): Pick<Air, "back" | "back2"> {
  const far = FAR_BY_SETTING[setting];
  if (!far) return { back: air.back, back2: air.back2 };
  const share = AIR_OVER_FAR[hour];
  return { back: mix(far.back, air.back, share), back2: mix(far.back2, air.back2, share) };
}
