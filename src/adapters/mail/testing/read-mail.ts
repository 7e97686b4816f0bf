/** Headers by their names in small letters, folded lines put together. */
export function headOf(mail: string): ReadonlyMap<string, string> {
  const [head = ""] = mail.replaceAll("\r\n", "\n").split("\n\n");
  const lines = head.replaceAll(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
}

/** The parts of a mail that hold something, each with a head of its own; the mail itself where it has no parts (RFC 2046). */
export function partsOf(mail: string): readonly string[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/.exec(headOf(mail).get("content-type") ?? "")?.[1];
  if (boundary === undefined) return [mail];
  const pieces = `\n${rawBody(mail)}`.split(`\n--${boundary}`);
  return pieces.slice(1, -1).flatMap((piece) => partsOf(piece.slice(1)));
}

/** The plain text of a mail, out of whatever encoding it travels in. */
export function bodyOf(mail: string): string {
  const plain = partsOf(mail).find((part) => (headOf(part).get("content-type") ?? "text/plain").startsWith("text/plain"));
  return contentOf(plain ?? mail);
}

/** What a part holds, out of its encoding. */
export function contentOf(part: string): string {
  const body = rawBody(part);
  const encoding = headOf(part).get("content-transfer-encoding");
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? fromQuoted(body.replaceAll("=\n", "")) : body;
}

function rawBody(mail: string): string {
  const plain = mail.replaceAll("\r\n", "\n");
  return plain.slice(plain.indexOf("\n\n") + 2);
}

/** A header's text out of its encoded words (RFC 2047). */
export const wordsOf = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString() : fromQuoted(text.replaceAll("_", " ")),
    );

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
