import { get } from "./api.ts";

/** A fare of a written page: the query that its link leads to, and the total that it shows. */
interface ShownFare {
  readonly query: Readonly<Record<string, string>>;
  readonly total: string;
}

/** The fares in the card of a written page, in US dollars, in their order. */
export async function searchPage(path: string): Promise<readonly ShownFare[]> {
  const { body } = await get(path);
  const card = /<section[^>]*aria-labelledby="fares".*?<\/section>/s.exec(String(body))?.[0] ?? "";
  return [...card.matchAll(/<a[^>]*href="[^"?]*\?([^"]*)"[^>]*>.*?\$([\d.,]+).*?<\/a>/gs)].map(([, query = "", total = ""]) => ({
    query: Object.fromEntries(new URLSearchParams(query.replaceAll("&amp;", "&"))),
    total: total.replaceAll(",", ""),
  }));
}
