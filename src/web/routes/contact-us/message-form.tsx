import { EMAIL_MAX_LENGTH, FIELD_LENGTHS } from "../../../core/booking/index.ts";
import { ENQUIRY_LENGTHS } from "../../../core/enquiries/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { TextAreaField } from "../../ui/field/text-area-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { EnquiryFrame, type EnquiryPage } from "./enquiry-frame.tsx";

/** The contact form of the specification: full name, phone number, email, message. */
export function MessageForm({ page }: { readonly page: EnquiryPage }) {
  const { message } = useMessages().contact;
  return (
    <EnquiryFrame name="message" page={page} words={message} lead={message.lead(page.answerTime)} tone="primary">
      {({ bind }) => (
        <>
          <TextField label={message.fullName} autoComplete="name" maxLength={ENQUIRY_LENGTHS.name} required {...bind("fullName")} />
          <TextField
            label={message.phone}
            hint={message.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={FIELD_LENGTHS.mobile}
            required
            {...bind("phone")}
          />
          <TextField
            label={message.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            required
            {...bind("email")}
          />
          <TextAreaField label={message.text} hint={message.textHint} maxLength={ENQUIRY_LENGTHS.message} rows={5} {...bind("message")} />
        </>
      )}
    </EnquiryFrame>
  );
}
