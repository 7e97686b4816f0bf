import { DEFAULT_GUESTS, defaultStay, stayQueryOf } from "../../../core/hotels/index.ts";
import { PosterCard } from "../../components/poster-card/poster-card.tsx";
import { PosterRow } from "../../components/poster-row/poster-row.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";

const CITIES = ["las-vegas", "honolulu", "seattle", "new-york", "chicago", "boston", "austin", "vancouver"] as const;

/** Posters of our cities, each of which searches its hotels for the week that the form begins with. */
export function CityPosters() {
  const { posters } = useMessages().hotels.home;
  const { today } = useSite();
  const stay = stayQueryOf({ stay: defaultStay(today), guests: DEFAULT_GUESTS });
  return (
    <PosterRow kicker={posters.kicker} title={posters.title}>
      {CITIES.map((slug) => {
        const { org, ...words } = posters.cities[slug];
        const query = new URLSearchParams([["org", org], ...stay]);
        return (
          <li key={slug}>
            <PosterCard slug={slug} to={`/hotels-results?${query}`} {...words} />
          </li>
        );
      })}
    </PosterRow>
  );
}
