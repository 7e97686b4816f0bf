import type { Instant } from "../../core/kernel/index.ts";
import type { Mail } from "./mailer.ts";

/** A mail that waits to be sent, and how often that has been tried, this time included. */
interface WaitingMail {
  readonly mail: Mail;
  readonly attempts: number;
}

/** Mails that are to go out. They are put in by whoever writes down what they are about, in the same transaction. */
export interface Outbox {
  /** Takes the mail that has been due for longest, for one attempt: until a moment nobody else gets it. Null when none is due. */
  takeDue(now: Instant, until: Instant): Promise<WaitingMail | null>;
  markSent(id: Mail["id"], at: Instant): Promise<void>;
  /** Puts a mail off that could not be sent, with the reason. */
  putOff(id: Mail["id"], reason: string, until: Instant): Promise<void>;
}
