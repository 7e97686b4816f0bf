import type { RealValues } from "../shared/real-values.ts";
import type { Description, Schema } from "./description.ts";

/** A value that a schema describes, and the server takes where its name says which. */
export function honestValue(name: string, schema: Schema, real: RealValues, description: Description): unknown {
  const { type, enum: choices, example, properties, items, anyOf, allOf } = description.resolve(schema);
  if (allOf) return Object.assign({}, ...allOf.map((part) => honestValue(name, part, real, description)));
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, honestValue(key, of, real, description)]));
  }
  if (Object.hasOwn(real, name)) return real[name];
  if (type === "array") return items && name !== "travellers" ? [honestValue(name, items, real, description)] : [];
  if (choices) return choices[0];
  if (example !== undefined) return example;
  if (anyOf?.[0]) return honestValue(name, anyOf[0], real, description);
  return type === "number" || type === "integer" ? 1 : type === "boolean" ? true : "";
}
