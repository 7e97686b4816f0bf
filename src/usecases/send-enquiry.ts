import {
  agencyMail,
  type Enquiry,
  ENQUIRY_TWIN_MINUTES,
  type EnquiryContent,
  type EnquiryId,
  enquiryText,
  parseEnquiry,
  twinText,
} from "../core/enquiries/index.ts";
import { err, type Instant, minutesBefore, ok } from "../core/kernel/index.ts";
import type { EnquiryClaim, EnquiryOutcome, EnquiryStore } from "./ports/enquiry-store.ts";
import { type Limiter, UNKNOWN_SENDER } from "./ports/limiter.ts";
import type { Mail } from "./ports/mailer.ts";
import type { Clock, Digest, Ids } from "./ports/system.ts";
import { clientKey } from "./request-claim.ts";
import type { EnquirySender, UseCases } from "./use-cases.ts";

export interface SendEnquiryPorts {
  readonly enquiries: EnquiryStore;
  /** By the sender's internet address. */
  readonly enquiryLimiter: Limiter;
  /** Where the agency reads its mail. */
  readonly agencyAddress: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
}

type Sent = Awaited<ReturnType<UseCases["sendEnquiry"]>>;

/**
 * Takes an enquiry, once however often it is sent: kept together with the mail to the agency, which goes out afterwards
 * (`deliver-mails`). What has been here before is answered again and not counted again.
 */
export function createSendEnquiry(ports: SendEnquiryPorts): UseCases["sendEnquiry"] {
  return async (fields, sender) => {
    const now = ports.clock.now();
    const content = parseEnquiry(fields, now);
    if (!content.ok) return err({ code: "invalid_fields", faults: content.error });
    const claim = claimFor(content.value, sender, now, ports.digest);
    const before = await ports.enquiries.find(claim);
    if (before.kind !== "new") return answerTo(before, now);
    const whose = sender.address ?? UNKNOWN_SENDER;
    const counted = await ports.enquiryLimiter.take(whose);
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    const enquiry: Enquiry = { id: ports.ids.rowId() as EnquiryId, createdAt: now, content: content.value };
    let outcome: EnquiryOutcome | null = null;
    try {
      outcome = await ports.enquiries.add(enquiry, mailAbout(enquiry, ports), claim);
    } finally {
      // It could not be kept; or it was sent twice at once, the other one has come first meanwhile, and one is counted.
      if (outcome?.kind !== "new") await ports.enquiryLimiter.giveBack(whose);
    }
    return answerTo(outcome, now);
  };
}

export function createCheckEnquiry({ clock }: Pick<SendEnquiryPorts, "clock">): UseCases["checkEnquiry"] {
  return (fields) => {
    const content = parseEnquiry(fields, clock.now());
    return content.ok ? [] : content.error;
  };
}

function claimFor(content: EnquiryContent, { idempotencyKey }: EnquirySender, now: Instant, digest: Digest): EnquiryClaim {
  const requestHash = digest(enquiryText(content));
  if (idempotencyKey !== null) return { key: clientKey(idempotencyKey, digest), requestHash, expiredBefore: null };
  const twin = digest(twinText(content));
  return { key: `fingerprint/${twin}`, requestHash: twin, expiredBefore: minutesBefore(now, ENQUIRY_TWIN_MINUTES) };
}

const mailAbout = (enquiry: Enquiry, { ids, agencyAddress }: SendEnquiryPorts): Mail => ({
  id: ids.rowId(),
  to: agencyAddress,
  ...agencyMail(enquiry),
  html: null,
  attachments: [],
  createdAt: enquiry.createdAt,
});

function answerTo(outcome: EnquiryOutcome, now: Instant): Sent {
  if (outcome.kind === "key_reused") return err({ code: "key_reused" });
  return ok({ receivedAt: outcome.kind === "known" ? outcome.at : now });
}
