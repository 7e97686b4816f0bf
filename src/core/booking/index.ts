export * from "./booking.ts";
export * from "./booking-fault.ts";
export * from "./booking-fields.ts";
export * from "./email.ts";
export * from "./read-travellers.ts";
export * from "./request.ts";
export * from "./request-form.ts";
