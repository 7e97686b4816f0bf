import { expect, it } from "vitest";
import { refusedPlaces } from "./refused-places.ts";

it("marks the fields whose places are missing, unknown or the one that is left, of every flight, and leaves dates to the form", () => {
  expect(
    refusedPlaces([
      { code: "unknown_place", field: "source" },
      { code: "required", field: "destination" },
      { code: "unknown_place", field: "destination3" },
      { code: "same_place", field: "destination2" },
      { code: "invalid_date", field: "date" },
      { code: "required", field: "date2" },
    ]),
  ).toEqual({ source: "placeUnknown", destination: "destinationMissing", destination3: "placeUnknown", destination2: "samePlaces" });
});
