import { describe, expect, it } from "vitest";
import { SAMPLE_HOTELS, sampleHotel, sampleRate } from "../../testing/sample-hotels.ts";
import { packHotels, unpackHotels } from "./packed-hotels.ts";

describe("a packed list of hotels", () => {
  it("comes back with everything that a list needs, coordinates to a yard", () => {
    const unpacked = unpackHotels(packHotels(SAMPLE_HOTELS), 4) ?? [];
    const listed = SAMPLE_HOTELS.map(({ kind: _kind, city: _city, country: _country, look: _look, latitude, longitude, ...hotel }) => ({
      ...hotel,
      latitude: expect.closeTo(latitude, 5),
      longitude: expect.closeTo(longitude, 5),
    }));
    expect(unpacked).toEqual(listed);
  });

  it("names each neighborhood once", () => {
    const twins = [sampleHotel("1", 0, 0, {}), sampleHotel("2", 0, 0, {}), sampleHotel("3", 0, 0, { neighbourhood: "Ballard" })];
    expect(packHotels(twins).neighbourhoods).toEqual(["Downtown", "Ballard"]);
  });

  it("takes less than 150 bytes for a hotel with two rates", () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      sampleHotel(`5809844-${index}`, index * 37, index * 11, {
        name: `The Cartographer Hotel ${index}`,
        rates: [sampleRate(189.4 + index), sampleRate(214.1 + index, "breakfast_included", "free_cancellation")],
      }),
    );
    expect(packHotels(many).rows.length / many.length).toBeLessThan(150);
  });

  it("tells a list that is missing", () => {
    expect(unpackHotels({ neighbourhoods: [], rows: "null" }, 4)).toBeNull();
  });
});
