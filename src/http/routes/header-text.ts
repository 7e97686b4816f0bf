const MAX_LETTERS = 80;
/** A letter takes at most twelve characters when it is percent-encoded. */
const MAX_UNITS = MAX_LETTERS * 12;

/**
 * A name out of a proxy's header: percent-encoded (Vercel, CloudFront), or UTF-8 bytes that HTTP reads as Latin-1 (Cloudflare).
 * At most 80 letters, no control characters. Null when nothing is left.
 */
export function headerText(header: string): string | null {
  const text = percentDecoded(header.slice(0, MAX_UNITS))
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return [...text].slice(0, MAX_LETTERS).join("").trim() || null;
}

function percentDecoded(text: string): string {
  try {
    return bytesDecoded(decodeURIComponent(text));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return bytesDecoded(text);
  }
}

/** UTF-8 that came as one character a byte; any other text as it is. */
function bytesDecoded(text: string): string {
  if (!/^[\0-\u00FF]*[\u0080-\u00FF][\0-\u00FF]*$/.test(text)) return text;
  const decoded = new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  return decoded.includes("\uFFFD") ? text : decoded;
}
