import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { listFareQuestions } from "./content/page-fares.server.ts";
import { webContext } from "./context.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { LOCALES } from "./i18n/locale.ts";
import { NonceContext } from "./nonce.tsx";

/** The server sets this key's value for each request; it must be this bundle's own instance. */
export { webContext } from "./context.ts";

/** What the pages will ask for their fares, so that the server can look for them ahead. */
export const fareQuestions = listFareQuestions();

await Promise.all(LOCALES.map(loadMessages));

/** Milliseconds that a page may take to render before its stream is given up. */
const RENDER_TIMEOUT_MS = 6_000;

/** Renders a page whole before the first byte, so that a fault while rendering still becomes an error page with its status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Response | Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { nonce } = context.get(webContext);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onError(error) {
          clearTimeout(timer);
          reject(error);
        },
      },
    );
    timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** A fault in a loader, an action or while rendering. A visitor who left is none, nor is who asks for what no page does: a post to one without a form. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  const isVisitors = request.signal.aborted || (isRouteErrorResponse(fault) && fault.status < 500);
  if (!isVisitors) context.get(webContext).logFault(fault);
};
