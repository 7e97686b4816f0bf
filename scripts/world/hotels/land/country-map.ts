import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { LAKES } from "../facts/lakes.ts";
import { bandEdges, type Edge, type EdgeBands } from "./edge-bands.ts";

/** Where countries and coasts are, at 1:10,000,000: a coast is right to a few hundred metres, small islands are missing. */
export interface CountryMap {
  /** Areas of countries; the owner of an edge is the country's number. */
  readonly countries: EdgeBands;
  /** Where land meets the sea. */
  readonly coasts: EdgeBands;
  /** Big lakes beside cities, which belong to countries but carry no hotels. */
  readonly lakes: EdgeBands;
}

type Line = readonly (readonly number[])[];

/** The countries of the package `world-atlas`, which is Natural Earth. */
export function loadCountryMap(): CountryMap {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const topology = JSON.parse(readFileSync(path, "utf8")) as Topology<{ countries: GeometryCollection }>;
  const { countries } = topology.objects;
  const areas = feature(topology, countries).features.flatMap(({ geometry }, owner) => {
    if (geometry.type === "Polygon") return geometry.coordinates.flatMap((ring) => edgesOf(ring, owner));
    if (geometry.type === "MultiPolygon") return geometry.coordinates.flat().flatMap((ring) => edgesOf(ring, owner));
    return [];
  });
  const coast = mesh(topology, countries, (a, b) => a === b);
  return {
    countries: bandEdges(areas),
    coasts: bandEdges(coast.coordinates.flatMap((line) => edgesOf(line, 0))),
    lakes: bandEdges(LAKES.flatMap((shore, owner) => edgesOf(shore, owner))),
  };
}

function edgesOf(line: Line, owner: number): Edge[] {
  const edges: Edge[] = [];
  for (const [index, [x1 = 0, y1 = 0]] of line.slice(0, -1).entries()) {
    const [x2 = 0, y2 = 0] = line[index + 1] ?? [];
    edges.push({ x1, y1, x2, y2, owner });
  }
  return edges;
}
