import { propertiesOf, type Schema, type Schemas } from "./fields.ts";

/** A body made of the examples of its fields; null where too few of them have one to be sent. */
export function exampleBody(schema: Schema, schemas: Schemas): unknown {
  if ("$ref" in schema) return exampleObject(schema, schemas);
  if (schema.example !== undefined) return schema.example;
  if (schema.allOf !== undefined || schema.properties !== undefined) return exampleObject(schema, schemas);
  if (schema.items === undefined) return null;
  const item = exampleBody(schema.items, schemas);
  return item === null ? null : [item];
}

function exampleObject(schema: Schema, schemas: Schemas): unknown {
  const fields = propertiesOf(schema, schemas).map(([name, property, isRequired]) => ({
    name,
    isRequired,
    value: exampleBody(property, schemas),
  }));
  if (fields.some(({ isRequired, value }) => isRequired && value === null)) return null;
  const shown = fields.filter(({ value }) => value !== null);
  return shown.length === 0 ? null : Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}
