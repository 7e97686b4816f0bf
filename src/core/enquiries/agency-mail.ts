import { isEmail } from "../booking/index.ts";
import { type Instant, Temporal, utcText } from "../kernel/index.ts";
import { POLICY } from "../policy/index.ts";
import { type CallTime, DAY_PARTS } from "./call-time.ts";
import type { CallBack, Enquiry, EnquiryId, EnquiryLanguage, Message } from "./enquiry.ts";

/** What the agency reads of an enquiry. */
interface AgencyMail {
  readonly subject: string;
  readonly text: string;
  /** Who is answered by a press on "Reply"; null where there is no address, or one that a mail program could take for several. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
}

/** The mail to the agency about an enquiry, in the desk's language, English. */
export function agencyMail({ id, content, createdAt }: Enquiry): AgencyMail {
  return content.kind === "message" ? mailOfMessage(id, content, createdAt) : mailOfCallBack(id, content, createdAt);
}

const LANGUAGES: Readonly<Record<EnquiryLanguage, string>> = { en: "English", es: "Spanish" };

/** Until then the desk's queue counts it. As much of the id as names it there. */
const whenDone = (id: EnquiryId): string => `When done:  npm run desk -- handled ${id.slice(0, 8)} (on the server's machine)`;

function mailOfMessage(id: EnquiryId, { name, phone, email, text, language }: Message, at: Instant): AgencyMail {
  const { max: hours } = POLICY.enquiryAnswer.figure;
  const due = Temporal.Instant.from(at).add({ hours }).toString() as Instant;
  return {
    subject: `Message from ${name} (${LANGUAGES[language]})`,
    text: lines(
      "Somebody wrote to us.",
      "",
      `Name:       ${name}`,
      `Phone:      ${phone}`,
      `Email:      ${email}`,
      `Language:   ${LANGUAGES[language]}`,
      `Received:   ${utcText(at)}`,
      `Answer by:  ${utcText(due)} (we promise ${hours} hours)`,
      whenDone(id),
      "",
      ...(text === null ? ["They left the message empty and want to be reached."] : ["Message:", "", text]),
    ),
    replyTo: isEmail(email) ? { name, address: email } : null,
  };
}

function mailOfCallBack(id: EnquiryId, { name, phone, when, language }: CallBack, at: Instant): AgencyMail {
  return {
    subject: `Call back ${name}: ${shortTime(when)} (${LANGUAGES[language]})`,
    text: lines(
      "Somebody asks to be called.",
      "",
      `Name:       ${name}`,
      `Phone:      ${phone}`,
      `When:       ${longTime(when)}`,
      `Language:   ${LANGUAGES[language]}`,
      `Received:   ${utcText(at)}`,
      `Consent:    given in the form, ${utcText(at)}`,
      whenDone(id),
    ),
    replyTo: null,
  };
}

const shortTime = (when: CallTime): string => (when.kind === "soon" ? "as soon as possible" : `${when.date}, ${when.part}`);

/** Their clock first, then the same in UTC, which every agent can compare with a clock of their own. */
function longTime(when: CallTime): string {
  if (when.kind === "soon") return "as soon as possible";
  const { fromHour, toHour } = DAY_PARTS[when.part];
  const [from, to] = [fromHour, toHour].map((hour) => {
    const local = Temporal.PlainDate.from(when.date).toZonedDateTime({ timeZone: when.zone, plainTime: { hour } });
    return utcText(local.toInstant().toString() as Instant);
  });
  return `${when.date}, ${when.part} (${fromHour}:00 to ${toHour}:00 in ${when.zone}), that is ${from} to ${to}`;
}

const lines = (...all: readonly string[]): string => `${all.join("\n")}\n`;
