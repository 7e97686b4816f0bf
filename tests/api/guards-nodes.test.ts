import { randomBytes } from "node:crypto";
import { Redis } from "iovalkey";
import { describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

const VALKEY = process.env.TEST_VALKEY_URL;
const SETTINGS = { TRUST_PROXY: "true", LIMITS_TIMES: "1" };

/** The statuses of wrong lookups from one address. */
async function guess(server: RunningServer, from: string, times: number): Promise<readonly number[]> {
  const headers = { "x-forwarded-for": from, "content-type": "application/json" };
  const body = JSON.stringify({ bookingId: "00000000", email: "nobody@mail.example" });
  const answers = await Promise.all(
    Array.from({ length: times }, () => fetch(`${server.url}/api/v1/bookings/lookup`, { method: "POST", headers, body })),
  );
  return answers.map(({ status }) => status);
}

const limited = (statuses: readonly number[]): number => statuses.filter((status) => status === 429).length;

describe.skipIf(!VALKEY)(`two nodes${VALKEY ? "" : ", skipped: TEST_VALKEY_URL names no server"}`, () => {
  it("count an address together in Valkey", async () => {
    const valkey = new Redis(VALKEY ?? "");
    const nodes = await Promise.all([
      startServer({ ...SETTINGS, VALKEY_URL: VALKEY ?? "" }),
      startServer({ ...SETTINGS, VALKEY_URL: VALKEY ?? "" }),
    ]);
    // An address that no other run has.
    const network = `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}`;
    try {
      // What a process does first it does slowly, and a slow one does not wait for Valkey.
      for (const node of nodes) await (await fetch(`${node.url}/api/v1/flights/locations?keyword=a`)).text();
      const statuses = (await Promise.all(nodes.map((node) => guess(node, `${network}::1`, 15)))).flat();
      expect(limited(statuses)).toBe(15);
    } finally {
      expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0]);
      await valkey.del(`farewind:lookup:3600:${shortened(network)}::/64`);
      valkey.disconnect();
    }
  });
});

/** Without the zeros before each group, as addresses are counted. */
const shortened = (network: string): string =>
  network
    .split(":")
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");

it("a node whose Valkey cannot be reached starts all the same, and counts by itself", async () => {
  const server = await startServer({ ...SETTINGS, VALKEY_URL: "redis://127.0.0.1:1" });
  expect(limited(await guess(server, "198.51.100.7", 20))).toBe(5);
  expect(await server.stop()).toBe(0);
});
