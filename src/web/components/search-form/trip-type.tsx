import { useMessages } from "../../i18n/messages.tsx";
import type { SearchDraft } from "./search-draft.ts";
import styles from "./trip-type.module.css";

interface TripTypeProps {
  readonly value: SearchDraft["trpType"];
  readonly onChange: (value: SearchDraft["trpType"]) => void;
}

/** Round Way, One Way or Multi-city: radio buttons that look like a switch, and submit without scripts. */
export function TripType({ value, onChange }: TripTypeProps) {
  const { search, multiCity } = useMessages();
  const choices = [
    ["roundtrip", search.roundWay],
    ["oneWay", search.oneWay],
    ["multicity", multiCity.tripType],
  ] as const;
  return (
    <fieldset className={styles.group}>
      <legend className="sr">{search.tripType}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className={styles.choice}>
          <input type="radio" name="trpType" value={choice} checked={value === choice} onChange={() => onChange(choice)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
