import type { FilterChoices } from "../../../core/flights/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { formatDuration } from "../../../core/kernel/index.ts";
import { AllianceChoices } from "./alliance-choices.tsx";
import type { FlightControls } from "./flight-controls.ts";
import { LimitChoices } from "./limit-choices.tsx";
import { SwitchChoices } from "./switch-choices.tsx";
import { ViaChoices } from "./via-choices.tsx";

/** The groups beyond those of the specification: how long, where over, with whom, on which terms. */
export function TripChoices({ choices, controls }: { readonly choices: FilterChoices; readonly controls: FlightControls }) {
  const { filters } = useMessages().flightResults;
  const { maxHours, minLayover, maxLayover } = filters;
  const { switches } = choices;
  return (
    <>
      <LimitChoices
        group="maxHours"
        title={maxHours.title}
        note={maxHours.note}
        words={maxHours.upTo}
        choices={choices.maxHours}
        controls={controls}
      />
      {choices.via.length > 0 && (
        <>
          <LimitChoices
            group="minLayover"
            title={minLayover.title}
            words={(minutes) => minLayover.atLeast(formatDuration(minutes))}
            choices={choices.minLayover}
            controls={controls}
          />
          <LimitChoices
            group="maxLayover"
            title={maxLayover.title}
            words={(minutes) => maxLayover.atMost(formatDuration(minutes))}
            choices={choices.maxLayover}
            controls={controls}
          />
          <ViaChoices choices={choices.via} controls={controls} />
        </>
      )}
      <AllianceChoices choices={choices.alliances} controls={controls} />
      <SwitchChoices title={filters.bags} names={["carryOn", "checkedBag"]} choices={switches} controls={controls} />
      <SwitchChoices title={filters.conditions} names={["refundable", "changeable"]} choices={switches} controls={controls} />
      <SwitchChoices title={filters.comfort} names={["noNight", "sameAirports"]} choices={switches} controls={controls} />
    </>
  );
}
