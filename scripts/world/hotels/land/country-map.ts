import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { LAKES } from "../facts/lakes.ts";
import { bandEdges, type BoundingLine, type EdgeBands } from "./edge-bands.ts";

/** Where countries and coasts are, at 1:10,000,000: a coast is right to a few hundred meters, small islands are missing. */
export interface CountryMap {
  /** Areas of countries; the owner of an edge is the country's number. */
  readonly countries: EdgeBands;
  /** Where land meets the sea. */
  readonly coasts: EdgeBands;
  /** Big lakes beside cities, which belong to countries but carry no hotels. */
  readonly lakes: EdgeBands;
}

/** The countries of the package `world-atlas`, which is Natural Earth: unlike its land, they keep a city on its side of a border. */
export function loadCountryMap(): CountryMap {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const topology = JSON.parse(readFileSync(path, "utf8")) as Topology<{ countries: GeometryCollection }>;
  const { countries } = topology.objects;
  const areas = feature(topology, countries).features.flatMap(({ geometry }, owner): BoundingLine[] => {
    if (geometry.type === "Polygon") return geometry.coordinates.map((ring) => [owner, ring]);
    if (geometry.type === "MultiPolygon") return geometry.coordinates.flat().map((ring) => [owner, ring]);
    return [];
  });
  const coast = mesh(topology, countries, (a, b) => a === b);
  return {
    countries: bandEdges(areas),
    coasts: bandEdges(coast.coordinates.map((line) => [0, line])),
    lakes: bandEdges(LAKES.map((shore, owner) => [owner, shore])),
  };
}
