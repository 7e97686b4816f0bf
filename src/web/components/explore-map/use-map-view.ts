import { useCallback, useEffect, useRef, useState } from "react";
import { fitView, type MapView, PAN_STEP, panBy, type Stage, stepNearer, ZOOM_STEP, zoomBy } from "./map-view.ts";
import type { MapPoint } from "../../../core/maps/index.ts";
import { viewWith } from "./marks-in-sight.ts";
import { useMapPointers } from "./use-map-pointers.ts";

export type MoveView = (change: (view: MapView, stage: Stage) => MapView) => void;

/** What of the map is in sight, and everything that moves it. A new `start` is gone to, and other places where none of them is in sight. */
export function useMapView(start: MapView, places: readonly MapPoint[], origin: MapPoint | null) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useStage(box);
  const [held, setHeld] = useState({ start, places, view: start });
  if (held.start !== start) setHeld({ start, places, view: start });
  else if (held.places !== places) setHeld({ start, places, view: stage ? viewWith(places, held.view, stage) : held.view });
  const move = useCallback<MoveView>(
    (change) => stage && setHeld((before) => ({ ...before, view: change(fitView(before.view, stage), stage) })),
    [stage],
  );
  useMapPointers(box, move);
  useWheel(box, move);
  useKeys(box, move, origin);
  return { box, stage, view: held.view, move };
}

/** The size of the map's box; null on the server and until it has been measured. */
function useStage(box: { readonly current: HTMLElement | null }): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver((entries) => {
      const size = entries.at(-1)?.contentRect;
      if (size && size.width > 0) setStage({ width: size.width, height: size.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return stage;
}

/** How much a notch of the wheel zooms: a notch is about a hundred pixels. */
const WHEEL_PER_PIXEL = 0.002;

/** The wheel scrolls the page, as everywhere, until the map has been pressed; with Ctrl, or as a pinch on a touch pad, it zooms at once. */
function useWheel(box: { readonly current: HTMLElement | null }, move: MoveView): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const zoom = (event: WheelEvent): void => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const around = { x: event.clientX - left, y: event.clientY - top };
      move((view, stage) => zoomBy(view, stage, Math.exp(-event.deltaY * WHEEL_PER_PIXEL), around));
    };
    // React listens passively, which cannot keep the page from scrolling.
    element.addEventListener("wheel", zoom, { passive: false });
    return () => element.removeEventListener("wheel", zoom);
  }, [box, move]);
}

const KEYS: Readonly<Record<string, (view: MapView, stage: Stage) => MapView>> = {
  ArrowLeft: (view, stage) => panBy(view, stage, -stage.width * PAN_STEP, 0),
  ArrowRight: (view, stage) => panBy(view, stage, stage.width * PAN_STEP, 0),
  ArrowUp: (view, stage) => panBy(view, stage, 0, -stage.height * PAN_STEP),
  ArrowDown: (view, stage) => panBy(view, stage, 0, stage.height * PAN_STEP),
  "-": (view, stage) => zoomBy(view, stage, 1 / ZOOM_STEP),
  "0": (view, stage) => fitView({ ...view, zoom: 1 }, stage),
};

const NEARER: readonly string[] = ["+", "="];

/** Wherever in the map the focus is. */
function useKeys(box: { readonly current: HTMLElement | null }, move: MoveView, origin: MapPoint | null): void {
  useEffect(() => {
    const element = box.current;
    const follow = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const change = NEARER.includes(event.key) ? stepNearer(origin) : KEYS[event.key];
      if (!change) return;
      event.preventDefault();
      move(change);
    };
    element?.addEventListener("keydown", follow);
    return () => element?.removeEventListener("keydown", follow);
  }, [box, move, origin]);
}
