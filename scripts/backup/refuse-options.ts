/**
 * Ends a command that knows no options with 2 and its usage when it is given one: who asks for `--help` wants no file of that name.
 * A file whose name begins so is `./-file`.
 */
export function refuseOptions(name: string): void {
  if (!process.argv.slice(2).some((word) => word.startsWith("-"))) return;
  console.error(`Usage: npm run ${name} -- FILE`);
  process.exit(2);
}
