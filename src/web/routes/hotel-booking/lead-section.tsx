import type { HotelOffer } from "../../../core/hotels/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { FormSection } from "../../components/booking-form/form-section.tsx";
import { TravellerForm } from "../../components/traveller-form/traveller-form.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";
import { leadMinAge } from "./hotel-fields.ts";

interface LeadSectionProps {
  readonly offer: HotelOffer;
  readonly today: LocalDate;
  readonly bind: BindField;
}

/** Who checks in: the only name that a stay asks for. */
export function LeadSection({ offer, today, bind }: LeadSectionProps) {
  const { passenger } = useMessages().hotelBooking;
  return (
    <FormSection title={passenger.title}>
      <p className="small muted">{passenger.why}</p>
      <input type="hidden" name="rateId" value={offer.rate.id} />
      <TravellerForm
        number={1}
        kind="adult"
        today={today}
        bind={bind}
        legend={{ name: passenger.lead, note: passenger.note(leadMinAge(offer.hotel)) }}
      />
    </FormSection>
  );
}
