const HEADER = "X-Keep-Page-Seconds";

/** The longest that the server keeps a page: what it says of fares and days may be this old. */
const KEPT_SECONDS = 600;

/**
 * The `headers` of a route whose page is the same for everybody with the same currency: `export const headers = keptPage;`. The server
 * then renders it once and shows it to all who ask for its address without a query, for ten minutes at most and never past midnight.
 * Such a page must say nothing of its visitor and hold nothing that counts only once.
 */
export const keptPage = (): Record<string, string> => ({ [HEADER]: String(KEPT_SECONDS) });

/** What a loader gives its `data` when its page may be shown for so long and no longer. */
export const shownFor = (seconds: number) => ({ headers: { [HEADER]: String(seconds) } });

/** The same when the page lacks something that the next visitor may get. */
export const NOT_KEPT = shownFor(0);

/** The `headers` of a route like those of `keptPage`, whose loader may say otherwise. */
export const keptAsLoaded = ({ loaderHeaders }: { readonly loaderHeaders: Headers }): Record<string, string> => ({
  [HEADER]: loaderHeaders.get(HEADER) ?? String(KEPT_SECONDS),
});
