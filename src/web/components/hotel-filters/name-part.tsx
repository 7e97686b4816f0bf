import { useCallback, useId } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { FilterGroup } from "../filters/filter-group.tsx";
import { useRestingValue } from "../filters/use-resting-value.ts";
import type { HotelControls } from "./hotel-controls.ts";
import styles from "./hotel-filters.module.css";

/** A part of the hotel's name; the list follows when the text rests. */
export function NamePart({ controls }: { readonly controls: HotelControls }) {
  const { name } = useMessages().hotels.results.filters;
  const { filter, change } = controls;
  const id = useId();
  const hold = useCallback((text: string) => change((now) => ({ ...now, name: text })), [change]);
  const [text, setText] = useRestingValue(filter.name, hold);
  return (
    <FilterGroup group="name" title={name.title} controls={controls}>
      <label className="sr" htmlFor={id}>
        {name.label}
      </label>
      <input
        id={id}
        type="search"
        name="name"
        className={styles.name}
        value={text}
        placeholder={name.label}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </FilterGroup>
  );
}
