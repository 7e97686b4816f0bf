import { parsePlace } from "../../../core/places/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./place-option.module.css";

/** One suggestion: the place's name, the part that was typed set bold, and its code if it is known by one. */
export function PlaceOption({ place, keyword }: { readonly place: string; readonly keyword: string }) {
  const { places } = useMessages();
  const known = /^[A-Z]{3}-/.test(place) ? parsePlace(place) : null;
  const name = known?.city ? places.city(known.city, known.code) : place;
  const at = name.toLowerCase().indexOf(keyword.toLowerCase());
  return (
    <span className={styles.place}>
      <Icon name="pin" className={styles.pin} />
      <span>
        {at < 0 ? (
          name
        ) : (
          <>
            {name.slice(0, at)}
            <b>{name.slice(at, at + keyword.length)}</b>
            {name.slice(at + keyword.length)}
          </>
        )}
      </span>
      {known && <span className={styles.code}> {known.code}</span>}
    </span>
  );
}
