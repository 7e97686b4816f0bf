import type { Answered, Asked } from "../shared/ask.ts";

/** Written into a page as it came, this would run there. */
const RUNS = /<script>alert\(1\)|<img src=x onerror|<\/title><script/i;
/** Traces of the program in an answer: pages show code of their own, so only a stack's lines and places of files are looked for. */
const TRACES = /\n\s+at \S+ \(|node_modules|ZodError|pglite|drizzle/i;
const CARD = /4242424242424242/;

/** Null when a page's answer is no fault of ours, gives nothing away and leads to nobody else's site. */
export function judgePage(baseUrl: string, asked: Asked, { status, headers, body }: Answered): string | null {
  const text = body.toString();
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  const type = headers["content-type"] ?? "";
  if (body.length > 0 && type === "") return `answered ${status} without a content type`;
  if (type.startsWith("text/html") && RUNS.test(text)) return "wrote what was sent into the page as code";
  if (TRACES.test(text)) return `shows how it is made: ${TRACES.exec(text)?.[0]}`;
  if (CARD.test(text)) return "sent the card's number back";
  if (asked.method === "POST" && status === 200 && type === "") return "answered a form with nothing";
  const { location } = headers;
  return location === undefined || isOurs(baseUrl, location) ? null : `leads to ${location}`;
}

const isOurs = (baseUrl: string, location: string): boolean => new URL(location, `${baseUrl}/here`).origin === baseUrl;
