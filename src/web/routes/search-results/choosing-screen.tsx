import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import type { ChoosingData } from "./load-choosing.ts";
import { GoneChoiceScreen } from "./gone-choice-screen.tsx";
import { NextFlightProvider } from "./next-flight.tsx";
import { ResultsScreen } from "./results-screen.tsx";
import { TripSteps } from "./trip-steps.tsx";

/** A multi-city trip while its flights are chosen: where one stands, and the flights to choose from, or why there are none. */
export function ChoosingScreen({ data }: { readonly data: ChoosingData }) {
  switch (data.kind) {
    case "gone":
      return <GoneChoiceScreen gone={data} />;
    case "stuck":
      return (
        <>
          <TripSteps trip={data} pricing={data.pricing} />
          <StuckTrip data={data} />
        </>
      );
    case "choosing":
      return (
        <NextFlightProvider search={data.search} chosen={data.chosen}>
          <TripSteps trip={data} pricing={data.pricing} />
          <ResultsScreen key={data.chosen.length} search={data.search} offers={data.offers} pricing={data.pricing} />
        </NextFlightProvider>
      );
  }
}

function StuckTrip({ data: { search, bound } }: { readonly data: Extract<ChoosingData, { readonly kind: "stuck" }> }) {
  const { multiCity, places } = useMessages();
  const locale = useLocale();
  const { from, to, date } = search.asked[bound] ?? search.asked[0];
  const route = multiCity.route(places.city(from.city, from.code), places.city(to.city, to.code));
  return <ProblemScreen title={multiCity.none(bound + 1, route, formatDay(date, locale))} why={multiCity.noneWhy} />;
}
