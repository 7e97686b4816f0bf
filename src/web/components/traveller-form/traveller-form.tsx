import { type LocalDate } from "../../../core/kernel/index.ts";
import { NAME_MAX_LENGTH, TITLES, type TravellerKind } from "../../../core/travellers/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FieldGrid } from "../../ui/field/field.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { SelectField } from "../../ui/select/select.tsx";
import styles from "./traveller-form.module.css";

interface TravellerFormProps {
  /** 1 is the lead traveller. */
  readonly number: number;
  readonly kind: TravellerKind;
  readonly today: LocalDate;
  readonly bind: BindField;
  /** What the person is called, in place of `Traveler 1, adult`. */
  readonly legend?: { readonly name: string; readonly note: string };
}

/** Who one traveller is, as in the passport. The lead's fields have the plain names, the others' stand in a list. */
export function TravellerForm({ number, kind, today, bind, legend }: TravellerFormProps) {
  const { passengers } = useMessages().booking;
  const isLead = number === 1;
  const at = isLead ? "" : `travellers.${number - 2}.`;
  const { name, note } = legend ?? {
    name: passengers.traveler(number, passengers.kinds[kind]),
    note: isLead ? passengers.lead : passengers.ages[kind],
  };
  const complete = (token: string) => (isLead ? token : "off");
  return (
    <fieldset className={styles.traveller}>
      <legend>
        {name} <small>{note}</small>
      </legend>
      <FieldGrid columns={2}>
        <SelectField label={passengers.titleLabel} autoComplete={complete("honorific-prefix")} required {...bind(`${at}middleName`)}>
          {TITLES.map((title) => (
            <option key={title} value={title}>
              {passengers.titles[title]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={passengers.firstName}
          autoComplete={complete("given-name")}
          maxLength={NAME_MAX_LENGTH}
          required
          {...bind(`${at}firstName`)}
        />
        <TextField
          label={passengers.lastName}
          autoComplete={complete("family-name")}
          maxLength={NAME_MAX_LENGTH}
          required
          {...bind(`${at}lastName`)}
        />
        <TextField
          label={passengers.dob}
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete={complete("bday")}
          required
          {...bind(`${at}dob`)}
        />
      </FieldGrid>
    </fieldset>
  );
}
