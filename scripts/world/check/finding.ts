/** What one check found: its figures for the table, and every breach as a line. */
export interface Finding {
  readonly name: string;
  readonly figures: string;
  readonly breaches: readonly string[];
}

const SHOWN_BREACHES = 5;

/** The findings as lines of a table; of each check's breaches the first few. */
export function tableOf(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ name, figures, breaches }) => [
      `${breaches.length === 0 ? "ok    " : "BREACH"} ${name.padEnd(24)} ${figures}`,
      ...breaches.slice(0, SHOWN_BREACHES).map((breach) => `         ${breach}`),
      ...(breaches.length > SHOWN_BREACHES ? [`         … and ${breaches.length - SHOWN_BREACHES} more`] : []),
    ])
    .join("\n");
}
