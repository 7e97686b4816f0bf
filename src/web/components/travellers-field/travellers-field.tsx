import type { RefObject } from "react";
import { CABIN_NAMES, MAX_TICKETS, type Party, PARTY_LIMITS, SEARCHABLE_CABINS, travellerCount } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Radio } from "../../ui/radio/radio.tsx";
import { CountPanel } from "../count-panel/count-panel.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import styles from "./travellers-field.module.css";

type Cabin = (typeof SEARCHABLE_CABINS)[number];
type PartyAndCabin = Party & { readonly cabin: Cabin };

interface TravellersFieldProps {
  readonly value: PartyAndCabin;
  /** Why nobody can search for this party. */
  readonly isTooLarge: boolean;
  readonly onChange: (change: Partial<PartyAndCabin>) => void;
  /** The panel itself, for a form that must open it. */
  readonly panel: RefObject<HTMLDetailsElement | null>;
}

/** Who travels and in which cabin. */
export function TravellersField({ value, isTooLarge, onChange, panel }: TravellersFieldProps) {
  const { search } = useMessages();
  const counters = [
    ["adults", search.adults, search.adultsHint],
    ["children", search.children, search.childrenHint],
    ["infants", search.infants, search.infantsHint],
  ] as const;
  return (
    <CountPanel
      panel={panel}
      label={search.travelersAndCabin}
      value={`${search.travelers(travellerCount(value))}, ${search.cabins[value.cabin]}`}
      title={search.travelersTitle}
      counters={counters.map(([name, label, hint]) => ({
        name,
        label,
        hint,
        value: value[name],
        ...PARTY_LIMITS[name],
        onChange: (count) => onChange({ [name]: count }),
      }))}
      fault={
        isTooLarge && (
          <>
            {search.tooMany(MAX_TICKETS)} <PhoneLink />.
          </>
        )
      }
    >
      <CabinChoice value={value.cabin} onChange={(cabin) => onChange({ cabin })} />
    </CountPanel>
  );
}

function CabinChoice({ value, onChange }: { readonly value: Cabin; readonly onChange: (cabin: Cabin) => void }) {
  const { search } = useMessages();
  return (
    <fieldset className={styles.cabins}>
      <legend>{search.cabin}</legend>
      {SEARCHABLE_CABINS.map((code) => (
        <Radio
          key={code}
          className={styles.cabin}
          name="classType"
          value={CABIN_NAMES[code]}
          checked={value === code}
          onChange={() => onChange(code)}
        >
          {search.cabins[code]}
        </Radio>
      ))}
    </fieldset>
  );
}
