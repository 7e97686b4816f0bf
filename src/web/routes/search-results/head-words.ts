import { isMultiCity, placesOf, travellerCount } from "../../../core/flights/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import type { PageWords } from "../../present/page-meta.ts";
import type { ResultsData } from "./load-results.ts";

/** What the results say of themselves to tabs and to whom they are shared with: which trip, when and for how many. */
export function headWords(found: ResultsData | undefined, { results, multiCity, places }: Messages, locale: Locale): PageWords {
  if (found?.kind === "faults") return { title: results.faults.title };
  const search = found && "search" in found ? found.search : null;
  if (!search) return { title: results.titleWithoutSearch };
  const cities = placesOf(search).map(({ city, code }) => places.city(city, code));
  if (!isMultiCity(search)) {
    const [from = "", to = ""] = cities;
    const arrival = search.returnDate && formatDay(search.returnDate, locale);
    const days = results.recapDays(formatDay(search.departureDate, locale), arrival, travellerCount(search.party));
    return { title: results.title(from, to), description: results.description(from, to, days) };
  }
  const title = multiCity.title(cities.join(" – "));
  return { title: found?.kind === "choosing" ? `${multiCity.choose(found.chosen.length + 1, search.asked.length)}: ${title}` : title };
}
