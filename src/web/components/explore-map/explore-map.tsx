import { type CSSProperties, type MouseEvent, useId, useMemo } from "react";
import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from "../../../core/maps/index.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import styles from "./explore-map.module.css";
import { fitView, mapSize, type MapView, type Stage } from "./map-view.ts";
import { MapButtons } from "./map-buttons.tsx";
import { readableOn, inSight, nearestTo, STILL_WIDTH, wholeStep } from "./marks-in-sight.ts";
import { labelWidth, type LabelWish, placeLabels } from "./place-labels.ts";
import { useMapView } from "./use-map-view.ts";
import { WorldGround } from "./world-ground.tsx";

/** A place as the map shows it. */
export interface MapMark extends LabelWish {
  readonly name: string;
  readonly price: string;
  /** Where its results are: worked out when it is drawn, as few of thousands are. */
  readonly href: () => string;
}

interface ExploreMapProps {
  readonly label: string;
  /** Those that are to have a label first come first. */
  readonly marks: readonly MapMark[];
  readonly origin: MapPoint | null;
  /** What is in sight at first; another one is gone to. */
  readonly start: MapView;
  /** The place that somebody looks at, here or in the list. */
  readonly current: string | null;
  readonly onLook: (code: string | null) => void;
}

/** So many dots are in the page that the server sends; the others come with the scripts. */
const STILL_DOTS = 300;

/**
 * The world with a price at as many places as there is room for, more of them the nearer one looks. For pointers and eyes: the list beside it has the same
 * places for everybody, so its marks are no second row of tab stops.
 */
export function ExploreMap({ label, marks, origin, start, current, onLook }: ExploreMapProps) {
  const { map } = useMessages().explore;
  const hintId = useId();
  const { box, stage, view, move } = useMapView(start, marks, origin);
  const shown = useShownMarks(marks, view, stage, current);
  const place = { "--x": view.x, "--y": view.y, "--zoom": view.zoom } as CSSProperties;
  const tap = (event: MouseEvent): void => {
    if (!stage) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const isByKey = event.detail === 0;
    const at = isByKey ? { x: width / 2, y: height / 2 } : { x: event.clientX - left, y: event.clientY - top };
    onLook(nearestTo(at, marks, view, stage)?.code ?? null);
  };
  return (
    <section className={styles.map} aria-label={label}>
      <div ref={box} className={`${styles.stage} ${view.zoom > 1 ? styles.near : ""}`} style={place}>
        <button type="button" className={`${styles.surface} needs-scripts`} aria-label={label} aria-describedby={hintId} onClick={tap} />
        <div className={styles.world} aria-hidden="true">
          <WorldGround dots={stage ? marks : marks.slice(0, STILL_DOTS)} origin={origin} />
          {shown.map((mark) => (
            <Mark key={mark.code} mark={mark} isCurrent={mark.code === current} onLook={onLook} />
          ))}
        </div>
        <MapButtons move={move} origin={origin} />
      </div>
      <p id={hintId} className="sr">
        {map.hint}
      </p>
      <p className={`${styles.wheel} needs-scripts`} aria-hidden="true">
        {map.wheel}
      </p>
    </section>
  );
}

/**
 * On a map w pixels wide only the first w² / this have a label: the world names places that travelers know, and not whatever lies far from
 * them; small places have theirs once somebody comes near.
 */
const ROOM_OF_NAME = 2000;

/** The marks that have a label and are in sight, and the one that is looked at. */
function useShownMarks(marks: readonly MapMark[], view: MapView, stage: Stage | null, current: string | null): readonly MapMark[] {
  const width = stage ? Math.floor(mapSize(stage, wholeStep(view.zoom)).width) : STILL_WIDTH;
  const labelled = useMemo(() => {
    const codes = new Set(placeLabels(marks.slice(0, Math.ceil(width ** 2 / ROOM_OF_NAME)), width));
    return marks.filter(({ code }) => codes.has(code));
  }, [marks, width]);
  const shown = stage ? readableOn(inSight(labelled, fitView(view, stage), stage), view, stage) : labelled;
  const looked = marks.find(({ code }) => code === current);
  return looked && !shown.includes(looked) ? [...shown, looked] : shown;
}

interface MarkProps {
  readonly mark: MapMark;
  readonly isCurrent: boolean;
  readonly onLook: ExploreMapProps["onLook"];
}

function Mark({ mark, isCurrent, onLook }: MarkProps) {
  const at = {
    "--x": `${((mark.x / MAP_WIDTH) * 100).toFixed(3)}%`,
    "--y": `${((mark.y / MAP_HEIGHT) * 100).toFixed(3)}%`,
    "--width": `${labelWidth(mark.text)}px`,
  } as CSSProperties;
  return (
    <Link
      to={mark.href()}
      tabIndex={-1}
      draggable={false}
      className={`${styles.mark} ${isCurrent ? styles.current : ""}`}
      style={at}
      data-place={mark.code}
      onPointerEnter={() => onLook(mark.code)}
    >
      {mark.name} <b>{mark.price}</b>
    </Link>
  );
}
