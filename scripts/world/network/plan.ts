/** Who flies where and how often: what the network step makes and the schedule step turns into flights. */
export interface NetworkPlan {
  /** Every airport with at least one route, in the order of the codes. */
  readonly airports: readonly PlannedAirport[];
  /** Undirected nonstop pairs, in the order of (from, to), `from` before `to` in the alphabet. */
  readonly routes: readonly PlannedRoute[];
}

export interface PlannedAirport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Million passengers a year; the thin ones have a small guess. */
  readonly mppa: number;
  /** Seats of the biggest type that a small field's runway takes; null elsewhere. */
  readonly mostSeats: number | null;
}

export interface PlannedRoute {
  readonly from: string;
  readonly to: string;
  readonly distanceKm: number;
  /** The model's own pair, a row of must-exist or fifth-freedoms, a feeder of a thin airport, or a link added by hand for reach. */
  readonly source: "model" | "mustExist" | "fifthFreedom" | "feeder" | "reach";
  /** Passengers a day, each way. */
  readonly passengersPerDay: number;
  /** At least one. `dailyEachWay` may be below 1: 3/7 is three days a week. */
  readonly carriers: readonly { readonly airline: string; readonly dailyEachWay: number }[];
}
