import { readFileSync } from "node:fs";
import { resolve } from "node:path";

interface NetworkCoefficients {
  /** Names of the features, in the order of each airline-level list. */
  readonly features: readonly string[];
  /** By `<model> <dom|intl|long>`; null where no airline of the model flies so far. */
  readonly airlineLevel: Readonly<Record<string, readonly number[] | null>>;
  readonly pairFeatures: readonly string[];
  readonly pairLevel: readonly number[];
  /** A pair is flown when its probability reaches this. */
  readonly threshold: number;
}

const file = resolve(import.meta.dirname, "../../../data/network-coefficients.json");

/** Fitted weights of the route model; docs/network.md tells where they come from. */
export const COEFFICIENTS = JSON.parse(readFileSync(file, "utf8")) as NetworkCoefficients;
