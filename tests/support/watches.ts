/** The links of a mail about a watch, as its text has them. @throws Error when there is none to stop it. */
export function watchLinks(mail: { readonly text: string } | undefined): {
  readonly confirm: string;
  readonly stop: string;
  readonly results: string;
} {
  const linkTo = (page: string): string => new RegExp(`https?://\\S+/${page}\\?\\S+`).exec(mail?.text ?? "")?.[0] ?? "";
  const links = { confirm: linkTo("watch/confirm"), stop: linkTo("watch/stop"), results: linkTo("search-results") };
  if (links.stop === "") throw new Error(`No link to stop in “${mail?.text}”.`);
  return links;
}
