import type { RefObject } from "react";
import { CABIN_NAMES, MAX_TICKETS, type Party, PARTY_LIMITS, SEARCHABLE_CABINS, travellerCount } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import { cellFace } from "../../ui/cell/cell.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { bringIntoView } from "../../ui/menu/bring-into-view.ts";
import { closeDetails, useCloseFromOutside } from "../../ui/menu/use-close-from-outside.ts";
import { Stepper } from "../../ui/stepper/stepper.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";
import styles from "./travellers-field.module.css";

type Cabin = (typeof SEARCHABLE_CABINS)[number];
export type PartyAndCabin = Party & { readonly cabin: Cabin };

interface TravellersFieldProps {
  readonly value: PartyAndCabin;
  /** Why nobody can search for this party. */
  readonly isTooLarge: boolean;
  readonly onChange: (change: Partial<PartyAndCabin>) => void;
  /** The panel itself, for a form that must open it. */
  readonly panel: RefObject<HTMLDetailsElement | null>;
}

/** Who travels and in which cabin: a panel that opens by click, before scripts too. */
export function TravellersField({ value, isTooLarge, onChange, panel }: TravellersFieldProps) {
  const { search } = useMessages();
  useCloseFromOutside(panel);
  const close = (): void => closeDetails(panel.current);
  return (
    <details
      ref={panel}
      className={styles.field}
      onToggle={(event) => {
        if (event.currentTarget.open) bringIntoView(event.currentTarget.lastElementChild);
      }}
    >
      <summary className={cellFace.box}>
        <span className={cellFace.label}>{search.travelersAndCabin}</span>
        <span className={cellFace.value}>
          {search.travelers(travellerCount(value))}, {search.cabins[value.cabin]}
        </span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{search.travelersTitle}</h2>
          <Button tone="quiet" size="icon" className="needs-scripts" aria-label={search.close} onClick={close}>
            <Icon name="close" />
          </Button>
        </div>
        <Counters value={value} onChange={onChange} />
        <PartyFault isTooLarge={isTooLarge} />
        <CabinChoice value={value.cabin} onChange={(cabin) => onChange({ cabin })} />
        <Button tone="ink" isWide className="needs-scripts" onClick={close}>
          {search.apply}
        </Button>
      </div>
    </details>
  );
}

function Counters({ value, onChange }: Pick<TravellersFieldProps, "value" | "onChange">) {
  const { search } = useMessages();
  const counters = [
    ["adults", search.adults, search.adultsHint],
    ["children", search.children, search.childrenHint],
    ["infants", search.infants, search.infantsHint],
  ] as const;
  return counters.map(([name, label, hint]) => (
    <Stepper
      key={name}
      name={name}
      label={label}
      hint={hint}
      value={value[name]}
      {...PARTY_LIMITS[name]}
      fewer={search.fewer(label)}
      more={search.more(label)}
      onChange={(count) => onChange({ [name]: count })}
    />
  ));
}

function PartyFault({ isTooLarge }: Pick<TravellersFieldProps, "isTooLarge">) {
  const { search } = useMessages();
  return (
    <p role="alert" className={styles.fault}>
      {isTooLarge && (
        <>
          {search.tooMany(MAX_TICKETS)} <PhoneLink />.
        </>
      )}
    </p>
  );
}

function CabinChoice({ value, onChange }: { readonly value: Cabin; readonly onChange: (cabin: Cabin) => void }) {
  const { search } = useMessages();
  return (
    <fieldset className={styles.cabins}>
      <legend>{search.cabin}</legend>
      {SEARCHABLE_CABINS.map((code) => (
        <label key={code} className={styles.cabin}>
          <input type="radio" name="classType" value={CABIN_NAMES[code]} checked={value === code} onChange={() => onChange(code)} />
          {search.cabins[code]}
        </label>
      ))}
    </fieldset>
  );
}
