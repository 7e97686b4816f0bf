const ANY_ORIGIN = "http://site.invalid";

/** A path of this site, from what a form says; "/" for anything that would lead elsewhere, such as `//evil.example`. */
export function ownPath(next: string): string {
  if (!next.startsWith("/") || !URL.canParse(next, ANY_ORIGIN)) return "/";
  const url = new URL(next, ANY_ORIGIN);
  const path = `${url.pathname}${url.search}`;
  return url.origin === ANY_ORIGIN && !path.startsWith("//") ? path : "/";
}
