/** What a page of the site says of itself, read out of its HTML as the server sends it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  readonly canonical: string;
  /** Path of the page by language, as its alternates name them. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly picture: string;
  readonly isIndexed: boolean;
  readonly structured: readonly unknown[];
  /** Every address that a browser loads something from to show it: scripts, styles, pictures, frames. */
  readonly loads: readonly string[];
  /** Paths of this site that it links to, without fragments. */
  readonly links: readonly string[];
}

/** Pages that are searched for, not written: one link of each page is followed, and none of their own. */
export const isSearched = (path: string): boolean =>
  /^(\/es)?\/(search-results|searching|hotels-results|hotel-details|hotel-booking|explore\?)/.test(path);

/** As many pages are asked for side by side: while the server makes one, another is read. */
const SIDE_BY_SIDE = 4;

/** Every page that can be reached by links from some of them. */
export async function crawl(site: string, from: readonly string[]): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const asked = new Set(from);
  for (let waiting = [...from]; waiting.length > 0;) {
    const batch = waiting.slice(0, SIDE_BY_SIDE);
    const read = await Promise.all(batch.map((path) => fetchPage(site, path)));
    const links = read.filter(({ path }) => !isSearched(path)).flatMap(linksToFollow);
    const fresh = [...new Set(links)].filter((path) => !asked.has(path));
    for (const page of read) pages.set(page.path, page);
    for (const path of fresh) asked.add(path);
    waiting = [...waiting.slice(SIDE_BY_SIDE), ...fresh];
  }
  return pages;
}

const linksToFollow = ({ links }: CrawledPage): readonly string[] => [
  ...links.filter((link) => !isSearched(link)),
  ...links.filter(isSearched).slice(0, 1),
];

/** A page as it is, wherever it leads. */
export async function fetchPage(site: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(site + path, { redirect: "manual" });
  return readPage(path, answer.status, await answer.text());
}

function readPage(path: string, status: number, html: string): CrawledPage {
  const one = (pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? "");
  const alternates = [...html.matchAll(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"/gi)];
  return {
    path,
    status,
    language: one(/<html lang="([^"]*)"/),
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    canonical: pathOf(one(/<link rel="canonical" href="([^"]*)"/)),
    alternates: Object.fromEntries(alternates.map(([, url = "", language = ""]) => [language, pathOf(plain(url))])),
    picture: pathOf(one(/<meta property="og:image" content="([^"]*)"/)),
    isIndexed: !html.includes('content="noindex"'),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json) as unknown,
    ),
    loads: [...html.matchAll(LOADED)].map(([, source, href = "", style = ""]) => plain(source ?? (href || style))),
    links: [...new Set([...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => plain(href)))].flatMap((href) =>
      ownPath(href, path),
    ),
  };
}

/** What a tag loads: any `src`, the `href` of a link that is not about the page's addresses, and what styles name. */
const LOADED = /\s(?:src|srcset)="([^"]+)"|<link (?![^>]*rel="(?:canonical|alternate)")[^>]*?href="([^"]+)"|url\(["']?([^"')]+)/gi;

const pathOf = (url: string): string => (url === "" ? "" : new URL(url).pathname);

/** A link as a path of this site; nothing for telephones, mail and other sites. */
function ownPath(href: string, page: string): readonly string[] {
  const url = new URL(href, `http://site.invalid${page}`);
  return url.host === "site.invalid" ? [url.pathname + url.search] : [];
}

const plain = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
