import { EMAIL_MAX_LENGTH, FIELD_LENGTHS } from "../../../core/booking/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FieldGrid } from "../../ui/field/field.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { FormSection } from "./form-section.tsx";

/** By what the booking is found again, and who is called when something changes. */
export function ContactSection({ bind }: { readonly bind: BindField }) {
  const { contact } = useMessages().booking;
  return (
    <FormSection title={contact.title}>
      <FieldGrid>
        <TextField
          label={contact.email}
          hint={contact.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          required
          {...bind("email")}
        />
        <TextField
          label={contact.phone}
          hint={contact.phoneHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={FIELD_LENGTHS.mobile}
          required
          {...bind("mobile")}
        />
      </FieldGrid>
    </FormSection>
  );
}
