import { FIELD_LENGTHS } from "../../../core/booking/index.ts";
import { ENQUIRY_LANGUAGES, ENQUIRY_LENGTHS } from "../../../core/enquiries/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import type { BindField } from "../../ui/field/field-binding.ts";
import { FieldError } from "../../ui/field/field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { SelectField } from "../../ui/select/select.tsx";
import { CallTimeFields } from "./call-time-fields.tsx";
import styles from "./contact-us.module.css";
import { EnquiryFrame, type EnquiryPage } from "./enquiry-frame.tsx";

/** Asks to be called: whom, when, and in which language. */
export function CallBackForm({ page }: { readonly page: EnquiryPage }) {
  const { callBack, message } = useMessages().contact;
  const locale = useLocale();
  return (
    <EnquiryFrame name="call-back" page={page} words={callBack} lead={callBack.lead} tone="ink">
      {({ bind }) => (
        <>
          <TextField label={callBack.name} autoComplete="name" maxLength={ENQUIRY_LENGTHS.name} required {...bind("name")} />
          <TextField
            label={callBack.phone}
            hint={message.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={FIELD_LENGTHS.mobile}
            required
            {...bind("phone")}
          />
          <CallTimeFields bind={bind} />
          <SelectField label={callBack.language} required {...bind("language")} defaultValue={bind("language").defaultValue ?? locale}>
            {ENQUIRY_LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {callBack.languages[language]}
              </option>
            ))}
          </SelectField>
          <Consent bind={bind} />
        </>
      )}
    </EnquiryFrame>
  );
}

/** Never ticked in advance: only who has ticked it finds it ticked when the form comes back. */
function Consent({ bind }: { readonly bind: BindField }) {
  const { consent } = useMessages().contact.callBack;
  const { name } = useSite().brand;
  const box = bind("consent");
  return (
    <div className={styles.consent}>
      <Checkbox
        className={styles.choice}
        id={box.id}
        name={box.name}
        value="yes"
        defaultChecked={box.defaultValue === "yes"}
        required
        aria-invalid={box.error === undefined ? undefined : true}
        aria-describedby={box.error === undefined ? undefined : `${box.id}-error`}
      >
        <span>{consent(name)}</span>
      </Checkbox>
      {box.error !== undefined && <FieldError id={`${box.id}-error`}>{box.error}</FieldError>}
    </div>
  );
}
