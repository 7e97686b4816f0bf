import type { MapPoint } from "../../../core/maps/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./explore-map.module.css";
import { fitView, stepNearer, ZOOM_STEP, zoomBy } from "./map-view.ts";
import type { MoveView } from "./use-map-view.ts";

/** Nearer, farther, and all of it. */
export function MapButtons({ move, origin }: { readonly move: MoveView; readonly origin: MapPoint | null }) {
  const { map } = useMessages().explore;
  return (
    <div className={`${styles.buttons} needs-scripts`}>
      <button type="button" aria-label={map.zoomIn} onClick={() => move(stepNearer(origin))}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={map.zoomOut} onClick={() => move((view, stage) => zoomBy(view, stage, 1 / ZOOM_STEP))}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={map.whole} onClick={() => move((view, stage) => fitView({ ...view, zoom: 1 }, stage))}>
        <Icon name="map" />
      </button>
    </div>
  );
}
