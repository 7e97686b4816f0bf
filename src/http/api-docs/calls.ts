import { addDays, type LocalDate } from "../../core/kernel/index.ts";
import { exampleBody } from "./example-body.ts";
import { type Description, type Field, fieldOf, fieldsOf, type Schema, type Schemas, type TypePart, typeOf } from "./fields.ts";

/** What is sent or answered. */
interface Shape {
  readonly type: readonly TypePart[];
  /** Of what has no name of its own. */
  readonly fields: readonly Field[];
}

/** One call, as it is shown. */
export interface Call {
  /** Names its place on the page. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly about: string;
  readonly parameters: readonly (Field & { readonly where: string })[];
  readonly body: (Shape & { readonly example: unknown }) | null;
  readonly answer: Shape & { readonly status: string; readonly about: string };
  readonly problems: readonly { readonly status: string; readonly codes: string }[];
  /** An address to try; null of what is posted, and of what only a search can name. */
  readonly example: string | null;
}

type Operation = NonNullable<NonNullable<Description["paths"]>[string]["get"]>;
type Parameter = Exclude<NonNullable<Operation["parameters"]>[number], { $ref: string }>;

/** Every call that is described, in its order. @param today examples lie ahead of it. */
export function callsOf(description: Description, today: LocalDate): Call[] {
  const schemas = description.components?.schemas ?? {};
  return Object.entries(description.paths ?? {}).flatMap(([path, { get, post }]) =>
    [get && callOf("GET", path, get, schemas, today), post && callOf("POST", path, post, schemas, today)].filter(
      (call) => call !== undefined,
    ),
  );
}

function callOf(method: string, path: string, operation: Operation, schemas: Schemas, today: LocalDate): Call {
  const parameters = (operation.parameters ?? []).filter((parameter): parameter is Parameter => "name" in parameter);
  const [[status, good] = ["200", {}], ...others] = Object.entries(operation.responses ?? {});
  const sent = operation.requestBody;
  return {
    id: `${method} ${path}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replace(/-$/, ""),
    method,
    path,
    group: operation.tags?.[0] ?? "",
    summary: operation.summary ?? "",
    about: operation.description ?? "",
    parameters: parameters.map((parameter) => ({
      ...fieldOf(parameter.name, parameter.schema ?? {}, parameter.required ?? false),
      where: parameter.in,
    })),
    body:
      sent === undefined || "$ref" in sent
        ? null
        : { ...shapeOf(contentOf(sent), schemas), example: exampleBody(contentOf(sent), schemas) },
    answer: { status, about: good.description ?? "", ...shapeOf(contentOf(good), schemas) },
    problems: others.map(([problem, response]) => ({ status: problem, codes: response.description ?? "" })),
    example: method === "GET" && !path.includes("{") ? exampleOf(path, parameters, today) : null,
  };
}

const contentOf = ({ content = {} }: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }): Schema =>
  content["application/json"]?.schema ?? {};

const shapeOf = (schema: Schema, schemas: Schemas): Shape => ({
  type: typeOf(schema),
  fields: "$ref" in schema ? [] : fieldsOf(schema, schemas),
});

const DATE = /^(?:[A-Z][a-z]{2}-\d{2}-\d{4}|\d{4}-\d{2}-\d{2})$/;
/** How far ahead the first day of an example lies, and each further one behind it. */
const [AHEAD_DAYS, APART_DAYS] = [60, 7];

/** What must be given, or else what may be, as in its example; days of the past would be refused. */
function exampleOf(path: string, parameters: readonly Parameter[], today: LocalDate): string {
  const given = parameters.filter(({ required = false }) => required);
  const shown = given.length > 0 ? given : parameters;
  let days = AHEAD_DAYS - APART_DAYS;
  const query = shown.flatMap(({ name, schema = {} }) => {
    const example = fieldOf(name, schema, true).example;
    if (example === null) return [];
    return [`${name}=${encodeURIComponent(DATE.test(example) ? addDays(today, (days += APART_DAYS)) : example)}`];
  });
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
