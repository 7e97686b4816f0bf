import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { noVisitorPlaces, openMmdbFile } from "./mmdb-file.ts";
import { ipv4Bits, tinyMmdb } from "./testing/tiny-mmdb.ts";

const folder = mkdtempSync(join(tmpdir(), "geoip-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const named = (en: string) => ({ names: { en, de: "…" } });
const bytes = tinyMmdb([
  { bits: ipv4Bits("203.0.113.0", 24), record: { city: named("Birmingham"), subdivisions: [named("Alabama"), named("Jefferson")] } },
  { bits: ipv4Bits("198.51.100.0", 25), record: { city: named("São Paulo"), subdivisions: [named("São Paulo")] } },
  { bits: ipv4Bits("198.51.100.128", 25), record: { country: named("France") } },
  { bits: "0010000000000001000011011011100000000000", record: { city: named("Paris") } },
]);
const places = await openMmdbFile(fileWith("tiny.mmdb", bytes));

describe("a file of addresses", () => {
  it.each([
    ["203.0.113.9", "Birmingham, Alabama"],
    ["::ffff:203.0.113.9", "Birmingham, Alabama"],
    ["198.51.100.7", "São Paulo"],
    ["198.51.100.200", null],
    ["2001:db8::7", "Paris"],
    ["2001:db8::7%eth0", "Paris"],
    ["192.0.2.44", null],
    ["127.0.0.1", null],
    ["::1", null],
  ])("says of %s: %s", (address, city) => {
    expect(places.cityOf(address)).toBe(city);
  });

  it.each(["", "unknown", "203.0.113.9:4711", "203.0.113.999", "203.0.113.9, 10.0.0.1", "x".repeat(100_000)])(
    "knows nothing of %j, which is no address",
    (text) => {
      expect(places.cityOf(text)).toBeNull();
    },
  );

  it("stops the start with one line that names the setting when it is missing", async () => {
    const start = openMmdbFile(join(folder, "nowhere.mmdb"));
    await expect(start).rejects.toMatchObject({
      name: "StartError",
      message: "Setting GEOIP_DB names a file that cannot be read (ENOENT).",
    });
  });

  it.each([
    ["empty", new Uint8Array()],
    ["no mmdb file", new TextEncoder().encode("ip,city\n203.0.113.9,Birmingham\n")],
    ["cut short", bytes.subarray(0, bytes.length / 2)],
    ["missing its tree", bytes.subarray(bytes.length - 300)],
    ["packed", Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0)],
  ])("stops the start when it is %s", async (name, broken) => {
    await expect(openMmdbFile(fileWith(name, broken))).rejects.toMatchObject({
      name: "StartError",
      message: "Setting GEOIP_DB names a file that cannot be read (it is no mmdb file, or a broken one).",
    });
  });
});

describe("no file of addresses", () => {
  it("knows nothing of any address", () => {
    expect(noVisitorPlaces.cityOf("203.0.113.9")).toBeNull();
  });
});
