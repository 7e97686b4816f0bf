import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { sampleBound, SAMPLE_OFFERS, SAMPLE_ONE_WAYS, sampleOffer } from "../../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import {
  fareHistogram,
  fareRange,
  filterChoices,
  type FilterGroup,
  type FlightFilter,
  NO_FILTER,
  withoutGroup,
} from "../../../core/flights/results/index.ts";
import type { AirlineCode } from "../../../core/kernel/index.ts";
import { money } from "../../../core/kernel/index.ts";
import { inPlaceLink } from "../../present/in-place-link.ts";
import { FiltersPanel } from "./filters-panel.tsx";

const priceOf = ({ amountMinor }: { amountMinor: number }): string => `$${(amountMinor * 2) / 100 + 15}`;

function htmlOf(offers: readonly FlightOffer[], filter: FlightFilter = NO_FILTER): string {
  const range = fareRange(offers) ?? { minUsd: 0, maxUsd: 0, lowest: money(0), highest: money(0) };
  const controls = {
    filter,
    change: () => undefined,
    linkTo: () => inPlaceLink("?", () => undefined),
    resetLink: (group: FilterGroup) => {
      const next = withoutGroup(filter, group);
      return inPlaceLink(`?stops=${next.stops ?? ""}&airlines=${next.airlines.join("+")}`, () => undefined);
    },
    unit: (count: number) => (count === 1 ? " flight" : " flights"),
    priceOf,
    briefPriceOf: priceOf,
  };
  return renderStatic(
    <FiltersPanel
      choices={filterChoices(offers, filter)}
      range={range}
      bars={fareHistogram(offers, range, 13)}
      travellers={2}
      controls={controls}
    />,
  );
}

const lands = (fareUsd: number, airport: string): FlightOffer =>
  sampleOffer(airport, fareUsd, sampleBound(`B67 JFK 2027-03-12T21:10 ${airport} 2027-03-13T08:20`), null);

describe("the filters panel", () => {
  it("has every group with its Reset, and the return time on round trips only", () => {
    const text = textOf(htmlOf(SAMPLE_OFFERS));
    for (const title of [
      "Stop",
      "Stops on the return",
      "Price range",
      "Departure Time",
      "Return Time Last flight",
      "Airlines",
      "Duration Each way",
      "Shortest layover",
      "Longest layover",
      "Stop at",
      "Alliance",
      "Bags included",
      "Conditions",
      "Comfort",
    ])
      expect(text).toContain(title);
    expect(text.match(/Reset/g)).toHaveLength(14);
    for (const title of ["Return Time", "Stops on the return"]) expect(textOf(htmlOf(SAMPLE_ONE_WAYS))).not.toContain(title);
  });

  it("sends the stops on the return under a name of their own, and clears them alone", () => {
    const html = htmlOf(SAMPLE_OFFERS, { ...NO_FILTER, stops: 1, returnStops: 2 });
    expect(html).toMatch(/<button[^>]*value=""[^>]*aria-pressed="true" name="returnStops"/);
    expect(html).toContain('<input type="hidden" name="stops" value="1"/>');
    expect(html).toContain('<input type="hidden" name="returnStops" value="2"/>');
    expect(textOf(html)).toContain("Stops on the return: Nonstop 0 flights Stops on the return: 1 stop 1 flight from $891");
  });

  it("has the airports of an end where there are several, by name and code", () => {
    const html = htmlOf([lands(400, "LHR"), lands(300, "LGW"), lands(500, "LHR")]);
    expect(textOf(html)).toContain("Arrival airport Reset LGW 1 flight Gatwick from $615 LHR 2 flights Heathrow from $815");
    expect(html).toMatch(/<input[^>]*name="arrivalAirport"[^>]*value="LGW"/);
    expect(textOf(html)).not.toContain("Departure airport");
    expect(textOf(htmlOf(SAMPLE_OFFERS))).not.toContain("Arrival airport");
  });

  it("shows count and lowest total of each choice, and keeps the empty ones in sight", () => {
    const html = htmlOf(SAMPLE_OFFERS);
    const text = textOf(html);
    expect(text).toContain("Nonstop 2 flights from $988");
    expect(text).toContain("1 stop 2 flights from $891");
    expect(text).toContain("2 or more 0 flights");
    expect(html).toMatch(/<button[^>]*value="2"[^>]*disabled=""/);
    expect(text).toContain("Morning 1 flight 12:00am-11:59am from $1111");
    expect(text).toContain("Night 0 flights 12 AM-6 AM");
  });

  it("says below the slider where its track ends, and no price that could not follow the thumb before scripts have come", () => {
    const html = htmlOf(SAMPLE_OFFERS, { ...NO_FILTER, maxFareUsd: 480 });
    expect(html).toMatch(/name="maxPrice"[^>]*value="480"/);
    expect(textOf(html)).toContain("$891 $1111");
    for (const stale of ["aria-valuetext", "up to $975"]) expect(html).not.toContain(stale);
  });

  it("marks the chosen stop as pressed, and pressing it again sends nothing", () => {
    const html = htmlOf(SAMPLE_OFFERS, { ...NO_FILTER, stops: 0 });
    expect(html).toMatch(/<button[^>]*value=""[^>]*aria-pressed="true"/);
    expect(html).toContain('<input type="hidden" name="stops" value="0"/>');
  });

  it("clears one group by its Reset and leaves the others", () => {
    const html = htmlOf(SAMPLE_OFFERS, { ...NO_FILTER, stops: 1, airlines: ["FI" as AirlineCode] });
    expect(html).toMatch(/aria-label="Reset Stop"[^>]*href="\/\?stops=&amp;airlines=FI"/);
    expect(html).toMatch(/aria-label="Reset Airlines"[^>]*href="\/\?stops=1&amp;airlines="/);
  });
});
