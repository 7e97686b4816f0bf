import { expect, it } from "vitest";
import { refusedFields } from "./refused-fields.ts";

it("marks the fields whose places are missing, unknown or the one that is left, of every flight, and later flights without a day; other dates it leaves to the form", () => {
  expect(
    refusedFields([
      { code: "unknown_place", field: "source" },
      { code: "required", field: "destination" },
      { code: "unknown_place", field: "destination3" },
      { code: "same_place", field: "destination2" },
      { code: "required", field: "date" },
      { code: "invalid_date", field: "date3" },
      { code: "required", field: "date2" },
    ]),
  ).toEqual({
    source: "placeUnknown",
    destination: "destinationMissing",
    destination3: "placeUnknown",
    destination2: "samePlaces",
    date2: "dateMissing",
  });
});
