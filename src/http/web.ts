import type { FromFareQuestion } from "../core/flights/index.ts";
import { createRequestHandler, type RouterContextProvider as Provider, RouterContextProvider, type ServerBuild } from "react-router";

/** Renders pages: a request and what loaders may use of the server. */
type WebHandler<WebContext> = (request: Request, context: WebContext) => Promise<Response>;

/**
 * Wraps a server build of the web app. The context key must be the build's own instance, so its entry exports it.
 * @throws TypeError when the build exports no `webContext`.
 */
export function webHandler<WebContext>(build: ServerBuild, mode: "production" | "development"): WebHandler<WebContext> {
  const entry = build.entry.module;
  if (!("webContext" in entry)) throw new TypeError("The web build exports no webContext.");
  const key = entry.webContext as Parameters<Provider["set"]>[0];
  const handle = createRequestHandler(build, mode);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(key, context);
    return handle(request, provider);
  };
}

/**
 * What the pages of a build will ask for their fares; its entry exports it.
 * @throws TypeError when it does not.
 */
export function fareQuestionsOf({ entry: { module } }: ServerBuild): readonly FromFareQuestion[] {
  if (!("fareQuestions" in module)) throw new TypeError("The web build exports no fareQuestions.");
  return module.fareQuestions as readonly FromFareQuestion[];
}
