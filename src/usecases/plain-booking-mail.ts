import type { Mail } from "./ports/mailer.ts";
import type { BookingMailKind, ProcessPorts } from "./process/process-ports.ts";

const SUBJECTS: Readonly<Record<"en" | "es", Readonly<Record<BookingMailKind, string>>>> = {
  en: {
    confirmed: "Your booking is confirmed",
    not_completed: "Your booking could not be completed; nothing was charged",
    cancelled: "Your booking is cancelled",
    refunded: "Your refund is on its way",
  },
  es: {
    confirmed: "Su reserva está confirmada",
    not_completed: "Su reserva no se pudo completar; no se cobró nada",
    cancelled: "Su reserva está cancelada",
    refunded: "Su reembolso está en camino",
  },
};

/** A mail of one line about a booking. */
export const writePlainMail =
  (newId: () => string): ProcessPorts["writeMail"] =>
  (kind, { id, contact, language }, createdAt): Mail => {
    const text = `${SUBJECTS[language][kind]}: ${id}.`;
    return { id: newId(), to: contact.email, subject: text, text, html: null, attachments: [], replyTo: null, createdAt };
  };
