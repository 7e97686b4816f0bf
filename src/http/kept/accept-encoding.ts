/** In the order that we prefer where a visitor takes several alike. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding that a visitor likes best of ours (RFC 9110, 12.5.3). Without the header anything may be sent, but a program that says
 * nothing seldom unpacks; whoever refuses everything that we have gets the plain bytes all the same, as the standard advises.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const weights = new Map(header.split(",").map(weightOf));
  const weigh = (encoding: Encoding): number => {
    const named = weights.get(encoding);
    if (named !== undefined) return named;
    // Plain bytes need not be named, and are never liked better than what is.
    return encoding === "identity" ? LEAST : (weights.get("*") ?? 0);
  };
  let best: Encoding = "identity";
  for (const encoding of ENCODINGS.toReversed()) if (weigh(encoding) > 0 && weigh(encoding) >= weigh(best)) best = encoding;
  return best;
}

/** Less than any weight that can be written down: three decimals. */
const LEAST = 0.0001;

/** `gzip;q=0.5` as its name and its weight; a weight that cannot be read counts as none. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}
