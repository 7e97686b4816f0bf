import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Env } from "../kept/env.ts";

/** The published description of the API. */
export type Description = ReturnType<OpenAPIHono<Env>["getOpenAPI31Document"]>;
/** By name, what its calls share. */
export type Schemas = NonNullable<NonNullable<Description["components"]>["schemas"]>;
/** What something looks like, or the name of one that says so. */
export type Schema = Schemas[string];
type Written = Exclude<Schema, { $ref: string }>;

/** A piece of what a field holds: words, or the name of a schema that says more. */
export type TypePart = string | { readonly schema: string };

/** One line of a list of fields. */
export interface Field {
  /** Also of what lies within: `bags.checkedKg`, `places[].city`. */
  readonly name: string;
  readonly type: readonly TypePart[];
  readonly isRequired: boolean;
  readonly about: string;
  /** What it is when it is left out; null where nothing is said. */
  readonly standard: string | null;
  readonly example: string | null;
}

/** The fields of what a schema describes, each followed by those within it; none of what is no object. */
export function fieldsOf(schema: Schema, schemas: Schemas): Field[] {
  return propertiesOf(schema, schemas).flatMap(([name, property, isRequired]) => [
    fieldOf(name, property, isRequired),
    ...withinOf(property).flatMap(([mark, within]) =>
      fieldsOf(within, schemas).map((field) => ({ ...field, name: `${name}${mark}.${field.name}` })),
    ),
  ]);
}

/** One field, without what lies within. */
export function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const { description = "", default: standard, example } = "$ref" in schema ? { description: schema.description } : schema;
  return { name, type: typeOf(schema), isRequired, about: description, standard: textOf(standard), example: textOf(example) };
}

/** What a schema describes, in a few words. */
export function typeOf(schema: Schema): readonly TypePart[] {
  if ("$ref" in schema) return [{ schema: nameOf(schema.$ref) }];
  const { enum: values, anyOf, oneOf, items, additionalProperties } = schema;
  const several = anyOf ?? oneOf;
  if (several !== undefined) return several.flatMap((one, nth) => [...(nth === 0 ? [] : [" or "]), ...typeOf(one)]);
  if (values !== undefined) return [values.length === 1 ? `always ${values[0]}` : `one of ${values.join(", ")}`];
  if (items !== undefined) return ["list of ", ...typeOf(items)];
  if (typeof additionalProperties === "object") return ["map of ", ...typeOf(additionalProperties)];
  return [[schema.type ?? "anything"].flat().join(" or ")];
}

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** Null of what is not said, and of what is empty: nothing more is said by it. */
const textOf = (value: unknown): string | null => {
  const text = value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
  return text === "" || text === "[]" ? null : text;
};

export type Property = readonly [name: string, schema: Schema, isRequired: boolean];

/** Those of all schemas that something is at once. */
export function propertiesOf(schema: Schema, schemas: Schemas): readonly Property[] {
  if ("$ref" in schema) return propertiesOf(schemas[nameOf(schema.$ref)] ?? {}, schemas);
  const { properties = {}, required = [], allOf = [] } = schema;
  return [
    ...allOf.flatMap((part) => propertiesOf(part, schemas)),
    ...Object.entries(properties).map(([name, property]): Property => [name, property, required.includes(name)]),
  ];
}

/** The objects that are written within a schema and have no name of their own, with the mark of how they lie in it. */
function withinOf(schema: Schema): readonly (readonly [mark: string, schema: Written])[] {
  if ("$ref" in schema) return [];
  const { properties, items, additionalProperties, anyOf = [] } = schema;
  const inItems = items === undefined ? [] : withinOf(items).map(([mark, within]) => [`[]${mark}`, within] as const);
  const inMap =
    typeof additionalProperties === "object" ? withinOf(additionalProperties).map(([mark, within]) => [`.*${mark}`, within] as const) : [];
  return [...(properties === undefined ? [] : [["", schema] as const]), ...inItems, ...inMap, ...anyOf.flatMap(withinOf)];
}
