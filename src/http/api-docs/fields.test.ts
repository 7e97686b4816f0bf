import { describe, expect, it } from "vitest";
import { fieldsOf, type Schema, type Schemas, typeOf } from "./fields.ts";

const SCHEMAS: Schemas = {
  Leg: { type: "object", properties: { airline: { type: "string" } }, required: ["airline"] },
  Lookup: { type: "object", properties: { email: { type: "string", description: "Whose" } }, required: ["email"] },
};
const LEG: Schema = { $ref: "#/components/schemas/Leg" };

const linesOf = (schema: Schema): string[] => fieldsOf(schema, SCHEMAS).map(({ name, isRequired }) => `${name}${isRequired ? "" : "?"}`);

describe("the fields of a schema", () => {
  it("are followed by those within them, of lists and maps, too, but for what has a name of its own", () => {
    const fee: Schema = { type: ["object", "null"], properties: { amount: { type: "number" } } };
    const properties: Record<string, Schema> = {
      legs: { type: "array", items: LEG },
      bags: { type: "array", items: { type: "object", properties: { fee }, required: ["fee"] } },
      rates: { type: "object", additionalProperties: { type: "object", properties: { usd: { type: "number" } } } },
      either: { anyOf: [{ type: "null" }, { type: "object", properties: { id: { type: "string" } } }] },
    };
    expect(linesOf({ type: "object", properties, required: ["legs"] }).join(" ")).toBe(
      "legs bags? bags[].fee bags[].fee.amount? rates? rates.*.usd? either? either.id?",
    );
  });

  it("are those of all that it is at once", () => {
    const more: Schema = { type: "object", properties: { refund: { type: "number" } } };
    expect(linesOf({ allOf: [{ $ref: "#/components/schemas/Lookup" }, more] })).toEqual(["email", "refund?"]);
  });

  it("say what stands where one is left out, unless it is nothing", () => {
    const properties: Record<string, Schema> = {
      language: { type: "string", default: "en", example: "es" },
      city: { type: "string", default: "" },
    };
    expect(fieldsOf({ type: "object", properties }, {})).toMatchObject([
      { standard: "en", example: "es" },
      { standard: null, example: null },
    ]);
  });
});

it.each<[Schema, unknown]>([
  [LEG, [{ schema: "Leg" }]],
  [{ type: "array", items: LEG }, ["list of ", { schema: "Leg" }]],
  [{ type: "object", additionalProperties: LEG }, ["map of ", { schema: "Leg" }]],
  [{ type: ["number", "null"] }, ["number or null"]],
  [{ oneOf: [LEG, { type: "null" }] }, [{ schema: "Leg" }, " or ", "null"]],
  [{ type: "string", enum: ["en", "es"] }, ["one of en, es"]],
  [{ type: "string", enum: ["USD"] }, ["always USD"]],
  [{}, ["anything"]],
])("a schema is told in a few words: %j", (schema, words) => {
  expect(typeOf(schema)).toEqual(words);
});
