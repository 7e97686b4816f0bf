import { describe, expect, it } from "vitest";
import { SAMPLE_HOTELS, sampleHotel, sampleRate } from "../../testing/sample-hotels.ts";
import { packHotels, unpackHotels } from "./packed-hotels.ts";

const PACKED = packHotels(SAMPLE_HOTELS);

describe("a packed list of hotels", () => {
  it("comes back with everything that a list needs, coordinates to a yard", () => {
    const listed = SAMPLE_HOTELS.map(({ kind: _kind, country: _country, look: _look, latitude, longitude, ...hotel }) => ({
      ...hotel,
      latitude: expect.closeTo(latitude, 5),
      longitude: expect.closeTo(longitude, 5),
    }));
    expect(unpackHotels(PACKED)).toEqual({ ok: true, value: listed });
  });

  it("keeps a name within its cell, whatever it holds", () => {
    const [hotel] = SAMPLE_HOTELS.map((each) => ({ ...each, name: 'The "Tab\t& Line\n" Inn; 7,5' }));
    expect(hotel && unpackHotels(packHotels([hotel]))).toMatchObject({ ok: true, value: [{ name: 'The "Tab & Line " Inn; 7,5' }] });
  });

  it("takes less than 150 bytes for a hotel with two rates", () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      sampleHotel(`5809844-${index}`, index * 37, index * 11, {
        name: `The Cartographer Hotel ${index}`,
        rates: [sampleRate(189.4 + index), sampleRate(214.1 + index, "breakfast_included", "free_cancellation")],
      }),
    );
    expect(packHotels(many).length / many.length).toBeLessThan(150);
  });

  it.each([undefined, null, "", []])("that is %j is missing", (packed) => {
    expect(unpackHotels(packed)).toEqual({ ok: false, error: "missing" });
  });

  it.each([
    ["of another version", PACKED.replace("stars", "class")],
    ["that was cut off", PACKED.slice(0, -12)],
    ["with a fact too many", `${PACKED}\t1`],
    ["with a word for a figure", PACKED.replace("88,1204", "good,1204")],
    ["of something else", "<!doctype html>"],
  ])("%s is unreadable", (_, packed) => {
    expect(unpackHotels(packed)).toEqual({ ok: false, error: "unreadable" });
  });
});
