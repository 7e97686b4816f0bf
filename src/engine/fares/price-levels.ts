import { type CurvePoints, curveByKm } from "./curve.ts";
import { getRegion, isDomestic, type Region } from "./regions.ts";

/**
 * US dollars, one way, before taxes, economy, by kilometre: what a network airline's lowest fare four to seven weeks ahead
 * would be on a plain weekday, at price level 1. Invented, then set so that the markets of `sanity/markets.ts` come out right.
 */
const DOMESTIC: CurvePoints = [
  [0, 62],
  [300, 80],
  [600, 95],
  [1000, 111],
  [1750, 132],
  [2500, 156],
  [4000, 196],
  [6000, 262],
  [8000, 336],
  [14000, 564],
];
const INTERNATIONAL: CurvePoints = [
  [0, 62],
  [500, 86],
  [1000, 106],
  [2000, 140],
  [3000, 176],
  [4500, 212],
  [5600, 234],
  [7000, 281],
  [8000, 317],
  [10000, 390],
  [12000, 463],
  [15000, 541],
  [20000, 645],
];

/** Domestic price level: the United States are 1. */
const DOMESTIC_LEVEL: Readonly<Record<string, number>> = {
  US: 1,
  CA: 1.1,
  MX: 0.62,
  CO: 0.64,
  PE: 0.55,
  CL: 0.56,
  AR: 0.65,
  BR: 0.72,
  EC: 0.7,
  BO: 0.6,
  GB: 0.7,
  IE: 0.8,
  FR: 0.85,
  ES: 0.7,
  IT: 0.68,
  DE: 1.05,
  GR: 0.75,
  PT: 0.7,
  NO: 0.9,
  SE: 0.8,
  TR: 0.5,
  RU: 0.78,
  KZ: 0.5,
  SA: 0.65,
  EG: 0.65,
  MA: 0.6,
  IN: 0.57,
  PK: 0.55,
  BD: 0.5,
  CN: 0.85,
  JP: 0.85,
  KR: 0.62,
  TW: 0.75,
  VN: 0.58,
  TH: 0.62,
  MY: 0.56,
  ID: 0.66,
  PH: 0.52,
  AU: 0.8,
  NZ: 0.75,
  ZA: 0.6,
  NG: 0.75,
  KE: 0.75,
};

/** International price level of a region; a pair without an entry of its own below takes the mean of its two. */
const REGION_LEVEL: Readonly<Record<Region, number>> = {
  northAmerica: 0.98,
  middleAmerica: 0.92,
  southAmerica: 1,
  europe: 0.7,
  centralAsia: 0.85,
  middleEast: 0.78,
  northAfrica: 0.78,
  africa: 1.2,
  southAsia: 0.72,
  eastAsia: 0.82,
  southeastAsia: 0.6,
  oceania: 1.02,
};

const PAIR_LEVEL: Readonly<Partial<Record<`${Region} ${Region}`, number>>> = {
  "northAmerica middleAmerica": 0.88,
  "northAmerica southAmerica": 1.14,
  "northAmerica europe": 0.99,
  "northAmerica eastAsia": 1.26,
  "northAmerica southeastAsia": 0.92,
  "northAmerica southAsia": 1.06,
  "northAmerica oceania": 1.2,
  "northAmerica africa": 1.15,
  "northAmerica middleEast": 1.04,
  "middleAmerica europe": 0.92,
  "southAmerica europe": 1.02,
  "europe northAfrica": 0.66,
  "europe middleEast": 0.72,
  "europe africa": 1.05,
  "europe southAsia": 0.85,
  "europe eastAsia": 0.9,
  "europe southeastAsia": 0.88,
  "europe oceania": 0.95,
  "middleEast southAsia": 0.68,
  "middleEast africa": 0.95,
  "eastAsia southeastAsia": 0.68,
  "southeastAsia oceania": 0.84,
  "southAsia southeastAsia": 0.7,
};

function internationalLevel(from: Region, to: Region): number {
  return PAIR_LEVEL[`${from} ${to}`] ?? PAIR_LEVEL[`${to} ${from}`] ?? (REGION_LEVEL[from] + REGION_LEVEL[to]) / 2;
}

/** The price level between two countries, or within one. */
export function priceLevel(from: string, to: string): number {
  const [fromRegion, toRegion] = [getRegion(from), getRegion(to)];
  if (!isDomestic(from, to)) return internationalLevel(fromRegion, toRegion);
  return DOMESTIC_LEVEL[from] ?? REGION_LEVEL[fromRegion];
}

const domesticFare = curveByKm(DOMESTIC);
const internationalFare = curveByKm(INTERNATIONAL);

/**
 * The reference fare of a market: US dollars, one way, economy, before taxes.
 * @param level as `priceLevel` says.
 * @param km great circle between the two airports.
 */
export const referenceFare = (isWithin: boolean, level: number, km: number): number =>
  (isWithin ? domesticFare(km) : internationalFare(km)) * level;
