import { FIELD_LENGTHS } from "../../../core/booking/index.ts";
import { EXPIRY_YEARS } from "../../../core/payments/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { isEncrypted, useSite } from "../../present/site.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { FieldGrid } from "../../ui/field/field.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SelectField } from "../../ui/select/select.tsx";
import styles from "./card-form.module.css";

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
const YEARS = Array.from({ length: EXPIRY_YEARS.last - EXPIRY_YEARS.first + 1 }, (_, index) => String(EXPIRY_YEARS.first + index));

/** Sixteen digits with up to two characters between the groups of four. */
const TYPED_NUMBER_LENGTH = 22;

interface CardFormProps {
  readonly bind: BindField;
  /** Whether the stay is paid at the hotel, which is shown the card then. */
  readonly isAtHotel: boolean;
}

/** The card. What is typed here is sent once and kept nowhere. */
export function CardForm({ bind, isAtHotel }: CardFormProps) {
  const { card } = useMessages().booking;
  const { publicUrl, isTestPayment } = useSite();
  return (
    <>
      {isTestPayment && (
        <Alert tone="info" title={card.testTitle}>
          <p>{card.test}</p>
        </Alert>
      )}
      <FieldGrid>
        <TextField
          label={card.number}
          hint={card.numberHint}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={TYPED_NUMBER_LENGTH}
          required
          wide
          {...bind("cardNumber")}
        />
        <TextField
          label={card.holder}
          autoComplete="cc-name"
          maxLength={FIELD_LENGTHS.cardHolderName}
          required
          wide
          {...bind("cardHolderName")}
        />
      </FieldGrid>
      <div className={styles.three}>
        <div role="group" aria-label={card.expiry} className={styles.expiry}>
          <SelectField label={card.month} autoComplete="cc-exp-month" required {...bind("expiryMonth")}>
            <Choices choices={MONTHS} none={card.choose} />
          </SelectField>
          <SelectField label={card.year} autoComplete="cc-exp-year" required {...bind("expiryYear")}>
            <Choices choices={YEARS} none={card.choose} />
          </SelectField>
        </div>
        <TextField
          label={card.cvv}
          hint={card.cvvHint}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          required
          {...bind("cardDetails")}
        />
      </div>
      <p className={styles.safe}>
        <Icon name="lock" /> {isEncrypted(publicUrl) && card.encrypted} {isAtHotel ? card.safeAtHotel : card.safe}
      </p>
    </>
  );
}

function Choices({ choices, none }: { readonly choices: readonly string[]; readonly none: string }) {
  return (
    <>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </>
  );
}
