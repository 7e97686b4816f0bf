import type { FareWorld } from "./fare-world.ts";
import { codeNumber, stableBetween } from "./hash.ts";

const LEAST_OF_NETWORKS = 0.08;
export const MOST_RETURN_DISCOUNT = 0.15;

/**
 * The share that a return ticket takes off the sum of its bounds, by the airlines that plate them: 8 to 15 % where network airlines
 * do that are one or partners, 5 % with a leisure or regional airline among them; nothing for two tickets (airlines that are no
 * partners) and where a low-cost airline sells one bound.
 * @throws RangeError for an airline that is not in the world.
 */
export function returnDiscount(
  { airlines, partners }: Pick<FareWorld, "airlines" | "partners">,
  outPlate: number,
  inPlate: number,
): number {
  const [out, back] = [airlines[outPlate], airlines[inPlate]];
  if (out === undefined || back === undefined) throw new RangeError(`No airlines have the indices ${outPlate} and ${inPlate}.`);
  const models = [out.model, back.model];
  if (partners[outPlate * airlines.length + inPlate] !== 1 || models.includes("lowcost")) return 0;
  if (models.some((model) => model !== "network")) return 0.05;
  const [one, other] = [codeNumber(out.code), codeNumber(back.code)];
  // Either way round the same. Not by their difference alone, which is 0 for every airline with itself.
  return stableBetween(LEAST_OF_NETWORKS, MOST_RETURN_DISCOUNT, one ^ other, one + other);
}
