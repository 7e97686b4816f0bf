/**
 * Why Postgres does not let us in: `ECONNREFUSED`, or its own five characters, with what they mean, or words of ours; never the message, which
 * may hold names from the URL.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "it does not say why";
  if ("code" in error) {
    const code = String(error.code);
    return Object.hasOwn(CODES, code) ? `${code}: ${CODES[code]}` : code;
  }
  return REASONS.find(([pattern]) => pattern.test(error.message))?.[1] ?? "it does not say why";
}

/** What `pg` says in words alone, in ours. The first that fits counts. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/timeout|has fallen silent/, "it does not answer in time"],
  [/^The server does not support SSL/, "it does not speak TLS, as sslmode asks"],
  [/^There was an error establishing an SSL/, "it does not agree with us on TLS"],
  [/^Connection terminated/, "it breaks the connection off"],
  [/password must be a/, "it asks for a password, and there is none"],
];

/** What Postgres means by some of its codes. */
const CODES: Readonly<Record<string, string>> = {
  "28000": "it does not take this user, or not from here",
  "28P01": "it knows no such user with this password",
  "3D000": "it has no database of this name",
};
