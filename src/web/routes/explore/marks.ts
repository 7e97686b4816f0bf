import type { FoundPlace } from "../../../core/flights/exploring/index.ts";
import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from "../../../core/maps/index.ts";
import type { MapMark } from "../../components/explore-map/explore-map.tsx";
import { type MapView, viewOf } from "../../components/explore-map/map-view.ts";
import type { PlaceWords } from "./use-place-words.ts";

/** So many of the cheapest get their label before the busiest do. */
const CHEAPEST_FIRST = 6;

/**
 * Places as the map shows them, those that are to have a label first in front.
 * @param passing the busiest first.
 * @param listed the same, the cheapest first.
 */
export function marksOf(passing: readonly FoundPlace[], listed: readonly FoundPlace[], words: PlaceWords): readonly MapMark[] {
  const ordered = new Set([...listed.slice(0, CHEAPEST_FIRST), ...passing]);
  return [...ordered].map((place) => {
    const [name, price] = [words.nameOf(place), words.shortPriceOf(place)];
    return { code: place.code, x: place.x, y: place.y, name, price, text: `${name} ${price}`, href: () => words.hrefOf(place) };
  });
}

/** So many of a region's busiest places say where it is looked at: all of them would put Siberia into the middle of Europe. */
const FITTED_PLACES = 40;

/**
 * What is in sight at first: the regions that were chosen, or the whole world with the origin in the middle.
 * @param places the busiest first.
 * @param regions their names, with spaces between them.
 */
export function startOf(places: readonly FoundPlace[], regions: string, origin: MapPoint | null): MapView {
  const names = regions === "" ? [] : regions.split(" ");
  return (
    viewOf(names.flatMap((name) => places.filter(({ region }) => region === name).slice(0, FITTED_PLACES))) ?? {
      x: (origin?.x ?? MAP_WIDTH / 2) / MAP_WIDTH,
      y: (origin?.y ?? MAP_HEIGHT / 2) / MAP_HEIGHT,
      zoom: 1,
    }
  );
}
