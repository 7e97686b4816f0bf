/** Whether the user and the password of a URL can be read: a % that begins no letter in UTF-8 would end the process where they are. */
export function hasReadableLogin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return true; // no URL at all, of which another rule tells
  try {
    decodeURIComponent(url.username);
    decodeURIComponent(url.password);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false; // the question is whether they can be read, and this is the answer
    throw error;
  }
}

/** The same of a Postgres' URL: its client takes each % in it for itself where one begins no two hexadecimal digits. */
export const hasReadablePostgresLogin = (text: string): boolean => /%(?![\da-f]{2})/i.test(text) || hasReadableLogin(text);

/** Whether the database of a Valkey's URL, behind its host or in its query, is a number; none is the first. */
export function namesDatabase(text: string): boolean {
  const url = URL.parse(text);
  return url === null || (/^\/?(?:\d+\/?)?$/.test(url.pathname) && /^\d*$/.test(url.searchParams.get("db") ?? ""));
}

/**
 * Whether an address means the server that it seems to: with `smtp://user:12/3@mail.example` it is another one, `user`, than
 * whoever wrote the password thinks. What other mail programs are told there (`?pool=true`) is let be.
 */
export function namesServerAlone(text: string): boolean {
  const url = URL.parse(text);
  return url === null || (/^\/?$/.test(url.pathname) && url.hash === "" && !url.search.includes("@"));
}
