import { EMAIL_MAX_LENGTH } from "../../../core/booking/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { fieldId } from "../../ui/field/field-binding.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import styles from "./manage.module.css";
import type { ManageOutcome } from "./manage-outcome.ts";
import { PageForm } from "./page-form.tsx";

interface LookupFormProps {
  /** As the page's address has it, or nothing. */
  readonly reference: string;
  readonly outcome: ManageOutcome | undefined;
  /** The messages of the fields. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Asks for the booking's number and its address, with what was typed in the last try. */
export function LookupForm({ reference, outcome, errors }: LookupFormProps) {
  const { lookup } = useMessages().manage;
  const typed = outcome && "values" in outcome ? outcome.values : {};
  return (
    <PageForm
      intent="find"
      className={styles.form}
      look={{ tone: "primary", size: "big", isWide: true }}
      words={{ submit: lookup.submit, submitting: lookup.submitting }}
    >
      <TextField
        id={fieldId("reference")}
        label={lookup.reference}
        error={errors["reference"]}
        hint={lookup.referenceHint}
        name="reference"
        defaultValue={typed["reference"] ?? reference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <TextField
        id={fieldId("email")}
        label={lookup.email}
        error={errors["email"]}
        hint={lookup.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={typed["email"]}
        maxLength={EMAIL_MAX_LENGTH}
        required
      />
    </PageForm>
  );
}
