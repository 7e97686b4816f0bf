import { readTable } from "./read-table.ts";

/** A set of countries that share a rule of the air (`data/country-rules.csv`). */
interface CountryArea {
  readonly key: string;
  /** ISO 3166-1 alpha-2. */
  readonly members: readonly string[];
  /** Whose airlines are at home in every member: those of all members, of the first one, or of none. */
  readonly home: "all" | "first" | "none";
}

interface CountryRule extends CountryArea {
  readonly kind: "area" | "group" | "pan" | "closed" | "domestic";
}

const RULES: readonly CountryRule[] = readTable("country-rules.csv", (row) => ({
  kind: row.oneOf("kind", ["area", "group", "pan", "closed", "domestic"]),
  key: row.text("key"),
  members: row.list("members"),
  home: row.oneOf("home", ["all", "first", ""]) || "none",
}));

/** A member may name an area defined above its own line. */
const membersOf = (rule: CountryRule): readonly string[] =>
  rule.members.flatMap((member) => RULES.find(({ kind, key }) => kind === "area" && key === member)?.members ?? [member]);

/** Every area, its members spelled out as countries. */
export const AREAS: readonly CountryArea[] = RULES.filter(({ kind }) => kind === "area").map((rule) => ({
  ...rule,
  members: membersOf(rule),
}));

/** Countries of the area; throws when the table has none of that name. */
export function getArea(key: string): ReadonlySet<string> {
  const area = AREAS.find((candidate) => candidate.key === key);
  if (area === undefined) throw new Error(`country-rules.csv has no area ${key}`);
  return new Set(area.members);
}

/** Airline code to every country where its group holds a certificate. */
export const GROUP_HOMES: ReadonlyMap<string, readonly string[]> = new Map(
  RULES.filter(({ kind }) => kind === "group").map((rule) => [rule.key, rule.members]),
);

/** Low-cost airlines that fly between any two of `PAN_EUROPEAN_COUNTRIES`, wherever they are at home. */
export const PAN_EUROPEAN_AIRLINES: ReadonlySet<string> = new Set(
  RULES.filter(({ kind }) => kind === "pan").flatMap(({ key }) => key.split(" ")),
);

export const PAN_EUROPEAN_COUNTRIES: ReadonlySet<string> = new Set(RULES.filter(({ kind }) => kind === "pan").flatMap(membersOf));

/** A country with closed skies to those whose flights and airlines are shut out; `*` shuts out all. */
export const CLOSED_SKIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  RULES.filter(({ kind }) => kind === "closed").map((rule) => [rule.key, new Set(membersOf(rule))]),
);

/** Airlines that never leave their country. */
export const DOMESTIC_AIRLINES: ReadonlySet<string> = new Set(RULES.filter(({ kind }) => kind === "domestic").map(({ key }) => key));
