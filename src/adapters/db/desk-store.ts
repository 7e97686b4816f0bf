import type { DeskStore } from "../../usecases/ports/desk-store.ts";
import { amendBooking } from "./amend-booking.ts";
import type { WakeBooking } from "./booking-jobs.ts";
import { makeMove } from "./booking-store.ts";
import { insertAct, insertOutcome, insertRefund, selectActs, selectActsNaming, selectOpenRefunds, selectActsOf } from "./desk-acts.ts";
import * as enquiries from "./desk-enquiries.ts";
import * as reads from "./desk-reads.ts";
import { erasePerson } from "./erase-person.ts";
import { selectFailingJobs } from "./failing-jobs.ts";
import type { Database } from "./open-database.ts";
import { selectErasableBookings } from "./select-erasable.ts";
import { selectLivingWatch, selectLivingWatches } from "./watch-rows.ts";
import { giveUpMail, selectGivenUpMails, selectMailsAbout, selectWaitingMail, selectWaitingMails } from "./kept-mails.ts";

/** The desk's side of the database. @param jobsSchema where the jobs keep their own tables. */
export function createDeskStore(database: Database, wake: WakeBooking, jobsSchema: string): DeskStore {
  const { queries } = database;
  return {
    listBookings: (filter) => reads.selectBookings(queries, filter),
    listEnquiries: (filter) => enquiries.selectEnquiries(queries, filter),
    countOpenEnquiries: () => enquiries.countOpenEnquiries(queries),
    findEnquiry: (idStart) => enquiries.selectEnquiry(queries, idStart),
    listWatches: (email, limit) => selectLivingWatches(queries, email, limit),
    findWatch: (idStart) => selectLivingWatch(queries, idStart),
    listCallBacksTo: (phones) => enquiries.selectCallBacksTo(queries, phones),
    listErasableBookings: (before, limit, skip) => selectErasableBookings(queries, before, limit, skip),
    listErasableEnquiries: (before, limit) => enquiries.selectErasableEnquiries(queries, before, limit),
    listWaitingMails: (limit) => selectWaitingMails(queries, limit),
    listGivenUpMails: (limit) => selectGivenUpMails(queries, limit),
    findWaitingMail: (idStart) => selectWaitingMail(queries, idStart),
    listMailsAbout: (booking) => selectMailsAbout(queries, booking),
    listMoves: (id) => reads.selectMoves(queries, [id]),
    listMovesOf: (ids) => reads.selectMoves(queries, ids),
    listActsOn: (subject) => selectActsNaming(queries, subject),
    listActsOf: (ids) => selectActsOf(queries, ids),
    listActs: (limit) => selectActs(queries, limit),
    listOpenRefunds: () => selectOpenRefunds(queries),
    listFailingJobs: (before) => selectFailingJobs(queries, jobsSchema, before),
    write: (act) => insertAct(queries, act),
    markHandled: (id, act) => database.transaction((tx) => enquiries.markHandled(tx, id, act)),
    move: (id, move, act) =>
      database.transaction(async (tx) => {
        if (!(await makeMove(tx, id, move, wake))) return false;
        await insertAct(tx, act);
        return true;
      }),
    wake: (id, act) =>
      database.transaction(async (tx) => {
        await wake(tx, id, 0);
        await insertAct(tx, act);
      }),
    beginRefund: (refund, act) => database.transaction((tx) => insertRefund(tx, refund, act)),
    endRefund: (refund, act, mail) => database.transaction((tx) => insertOutcome(tx, refund, act, mail)),
    giveUpMail: (id, act) => database.transaction((tx) => giveUpMail(tx, id, act)),
    amend: (seen, amended, mails, act) => database.transaction((tx) => amendBooking(tx, seen, amended, mails, act)),
    erase: (person, act) =>
      database.transaction(async (tx) => {
        if (!(await erasePerson(tx, person, act.at))) return false;
        await insertAct(tx, act);
        return true;
      }),
  };
}
