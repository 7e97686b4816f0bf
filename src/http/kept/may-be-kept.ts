import type { Context } from "hono";
import { keepPage } from "./kept-page.ts";
import type { Made } from "./kept-pages.ts";

/** By this header a page says for how many seconds it may be shown to everybody (`web/present/kept-page.ts`). It never leaves the server. */
export const KEEP_HEADER = "x-keep-page-seconds";

/** One way to write an address, so that a page cannot be kept a thousand times over as `/Hotels`, `/hotels/`, `//hotels`; Hono has undone `/h%6Ftels` before. */
const PLAIN_ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Whether a request is such that its answer could be the same for everybody: it reads, and asks for nothing but an address. */
export const mayBeKept = ({ req }: Context): boolean =>
  (req.method === "GET" || req.method === "HEAD") && !req.url.includes("?") && PLAIN_ADDRESS.test(req.path);

/** A page made ready to be kept when it says that it may be; any other answer as it is. */
export async function keptFor(answer: Response, nonce: string): Promise<Made> {
  const { status, headers } = answer;
  const seconds = Number(headers.get(KEEP_HEADER) ?? 0);
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html") === true && !headers.has("set-cookie");
  return isPage && seconds > 0 ? { page: await keepPage(await answer.text(), nonce), seconds } : answer;
}
