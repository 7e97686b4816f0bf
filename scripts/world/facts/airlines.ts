import { readTable } from "./read-table.ts";

type BusinessModel = "network" | "lowcost" | "leisure" | "regional";
type Alliance = "star" | "oneworld" | "skyteam";

/** A brand that sells or operates flights, as typed in `data/airlines.csv`. */
export interface AirlineFact {
  /** IATA. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly alliance: Alliance | null;
  readonly model: BusinessModel;
  /** Airport codes, biggest first. */
  readonly hubs: readonly string[];
  readonly bases: readonly string[];
  /** Of M W C F. */
  readonly cabins: string;
  /** Keys of `aircraft.csv`. */
  readonly fleet: readonly string[];
  /** Where its wide types start. */
  readonly longhaulBases: readonly string[];
  /** `#0078D2`, approximate. */
  readonly colour: string;
  readonly tail: string;
  /** On the scale of the real world; 0 for an operator without flights of its own, or a dormant one. */
  readonly dailyDepartures: number;
  /** Brands whose regional flights it operates. */
  readonly operatesFor: readonly string[];
  readonly tier: "1" | "2" | "3" | "operator";
}

export const AIRLINES: readonly AirlineFact[] = readTable("airlines.csv", (row) => ({
  code: row.text("iata"),
  name: row.text("name"),
  country: row.text("country"),
  alliance: row.oneOf("alliance", ["star", "oneworld", "skyteam", ""]) || null,
  model: row.oneOf("model", ["network", "lowcost", "leisure", "regional"]),
  hubs: row.list("hubs"),
  bases: row.list("bases"),
  cabins: row.text("cabins"),
  fleet: row.list("fleet"),
  longhaulBases: row.list("longhaulBases"),
  colour: row.text("colour"),
  tail: row.text("tail"),
  dailyDepartures: row.number("dailyDepartures"),
  operatesFor: row.list("operatesFor"),
  tier: row.oneOf("tier", ["1", "2", "3", "operator"]),
}));
