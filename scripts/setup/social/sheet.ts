import { DAY } from "../../../src/core/colors/index.ts";
import type { Drawing } from "./drawings.ts";
import { letter } from "./lettering.ts";

export const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const { ink: INK, paper: PAPER, sun: SUN } = DAY;
/** Less room than this beside a drawing, and the title climbs its edge. */
const NARROW = 240;

/** The drawing at the right, and a title on the ground beside it; nothing where there are no words. */
export function sheet(title: string, { svg, width, ground }: Drawing): string {
  const room = WIDTH - width;
  const placed = `x="${room}" width="${width}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  const drawing = svg
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<svg\b[^>]*>/, (open) =>
      open.replace(/ (?:width|height|preserveAspectRatio|aria-\w+|role)="[^"]*"/g, "").replace("<svg", `<svg ${placed}`),
    );
  const words = title === "" ? "" : (room < NARROW ? climbing : standing)(title, room, inkOn(ground));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${words}${drawing}</svg>`;
}

/** A word a line at the foot of the sheet, the sun setting on a rule above them. */
function standing(title: string, room: number, ink: string): string {
  const { path, top } = letter(title.split(" "), MARGIN, HEIGHT - MARGIN - 8, room - 2 * MARGIN, 168);
  const rule = top - 40;
  return `<path d="M${MARGIN} ${rule}a36 36 0 0 1 72 0z" fill="${SUN}"/><path d="M${MARGIN} ${rule}h${room - 2 * MARGIN}" stroke="${ink}" stroke-width="4"/><path d="${path}" fill="${ink}"/>`;
}

/** One line that reads upwards, the sun at its end. */
function climbing(title: string, room: number, ink: string): string {
  const { path } = letter([title], MARGIN, room / 2 + 26, HEIGHT - 2 * MARGIN - 88, 92);
  const [x, y] = [room / 2, MARGIN + 36];
  return `<path d="M${x - 36} ${y}a36 36 0 0 1 72 0z" fill="${SUN}"/><path d="M${x - 44} ${y}h88" stroke="${ink}" stroke-width="4"/><path transform="translate(0 ${HEIGHT}) rotate(-90)" d="${path}" fill="${ink}"/>`;
}

/** Ink on a light ground, paper on a dark one. */
function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 118 ? INK : PAPER;
}
