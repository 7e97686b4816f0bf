import type { Enquiry } from "../../core/enquiries/index.ts";
import { type Instant, isBefore } from "../../core/kernel/index.ts";
import type { EnquiryClaim, EnquiryOutcome, EnquiryStore } from "../ports/enquiry-store.ts";
import type { Mail } from "../ports/mailer.ts";
import type { Outbox } from "../ports/outbox.ts";

interface Waiting {
  readonly mail: Mail;
  dueAt: Instant;
  attempts: number;
  sentAt: Instant | null;
}

/** Enquiries and the outbox for unit tests. */
export interface MemoryEnquiryStore extends EnquiryStore, Outbox {
  readonly kept: readonly Enquiry[];
  readonly mails: readonly Readonly<Waiting>[];
}

export function createMemoryEnquiryStore(): MemoryEnquiryStore {
  const kept: Enquiry[] = [];
  const mails: Waiting[] = [];
  const keys = new Map<string, { readonly hash: string; readonly at: Instant }>();
  const find = ({ key, requestHash, expiredBefore }: EnquiryClaim): EnquiryOutcome => {
    const known = keys.get(key);
    if (!known || (expiredBefore !== null && isBefore(known.at, expiredBefore))) return { kind: "new" };
    return known.hash === requestHash ? { kind: "known", at: known.at } : { kind: "key_reused" };
  };
  const change = (id: string, to: Partial<Waiting>): void => {
    Object.assign(mails.find(({ mail }) => mail.id === id) ?? {}, to);
  };
  return {
    kept,
    mails,
    find: async (claim) => find(claim),
    add: async (enquiry, mail, claim) => {
      const outcome = find(claim);
      if (outcome.kind !== "new") return outcome;
      keys.set(claim.key, { hash: claim.requestHash, at: enquiry.createdAt });
      kept.push(enquiry);
      mails.push({ mail, dueAt: mail.createdAt, attempts: 0, sentAt: null });
      return outcome;
    },
    takeDue: async (now, until) => {
      const due = mails.filter(({ sentAt, dueAt }) => sentAt === null && !isBefore(now, dueAt));
      const [next] = due.toSorted((a, b) => (isBefore(a.dueAt, b.dueAt) ? -1 : 1));
      if (!next) return null;
      next.dueAt = until;
      next.attempts += 1;
      return { mail: next.mail, attempts: next.attempts };
    },
    markSent: async (id, at) => change(id, { sentAt: at }),
    putOff: async (id, _reason, until) => change(id, { dueAt: until }),
  };
}
