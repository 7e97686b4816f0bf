import type { Booking } from "../core/booking/index.ts";
import { isErasedBooking } from "../core/desk/index.ts";
import { utcText } from "../core/kernel/index.ts";
import { type Answer, type Call, type Command, done, usage } from "./command.ts";
import { amountText, plain, purchaseParts, shortId } from "./format.ts";
import { table } from "./layout.ts";
import { listEnquiries } from "./list-enquiries.ts";
import { listUpTo } from "./list-up-to.ts";
import { mailLines } from "./mail-lines.ts";
import { readFilter } from "./read-filter.ts";
import { PERIOD, PERIOD_NAMES, readLimit } from "./read-values.ts";
import { idOf, kindOf, madeAt, nameOf } from "./trace-words.ts";
import { watchedRoute, watchState } from "./watch-lines.ts";

const LISTS: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
  bookings: listBookings,
  "call-backs": (call) => listEnquiries(call, "call-back"),
  messages: (call) => listEnquiries(call, "message"),
  watches: listWatches,
  mails: listMails,
  due: listDue,
};

const OF_BOOKINGS = ["state", ...PERIOD_NAMES, "email", "name", "phone", "travels", "reference"] as const;
const OPTIONS = [...OF_BOOKINGS, "all", "given-up"] as const;

/** Which options choose what: one that chose nothing would seem to have found all. */
const CHOSEN_BY: Readonly<Record<string, readonly (typeof OPTIONS)[number][]>> = {
  bookings: OF_BOOKINGS,
  "call-backs": [...PERIOD_NAMES, "name", "phone", "all"],
  messages: [...PERIOD_NAMES, "email", "name", "phone", "all"],
  watches: ["email"],
  mails: ["given-up"],
  due: [],
};

const isGiven = (call: Call, option: string): boolean => call.has(option) || call.text(option) !== null;

export const listCommand: Command = {
  usage: "list [bookings | call-backs | messages | watches | mails | due] [--limit N]",
  summary:
    "by --state --since --until --email --name --phone --travels DAY --reference; call-backs and messages that are handled too: --all; mails: --given-up",
  options: {
    state: { type: "string" },
    ...PERIOD,
    email: { type: "string" },
    name: { type: "string" },
    phone: { type: "string" },
    travels: { type: "string" },
    reference: { type: "string" },
    limit: { type: "string" },
    all: { type: "boolean" },
    "given-up": { type: "boolean" },
  },
  words: { min: 0, max: 1 },
  run: async (call) => {
    const [what = "bookings"] = call.words;
    const list = Object.hasOwn(LISTS, what) ? LISTS[what] : undefined;
    const strange = OPTIONS.find((option) => isGiven(call, option) && !(CHOSEN_BY[what] ?? OPTIONS).includes(option));
    if (strange !== undefined) return usage(`--${strange} does not choose ${what}.`);
    return list ? list(call) : usage(`There is no list of ${plain(what)}: ${Object.keys(LISTS).join(", ")}.`);
  },
};

async function listBookings(call: Call): Promise<Answer> {
  const filter = readFilter(call);
  if (!filter.ok) return usage(filter.error);
  const { rows: found, more } = await listUpTo(filter.value.limit, (limit) => call.desk.listBookings({ ...filter.value, limit }));
  const rows = found.map((booking) => [booking.id, booking.state, utcText(booking.createdAt), ...boughtCells(booking)]);
  const lines = found.length === 0 ? ["No bookings."] : table(["id", "state", "made", "what", "lead traveler", "total>"], rows);
  return done(lines, found.map(bookingData), more);
}

/** The day first, because a long name is cut. */
function boughtText(booking: Booking): string {
  const { name, startsOn } = purchaseParts(booking);
  return `${startsOn} ${plain(name)}`;
}

const boughtCells = (booking: Booking): readonly string[] => [
  boughtText(booking),
  isErasedBooking(booking) ? "(erased)" : plain(`${booking.travellers[0]?.firstName} ${booking.travellers[0]?.lastName}`),
  amountText(booking.quote.total),
];

const bookingData = ({ id, kind, state, createdAt, contact, quote, progress }: Booking) => ({
  id,
  kind,
  state,
  createdAt,
  email: contact.email,
  total: quote.total,
  attention: progress.attention,
});

/** Prices that are watched; they are nobody's work, but somebody may ask for them to be found. */
async function listWatches(call: Call): Promise<Answer> {
  const limit = readLimit(call.text("limit"));
  if (!limit.ok) return usage(limit.error);
  const { rows: found, more } = await listUpTo(limit.value, (most) => call.desk.listWatches(call.text("email"), most));
  const rows = found.map((watch) => [
    shortId(watch.id),
    utcText(watch.createdAt),
    watchState(watch),
    `${watch.search.departureDate} ${watchedRoute(watch)}`,
    plain(watch.email ?? ""),
  ]);
  const lines = found.length === 0 ? ["No prices are watched."] : table(["id", "asked for", "state", "trip", "email"], rows);
  return done(lines, found, more);
}

async function listMails(call: Call): Promise<Answer> {
  const limit = readLimit(call.text("limit"));
  if (!limit.ok) return usage(limit.error);
  const isGivenUp = call.has("given-up");
  const { rows: found, more } = await listUpTo(limit.value, isGivenUp ? call.desk.listGivenUpMails : call.desk.listWaitingMails);
  const lines = found.length === 0 ? [isGivenUp ? "No mails were given up." : "No mails wait."] : mailLines(found, call.desk.now());
  return done(lines, found, more);
}

async function listDue(call: Call): Promise<Answer> {
  const limit = readLimit(call.text("limit"));
  if (!limit.ok) return usage(limit.error);
  const { rows: found, more } = await listUpTo(limit.value, call.desk.listDue);
  if (found.length === 0) return done(["Nothing is due to be erased."], []);
  const rows = found.map((trace) => [kindOf(trace), idOf(trace), utcText(madeAt(trace)), nameOf(trace)]);
  return done(
    [...table(["what", "id|", "made", "who"], rows), "Their time is over: erase ID ... takes out who they were."],
    found.map((trace) => ({ kind: kindOf(trace), id: idOf(trace), createdAt: madeAt(trace) })),
    more,
  );
}
