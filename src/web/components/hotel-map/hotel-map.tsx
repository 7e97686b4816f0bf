import { type CSSProperties, type MouseEvent, useMemo } from "react";
import type { ListedHotel, HotelPlace } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { placeName } from "../../present/place-name.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { layOutMap, type ListedPin, type MapParts } from "./lay-out-map.ts";
import { MAP_SIZE } from "./map-layout.ts";
import { MapGround } from "./map-ground.tsx";
import styles from "./hotel-map.module.css";
import { withCurrent } from "./place-pins.ts";

interface HotelMapProps extends MapParts {
  readonly place: HotelPlace;
  /** The hotel that somebody looks at, here or in the list. */
  readonly current: ListedHotel["id"] | null;
  readonly onLook: (id: ListedHotel["id"] | null) => void;
  /** Leads to a hotel's card by its anchor. */
  readonly anchorOf: (id: ListedHotel["id"]) => string;
  /** The drawing that its card shows. */
  readonly pictureOf: (id: ListedHotel["id"]) => string;
}

/**
 * A schematic map of the results: rings around the searched place, districts, and a pin for each card of the list, which
 * leads to it. On phones it folds away; without scripts its pins are links all the same.
 */
export function HotelMap({ place, current, onLook, anchorOf, pictureOf, ...parts }: HotelMapProps) {
  const { hotels, places } = useMessages();
  const { map, district: nameDistrict } = hotels.results;
  const { all, passing, listed, districts, labelOf } = parts;
  const named = useMemo(() => districts.map((each) => ({ ...each, name: nameDistrict(each.name) })), [districts, nameDistrict]);
  const layout = useMemo(
    () => layOutMap(place, { all, passing, listed, districts: named, labelOf }, map.ring),
    [place, all, passing, listed, named, labelOf, map],
  );
  const pins = withCurrent(layout.pins, current);
  const looked = listed.find(({ hotel }) => hotel.id === current) ?? listed[0];
  return (
    <section className={styles.map} aria-label={map.label(placeName(place, places))}>
      <details className={styles.fold}>
        <summary className={styles.opener}>
          <Icon name="map" /> {map.open}
        </summary>
        <div className={styles.sheet}>
          <div className={styles.stage}>
            <MapGround layout={layout} />
            <ul>
              {pins.map((pin) => (
                <li key={pin.id}>
                  <PinLink pin={pin} isCurrent={pin.id === current} onLook={onLook} anchor={anchorOf(pin.id)} />
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.caption}>
            {looked && (
              <div className={styles.preview} aria-hidden="true">
                <img src={pictureOf(looked.hotel.id)} alt="" width="640" height="480" loading="lazy" />
                <p>
                  <b>{looked.hotel.name}</b>
                  {map.perNight(labelOf(looked.rate))}
                </p>
              </div>
            )}
            <p className={styles.legend}>{map.legend}</p>
          </div>
        </div>
      </details>
    </section>
  );
}

interface PinLinkProps {
  readonly pin: ListedPin;
  readonly isCurrent: boolean;
  readonly anchor: string;
  readonly onLook: HotelMapProps["onLook"];
}

function PinLink({ pin, isCurrent, anchor, onLook }: PinLinkProps) {
  const { map } = useMessages().hotels.results;
  const look = pin.hasPrice ? `${styles.price} ${pin.isBelow ? styles.below : ""}` : styles.dot;
  const at = { "--x": percent(pin.spot.x), "--y": percent(pin.spot.y) } as CSSProperties;
  return (
    <a
      href={`#${anchor}`}
      className={`${styles.pin} ${look} ${isCurrent ? styles.current : ""}`}
      style={at}
      aria-label={map.pin(pin.name, pin.label)}
      onClick={(event) => goToCard(event, anchor)}
      onPointerEnter={() => onLook(pin.id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(pin.id)}
      onBlur={() => onLook(null)}
    >
      {pin.hasPrice && pin.label}
    </a>
  );
}

const percent = (units: number): string => `${((units / MAP_SIZE) * 100).toFixed(2)}%`;

/** To the card and the link in it, without a step in the history that only a jump made. */
function goToCard(event: MouseEvent, anchor: string): void {
  const card = document.getElementById(anchor);
  if (!card || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  card.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  card.querySelector("a")?.focus({ preventScroll: true });
}
