import { data, redirect } from "react-router";
import { plainAddress } from "../../i18n/addresses.ts";
import type { Route } from "./+types/route.ts";

/** Every address that no other route knows: another way of writing one leads there, the shell's fault screen says what to do else. */
export function loader({ url }: Route.LoaderArgs): never {
  const plain = plainAddress(url.pathname);
  throw plain === url.pathname ? data(null, { status: 404 }) : redirect(plain + url.search, 301);
}

export default function NotFound() {
  return null;
}
