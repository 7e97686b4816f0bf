import { parsePlace } from "../../../core/places/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { PlaceDetails } from "./place-details.ts";
import styles from "./place-option.module.css";
import { type Part, typedPart } from "./typed-part.ts";

interface PlaceOptionProps {
  readonly place: string;
  readonly keyword: string;
  readonly details: PlaceDetails | undefined;
}

/** One suggestion: the place's name, its code if it is known by one, and what tells it apart from others; what was typed is set bold. */
export function PlaceOption({ place, keyword, details }: PlaceOptionProps) {
  const { places, search } = useMessages();
  const known = /^[A-Z]{3}-/.test(place) ? parsePlace(place) : null;
  const name = known?.city ? places.city(known.city, known.code) : place;
  const typed = typedPart(name, keyword);
  const airport =
    known && details?.airport ? places.airport({ ...known, name: details.airport }) : search.allAirports(details?.airports ?? 1);
  return (
    <span className={styles.place}>
      <Icon name={details?.airports === 1 ? "plane" : "pin"} className={styles.pin} />
      <span>
        <Typed text={name} part={typed} />
        {details && (
          <small className={styles.details}>
            <Typed text={airport} part={typed === null ? typedPart(airport, keyword) : null} />
            {`, ${details.countryName}`}
          </small>
        )}
      </span>
      {known && <span className={styles.code}> {known.code}</span>}
    </span>
  );
}

/** A text with a part of it set bold. */
function Typed({ text, part }: { readonly text: string; readonly part: Part | null }) {
  if (part === null) return text;
  const [from, to] = part;
  return (
    <>
      {text.slice(0, from)}
      <b>{text.slice(from, to)}</b>
      {text.slice(to)}
    </>
  );
}
