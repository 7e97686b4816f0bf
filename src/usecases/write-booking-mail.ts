import { bookingMail, type SiteFacts } from "../core/mails/index.ts";
import type { ProcessPorts } from "./process/process-ports.ts";

/** Writes the mails of the booking process under the site's name. @param newId of a mail, another one each time. */
export const createWriteBookingMail =
  (site: SiteFacts, newId: () => string): ProcessPorts["writeMail"] =>
  (kind, booking, now) =>
    bookingMail(kind, booking, { ...site, now, id: newId() });
