const RETRY_AFTER = "Retry-After";

/** The header of an answer that says when to come again; none where it is null. */
export const retryAfter = (seconds: number | null): Readonly<Record<string, string>> =>
  seconds === null ? {} : { [RETRY_AFTER]: String(seconds) };

/** The same of a page whose loader or action has answered with it: the headers of a page are its own alone unless they are passed on. */
export function retryAfterOf(answered: Headers | undefined): Readonly<Record<string, string>> {
  const wait = answered?.get(RETRY_AFTER);
  return wait ? { [RETRY_AFTER]: wait } : {};
}
