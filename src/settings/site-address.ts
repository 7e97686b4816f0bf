import { z } from "zod";

interface Manner {
  /** Whether the site may live in a folder of its host. */
  readonly mayHavePath: boolean;
  /** Whether "" stands for no such site. */
  readonly mayBeNone: boolean;
}

/** Paths, marks and queries are put behind such an address: what already has a query, a fragment or a user leads nowhere, or tells a password to all. */
const RULES = {
  host: "must be the http(s) address of a host, such as https://travel.example, without a user, a path, a query and a fragment",
  folder: "must be an http(s) address, such as https://agency.example, without a user, a query and a fragment",
} as const;

/** Where a site is reached, as browsers write it, without the slash at its end. */
export const siteAddress = ({ mayHavePath, mayBeNone }: Manner) =>
  z.string().transform((text, context): string => {
    if (text === "" && mayBeNone) return text;
    const address = readSiteAddress(text, mayHavePath);
    if (address !== null) return address;
    context.addIssue(mayHavePath ? RULES.folder : RULES.host);
    return z.NEVER;
  });

function readSiteAddress(text: string, mayHavePath: boolean): string | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // The marks alone count as well, which the parts of a URL do not tell: `https://travel.example?` has an empty query.
  if (url.username !== "" || url.password !== "" || /[?#]/.test(text)) return null;
  const path = url.pathname.replace(/\/+$/, "");
  return path === "" || mayHavePath ? `${url.origin}${path}` : null;
}
