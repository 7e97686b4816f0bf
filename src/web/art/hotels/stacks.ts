import { type HotelLook, type HotelView } from "../../../core/hotels/index.ts";
import type { Seeded } from "../../../core/kernel/index.ts";
import type { Hex } from "./colors.ts";
import type { Hour } from "./palette.ts";
import { pick, streamOf } from "./plan-picture.ts";
import { extrasOf, floraOf, groundOf } from "./traits.ts";
import { BEDS, FURNITURE, facadesOf, SETTING_PARTS, SKIES } from "./variants.ts";

/** One part in the stack of a picture. */
export interface Layer {
  readonly part: string;
  /** To the right, in the stage's pixels. */
  readonly shift?: number;
  readonly isMirrored?: boolean;
  /** x, y, width and height that the part fills instead of the stage, cut to fit. */
  readonly box?: Box;
}
type Box = readonly [number, number, number, number];

/** What a stack is chosen from. */
export interface Scene {
  readonly look: HotelLook;
  readonly stars: number;
  readonly hour: Hour;
  /** Chooses among what is equal in this picture; what all pictures of a hotel share has a stream of its own. */
  readonly stream: Seeded;
  /** In place of the hotel's own accent. */
  readonly accent?: Hex;
}

const SHARED = 101;
/** The building stands at most this far from the middle. */
const MAX_SHIFT = 24;

/** The stack of a view, from back to front. */
export const stackOf = (view: HotelView, scene: Scene): readonly Layer[] => STACKS[view](scene);

const STACKS: Readonly<Record<HotelView, (scene: Scene) => readonly Layer[]>> = {
  outside: building,
  later: building,
  room,
  pool,
  view: outlook,
  lobby,
};

function building(scene: Scene): readonly Layer[] {
  const { look, stars, stream } = scene;
  const { facade, flora, hasMirroredFlora } = shared(scene);
  const ground = groundOf(look, stars);
  const extras = pick(stream, extrasOf(ground, stars, look.hasPool)).map((part) => ({ part, isMirrored: stream.chance(0.5) }));
  return [
    ...distance(scene),
    { part: facade, shift: shiftOf(stream) },
    { part: `ground-${ground}` },
    { part: `flora-${flora}`, isMirrored: hasMirroredFlora },
    ...extras,
  ];
}

function room(scene: Scene): readonly Layer[] {
  const { look, stream } = scene;
  const style = look.isModern ? "modern" : "classic";
  const isMirrored = stream.chance(0.5);
  const lamp = stream.chance(0.6) ? ["room-lamp"] : [];
  const parts = [`room-${style}`, pick(stream, BEDS[style]), ...lamp, pick(stream, FURNITURE[style])];
  return [...distance(scene, mirroredBox(zoomed([300, 64, 270, 196], stream), isMirrored)), ...parts.map((part) => ({ part, isMirrored }))];
}

function pool(scene: Scene): readonly Layer[] {
  const { look, stream } = scene;
  const { facade, flora, hasMirroredFlora } = shared(scene);
  const isLagoon = look.building === "resort" || look.climate === "tropical";
  const behind: readonly Layer[] = stream.chance(0.5) ? [{ part: facade, shift: shiftOf(stream) }] : [];
  return [
    ...distance(scene),
    ...behind,
    { part: isLagoon && look.setting !== "city" ? "pool-lagoon" : "pool-rect", isMirrored: stream.chance(0.5) },
    { part: `flora-${flora}`, isMirrored: hasMirroredFlora },
    { part: "pool-loungers", isMirrored: stream.chance(0.5) },
  ];
}

function outlook(scene: Scene): readonly Layer[] {
  const { stream } = scene;
  return [...distance(scene, zoomed([60, 20, 520, 390], stream)), { part: "view-window", isMirrored: stream.chance(0.5) }];
}

function lobby(scene: Scene): readonly Layer[] {
  const { stream } = scene;
  const { part, opening } = LOBBIES[lobbyOf(scene)];
  const isMirrored = stream.chance(0.5);
  // The openings are not in the middle, so what is seen through them is mirrored with them.
  return [...distance(scene, mirroredBox(zoomed(opening, stream), isMirrored)), { part, isMirrored }];
}

const LOBBIES = {
  grand: { part: "lobby-grand", opening: [200, 30, 240, 290] },
  modern: { part: "lobby-modern", opening: [60, 40, 400, 300] },
  plain: { part: "lobby-plain", opening: [40, 70, 230, 230] },
} as const satisfies Readonly<Record<string, { readonly part: string; readonly opening: Box }>>;

function lobbyOf({ look, stars }: Scene): keyof typeof LOBBIES {
  if (look.building === "grand" || (!look.isModern && stars >= 4)) return "grand";
  return look.isModern ? "modern" : "plain";
}

/** Sky and setting, of the stage or of a window. */
function distance(scene: Scene, box?: Box): readonly Layer[] {
  const { hour, stream } = scene;
  const { setting, hasMirroredSetting } = shared(scene);
  const place = box ? { box } : {};
  return [
    { part: pick(stream, SKIES[hour]), isMirrored: stream.chance(0.5), ...place },
    { part: setting, isMirrored: hasMirroredSetting, ...place },
  ];
}

/** What is the same in every picture of a hotel: they show one place. */
function shared({ look, stars }: Pick<Scene, "look" | "stars">) {
  const stream = streamOf(look, SHARED);
  return {
    facade: pick(stream, facadesOf(look)),
    setting: pick(stream, SETTING_PARTS[look.setting]),
    flora: floraOf(look, stars),
    hasMirroredFlora: stream.chance(0.5),
    hasMirroredSetting: stream.chance(0.5),
  };
}

const shiftOf = (stream: Seeded): number => stream.below(2 * MAX_SHIFT + 1) - MAX_SHIFT;

/** Looks closer through a window, and more to one side: the box grows around what still covers the opening. */
function zoomed([x, y, width, height]: Box, stream: Seeded): Box {
  const zoom = 1 + stream.below(30) / 100;
  const spare = width * (zoom - 1);
  return [x - Math.round((spare * stream.below(101)) / 100), y, Math.ceil(width * zoom), Math.ceil(height * zoom)];
}

const mirroredBox = ([x, y, width, height]: Box, isMirrored: boolean): Box => [isMirrored ? 640 - x - width : x, y, width, height];
