import { expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { bookingLink } from "./booking-link.ts";

it("leads to the flight's page, with the chosen flight and the results' address and query as navigation state", () => {
  const offer = SAMPLE_OFFERS[0] as FlightOffer;
  expect(bookingLink(offer, "source=JFK&stops=0")).toEqual({
    to: "/flight-details/aer-lingus?back=source%3DJFK%26stops%3D0",
    state: { flight: offer, from: "/search-results?source=JFK&stops=0" },
  });
});
