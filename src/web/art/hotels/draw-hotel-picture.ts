import { HOTEL_VIEWS, type HotelLook, type HotelView, type Room, type RoomView, viewsOf } from "../../../core/hotels/index.ts";
import type { Seeded } from "../../../core/kernel/index.ts";
import { paletteOf } from "./color-picture.ts";
import type { Palette, Role } from "./palette.ts";
import { partsWithNeeds } from "./parts.ts";
import { ACCENTS } from "./palettes.ts";
import { hourOf, pick, pickHour, streamOf } from "./plan-picture.ts";
import { type Layer, type Scene, stackOf } from "./stacks.ts";

/** How many of a hundred windows are lit. */
const LIT_PERCENT = { day: 18, dusk: 46, night: 58 } as const;

/**
 * A picture of a hotel as a complete SVG of its own, 640 by 480, put together from its traits: the same look gives the same
 * bytes. Throws for a pool that there is not: `viewsOf` says which pictures there are.
 */
export function drawHotelPicture(look: HotelLook, stars: number, view: HotelView): string {
  if (!viewsOf(look).includes(view)) throw new RangeError(`This hotel has no ${view} to draw.`);
  const stream = streamOf(look, HOTEL_VIEWS.indexOf(view) + HOTEL_VIEWS.length);
  return draw(view, { look, stars, hour: hourOf(look, view), stream });
}

/** One kind of room, in the manner of the hotel: another of its colors, and in the window what the room looks at. */
export function drawRoomPicture(look: HotelLook, stars: number, { view, index }: Pick<Room, "view" | "index">): string {
  const stream = streamOf(look, ROOMS + index);
  const seen = { ...look, setting: SETTING_BY_VIEW[view] ?? look.setting };
  return draw("room", { look: seen, stars, hour: pickHour(stream), stream, accent: pick(stream, ACCENTS) });
}

/** Streams of rooms come after all others. */
const ROOMS = 1000;

const SETTING_BY_VIEW: Readonly<Partial<Record<RoomView, HotelLook["setting"]>>> = {
  city: "city",
  garden: "garden",
  courtyard: "garden",
  sea: "beach",
  mountain: "mountain",
  desert: "desert",
};

function draw(view: HotelView, scene: Scene): string {
  const layers = stackOf(view, scene);
  const palette = paletteOf(view, scene);
  const parts = partsWithNeeds([...new Set(layers.map(({ part }) => part))])
    .map((part) => colored(lit(part, scene.stream, LIT_PERCENT[scene.hour]), palette))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><defs>${skyOf(palette)}${parts}</defs>${layers.map(useOf).join("")}</svg>`;
}

const skyOf = ({ sky1, sky2 }: Palette): string =>
  `<linearGradient id="h-sky" x2="0" y2="1"><stop stop-color="${sky1}"/><stop offset=".8" stop-color="${sky2}"/></linearGradient>`;

function useOf({ part, shift, isMirrored, box }: Layer): string {
  const [x, y, width, height] = box ?? [shift ?? 0, 0, 640, 480];
  const place = box ? ` x="${x}" y="${y}" width="${width}" height="${height}"` : x === 0 ? "" : ` x="${x}"`;
  const mirror = isMirrored ? ` transform="matrix(-1 0 0 1 ${2 * x + width} 0)"` : "";
  return `<use href="#${part}"${place}${mirror}/>`;
}

/** Lights some of a part's windows: each is a subpath of a path of the class `h-win` or `h-lamp`. */
function lit(markup: string, stream: Seeded, percent: number): string {
  return markup.replaceAll(/<path class="h-(win|lamp)" d="([^"]+)"\/>/g, (_, kind: string, d: string) => {
    const [on, off]: [string[], string[]] = [[], []];
    for (const pane of d.match(/M[^z]+z/g) ?? []) (stream.below(100) < percent ? on : off).push(pane);
    const dark = kind === "win" && off.length > 0 ? `<path class="h-glass" d="${off.join("")}"/>` : "";
    return on.length > 0 ? `${dark}<path class="h-lit" d="${on.join("")}"/>` : dark;
  });
}

/** Colors written out: a picture in an `img` inherits none, and a policy of the page may refuse its style sheet. */
function colored(markup: string, palette: Palette): string {
  const color = (role: string): string => palette[role as Role];
  return markup
    .replaceAll(/class="h-([a-z0-9]+)"/g, (_, role: string) => `fill="${color(role)}"`)
    .replaceAll(/class="hl-([a-z0-9]+)"/g, (_, role: string) => `fill="none" stroke="${color(role)}"`);
}
