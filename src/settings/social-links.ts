import { z } from "zod";
import { err, ok, type Result } from "../core/kernel/index.ts";

/** Which network an account is of, by the host of its address. */
const NETWORKS = {
  "facebook.com": "facebook",
  "instagram.com": "instagram",
  "linkedin.com": "linkedin",
  "tiktok.com": "tiktok",
  "wa.me": "whatsapp",
  "x.com": "x",
  "youtube.com": "youtube",
} as const;

/** An account of the agency at a network that has a name and a glyph. */
export interface SocialLink {
  readonly network: (typeof NETWORKS)[keyof typeof NETWORKS];
  readonly url: string;
}

/** So many fit beside the phone number without hiding it. */
const MOST_LINKS = 8;

const NETWORK_BY_HOST = new Map<string, SocialLink["network"]>(Object.entries(NETWORKS));

/** Addresses with commas between them, each of another account at one of the networks. The fault says which one is wrong, never what it is. */
export const socialLinks = z.string().transform((text, context): readonly SocialLink[] => {
  const read = readLinks(text.split(","));
  if (read.ok) return read.value;
  context.addIssue(read.error);
  return z.NEVER;
});

function readLinks(entries: readonly string[]): Result<readonly SocialLink[], string> {
  if (entries.length > MOST_LINKS) return err(`must list ${MOST_LINKS} addresses at most`);
  const links = new Map<string, SocialLink>();
  for (const [index, entry] of entries.entries()) {
    const read = readLink(entry.trim());
    if (!read.ok) return err(refusal(index + 1, read.error));
    const account = accountOf(read.value);
    if (links.has(account)) return err(refusal(index + 1, "has been there before"));
    links.set(account, read.value);
  }
  return ok([...links.values()]);
}

const refusal = (position: number, fault: string): string =>
  `must list accounts such as https://www.instagram.com/agency, with commas between them: number ${position} ${fault}`;

function readLink(entry: string): Result<SocialLink, string> {
  const url = URL.parse(entry);
  if (url?.protocol !== "https:") return err("is not an https address");
  if (url.username !== "" || url.password !== "") return err("names a user before its host");
  const network = NETWORK_BY_HOST.get(hostOf(url));
  if (network === undefined) return err(`is at none of ${Object.keys(NETWORKS).join(", ")}`);
  if (/^\/+$/.test(url.pathname)) return err("names no account");
  return ok({ network, url: url.href });
}

/** With the port, where that is not the usual one: no network has its accounts there. */
const hostOf = (url: URL): string => url.host.replace(/^www\./, "");

/** The same for the spellings of an address that differ in nothing that matters. */
function accountOf(link: SocialLink): string {
  const url = new URL(link.url);
  return `${hostOf(url)}${url.pathname.replace(/\/+$/, "")}${url.search}`;
}
