import { type CSSProperties, type MouseEvent, type ReactNode, type Ref, useMemo, useState } from "react";
import type { ListedHotel, HotelPlace } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { placeName } from "../../present/place-name.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { OnLook } from "../hotel-card/use-looking.ts";
import { layOutMap, type ListedPin, type MapParts, type PricedHotel } from "./lay-out-map.ts";
import { MAP_SIZE } from "./map-layout.ts";
import { MapGround } from "./map-ground.tsx";
import styles from "./hotel-map.module.css";
import { withCurrent } from "./place-pins.ts";
import { useChosenPin } from "./use-chosen-pin.ts";

interface HotelMapProps extends MapParts {
  readonly place: HotelPlace;
  /** The hotel that somebody looks at, here or in the list. */
  readonly current: ListedHotel["id"] | null;
  readonly onLook: OnLook<ListedHotel["id"]>;
  /** The hotel that was pressed where the map lies above the list, which keeps what is said of it in sight. */
  readonly chosen: ListedHotel["id"] | null;
  readonly onChoose: (id: ListedHotel["id"] | null) => void;
  /** What is said of it, with the way to its page. */
  readonly renderChosen: (hotel: PricedHotel) => ReactNode;
  /** Leads to a hotel's card by its anchor. */
  readonly anchorOf: (id: ListedHotel["id"]) => string;
  /** The drawing that its card shows. */
  readonly pictureOf: (id: ListedHotel["id"]) => string;
}

/**
 * A schematic map of the results: rings around the searched place, districts, and a pin for each card of the list, which
 * leads to it. Where the list lies below, a pin says at the map's foot which hotel it is. On phones the map folds away; without scripts its
 * pins are links all the same.
 */
export function HotelMap({ place, current, onLook, chosen, onChoose, renderChosen, anchorOf, pictureOf, ...parts }: HotelMapProps) {
  const { hotels, places } = useMessages();
  const { map, district: nameDistrict } = hotels.results;
  const { all, passing, listed, districts, labelOf } = parts;
  // The searched city by its districts; another town by its own name, once: every town has a center and a north side.
  const named = useMemo(
    () =>
      districts.map((each) => ({
        ...each,
        name: each.city === place.city ? nameDistrict(each.name) : places.city(each.city, place.country),
      })),
    [districts, place, nameDistrict, places],
  );
  const layout = useMemo(
    () => layOutMap(place, { all, passing, listed, districts: named, labelOf }, map.ring),
    [place, all, passing, listed, named, labelOf, map],
  );
  const pressed = listed.find(({ hotel }) => hotel.id === chosen);
  const seen = current ?? pressed?.hotel.id ?? null;
  const pins = withCurrent(layout.pins, seen);
  const looked = listed.find(({ hotel }) => hotel.id === seen) ?? listed[0];
  const [isOpen, setIsOpen] = useState(pressed !== undefined);
  const { section, foot, choose, close } = useChosenPin(pressed ? chosen : null, onChoose);
  return (
    <section ref={section} className={styles.map} aria-label={map.label(placeName(place, places))}>
      <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.opener}>
          <Icon name="map" /> {map.open}
        </summary>
        <div className={styles.sheet}>
          <div className={styles.stage}>
            <MapGround layout={layout} />
            <ul>
              {pins.map((pin) => (
                <li key={pin.id}>
                  <PinLink
                    pin={pin}
                    isCurrent={pin.id === seen || pin.id === chosen}
                    isChosen={pin.id === chosen}
                    anchor={anchorOf(pin.id)}
                    onLook={onLook}
                    onChoose={choose}
                    onGo={() => pressed && onChoose(null)}
                  />
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.caption}>
            {pressed && (
              <ChosenPart ref={foot} name={pressed.hotel.name} onClose={close}>
                {renderChosen(pressed)}
              </ChosenPart>
            )}
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

interface ChosenPartProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function ChosenPart({ ref, name, onClose, children }: ChosenPartProps) {
  const { map } = useMessages().hotels.results;
  return (
    <div ref={ref} role="group" aria-label={map.chosen} className={styles.chosen}>
      {children}
      <Button tone="quiet" size="icon" className={`${styles.close} needs-scripts`} aria-label={map.close(name)} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

interface PinLinkProps {
  readonly pin: ListedPin;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly anchor: string;
  readonly onLook: HotelMapProps["onLook"];
  readonly onChoose: (id: ListedHotel["id"]) => void;
  /** Beside the list, where a press leads on to a card: what was chosen above it, on a phone that the address came from, is chosen no more. */
  readonly onGo: () => void;
}

function PinLink({ pin, isCurrent, isChosen, anchor, onLook, onChoose, onGo }: PinLinkProps) {
  const { map } = useMessages().hotels.results;
  const look = pin.hasPrice ? `${styles.price} ${pin.isBelow ? styles.below : ""}` : styles.dot;
  const at = { "--x": percent(pin.spot.x), "--y": percent(pin.spot.y) } as CSSProperties;
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey) return;
    if (window.matchMedia(BESIDE_LIST).matches) {
      onGo();
      return goToCard(event, anchor);
    }
    event.preventDefault();
    onChoose(pin.id);
  };
  return (
    <a
      href={`#${anchor}`}
      className={`${styles.pin} ${look} ${isCurrent ? styles.current : ""}`}
      style={at}
      aria-label={map.pin(pin.name, pin.label)}
      aria-current={isChosen || undefined}
      onClick={press}
      onPointerEnter={() => onLook(pin.id, "pointer")}
      onPointerLeave={() => onLook(null, "pointer")}
      onFocus={() => onLook(pin.id, "focus")}
      onBlur={() => onLook(null, "focus")}
    >
      {pin.hasPrice && pin.label}
    </a>
  );
}

/** As wide as the map stands beside its list: the style sheets of the page and of the map say the same. */
const BESIDE_LIST = "(width >= 76rem)";

const percent = (units: number): string => `${((units / MAP_SIZE) * 100).toFixed(2)}%`;

/** To the card and the link in it, without a step in the history that only a jump made. */
function goToCard(event: MouseEvent, anchor: string): void {
  const card = document.getElementById(anchor);
  if (!card) return;
  event.preventDefault();
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  card.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  card.querySelector("a")?.focus({ preventScroll: true });
}
