import { expect, it } from "vitest";
import type { HotelProfile } from "../../../core/hotels/index.ts";
import { loadPicture } from "./load-picture.ts";

const HOTEL = {
  stars: 4,
  look: { building: "tower", setting: "city", climate: "temperate", isModern: true, hasPool: false, seed: 17 },
} as HotelProfile;

const load = (id: string, file: string) => loadPicture(id, file, (asked) => (asked === "5809844-17" ? HOTEL : null));

it("draws the picture that the address names", () => {
  expect(load("5809844-17", "outside.svg")).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 480">.*facade-tower/s);
  expect(load("5809844-17", "room.svg")).toContain("room-modern");
});

it("draws each kind of room with what its window looks at", () => {
  expect(load("5809844-17", "room-sea-2.svg")).toContain("set-beach");
  expect(load("5809844-17", "room-none-0.svg")).toContain("set-city");
  expect(load("5809844-17", "room-none-1.svg")).not.toBe(load("5809844-17", "room-none-0.svg"));
});

it.each([
  ["5809844-17", "room-moon-1.svg"],
  ["5809844-17", "lobby-sea-1.svg"],
  ["5809844-17", "room-sea.svg"],
  ["5809844-18", "outside.svg"],
  ["5809844-17", "outside.png"],
  ["5809844-17", "outside"],
  ["5809844-17", "constructor.svg"],
  ["5809844-17", "../outside.svg"],
  ["5809844-17", "pool.svg"],
])("has none for %s/%s", (id, file) => {
  expect(load(id, file)).toBeNull();
});
