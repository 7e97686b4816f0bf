import { data, redirect } from "react-router";
import { englishPath, pathIn, plainAddress } from "../i18n/addresses.ts";
import type { Locale } from "../i18n/locale.ts";
import type { Brand } from "../present/brand.ts";
import { fillIn } from "./fill-in.ts";
import type { WrittenPage } from "./page-types.ts";
import { findWrittenPage } from "./written-pages.server.ts";

/** What is asked for: a page by the path of its address. */
interface Asked {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly path: string;
  /** Its query, with the question mark; empty for none. */
  readonly query: string;
}

/**
 * The page of a kind at the address that is asked for, ready to be shown.
 * @throws Response 301 to the page's own address, with its query, where it was asked for in capitals, or in Spanish below `/es`; 404 where nothing is written.
 */
export function getWrittenPage<K extends WrittenPage["kind"]>(kind: K, { brand, locale, path, query }: Asked) {
  const page = findWrittenPage(kind, path);
  if (page) return fillIn(page, brand, locale);
  const own = pathIn(locale, englishPath(plainAddress(path)));
  throw findWrittenPage(kind, own) ? redirect(own + query, 301) : data(null, { status: 404 });
}
