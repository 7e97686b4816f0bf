import type { Instant, Result } from "../../core/kernel/index.ts";

/** A file that a mail brings along, a text. */
export interface MailAttachment {
  /** `trip-7K3M9QXZ.ics` */
  readonly name: string;
  /** `text/calendar; charset=utf-8; method=PUBLISH` */
  readonly contentType: string;
  readonly content: string;
}

/** A mail that is to go out. */
export interface Mail {
  /** Names the mail wherever it goes, so that whoever gets it twice can see that it is one. */
  readonly id: string;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** What everybody can read; says all that `html` says. */
  readonly text: string;
  /** The same in a page of its own, for programs that show one; null for plain mails. */
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly createdAt: Instant;
  /** Where a post of a mail program stops further mails of this kind (RFC 8058); of mails that come again. */
  readonly stopUrl?: string;
}

/** Sends mails under the agency's own name. */
export interface Mailer {
  /** Hands a mail over. A failure means that nobody has taken it, as far as is known: it is to be tried again. */
  send(mail: Mail): Promise<Result<null, MailFailure>>;
}

interface MailFailure {
  /** Why, in words for the log; never anything of the mail itself. */
  readonly code: string;
  /** It was this mail that was refused, or whom it is for; others may go out. */
  readonly isOfMail: boolean;
}
