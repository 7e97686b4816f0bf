import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` of a page of results: filters, order and the number of cards never ask the server again; a search or a new currency does.
 * @param bare a query without what says only how its results are looked at.
 */
export const revalidateBeyondView =
  (bare: (query: URLSearchParams) => URLSearchParams) =>
  ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    if (formMethod && formMethod !== "GET") return defaultShouldRevalidate;
    const isSameSearch = bare(currentUrl.searchParams).toString() === bare(nextUrl.searchParams).toString();
    return isSameSearch && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
  };
