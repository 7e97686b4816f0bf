import { RADIUS_MILES, type RadiusMiles } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Select } from "../../ui/select/select.tsx";
import { readRadius } from "./hotel-draft.ts";
import styles from "./hotel-search-form.module.css";

interface RadiusSelectProps {
  readonly value: RadiusMiles;
  readonly onChange: (value: RadiusMiles) => void;
}

/** How far around the place hotels are looked for. */
export function RadiusSelect({ value, onChange }: RadiusSelectProps) {
  const { radius } = useMessages().hotels.form;
  return (
    <label className={styles.radius}>
      {radius.label}
      <Select slim name="radius" value={value} onChange={(event) => onChange(readRadius(event.target.value))}>
        {RADIUS_MILES.map((miles) => (
          <option key={miles} value={miles}>
            {radius.of(miles)}
          </option>
        ))}
      </Select>
    </label>
  );
}
