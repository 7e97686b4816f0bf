import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from "../../../core/maps/index.ts";
import { fitView, mapSize, type MapView, pointUnder, type Stage, viewOf } from "./map-view.ts";
import { boxOf, collide, type LabelWish } from "./place-labels.ts";

/** How wide the map is taken to be in the page that the server sends, in pixels: as it is on the smallest phone. */
export const STILL_WIDTH = 520;

/** Labels change at half an octave of zoom, not at every pixel that two fingers move. */
export const wholeStep = (zoom: number): number => 2 ** (Math.floor(2 * Math.log2(Math.max(1, zoom)) + 1e-9) / 2);

/** The places on the stage or so many pixels around it: unless said, so near that their labels may be on it. */
export function inSight<Place extends MapPoint>(
  places: readonly Place[],
  view: MapView,
  stage: Stage,
  around = LABEL_REACH,
): readonly Place[] {
  const [upper, lower] = [
    pointUnder(view, stage, { x: -around, y: -around }),
    pointUnder(view, stage, { x: stage.width + around, y: stage.height + around }),
  ];
  return places.filter(({ x, y }) => x >= upper.x && x <= lower.x && y >= upper.y && y <= lower.y);
}

const LABEL_REACH = 240;

/** Where to look when other places are on the map: still there, unless none of them is in sight, then at all of them. */
export const viewWith = (places: readonly MapPoint[], view: MapView, stage: Stage): MapView =>
  inSight(places, view, stage, 0).length > 0 ? view : (viewOf(places) ?? view);

/** What the buttons of the map take of its lower left corner, in pixels, with their distance from the edges: as in the style sheet. */
const BUTTONS = { width: 60, height: 150 };

/** Those whose labels can be read: the frame cuts none of them, and none lies under the buttons. */
export function readableOn<Wish extends LabelWish>(wishes: readonly Wish[], view: MapView, stage: Stage): readonly Wish[] {
  const { x, y, zoom } = fitView(view, stage);
  const size = mapSize(stage, zoom);
  const [left, top] = [x * size.width - stage.width / 2, y * size.height - stage.height / 2];
  const [right, bottom] = [left + stage.width, top + stage.height];
  const buttons = { left, right: left + BUTTONS.width, top: bottom - BUTTONS.height, bottom };
  return wishes.filter((wish) => {
    const box = boxOf(wish, size.width);
    const isWhole = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return isWhole && !collide(box, buttons);
  });
}

/** How far from a dot a finger may press, in pixels. */
const REACH = 16;

/** The place whose dot is nearest to a pixel of the stage; null when none is in reach. */
export function nearestTo<Place extends MapPoint>(at: MapPoint, places: readonly Place[], view: MapView, stage: Stage): Place | null {
  const fitted = fitView(view, stage);
  const size = mapSize(stage, fitted.zoom);
  const under = pointUnder(fitted, stage, at);
  let [nearest, least]: [Place | null, number] = [null, REACH];
  for (const place of places) {
    const away = Math.hypot(((place.x - under.x) / MAP_WIDTH) * size.width, ((place.y - under.y) / MAP_HEIGHT) * size.height);
    if (away < least) [nearest, least] = [place, away];
  }
  return nearest;
}
