import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./explore-map.module.css";
import { fitView, ZOOM_STEP, zoomBy } from "./map-view.ts";
import type { MoveView } from "./use-map-view.ts";

/** Nearer, farther, and all of it. */
export function MapButtons({ move }: { readonly move: MoveView }) {
  const { map } = useMessages().explore;
  return (
    <div className={`${styles.buttons} needs-scripts`}>
      <button type="button" aria-label={map.zoomIn} onClick={() => move((view, stage) => zoomBy(view, stage, ZOOM_STEP))}>
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
