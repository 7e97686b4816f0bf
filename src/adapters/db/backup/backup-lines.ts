/** What a backup is made of, one JSON value a line: a head, then each table followed by its rows, the counters, and an end. */
export type BackupLine =
  | { readonly kind: "head"; readonly format: 1; readonly version: string }
  | { readonly kind: "table"; readonly name: string; readonly part: { readonly of: string; readonly bound: string } | null }
  /** Rows of the table before, in Postgres' own text form. */
  | { readonly kind: "rows"; readonly rows: readonly string[] }
  | { readonly kind: "sequence"; readonly name: string; readonly last: string; readonly isCalled: boolean }
  /** Without it the file was cut off. */
  | { readonly kind: "end"; readonly rows: number };
