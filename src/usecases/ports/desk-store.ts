import type { Booking, BookingState, Corrected, DeskRefund } from "../../core/booking/index.ts";
import type { DeskAct } from "../../core/desk/index.ts";
import type { Enquiry, EnquiryContent } from "../../core/enquiries/index.ts";
import type { BookingId, Instant, LocalDate, Money } from "../../core/kernel/index.ts";
import type { Watch } from "../../core/watches/index.ts";
import type { Move } from "./booking-store.ts";
import type { Mail } from "./mailer.ts";

/** From this moment to before that one; null is open. */
export interface Period {
  readonly since: Instant | null;
  readonly until: Instant | null;
}

/** Which bookings; null means any. */
export interface BookingFilter {
  readonly state: BookingState | null;
  /** Made at this moment or later. */
  readonly since: Instant | null;
  /** Made before this moment. */
  readonly until: Instant | null;
  /** The contact's, in whatever case. */
  readonly email: string | null;
  /** Words that are all in the name of one traveller, in whatever case, with or without accents. */
  readonly name?: string | null;
  /** The contact's, however it is written, with or without the code of a country. */
  readonly phone?: string | null;
  /** A day on which one of its legs departs or arrives, or of its stay, check-in and check-out included, by the clocks there. */
  readonly travelsOn?: LocalDate | null;
  /** What the supplier calls its order or the gateway a payment of it, in whatever case. */
  readonly reference?: string | null;
  /** Something has been done in this time, by the process or at the desk, with which money may have moved. */
  readonly moneyMovedIn?: Period | null;
  readonly limit: number;
  /** Which come first, and stay where there are more than the limit; the newest unless said. */
  readonly first?: "newest" | "oldest";
}

export interface EnquiryFilter extends Pick<BookingFilter, "since" | "until" | "limit"> {
  readonly kind: EnquiryContent["kind"] | null;
  /** The sender's, in whatever case. Call-backs have none. */
  readonly email?: string | null;
  /** Words that are all in the sender's name, in whatever case, with or without accents. */
  readonly name?: string | null;
  /** The sender's, however it is written, with or without the code of a country. */
  readonly phone?: string | null;
  /** Whether those are left out that nobody can answer any more: somebody has said that they are handled, or they are erased. */
  readonly openOnly: boolean;
}

/** An enquiry, and who has handled it. */
export interface KeptEnquiry extends Enquiry {
  readonly handled: { readonly at: Instant; readonly actor: string } | null;
}

/** How many enquiries of a kind nobody has handled, and when the longest waiting of them was made. */
export interface OpenEnquiries {
  readonly kind: EnquiryContent["kind"];
  /** At least one. */
  readonly count: number;
  readonly oldest: Instant;
}

/** A move that a booking has made. */
export interface KeptMove extends Pick<Move, "from" | "to" | "at" | "by"> {
  readonly failure: string | null;
}

/** A mail of the outbox without its body. */
export interface KeptMail extends Pick<Mail, "id" | "to" | "subject" | "createdAt"> {
  readonly attempts: number;
  readonly dueAt: Instant;
  readonly lastFailure: string | null;
  /** Null while it waits, and when it was given up. */
  readonly sentAt: Instant | null;
  /** When it was given up: by the desk, or with what it was about. */
  readonly givenUpAt: Instant | null;
  /** Who at the desk said that it need not go out any more, and why. */
  readonly givenUpBy: { readonly actor: string; readonly because: string } | null;
}

/** A job that has been tried and not come to an end. */
export interface FailingJob {
  readonly bookingId: BookingId;
  readonly since: Instant;
  readonly attempts: number;
  /** What went wrong the last time, in words for the log. */
  readonly lastFailure: string | null;
  /** Whether nobody will try it again. */
  readonly isGivenUp: boolean;
}

export interface RefundToBegin extends Pick<DeskRefund, "key" | "bookingId" | "amount"> {
  /** Where the booking was seen to stand. */
  readonly state: BookingState;
  /** What all refunds of the desk together may come to. */
  readonly most: Money;
}

/** Moments before which something was made whose time can be over. */
export interface ErasableBefore {
  /** Of bookings that came to nothing. */
  readonly unpaid: Instant;
  /** Of all others. */
  readonly paid: Instant;
  readonly enquiries: Instant;
}

/** Whose data are erased. */
export interface ErasedPerson {
  readonly bookings: readonly Booking[];
  readonly enquiries: readonly Enquiry[];
  /** They end with it. */
  readonly watches: readonly Watch[];
}

/** What the agency's desk reads, and writes together with the row that says who did it: one transaction a method. */
export interface DeskStore {
  listBookings(filter: BookingFilter): Promise<readonly Booking[]>;
  /** Newest first. */
  listEnquiries(filter: EnquiryFilter): Promise<readonly KeptEnquiry[]>;
  /** Of each kind of which any waits; those that are erased wait no more. */
  countOpenEnquiries(): Promise<readonly OpenEnquiries[]>;
  /** The one enquiry whose id begins so; null when there is none, or more than one. */
  findEnquiry(idStart: string): Promise<KeptEnquiry | null>;
  /** Watches of prices that live, newest first: under an address, in whatever case, or all. */
  listWatches(email: string | null, limit: number): Promise<readonly Watch[]>;
  /** The one watch of prices that lives and whose id begins so; null when there is none, or more than one. */
  findWatch(idStart: string): Promise<Watch | null>;
  /** Call-backs to one of some numbers, however they are written, with or without the code of a country. */
  listCallBacksTo(phones: readonly string[]): Promise<readonly KeptEnquiry[]>;
  /** Bookings made before some moments that have not been erased, the oldest first: at most `limit`, after the first `skip` of them. */
  listErasableBookings(before: Omit<ErasableBefore, "enquiries">, limit: number, skip: number): Promise<readonly BookingId[]>;
  /** Enquiries made before a moment that have not been erased, at most `limit`, the oldest first. */
  listErasableEnquiries(before: Instant, limit: number): Promise<readonly KeptEnquiry[]>;
  /** Those that are still to be sent, the longest waiting first. */
  listWaitingMails(limit: number): Promise<readonly KeptMail[]>;
  /** Those that the desk has given up, the latest given up first. */
  listGivenUpMails(limit: number): Promise<readonly KeptMail[]>;
  /** The one mail that waits and whose id begins so; null when there is none, or more than one. */
  findWaitingMail(idStart: string): Promise<KeptMail | null>;
  listMailsAbout(booking: Pick<Booking, "id" | "contact">): Promise<readonly KeptMail[]>;
  listMoves(id: BookingId): Promise<readonly KeptMove[]>;
  /** Of some bookings, those of each in their order. */
  listMovesOf(bookings: readonly BookingId[]): Promise<readonly (KeptMove & { readonly bookingId: BookingId })[]>;
  /** In their order, of one subject: a booking, an enquiry, a mail or a watch. An act on many that names it is one of them. */
  listActsOn(subject: string): Promise<readonly DeskAct[]>;
  /** In their order, what was done to some bookings. */
  listActsOf(bookings: readonly BookingId[]): Promise<readonly DeskAct[]>;
  /** The latest, latest first. */
  listActs(limit: number): Promise<readonly DeskAct[]>;
  /** Refunds that were begun and of which nobody knows yet. */
  listOpenRefunds(): Promise<readonly DeskRefund[]>;
  /** Jobs that have been tried for longer than since a moment. */
  listFailingJobs(before: Instant): Promise<readonly FailingJob[]>;

  /** Writes an act that changes nothing else. */
  write(act: DeskAct): Promise<void>;
  /** Says that an enquiry is handled. False, and nothing written, when somebody has said so already. */
  markHandled(id: Enquiry["id"], act: DeskAct): Promise<boolean>;
  /** Moves a booking as `BookingStore.move` does. @returns whether it was moved; else nothing is written. */
  move(id: BookingId, move: Move, act: DeskAct): Promise<boolean>;
  /** Has a booking carried on at once. */
  wake(id: BookingId, act: DeskAct): Promise<void>;
  /** Takes an amount out of what may be given back. False, and nothing written, when it is too much or the booking has moved. */
  beginRefund(refund: RefundToBegin, act: DeskAct): Promise<boolean>;
  /** Writes what became of a refund, once, with the mail to the traveller about it; without, where the traveller has been erased meanwhile. */
  endRefund(refund: Pick<DeskRefund, "key" | "bookingId">, act: DeskAct, mail: Mail | null): Promise<boolean>;
  /** Has a mail not tried any more. False, and nothing written, when it does not wait. */
  giveUpMail(id: Mail["id"], act: DeskAct): Promise<boolean>;
  /**
   * Writes mails about a booking, whose people are these from now on.
   * False, and nothing written, when the booking stands elsewhere or has other people than were seen.
   */
  amend(seen: Pick<Booking, "id" | "state"> & Corrected, amended: Corrected, mails: readonly Mail[], act: DeskAct): Promise<boolean>;
  /**
   * Replaces who they were: in bookings, enquiries, mails and notes; watches end. Amounts, references and what was bought stay. False, and
   * nothing written, when a booking has moved since it was seen.
   */
  erase(person: ErasedPerson, act: DeskAct): Promise<boolean>;
}
