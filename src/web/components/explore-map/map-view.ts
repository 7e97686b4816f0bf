import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from "../../../core/maps/index.ts";

/** What of the world is in sight: its middle in parts of the map's width and height, and how much larger the map is than it must be to fill the stage. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The box that the map is seen through, in pixels. */
export interface Stage {
  readonly width: number;
  readonly height: number;
}

export const MAP_RATIO = MAP_WIDTH / MAP_HEIGHT;
export const MOST_ZOOM = 16;
/** What a press of a button or of a key does. */
export const ZOOM_STEP = 1.6;
export const PAN_STEP = 0.18;

/** The whole map's size in pixels; at zoom 1 it just covers the stage. The style sheet says the same. */
export function mapSize(stage: Stage, zoom: number): Stage {
  const width = Math.max(stage.width, stage.height * MAP_RATIO) * zoom;
  return { width, height: width / MAP_RATIO };
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The same view with the stage inside the map. */
export function fitView({ x, y, zoom }: MapView, stage: Stage): MapView {
  const size = mapSize(stage, within(zoom, 1, MOST_ZOOM));
  const [halfX, halfY] = [stage.width / 2 / size.width, stage.height / 2 / size.height];
  return { x: within(x, halfX, 1 - halfX), y: within(y, halfY, 1 - halfY), zoom: within(zoom, 1, MOST_ZOOM) };
}

/** Moves what is in sight: `right` and `down` in pixels of the stage. */
export function panBy(view: MapView, stage: Stage, right: number, down: number): MapView {
  const size = mapSize(stage, view.zoom);
  const from = fitView(view, stage);
  return fitView({ ...from, x: from.x + right / size.width, y: from.y + down / size.height }, stage);
}

/** Zooms by a factor around a pixel of the stage, which goes on showing the same place where the edges allow; around the middle without one. */
export function zoomBy(
  view: MapView,
  stage: Stage,
  factor: number,
  around: MapPoint = { x: stage.width / 2, y: stage.height / 2 },
): MapView {
  const from = fitView(view, stage);
  const zoom = within(from.zoom * factor, 1, MOST_ZOOM);
  const [before, after] = [mapSize(stage, from.zoom), mapSize(stage, zoom)];
  const [dx, dy] = [around.x - stage.width / 2, around.y - stage.height / 2];
  return fitView({ x: from.x + dx / before.width - dx / after.width, y: from.y + dy / before.height - dy / after.height, zoom }, stage);
}

/** One step nearer: to the middle of what is in sight, and from the whole world to where the trips begin. */
export const stepNearer =
  (origin: MapPoint | null) =>
  (view: MapView, stage: Stage): MapView =>
    origin && view.zoom <= 1
      ? fitView({ x: origin.x / MAP_WIDTH, y: origin.y / MAP_HEIGHT, zoom: ZOOM_STEP }, stage)
      : zoomBy(view, stage, ZOOM_STEP);

/** The point of the map, in its units, under a pixel of the stage. */
export function pointUnder(view: MapView, stage: Stage, { x, y }: MapPoint): MapPoint {
  const { x: middleX, y: middleY, zoom } = fitView(view, stage);
  const size = mapSize(stage, zoom);
  return {
    x: (middleX + (x - stage.width / 2) / size.width) * MAP_WIDTH,
    y: (middleY + (y - stage.height / 2) / size.height) * MAP_HEIGHT,
  };
}

/** More than this is too near for places that lie close together. */
const MOST_FITTED_ZOOM = 5;
/** What stays free around places that a view is fitted to. */
const AIR = 1.25;

/** A view that has all of these points in it; null without any. */
export function viewOf(points: readonly MapPoint[]): MapView | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x / MAP_WIDTH), points.map(({ y }) => y / MAP_HEIGHT)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = 1 / (AIR * Math.max(right - left, bottom - top, 1 / AIR / MOST_FITTED_ZOOM));
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(1, zoom) };
}
