import { createHash } from "node:crypto";
import type { MarkedCard } from "./marked-card.ts";

/** Bytes that must be found nowhere. */
interface Needle {
  /** How the card is written: `hex`, `base64`. */
  readonly as: string;
  readonly bytes: Buffer;
}

/** Every way in which a program might write a card's number, its holder or its code down by mistake. */
export function needlesOf({ number, code, holder }: MarkedCard): readonly Needle[] {
  return [
    ...textsOf(number).map(([as, text]) => ({ as, bytes: Buffer.from(text) })),
    ...bytesOf(number).map(([as, bytes]) => ({ as, bytes })),
    { as: "holder", bytes: Buffer.from(holder) },
    ...base64Of(holder).map((text) => ({ as: "holder in base64", bytes: Buffer.from(text) })),
    { as: "holder in a form", bytes: Buffer.from(holder.replace(" ", "+")) },
    ...codesOf(code).map((text) => ({ as: "code under its name", bytes: Buffer.from(text) })),
  ];
}

type Way<Kind> = readonly [as: string, written: Kind];

function textsOf(number: string): readonly Way<string>[] {
  const groups = number.match(/.{4}/g) ?? [];
  const each = (write: (digit: string) => string): string => Array.from(number, write).join("");
  const hex = Buffer.from(number).toString("hex");
  return [
    ["digits", number],
    ...[" ", "-", "+", "%20", "\u00a0", ".", "_", "\\u0020"].map((gap): Way<string> => [`groups with "${gap}"`, groups.join(gap)]),
    ["digits with spaces", each((digit) => `${digit} `).trim()],
    ["reversed", Array.from(number).toReversed().join("")],
    ["hex", hex],
    ["hex of UTF-16", Buffer.from(number, "utf16le").toString("hex")],
    ["its value in hex", BigInt(number).toString(16)],
    ["URL-encoded", each((digit) => `%3${digit}`)],
    ["JSON-escaped", each((digit) => `\\u003${digit}`)],
    ["HTML entities", each((digit) => `&#${digit.charCodeAt(0)};`)],
    ["HTML entities in hex", each((digit) => `&#x3${digit};`)],
    ...base64Of(number).map((text): Way<string> => ["base64", text]),
    ...base64Of(`"${number}"`).map((text): Way<string> => ["base64 of JSON", text]),
    ...["md5", "sha1", "sha256", "sha512"].flatMap((name) => hashesOf(name, number)),
  ];
}

/** A number has so few possible values that its hash is as good as itself. */
function hashesOf(name: string, number: string): readonly Way<string>[] {
  const hash = createHash(name).update(number).digest();
  return [
    [`${name} in hex`, hash.toString("hex")],
    [`${name} in base64`, hash.toString("base64").replace(/=+$/, "")],
    [`${name} in base64url`, hash.toString("base64url")],
  ];
}

/** Base64 of a text wherever it stands: three ways to fall on groups of three bytes, without the letters that its neighbours share. */
const base64Of = (text: string): readonly string[] =>
  [0, 1, 2].map((before) => {
    const written = Buffer.from("\0".repeat(before) + text).toString("base64");
    const whole = Math.floor(((before + text.length) * 8) / 6);
    return written.slice(before === 0 ? 0 : before + 1, whole);
  });

/** In memory's and in Postgres' own ways of keeping numbers. */
function bytesOf(number: string): readonly Way<Buffer>[] {
  const [little, big, double] = [Buffer.alloc(8), Buffer.alloc(8), Buffer.alloc(8)];
  little.writeBigInt64LE(BigInt(number));
  big.writeBigInt64BE(BigInt(number));
  double.writeDoubleLE(Number(number));
  const groups = (number.match(/.{4}/g) ?? []).map(Number);
  const numeric = Buffer.alloc(8);
  for (const [index, group] of groups.entries()) numeric.writeInt16LE(group, index * 2);
  const always: readonly Way<Buffer>[] = [
    ["a whole number", little],
    ["a whole number, big end first", big],
    ["a floating-point number", double],
    ["UTF-16", Buffer.from(number, "utf16le")],
  ];
  // The sandbox's own numbers are mostly zeros, as is much of a file that is no card.
  if (number.includes("0000")) return always;
  return [...always, ["Postgres' numeric", numeric], ["packed decimals", Buffer.from(number, "hex")]];
}

/** Names under which a code may be kept; near one of them, no code may stand. */
export const CODE_FIELDS = ["cardDetails", "securityCode", "card_details", "security_code"] as const;

/** Four digits alone may be anything; under such a name, however closely it is written, they are a security code. */
const codesOf = (code: string): readonly string[] =>
  ["cardDetails", "securityCode", "cvc", "cvv"].flatMap((name) => [
    `${name}":"${code}"`,
    `${name}\\":\\"${code}\\"`,
    `${name}": "${code}"`,
    `${name}":${code}`,
    `${name}=${code}`,
    `${name}%3D${code}`,
    `${name}: '${code}'`,
    `${name}" value="${code}"`,
  ]);
