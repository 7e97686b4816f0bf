import { useState } from "react";
import { type AirportChoice, toggleVia } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { TickChoice } from "./tick-choice.tsx";

/** As many as are seen without opening anything. */
const FIRST = 6;

/** The airports of all stops, the cheapest first; the rest of a long list is folded until something in it is ticked. */
export function ViaChoices({ choices, controls }: { readonly choices: readonly AirportChoice[]; readonly controls: FlightControls }) {
  const { places, flightResults } = useMessages();
  const { via, more } = flightResults.filters;
  const { filter, change } = controls;
  const tickOf = (choice: AirportChoice) => (
    <TickChoice
      key={choice.value}
      name="via"
      value={choice.value}
      words={via.place(places.city(choice.airport.city, choice.value), choice.value)}
      choice={choice}
      isChosen={filter.via.includes(choice.value)}
      controls={controls}
      onToggle={() => change((now) => toggleVia(now, choice.value))}
    />
  );
  const rest = choices.slice(FIRST);
  const hasTicked = rest.some(({ value }) => filter.via.includes(value));
  // It stays open: the box that is unticked last must not vanish from under who presses it.
  const [isUnfolded, unfold] = useState(hasTicked);
  if (hasTicked && !isUnfolded) unfold(true);
  return (
    <FilterGroup group="via" title={via.title} controls={controls}>
      {choices.slice(0, FIRST).map(tickOf)}
      {rest.length > 0 && (
        <Disclosure summary={more(rest.length)} isOpen={isUnfolded}>
          {rest.map(tickOf)}
        </Disclosure>
      )}
    </FilterGroup>
  );
}
