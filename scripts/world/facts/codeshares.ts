import { readTable } from "./read-table.ts";

/** `marketing` sells flights of `operating` under its own code (`data/codeshares.csv`). */
export interface CodeShare {
  readonly marketing: string;
  readonly operating: string;
  readonly kind: "joint-venture" | "alliance" | "partner" | "group" | "regional";
  /** The operating airline sells those of the marketing one too. */
  readonly bothWays: boolean;
}

export const CODESHARES: readonly CodeShare[] = readTable("codeshares.csv", (row) => ({
  marketing: row.text("marketing"),
  operating: row.text("operating"),
  kind: row.oneOf("kind", ["joint-venture", "alliance", "partner", "group", "regional"]),
  bothWays: row.text("direction") === "both ways",
}));
