import { seeded } from "../../../src/core/kernel/seeded.ts";

/** What a browser says of where a post comes from. */
export type Sender = Readonly<Record<string, string>>;

/** Ours, and programs, which say nothing. */
export const ownSenders = (baseUrl: string): readonly Sender[] => [
  {},
  { origin: baseUrl },
  { origin: baseUrl, "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
];

/** Other sites: some that look like ours, some that claim to be ours by other headers, and `more` made-up ones. */
export function foreignSenders(baseUrl: string, more: number): readonly Sender[] {
  const { host, hostname, port } = new URL(baseUrl);
  const evil = "https://evil.example";
  return [
    { origin: evil },
    { origin: "null" },
    { origin: `https://${host}` },
    { origin: `http://${hostname}:${Number(port) + 1}` },
    { origin: `http://${hostname}` },
    { origin: `${baseUrl}.evil.example` },
    { origin: `http://evil.example@${host}` },
    { origin: `${baseUrl}/` },
    { origin: `${baseUrl}, ${evil}` },
    { origin: evil, "sec-fetch-site": "same-origin" },
    { origin: evil, referer: `${baseUrl}/contact-us` },
    { origin: evil, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { origin: evil, forwarded: "host=evil.example;proto=https" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site", referer: `${baseUrl}/contact-us` },
    ...Array.from({ length: more }, (_, index) => ({ origin: madeUp(index) })),
  ];
}

const SCHEMES = ["http", "https", "capacitor", "chrome-extension", "file", "moz-extension"];
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-.:_%[]@é ";

function madeUp(seed: number): string {
  const chance = seeded(seed);
  const host = Array.from({ length: 1 + chance.below(30) }, () => LETTERS[chance.below(LETTERS.length)]).join("");
  return Buffer.from(`${SCHEMES[chance.below(SCHEMES.length)]}://${host}`, "utf8")
    .toString("latin1")
    .trim();
}
