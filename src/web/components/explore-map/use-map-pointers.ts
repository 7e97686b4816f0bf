import { useEffect } from "react";
import type { MapPoint } from "../../../core/maps/index.ts";
import { panBy, zoomBy } from "./map-view.ts";
import type { MoveView } from "./use-map-view.ts";

/** Pixels that a press may move and still be a press. */
const STILL = 5;

/** Dragging by one pointer, pinching by two, wherever on the map it begins. A press that has dragged opens no link. */
export function useMapPointers(box: { readonly current: HTMLElement | null }, move: MoveView): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const drag = createDrag(element, move);
    element.addEventListener("pointerdown", drag.press, listening);
    element.addEventListener("pointermove", drag.follow, listening);
    for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, drag.lift, listening);
    element.addEventListener("click", drag.swallow, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [box, move]);
}

/** The pointers that are down on the map, and how far they have gone since the first of them came down. */
function createDrag(element: HTMLElement, move: MoveView) {
  const down = new Map<number, MapPoint>();
  let travelled = 0;
  return {
    press(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (down.size === 0) travelled = 0;
      down.set(event.pointerId, pointOf(event));
    },
    follow(event: PointerEvent): void {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = pointOf(event);
      if (travelled < STILL && (travelled = Math.max(travelled, distance(from, to))) < STILL) return;
      element.setPointerCapture(event.pointerId);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, to);
      if (!other) return move((view, stage) => panBy(view, stage, from.x - to.x, from.y - to.y));
      const { left, top } = element.getBoundingClientRect();
      const factor = distance(to, other) / Math.max(1, distance(from, other));
      const around = { x: (to.x + other.x) / 2 - left, y: (to.y + other.y) / 2 - top };
      move((view, stage) => panBy(zoomBy(view, stage, factor, around), stage, (from.x - to.x) / 2, (from.y - to.y) / 2));
    },
    lift: (event: PointerEvent): void => void down.delete(event.pointerId),
    swallow(event: MouseEvent): void {
      if (travelled < STILL) return;
      travelled = 0;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): MapPoint => ({ x: clientX, y: clientY });
const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
