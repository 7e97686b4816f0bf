import { useId } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Cell, cellErrorId, cellInput } from "../../ui/cell/cell.tsx";
import { Combobox } from "../../ui/combobox/combobox.tsx";
import type { PlaceKind } from "./place-lookup.ts";
import { PlaceOption } from "./place-option.tsx";
import { shownPlace } from "./shown-place.ts";
import { usePlaceField } from "./use-place-field.ts";

interface LocationFieldProps {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Fewest characters that are looked up: 3, and 1 for the destination on the results. */
  readonly minimum: number;
  /** Whether it may be sent empty; with scripts the form says itself what is missing. */
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
}

/** Where from, where to, or where to stay: free text with suggestions. Without scripts the text is sent as it is, and the server understands it. */
export function LocationField({ kind, name, label, value, error, minimum, isOptional = false, onChange }: LocationFieldProps) {
  const { search, hotels, places: names } = useMessages();
  const words = kind === "flights" ? search : hotels.form;
  const id = useId();
  const { keyword, places, details, kept, text, isTyped, ...field } = usePlaceField({
    kind,
    value,
    minimum,
    onChange,
    logLabel: search.lookupFailed,
  });
  return (
    <Cell label={label} inputId={id} error={error}>
      <Combobox
        {...field}
        text={isTyped ? text : shownPlace(text, names)}
        id={id}
        name={name}
        isRequired={!isOptional}
        inputClass={cellInput}
        placeholder={shownPlace(kept, names) || words.placeHint}
        errorId={error === undefined ? undefined : cellErrorId(id)}
        values={places}
        renderOption={(place) => <PlaceOption place={place} keyword={keyword} details={details.get(place.slice(0, 3))} />}
        listLabel={label}
        status={places.length === 0 ? words.noPlace(keyword) : search.placesFound(places.length)}
      />
    </Cell>
  );
}
