import { z } from "zod";

/** A JSON schema, as far as the proof looks into it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface DescribedCall {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

/** A call of the API, as the server describes it. */
export interface Call {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Of the JSON that it takes; null when it takes none. */
  readonly body: Schema | null;
  readonly responses: DescribedCall["responses"];
}

export interface Description {
  readonly calls: readonly Call[];
  /** The schema that a reference names, or the schema itself. */
  resolve(schema: Schema): Schema;
  /** Null when a value is what a schema says, else what is wrong with it. */
  faultOf(schema: Schema, value: unknown): string | null;
}

const HERE = "#/components/schemas/";

export async function readDescription(baseUrl: string): Promise<Description> {
  const { paths, components } = (await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()) as {
    paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
    components: { schemas: Readonly<Record<string, Schema>> };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content["application/json"]?.schema ?? null,
      responses,
    })),
  );
  return { calls, resolve: (schema) => resolveIn(components.schemas, schema), faultOf: checker(components.schemas) };
}

const resolveIn = (named: Readonly<Record<string, Schema>>, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (named[schema.$ref.slice(HERE.length)] ?? {});

/** Checks by schemas that are read anew from their description, not by those that the server was written with. */
function checker(named: Readonly<Record<string, Schema>>): Description["faultOf"] {
  const known = new Map<Schema, z.ZodType>();
  const read = (schema: Schema): z.ZodType => {
    const text = JSON.stringify({ ...schema, $defs: named }).replaceAll(HERE, "#/$defs/");
    return z.fromJSONSchema(JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0]);
  };
  return (schema, value) => {
    const check = known.get(schema) ?? read(schema);
    known.set(schema, check);
    const result = check.safeParse(value);
    return result.success ? null : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  };
}
