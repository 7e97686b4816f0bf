import type { BookingId } from "../../core/kernel/index.ts";

/** The names of a booking's calls to the outside. Stable: whoever tries again, does it once. */
export const paymentKey = (id: BookingId): string => `booking/${id}`;
/** Which booking a payment is for; null for a key that is none of ours. */
export const bookingOfPayment = (key: string): BookingId | null => (key.startsWith("booking/") ? (key.slice(8) as BookingId) : null);

export const captureKey = (id: BookingId): string => `capture/${id}`;
export const voidKey = (id: BookingId): string => `void/${id}`;
export const refundKey = (id: BookingId): string => `refund/${id}`;
export const orderKey = (id: BookingId): string => `order/${id}`;
