import type { PricedItinerary } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { cabinName, otherCabins } from "../../present/cabins.ts";
import { otherReturn } from "../../present/return-airports.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./trip-notes.module.css";

/** What a glance at a trip would get wrong: legs in another cabin, a return from or to another airport. Nothing for most trips. */
export function TripNotes({ itinerary }: { readonly itinerary: PricedItinerary }) {
  const { notes, cabins: words } = useMessages().results;
  const [cabins, airports] = [otherCabins(itinerary, words), otherReturn(itinerary)];
  const texts = [
    airports && notes.returns(airports.from, airports.to),
    cabins.length > 0 && notes.cabin(cabinName(itinerary.cabin, words), cabins),
  ];
  const shown = texts.filter((text) => typeof text === "string");
  if (shown.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {shown.map((text) => (
        <li key={text}>
          <Icon name="info" /> {text}
        </li>
      ))}
    </ul>
  );
}
