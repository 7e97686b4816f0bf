export * from "./as-refunded.ts";
export * from "./attention-mail.ts";
export * from "./booking-calendar.ts";
export type { BookingMailKind } from "./booking-document.ts";
export * from "./booking-mail.ts";
export * from "./standing-mail.ts";
export type { MailFacts, SiteFacts } from "./telling.ts";
export * from "./watch-mail.ts";
