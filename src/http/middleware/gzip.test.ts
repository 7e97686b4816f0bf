import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { gzip } from "./gzip.ts";

const TEXT = Buffer.from(Array.from({ length: 4000 }, (_, day) => `${day}:${day * 7}`).join());

describe("packing", () => {
  it("is undone by unpacking, again and again", async () => {
    for (const length of [1, 5000, TEXT.length, 5000])
      expect(gunzipSync(await gzip(TEXT.subarray(0, length)))).toEqual(TEXT.subarray(0, length));
  });

  it("keeps apart what is packed at the same time, by more packers than are kept", async () => {
    const bodies = Array.from({ length: 20 }, (_, place) => Buffer.from(`${place}`.repeat(3000 + place)));
    const packed = await Promise.all(bodies.map(gzip));
    expect(packed.map((body) => gunzipSync(body))).toEqual(bodies);
  });

  it("puts together what comes in several pieces", async () => {
    const noise = randomBytes(300_000);
    expect(gunzipSync(await gzip(noise)).equals(noise)).toBe(true);
  });

  it("packs nothing to something that unpacks to nothing", async () => {
    expect(gunzipSync(await gzip(new Uint8Array(0)))).toHaveLength(0);
  });
});
