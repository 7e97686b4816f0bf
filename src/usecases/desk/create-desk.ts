import { createCancelAtDesk, createQuoteAtDesk } from "./cancel-at-desk.ts";
import type { DeskPorts } from "./desk-ports.ts";
import { createErasePerson, createFindTraces } from "./erase-person.ts";
import { createCorrectBooking } from "./correct-booking.ts";
import { createExportPayments } from "./export-payments.ts";
import { createExportBookings, createExportEnquiries } from "./export-rows.ts";
import { createFindWaitingMail, createGiveUpMail } from "./give-up-mail.ts";
import { createListDue } from "./list-due.ts";
import { createListQueue } from "./list-queue.ts";
import { createFindSubject, createFindWatch, createMarkHandled, createWriteNote } from "./note-and-handle.ts";
import { createFinishRefund, createRefundBooking, findRefundable } from "./refund-booking.ts";
import { createResendMail } from "./resend-mail.ts";
import { createPlanResolution, createResolveBooking } from "./resolve-booking.ts";
import { createRetryBooking } from "./retry-booking.ts";
import { createShowBooking } from "./show-booking.ts";

/** All that somebody at the desk can ask and do. What changes something writes who did it in the same transaction. */
export function createDesk(ports: DeskPorts) {
  const { desk } = ports;
  return {
    now: () => ports.clock.now(),
    listBookings: desk.listBookings,
    listEnquiries: desk.listEnquiries,
    listWatches: desk.listWatches,
    listWaitingMails: desk.listWaitingMails,
    listGivenUpMails: desk.listGivenUpMails,
    listActs: desk.listActs,
    listActsOn: desk.listActsOn,
    listQueue: createListQueue(ports),
    findSubject: createFindSubject(ports),
    findWatch: createFindWatch(ports),
    showBooking: createShowBooking(ports),
    findRefundable: (id: Parameters<typeof findRefundable>[1]) => findRefundable(ports, id),
    refundBooking: createRefundBooking(ports),
    finishRefund: createFinishRefund(ports),
    retryBooking: createRetryBooking(ports),
    planResolution: createPlanResolution(ports),
    resolveBooking: createResolveBooking(ports),
    quoteCancellation: createQuoteAtDesk(ports),
    cancelBooking: createCancelAtDesk(ports),
    writeNote: createWriteNote(ports),
    markHandled: createMarkHandled(ports),
    findWaitingMail: createFindWaitingMail(ports),
    giveUpMail: createGiveUpMail(ports),
    resendMail: createResendMail(ports),
    correctBooking: createCorrectBooking(ports),
    exportBookings: createExportBookings(ports),
    exportEnquiries: createExportEnquiries(ports),
    exportPayments: createExportPayments(ports),
    listDue: createListDue(ports),
    findTraces: createFindTraces(ports),
    erasePerson: createErasePerson(ports),
  };
}

export type Desk = ReturnType<typeof createDesk>;
