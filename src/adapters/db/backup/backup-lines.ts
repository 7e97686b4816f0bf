/** Of which version sources are, for a person who looks for them; null where that is not known. */
export interface Sources {
  /** `0.1.0` */
  readonly release: string | null;
  /** The beginning of git's name for it: `41c22a9`. */
  readonly commit: string | null;
}

export const UNKNOWN_SOURCES: Sources = { release: null, commit: null };

/** What comes first, and says for which tables the rest is. */
export interface BackupHead {
  readonly kind: "head";
  readonly format: 1;
  /** What must be the same where the backup is restored. */
  readonly version: string;
  /** For a person: when it was made (of the database's clock, in UTC), and by which version, where that is known. Backups of before have none of it. */
  readonly made?: Partial<Sources> & { readonly at: string };
}

/** What a backup is made of, one JSON value a line: a head, then each table followed by its rows, the counters, and an end. */
export type BackupLine =
  | BackupHead
  | { readonly kind: "table"; readonly name: string; readonly part: { readonly of: string; readonly bound: string } | null }
  /** Rows of the table before, in Postgres' own text form. */
  | { readonly kind: "rows"; readonly rows: readonly string[] }
  | { readonly kind: "sequence"; readonly name: string; readonly last: string; readonly isCalled: boolean }
  /** Without it the file was cut off. */
  | { readonly kind: "end"; readonly rows: number };
