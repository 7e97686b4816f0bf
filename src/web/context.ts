import { createContext, type RouterContextProvider } from "react-router";
import type { CurrencyCode } from "../core/kernel/index.ts";
import type { UseCases } from "../usecases/use-cases.ts";
import { localeOf } from "./i18n/addresses.ts";
import type { Locale } from "./i18n/locale.ts";
import type { Brand } from "./present/brand.ts";

/** What the server hands to loaders and actions with each request. */
export interface WebContext {
  readonly useCases: UseCases;
  readonly brand: Brand;
  /** From the visitor's cookie, always one that has a rate. */
  readonly currency: CurrencyCode;
  /** For the content policy: every inline script and style carries it. */
  readonly nonce: string;
  /** Writes a fault of a page down, people and cards taken out. */
  logFault(fault: unknown): void;
  /** Absolute address of the site, no slash at the end. */
  readonly publicUrl: string;
  /** With the sandbox no money moves, and the pages say so. */
  readonly payments: "sandbox" | "live";
  /** Seals a booking id for the thank-you page's address, so that the page can be reloaded but not guessed. */
  sealBookingId(id: string): string;
  /** The booking id of a sealed one, or null when we did not seal it. */
  openBookingSeal(seal: string): string | null;
  /** Seals a booking id for the address of a booking that has been looked up: it opens the booking for a while. */
  sealManaged(id: string): string;
  /** The booking id of such an address; `old` when it no longer opens, null when we did not seal it. */
  openManaged(seal: string): { readonly id: string } | "old" | null;
  /** By what who posts a form is counted: an internet address or its network; null for who only reads. */
  readonly address: string | null;
  /** Seals the moment, or one some seconds ago, for a form: how long it has been shown. */
  sealForm(secondsAgo?: number): string;
  /** For how many seconds a form has been shown at least, by its seal; null when we did not seal it. */
  secondsShown(seal: string): number | null;
  /** A fresh random token for a form that must count once however often it is sent: its `Idempotency-Key`. */
  newFormKey(): string;
}

/** The key that the server sets; re-exported by entry.server, because the server must use this bundle's own instance. */
export const webContext = createContext<WebContext>();

/** What the server hands over, and the language of the page that is asked for. */
export interface PageContext extends WebContext {
  readonly locale: Locale;
  /** Path of the page's address. */
  readonly path: string;
  /** Its query, with the question mark; empty for none. */
  readonly query: string;
}

/** The context of a loader or an action whose answer differs by language. */
export const pageContext = ({ context, url: { pathname, search } }: PageArgs): PageContext => ({
  ...context.get(webContext),
  locale: localeOf(pathname),
  path: pathname,
  query: search,
});

/** Of a loader's or an action's arguments. `url` is the page's address; the request's own ends in `.data` when a script asks. */
interface PageArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}
