export * from "./agency-mail.ts";
export { CALL_CHOICES, CALL_DAYS_AHEAD, type CallTime, DAY_PARTS, type DayPart } from "./call-time.ts";
export * from "./enquiry.ts";
export type { EnquiryFault, EnquiryFaultCode } from "./enquiry-fault.ts";
export * from "./enquiry-text.ts";
export type { CallBackFields } from "./parse-call-back.ts";
export * from "./parse-enquiry.ts";
export type { MessageFields } from "./parse-message.ts";
