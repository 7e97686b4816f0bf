import type { Booking } from "../../src/core/booking/index.ts";
import type { World } from "./world.ts";

/** What is wrong with a booking's mails: one for each thing that happened, and who was told to wait hears how it ended. */
export function judgeMails(world: World, booking: Booking, came: boolean): readonly string[] {
  const { database, acknowledged, ledger } = world;
  const { id, state } = booking;
  const about = (kind: string) => database.mails.filter(({ subject }) => subject === `${kind} ${id}`).length;
  const toAgency = database.mails.filter(({ subject }) => subject.startsWith(`attention ${id}:`)).length;
  const moves = database.store.moves.filter((move) => move.id === id);
  const isAwaited = acknowledged.some((answer) => answer.bookingId === id && answer.status === "pending");
  const counted: readonly (readonly [what: string, mails: number, expected: number])[] = [
    ["that confirm it", about("confirmed"), moves.filter(({ to }) => to === "confirmed").length],
    // Who tries again at the desk has it go there once more, and nothing else happens.
    ["of its end", about("cancelled"), moves.filter(({ to, givesBack }) => to === "cancelled" && givesBack === true).length],
    ["of money", about("refunded") + about("refunded_otherwise"), paymentsBack(world, id)],
    ["to the agency that it waits", toAgency, moves.filter(({ to }) => to === "needs_person").length],
    ["about its names", about("names_completed"), Number(ledger.named.has(id))],
  ];
  const faults = counted
    .filter(([, mails, expected]) => mails !== expected)
    .map(([what, mails, expected]) => `${id} is ${state} with ${mails} mails ${what} in place of ${expected}`);
  const [least, most] = [Number(isAwaited && !came), Number(!came)];
  const nothing = about("not_completed");
  if (nothing < least || nothing > most) faults.push(`${id} is ${state} with ${nothing} mails that it came to nothing`);
  return faults;
}

/** How many times money went back: by the process once at most, by each refund of the desk, and otherwise. */
function paymentsBack({ database, bank }: World, id: Booking["id"]): number {
  const byDesk = database.store.refunds.filter(({ bookingId, outcome }) => bookingId === id && outcome === "refunded").length;
  return byDesk + Number(bank.lookupRefund(`refund/${id}`).kind === "refunded");
}
