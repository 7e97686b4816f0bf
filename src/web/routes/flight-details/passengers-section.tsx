import type { LocalDate } from "../../../core/kernel/index.ts";
import type { TravellerKind } from "../../../core/travellers/index.ts";
import { FormSection } from "../../components/booking-form/form-section.tsx";
import { TravellerForm } from "../../components/traveller-form/traveller-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";

interface PassengersSectionProps {
  /** One for each place of the party, the lead's first. */
  readonly kinds: readonly TravellerKind[];
  readonly today: LocalDate;
  readonly bind: BindField;
}

/** Everybody who flies, as in their passports. */
export function PassengersSection({ kinds, today, bind }: PassengersSectionProps) {
  const { passengers } = useMessages().booking;
  return (
    <FormSection title={passengers.title}>
      <p className="small muted">{passengers.names}</p>
      {kinds.map((kind, index) => (
        <TravellerForm
          // A traveller is the place in the party and nothing else.
          key={`${kind}${index}`}
          number={index + 1}
          kind={kind}
          today={today}
          bind={bind}
        />
      ))}
    </FormSection>
  );
}
