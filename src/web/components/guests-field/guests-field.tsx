import type { RefObject } from "react";
import { COUNTERS, GUEST_FIELDS, GUEST_LIMITS, guestCount, type Guests } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { CountPanel } from "../count-panel/count-panel.tsx";

interface GuestsFieldProps {
  readonly value: Guests;
  /** Why nobody can search for these guests; empty when somebody can. */
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<Guests>) => void;
  /** The panel itself, for a form that must open it. */
  readonly panel: RefObject<HTMLDetailsElement | null>;
}

/** How many rooms, and who sleeps in them. The face shows all guests together. */
export function GuestsField({ value, fault, onChange, panel }: GuestsFieldProps) {
  const { form } = useMessages().hotels;
  return (
    <CountPanel
      panel={panel}
      label={form.guestsAndRooms}
      value={form.guestsInRooms(guestCount(value), value.rooms)}
      title={form.guestsAndRooms}
      counters={COUNTERS.map((kind) => ({
        name: GUEST_FIELDS[kind],
        ...form.counters[kind],
        value: value[kind],
        ...GUEST_LIMITS[kind],
        onChange: (count) => onChange({ [kind]: count }),
      }))}
      fault={fault}
    />
  );
}
