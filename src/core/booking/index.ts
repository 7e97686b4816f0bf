export * from "./booking.ts";
export * from "./request.ts";
