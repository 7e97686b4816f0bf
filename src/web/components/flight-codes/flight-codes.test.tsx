import { expect, it } from "vitest";
import { renderStatic } from "../../../../tests/support/render.tsx";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { BoundLine } from "../bound-line/bound-line.tsx";
import { ItineraryTimeline } from "../itinerary-timeline/itinerary-timeline.tsx";

const [offer] = SAMPLE_OFFERS as readonly [FlightOffer];
const wholeIn = (html: string) => [...html.matchAll(/<span class="nowrap">([A-Z\d]{2}-\d+)<\/span>/g)].map(([, code]) => code);

it("the codes of a card's and of the details' flights stay whole where a line ends", () => {
  expect(wholeIn(renderStatic(<BoundLine bound={offer.bounds[0]} heading="Depart Details" />))).toEqual(["EI-104", "EI-150"]);
  expect(wholeIn(renderStatic(<ItineraryTimeline itinerary={offer} />))).toEqual(["EI-104", "EI-150", "EI-153", "EI-107"]);
});
