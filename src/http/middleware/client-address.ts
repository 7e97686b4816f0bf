import { isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The visitor's address: the last one that a trusted proxy saw, else the socket's own. */
export function addressOf(c: Context, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded ?? getConnInfo(c).remote.address ?? null;
}

/**
 * By what a visitor is counted: an IPv4 address, or the network of an IPv6 one, its first 64 bits, for one household has all the rest
 * to itself. Null for what is no address.
 */
export function networkOf(address: string | null): string | null {
  const bare = (address ?? "").replace(/^\[(.*)\]$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const [start = "", end] = (bare.split("%")[0] ?? "").toLowerCase().split("::");
  const [head, tail] = [start, end ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
