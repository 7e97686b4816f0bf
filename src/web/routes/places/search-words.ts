/** What somebody looks for: one line of so many letters at most, without characters that no page may hold, such as NUL. */
export const searchWords = (query: URLSearchParams, mostLetters: number): string =>
  (query.get("q") ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .slice(0, mostLetters);
