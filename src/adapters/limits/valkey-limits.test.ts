import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { Redis } from "iovalkey";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeTimes, testLimiter } from "./contract.ts";
import { openValkeyLimits, type ValkeyLimits } from "./valkey-limits.ts";

const SERVER = process.env.TEST_VALKEY_URL;
const SKIPPED = SERVER ? "" : ", skipped: TEST_VALKEY_URL names no server";

/** Keeps what is logged. */
function scriptedLog() {
  const warnings: string[] = [];
  return { warnings, warn: (event: string) => void warnings.push(event) };
}

describe.skipIf(!SERVER)(`limits that all nodes share (Valkey${SKIPPED})`, () => {
  let server: Redis;
  let limits: ValkeyLimits;
  let tests = 0;
  const prefix = () => `test-${process.pid}-${tests}`;
  const keys = () => server.keys(`${prefix()}:*`);

  beforeAll(() => void (server = new Redis(SERVER ?? "")));
  beforeEach(async () => {
    tests++;
    limits = await openValkeyLimits(SERVER ?? "", scriptedLog(), { prefix: prefix() });
  });
  afterEach(async () => {
    await limits.close();
    for (const key of await keys()) await server.del(key);
  });
  afterAll(() => server.disconnect());

  /** Instead of waiting, lets every key of the test expire so much earlier. */
  async function pass(ms: number): Promise<void> {
    for (const key of await keys()) await server.pexpire(key, Math.max(0, (await server.pttl(key)) - ms));
  }

  testLimiter((list) => limits.limiter("contract", list), pass);

  it("counts for two nodes as one, and for two names apart", async () => {
    const other = await openValkeyLimits(SERVER ?? "", scriptedLog(), { prefix: prefix() });
    const bounds = [{ count: 3, seconds: 600 }];
    expect(await takeTimes(limits.limiter("search", bounds), "a", 2)).toBe(2);
    expect(await takeTimes(other.limiter("search", bounds), "a", 5)).toBe(1);
    expect(await takeTimes(other.limiter("lookup", bounds), "a", 5)).toBe(3);
    await other.close();
  });

  it("keeps nothing longer than it must", async () => {
    await limits.limiter("search", [{ count: 3, seconds: 600 }]).take("a");
    const left = await Promise.all((await keys()).map((key) => server.ttl(key)));
    expect(left).toHaveLength(1);
    for (const seconds of left) expect(seconds).toBeLessThanOrEqual(600);
    for (const seconds of left) expect(seconds).toBeGreaterThan(0);
  });
});

describe("a Valkey that cannot be reached", () => {
  /** What listens on a free port; null for nothing. */
  const sockets = new Set<Socket>();
  let deaf: Server | null = null;
  async function portOf(kind: "closed" | "deaf"): Promise<number> {
    const listening = createServer((socket) => void sockets.add(socket.on("error", () => undefined))).listen(0, "127.0.0.1");
    await once(listening, "listening");
    const { port } = listening.address() as AddressInfo;
    if (kind === "closed") await new Promise((done) => listening.close(done));
    else deaf = listening;
    return port;
  }
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    deaf?.close();
  });

  it.each(["closed", "deaf"] as const)("is replaced by memory, which keeps the limit, and is told of once (%s)", async (kind) => {
    const log = scriptedLog();
    const limits = await openValkeyLimits(`redis://127.0.0.1:${await portOf(kind)}`, log, { answerWithinMs: 50 });
    const limiter = limits.limiter("search", [{ count: 2, seconds: 600 }]);
    expect(await takeTimes(limiter, "a", 5)).toBe(2);
    await limiter.giveBack("a");
    expect(await takeTimes(limiter, "a", 5)).toBe(1);
    expect(log.warnings).toEqual([expect.stringContaining("Valkey cannot be reached")]);
    await limits.close();
  });
});
