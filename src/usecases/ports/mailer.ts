import type { Instant, Result } from "../../core/kernel/index.ts";

/** A mail that is to go out, in plain text. */
export interface Mail {
  /** Names the mail wherever it goes, so that whoever gets it twice can see that it is one. */
  readonly id: string;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly createdAt: Instant;
}

/** Sends mails under the agency's own name. */
export interface Mailer {
  /** Hands a mail over. A failure means that nobody has taken it, as far as is known: it is to be tried again. */
  send(mail: Mail): Promise<Result<null, MailFailure>>;
}

/** `code` says why, in words for the log; never anything of the mail itself. */
interface MailFailure {
  readonly code: string;
}
