import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../../usecases/ports/mailer.ts";

/** Whose mails these are. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/**
 * That a program sends it, so that no other program answers it: an absence note, a mail system's own (RFC 3834). Not on what brings the words of a
 * visitor to the agency, a text alone that is answered to the visitor: the agency's own note is to reach them.
 */
const byProgram = ({ html, replyTo }: Mail) => (html !== null || replyTo === null) && { "Auto-Submitted": "auto-generated" };
/** That the address of `List-Unsubscribe` needs no more than a post (RFC 8058). */
const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/**
 * A mail as nodemailer takes it. Addresses go in as names and addresses apart, which it never reads as lists, and it folds and
 * encodes every header's text; so nothing in a mail can make a header of its own. Nor can a text name a file or an address to
 * be fetched.
 */
export const compose = (mail: Mail, from: MailSender): SendMailOptions => ({
  from: { name: from.name, address: from.address },
  to: { name: "", address: mail.to },
  ...(mail.replyTo && { replyTo: { name: mail.replyTo.name, address: mail.replyTo.address } }),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== null && { html: mail.html }),
  headers: { ...byProgram(mail), ...(mail.stopUrl !== undefined && ONE_CLICK) },
  ...(mail.stopUrl !== undefined && { list: { unsubscribe: { url: mail.stopUrl } } }),
  attachments: mail.attachments.map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
  date: new Date(mail.createdAt),
  messageId: `<${mail.id}@${from.address.split("@").at(-1)}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
