import type { Booking } from "../core/booking/index.ts";
import { isErasedBooking, isErasedEnquiry } from "../core/desk/index.ts";
import { utcText } from "../core/kernel/index.ts";
import type { KeptEnquiry, KeptMail } from "../usecases/ports/desk-store.ts";
import { type Answer, type Call, type Command, done, usage } from "./command.ts";
import { ageText, amountText, callTimeText, plain, purchaseParts } from "./format.ts";
import { table } from "./layout.ts";
import { listUpTo } from "./list-up-to.ts";
import { readFilter } from "./read-filter.ts";
import { PERIOD, PERIOD_NAMES, readLimit, readPeriod } from "./read-values.ts";
import { idOf, kindOf, madeAt, nameOf } from "./trace-words.ts";

/** How much of the id of an enquiry or a mail a list shows; it is enough to name it. */
const ID_START = 8;

const LISTS: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
  bookings: listBookings,
  "call-backs": (call) => listEnquiries(call, "call-back"),
  messages: (call) => listEnquiries(call, "message"),
  mails: listMails,
  due: listDue,
};

const OF_BOOKINGS = ["state", ...PERIOD_NAMES, "email", "name", "phone", "travels", "reference"] as const;
const OPTIONS = [...OF_BOOKINGS, "all"] as const;

/** Which options choose what: one that chose nothing would seem to have found all. */
const CHOSEN_BY: Readonly<Record<string, readonly (typeof OPTIONS)[number][]>> = {
  bookings: OF_BOOKINGS,
  "call-backs": [...PERIOD_NAMES, "all"],
  messages: [...PERIOD_NAMES, "all"],
  mails: [],
  due: [],
};

const isGiven = (call: Call, option: string): boolean => call.has(option) || call.text(option) !== null;

export const listCommand: Command = {
  usage: "list [bookings | call-backs | messages | mails | due] [--limit N]",
  summary: "by --state --since --until --email --name --phone --travels DAY --reference; enquiries: --all",
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
  },
  words: { min: 0, max: 1 },
  run: async (call) => {
    const [what = "bookings"] = call.words;
    const list = Object.hasOwn(LISTS, what) ? LISTS[what] : undefined;
    const strange = OPTIONS.find((option) => isGiven(call, option) && !(CHOSEN_BY[what] ?? OPTIONS).includes(option));
    if (strange !== undefined) return usage(`--${strange} does not choose ${what}.`);
    return list ? list(call) : usage(`There is no list of ${plain(what)}: bookings, call-backs, messages, mails, due.`);
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

async function listEnquiries(call: Call, kind: "call-back" | "message"): Promise<Answer> {
  const [period, limit] = [readPeriod(call), readLimit(call.text("limit"))];
  if (!period.ok) return usage(period.error);
  if (!limit.ok) return usage(limit.error);
  const filter = { ...period.value, kind, openOnly: !call.has("all") };
  const { rows: found, more } = await listUpTo(limit.value, (most) => call.desk.listEnquiries({ ...filter, limit: most }));
  const headings = ["id", "received", "name", "phone", kind === "message" ? "message" : "when", ...(call.has("all") ? ["handled by"] : [])];
  const lines = found.length === 0 ? [`No ${kind}s wait.`] : table(headings, found.map(enquiryCells));
  return done(lines, found, more);
}

const enquiryCells = ({ id, createdAt, content, handled }: KeptEnquiry): readonly string[] => [
  id.slice(0, ID_START),
  utcText(createdAt),
  isErasedEnquiry({ content }) ? "(erased)" : plain(content.name) + (content.language === "es" ? " (es)" : ""),
  plain(content.phone),
  content.kind === "message" ? plain(content.text ?? "") : callTimeText(content.when),
  plain(handled?.actor ?? ""),
];

async function listMails(call: Call): Promise<Answer> {
  const limit = readLimit(call.text("limit"));
  if (!limit.ok) return usage(limit.error);
  const { rows: found, more } = await listUpTo(limit.value, call.desk.listWaitingMails);
  const lines = found.length === 0 ? ["No mails wait."] : mailTable(found, call);
  return done(lines, found, more);
}

async function listDue(call: Call): Promise<Answer> {
  const limit = readLimit(call.text("limit"));
  if (!limit.ok) return usage(limit.error);
  const { rows: found, more } = await listUpTo(limit.value, call.desk.listDue);
  if (found.length === 0) return done(["Nothing is due to be erased."], []);
  const rows = found.map((trace) => [kindOf(trace), idOf(trace), utcText(madeAt(trace)), nameOf(trace)]);
  return done(
    [...table(["what", "id", "made", "who"], rows), "Their time is over: erase ID ... takes out who they were."],
    found.map((trace) => ({ kind: kindOf(trace), id: idOf(trace), createdAt: madeAt(trace) })),
    more,
  );
}

/** Mails that wait, and why the last attempt came to nothing. */
export const mailTable = (mails: readonly KeptMail[], { desk }: Call): readonly string[] =>
  table(
    ["id", "waits", "to", "subject", "tries>", "last failure", "next try"],
    mails.map(({ id, to, subject, createdAt, attempts, lastFailure, dueAt }) => [
      id.slice(0, ID_START),
      ageText(createdAt, desk.now()),
      plain(to),
      plain(subject),
      String(attempts),
      plain(lastFailure ?? ""),
      utcText(dueAt),
    ]),
  );
