import { FIELD_LENGTHS } from "../../../core/booking/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { FieldGrid } from "../../ui/field/field.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { SelectField } from "../../ui/select/select.tsx";
import type { Country } from "./countries.ts";
import { FormSection } from "./form-section.tsx";

/** The address that the bank knows. */
export function BillingSection({ bind, countries }: { readonly bind: BindField; readonly countries: readonly Country[] }) {
  const { billing } = useMessages().booking;
  const { defaultCountry } = useSite().brand;
  const country = bind("country");
  return (
    <FormSection title={billing.title}>
      <FieldGrid>
        <SelectField
          label={billing.country}
          autoComplete="billing country"
          required
          wide
          {...country}
          defaultValue={country.defaultValue ?? defaultCountry}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={billing.address}
          autoComplete="billing street-address"
          maxLength={FIELD_LENGTHS.address}
          required
          wide
          {...bind("address")}
        />
        <TextField label={billing.city} autoComplete="billing address-level2" maxLength={FIELD_LENGTHS.city} required {...bind("city")} />
        <TextField
          label={billing.state}
          autoComplete="billing address-level1"
          maxLength={FIELD_LENGTHS.state}
          required
          {...bind("state")}
        />
        <TextField
          label={billing.postalCode}
          autoComplete="billing postal-code"
          maxLength={FIELD_LENGTHS.postalCode}
          required
          {...bind("postalCode")}
        />
      </FieldGrid>
    </FormSection>
  );
}
