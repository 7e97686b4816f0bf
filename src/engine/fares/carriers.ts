import type { WorldAirline } from "../timetable/world.ts";
import { type CurvePoints, readCurve } from "./curve.ts";

type CarrierModel = WorldAirline["model"];

/** What an airline charges against the reference, by the model it follows and the kilometres of the market. */
const FACTOR_BY_MODEL: Readonly<Record<CarrierModel, CurvePoints>> = {
  network: [[0, 1]],
  lowcost: [
    [0, 0.72],
    [2000, 0.74],
    [6000, 0.82],
  ],
  leisure: [
    [0, 0.84],
    [6000, 0.86],
  ],
  regional: [[0, 1.05]],
};

/** Low-cost airlines that sell the bare seat, cheaper than the others of their kind. */
const BARE_SEAT = new Set(
  "NK F9 G4 XP F8 Y4 VB P5 JA H2 FO FR W6 W4 LW MW PC DP FS G9 3L F3 AK FD QZ Z2 D7 XJ VJ VZ SL JT IU 5J 9C TR UO 6E QP".split(" "),
);
/** Low-cost airlines that sell as much as a network airline does, for nearly its price. */
const WELL_APPOINTED = new Set("WN B6 WS PD EW DY G3 FZ OD BC YP".split(" "));
/** Network airlines for which travelers pay a little more. */
const SOUGHT_AFTER = new Set("SQ EK QR NH JL CX LX LH BA QF NZ AF DL VS".split(" "));

export const isBareSeat = ({ code }: Pick<WorldAirline, "code">): boolean => BARE_SEAT.has(code);
export const isWellAppointed = ({ code }: Pick<WorldAirline, "code">): boolean => WELL_APPOINTED.has(code);

function standing({ code }: Pick<WorldAirline, "code">): number {
  if (BARE_SEAT.has(code)) return 0.9;
  if (WELL_APPOINTED.has(code)) return 1.14;
  return SOUGHT_AFTER.has(code) ? 1.05 : 1;
}

/** An airline's price against the reference fare of a market of that many kilometres. */
export function carrierFactor(airline: Pick<WorldAirline, "code" | "model">, km: number): number {
  return readCurve(FACTOR_BY_MODEL[airline.model], km) * standing(airline);
}

/** The least of an airline's price factors at any distance. */
export const leastCarrierFactor = (airline: Pick<WorldAirline, "code" | "model">): number =>
  Math.min(...FACTOR_BY_MODEL[airline.model].map(([km]) => carrierFactor(airline, km)));

/** Low-cost airlines end their bare fares on .99. */
export const centsOff = (model: CarrierModel): number => (model === "lowcost" ? MOST_CENTS_OFF : 0);
export const MOST_CENTS_OFF = 1;
