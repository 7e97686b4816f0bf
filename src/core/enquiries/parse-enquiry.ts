import type { Instant, Result } from "../kernel/index.ts";
import type { EnquiryContent } from "./enquiry.ts";
import type { EnquiryFault } from "./enquiry-fault.ts";
import { type CallBackFields, parseCallBack } from "./parse-call-back.ts";
import { type MessageFields, parseMessage } from "./parse-message.ts";

export type EnquiryFields = MessageFields | CallBackFields;

/** Checks the fields of either form. Never throws, and takes time in proportion to the input at most. */
export const parseEnquiry = (fields: EnquiryFields, now: Instant): Result<EnquiryContent, readonly EnquiryFault[]> =>
  fields.kind === "message" ? parseMessage(fields) : parseCallBack(fields, now);
