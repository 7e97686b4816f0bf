import type { HotelPlace } from "../place.ts";

/** The city that the tests of hotels look in. */
export const SEATTLE: HotelPlace = {
  kind: "city",
  text: "Seattle, Washington",
  name: "Seattle",
  city: "Seattle",
  country: "US",
  latitude: 47.6062,
  longitude: -122.3321,
  zone: "America/Los_Angeles",
  hotelId: null,
};
