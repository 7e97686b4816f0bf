import { isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The visitor's address: the last one that a trusted proxy saw, else the socket's own. */
export function addressOf(c: Context, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded ? withoutPort(forwarded) : socketAddress(c);
}

/** Null without a socket, as where a program asks the app itself. */
const socketAddress = (c: Context): string | null => (c.env?.incoming ? (getConnInfo(c).remote.address ?? null) : null);

/**
 * By what a visitor is counted: an IPv4 address, or the network of an IPv6 one, its first 64 bits, for one household has all the rest
 * to itself. Null for what is no address.
 */
export function networkOf(address: string | null): string | null {
  const bare = withoutPort(address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const [start = "", end] = (bare.split("%")[0] ?? "").toLowerCase().split("::");
  const [head, tail] = [start, end ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

/** By what the sender of a request is counted; null when it has no address. */
export const senderOf = (c: Context, trustProxy: boolean): string | null => networkOf(addressOf(c, trustProxy));

/** Some proxies write the port as well, which is another one each time: `203.0.113.7:8080`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string => address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
