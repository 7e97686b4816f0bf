import { data, redirect } from "react-router";
import { PLACES_PATH } from "../../components/site-header/destinations.ts";
import { englishPath, localeOf, pathIn, plainAddress } from "../../i18n/addresses.ts";
import type { Route } from "./+types/route.ts";

/** What stands in front of the pages of a kind: all of them have one index. */
const SPANISH_BRANCHES: ReadonlySet<string> = new Set(["/aerolinea", "/aerolineas"]);
const BRANCHES: ReadonlySet<string> = new Set(["/destination", "/airlines", "/travel-by-theme", ...SPANISH_BRANCHES]);

/** Every address that no other route knows: another way of writing one leads there, the shell's fault screen says what to do else. */
export function loader({ url }: Route.LoaderArgs): never {
  const plain = plainAddress(url.pathname);
  if (BRANCHES.has(englishPath(plain)))
    throw redirect(pathIn(SPANISH_BRANCHES.has(plain) ? "es" : localeOf(plain), PLACES_PATH) + url.search, 301);
  throw plain === url.pathname ? data(null, { status: 404 }) : redirect(plain + url.search, 301);
}

export default function NotFound() {
  return null;
}
