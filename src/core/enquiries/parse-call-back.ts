import { err, type Instant, ok, type Result } from "../kernel/index.ts";
import { type CallTimeFields, readCallTime } from "./call-time.ts";
import { type CallBack, ENQUIRY_LENGTHS } from "./enquiry.ts";
import { type EnquiryFault, EnquiryReader } from "./enquiry-fault.ts";
import { readLanguage, readPhone } from "./parse-message.ts";

/** The call-back form as typed. */
export interface CallBackFields extends CallTimeFields {
  readonly kind: "call-back";
  readonly name: string;
  readonly phone: string;
  readonly language: string;
  /** Whether they agree to be called. */
  readonly consent: boolean;
}

/**
 * @param now by which a time to call may have passed.
 * @returns the call-back, or all faults in the order of the form.
 */
export function parseCallBack(fields: CallBackFields, now: Instant): Result<CallBack, readonly EnquiryFault[]> {
  const reader = new EnquiryReader();
  const name = reader.line("name", fields.name, ENQUIRY_LENGTHS.name);
  const phone = readPhone(reader, fields.phone);
  const when = readCallTime(reader, fields, now);
  const language = readLanguage(reader, fields.language);
  if (!fields.consent) reader.fail("consent", "consent_required");
  if (!name || !phone || !when || !language || reader.faults.length > 0) return err(reader.faults);
  return ok({ kind: "call-back", name, phone, when, language });
}
