import { parsePlace } from "../../../core/places/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { countryName } from "../../present/country-name.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { PlaceDetails } from "./place-details.ts";
import styles from "./place-option.module.css";

interface PlaceOptionProps {
  readonly place: string;
  readonly keyword: string;
  readonly details: PlaceDetails | undefined;
}

/** One suggestion: the place's name, its code if it is known by one, and what tells it apart from others; what was typed is set bold. */
export function PlaceOption({ place, keyword, details }: PlaceOptionProps) {
  const { places, search } = useMessages();
  const locale = useLocale();
  const known = /^[A-Z]{3}-/.test(place) ? parsePlace(place) : null;
  const name = known?.city ? places.city(known.city, known.code) : place;
  return (
    <span className={styles.place}>
      <Icon name={details?.airports === 1 ? "plane" : "pin"} className={styles.pin} />
      <span>
        <Typed text={name} keyword={keyword} />
        {details && (
          <small className={styles.details}>
            <Typed text={details.airport ?? search.allAirports(details.airports)} keyword={keyword} />
            {`, ${countryName(details.country, locale)}`}
          </small>
        )}
      </span>
      {known && <span className={styles.code}> {known.code}</span>}
    </span>
  );
}

/** A text with the part that was typed set bold. */
function Typed({ text, keyword }: { readonly text: string; readonly keyword: string }) {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + keyword.length)}</b>
      {text.slice(at + keyword.length)}
    </>
  );
}
