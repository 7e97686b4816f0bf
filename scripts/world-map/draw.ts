/**
 * Draws the map of the page /explore: `node scripts/world-map/draw.ts` writes src/web/components/explore-map/world.svg, which is kept in the
 * repository, because it changes only with the projection. Land and borders are Natural Earth at 1:110,000,000, public domain, out of the package `world-atlas`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { MAP_HEIGHT, MAP_WIDTH, projectWorld } from "../../src/core/maps/index.ts";

type Line = readonly (readonly number[])[];

const TARGET = join(resolve(import.meta.dirname, "../.."), "src/web/components/explore-map/world.svg");
const path = createRequire(import.meta.url).resolve("world-atlas/countries-110m.json");
const topology = JSON.parse(readFileSync(path, "utf8")) as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Antarctica lies below the sheet. */
const SOUTHERNMOST = -60;
const isOnSheet = (line: Line): boolean => line.some(([, latitude = 0]) => latitude > SOUTHERNMOST);

/**
 * A line that crosses the date line goes on beyond it, and is drawn once for each side, pressed against the edge where it leaves the sheet: else it would
 * be drawn back across the whole world.
 */
function pieces(line: Line): readonly Line[] {
  let turn = 0;
  const whole = line.map(([longitude = 0, latitude = 0], nth) => {
    const step = longitude - (line[nth - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [longitude + turn, latitude] as const;
  });
  return [-360, 0, 360]
    .map((shift) => whole.map(([longitude, latitude]) => [Math.min(180, Math.max(-180, longitude + shift)), latitude] as const))
    .filter((piece) => piece.some(([longitude]) => Math.abs(longitude) < 180))
    .map((piece) => piece.filter((point, nth) => !isEdge(point, piece.at(nth - 1), piece[(nth + 1) % piece.length])));
}

/** Whether a point lies on the edge between two others, round the end of a ring too: nothing of the land is there. */
const isEdge = (...points: readonly (readonly number[] | undefined)[]): boolean =>
  points.every((point) => Math.abs(point?.[0] ?? 0) === 180 && point?.[0] === points[0]?.[0]);

/** A line as steps from point to point, in tenths of a unit; points that fall onto the one before are left out. */
function pathOf(line: Line, end: "" | "z"): string {
  const points = line.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = projectWorld({ latitude, longitude });
    return [Math.round(x * 10), Math.round(y * 10)] as const;
  });
  let [atX, atY] = points[0] ?? [0, 0];
  let steps = `M${atX / 10} ${atY / 10}l`;
  for (const [x, y] of points.slice(1)) {
    if (x === atX && y === atY) continue;
    steps += `${steps.endsWith("l") ? "" : " "}${(x - atX) / 10} ${(y - atY) / 10}`;
    [atX, atY] = [x, y];
  }
  return steps.replaceAll(/ -/g, "-").replaceAll(/(?<![\d.])(-?)0\./g, "$1.") + end;
}

const lands = feature(topology, topology.objects.land).features.flatMap(({ geometry }): Line[] => {
  if (geometry.type === "Polygon") return geometry.coordinates;
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
});
const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates;

const land = lands
  .filter(isOnSheet)
  .flatMap(pieces)
  .map((ring) => pathOf(ring, "z"));
const lines = borders
  .filter(isOnSheet)
  .flatMap(pieces)
  .map((line) => pathOf(line, ""));
writeFileSync(
  TARGET,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"><path id="land" d="${land.join("")}"/><path id="borders" fill="none" vector-effect="non-scaling-stroke" d="${lines.join("")}"/></svg>\n`,
);
