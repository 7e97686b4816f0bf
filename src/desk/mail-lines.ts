import { counted, type Instant, utcText } from "../core/kernel/index.ts";
import type { KeptMail } from "../usecases/ports/desk-store.ts";
import { ageText, plain, shortId } from "./format.ts";
import { pairs } from "./layout.ts";

/** Mails, each whole: what has become of it, and below to whom it goes and what it is about. Nothing is cut, for each word may be what is looked for. */
export const mailLines = (mails: readonly KeptMail[], now: Instant): readonly string[] =>
  pairs(
    mails.flatMap((mail) => [
      [shortId(mail.id), `written ${utcText(mail.createdAt)}, ${fateText(mail, now)}`],
      ["", plain(`${mail.to}  ${mail.subject}`)],
    ]),
  );

/** `sent 2027-03-01 12:00 UTC`; `waits for 3 h, next try 2027-03-01 15:00 UTC; 5 tries: EENVELOPE 550` */
function fateText(mail: KeptMail, now: Instant): string {
  if (mail.sentAt !== null) return `sent ${utcText(mail.sentAt)}`;
  if (mail.givenUpAt !== null) return `given up ${utcText(mail.givenUpAt)}${byText(mail)}; ${triesText(mail)}`;
  return `waits for ${ageText(mail.createdAt, now)}, next try ${utcText(mail.dueAt)}; ${triesText(mail)}`;
}

const byText = ({ givenUpBy: by }: KeptMail): string => (by === null ? "" : ` by ${plain(by.actor)}: “${plain(by.because)}”`);

const triesText = ({ attempts, lastFailure }: KeptMail): string =>
  `${counted(attempts, "try", "tries")}${lastFailure === null ? "" : `: ${plain(lastFailure)}`}`;
