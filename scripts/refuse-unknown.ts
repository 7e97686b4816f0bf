/** Ends a command with 1 and one line, which lists the known names, when it is given one that is none of them. */
export function refuseUnknown(kind: string, asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(`There is no ${kind} ${unknown.join(", ")}: ${known.join(", ")}.`);
  process.exit(1);
}
