import { fold } from "../../../../src/core/kernel/index.ts";
import { TYPED_DISTRICTS } from "../facts/named-points.ts";

const NAMES = new Map([...TYPED_DISTRICTS].map(([code, districts]) => [code, new Set(districts.map(({ name }) => fold(name)))]));

/** Whether a place has the name of a neighborhood that we typed for the destination: Queens is New York's. */
export const isTypedDistrict = (destination: string, place: { readonly name: string }): boolean =>
  NAMES.get(destination)?.has(fold(place.name)) ?? false;
