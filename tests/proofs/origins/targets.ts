import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Something that a browser can be made to post to. */
export interface Target {
  readonly method: string;
  readonly path: string;
  /** Whether it takes a post at all; a page without an action answers 405. */
  readonly isTaken: boolean;
}

interface BuiltRoute {
  readonly parentId?: string;
  readonly path?: string;
  readonly module: { readonly action?: unknown };
}

const WEB_BUILD = pathToFileURL(resolve("build/web/server/index.js")).href;
const CHANGING = ["post", "put", "patch", "delete"];
/** Every call of the API that changes something, and every page, as the server describes them itself. */
export async function listTargets(baseUrl: string): Promise<readonly Target[]> {
  const pages = await listPages();
  return [...(await listCalls(baseUrl)), ...pages, ...pages.map(askedByScript)];
}

async function listCalls(baseUrl: string): Promise<readonly Target[]> {
  const description = (await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    CHANGING.filter((method) => Object.hasOwn(methods, method)).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, "anything"),
      isTaken: true,
    })),
  );
}

/** Every page of the built site, in each language. @param fill what stands for a parameter of a path. */
export async function listPages(fill: (name: string) => string = () => "anything"): Promise<readonly Target[]> {
  const { routes } = (await import(WEB_BUILD)) as { routes: Record<string, BuiltRoute> };
  return Object.values(routes)
    .filter(({ path }) => path !== undefined)
    .flatMap(({ path = "", module }) =>
      addressesOf(path, fill).map((address) => ({ method: "POST", path: address, isTaken: "action" in module })),
    );
}

/** `es?/hotels` is `/hotels` and `/es/hotels`. */
function addressesOf(pattern: string, fill: (name: string) => string): readonly string[] {
  const filled = pattern.replaceAll(/:(\w+)\??|\*/g, (_, name?: string) => fill(name ?? "*"));
  return filled.startsWith("es?") ? [filled.slice(3) || "/", `/es${filled.slice(3)}`] : [`/${filled}`];
}

/** The address that the site's own scripts post a page's form to. */
const askedByScript = (page: Target): Target => ({ ...page, path: page.path === "/" ? "/_.data" : `${page.path}.data` });
