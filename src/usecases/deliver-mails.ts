import { secondsAfter } from "../core/kernel/index.ts";
import type { Log } from "./ports/log.ts";
import type { Mailer } from "./ports/mailer.ts";
import type { Outbox } from "./ports/outbox.ts";
import type { Clock } from "./ports/system.ts";

/** Longer than any mail server is waited for: afterwards another node may try the mail. */
const ATTEMPT_SECONDS = 120;
/** The pause after the first failure; it doubles with each further one, up to an hour. Only a person gives a mail up. */
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3600;
/** What one sweep tries. */
const SWEEP_LIMIT = 50;

interface DeliverMailsPorts {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
  /** Whether the server is stopping: what is left is for the next start, or another node. */
  readonly isStopped: () => boolean;
}

/**
 * Sends the mails of the outbox that are due, oldest first, until the server fails: one that does not answer need not be asked for
 * each. A mail that is refused for itself keeps no other waiting. To be run every few seconds, by any number of nodes at once. A mail goes out once. Only where the mail server or we die
 * between its taking the mail and our note of that, the mail goes out once more: nobody can know then, and a mail that is lost is
 * worse than one that comes twice. It does so under the same Message-ID, by which mail programs see that it is one.
 * @returns how many were sent.
 */
export function createDeliverMails({ outbox, mailer, clock, log, isStopped }: DeliverMailsPorts): () => Promise<number> {
  return async () => {
    let sent = 0;
    for (let tried = 0; tried < SWEEP_LIMIT && !isStopped(); tried++) {
      const now = clock.now();
      const due = await outbox.takeDue(now, secondsAfter(now, ATTEMPT_SECONDS));
      if (due === null) return sent;
      const { mail, attempts } = due;
      const handed = await mailer.send(mail);
      if (handed.ok) {
        await outbox.markSent(mail.id, clock.now());
        sent++;
        continue;
      }
      await outbox.putOff(mail.id, handed.error.code, secondsAfter(clock.now(), pauseAfter(attempts)));
      log.warn("A mail could not be sent; it is tried again.", { mailId: mail.id, attempts, reason: handed.error.code });
      if (!handed.error.isOfMail) return sent;
    }
    return sent;
  };
}

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
