import { type Booking, refundsBeside, takenNow } from "../core/booking/index.ts";
import { travellerCount } from "../core/flights/index.ts";
import { guestCount } from "../core/hotels/index.ts";
import { counted, type Money, money, type Result, toDecimal } from "../core/kernel/index.ts";
import { type ExportedBooking, MOST_ROWS } from "../usecases/desk/export-rows.ts";
import type { ExportedMovement } from "../usecases/desk/export-payments.ts";
import type { KeptEnquiry, Period } from "../usecases/ports/desk-store.ts";
import { type Call, type Command, done, refused, usage } from "./command.ts";
import { type Cell, csvText } from "./csv.ts";
import { callTimeText, purchaseParts } from "./format.ts";
import { PERIOD, readPeriod } from "./read-values.ts";

/** What may be taken out: how, what it holds of people, and whether `--email` chooses of it. */
interface Export {
  readonly holds: string;
  /** What one row is called; several are called as the export is. */
  readonly row: string;
  readonly isOfPeople: boolean;
  csv(call: Call, period: Period, email: string | null): Promise<Csv | null>;
}

const EXPORTS: Readonly<Record<string, Export>> = {
  bookings: {
    holds: "bookings with names and addresses",
    row: "booking",
    isOfPeople: true,
    csv: ({ desk, acting }, period, email) => csvOf(BOOKING_COLUMNS, desk.exportBookings({ ...period, email }, acting)),
  },
  enquiries: {
    holds: "enquiries with names and addresses",
    row: "enquiry",
    isOfPeople: true,
    csv: ({ desk, acting }, period, email) => csvOf(ENQUIRY_COLUMNS, desk.exportEnquiries({ ...period, email }, acting)),
  },
  payments: {
    holds: "payments and refunds (without names)",
    row: "payment",
    isOfPeople: false,
    csv: ({ desk, acting }, period) => csvOf(PAYMENT_COLUMNS, desk.exportPayments(period, acting)),
  },
};

export const exportCommand: Command = {
  usage: "export bookings|enquiries|payments --out FILE",
  summary: "a CSV file of the days --from --to or of one --email, with names (payments: none): guard it",
  options: { ...PERIOD, email: { type: "string" }, out: { type: "string" } },
  words: { min: 1, max: 1 },
  run: async (call) => {
    const [what = ""] = call.words;
    const [file, email, period] = [call.text("out"), call.text("email"), readPeriod(call)];
    const wanted = Object.hasOwn(EXPORTS, what) ? EXPORTS[what] : undefined;
    if (!wanted) return usage(`There are exports of ${Object.keys(EXPORTS).join(", ")}.`);
    if (file === null) return usage("--out names the file to write.");
    if (!period.ok) return usage(period.error);
    if (email !== null && !wanted.isOfPeople) return usage(`--email does not choose ${what}.`);
    const stopped = await call.confirm([], `Write ${wanted.holds} to ${file}?`);
    if (stopped) return stopped;
    const csv = await wanted.csv(call, period.value, email);
    if (csv === null) return refused(`There are more than ${MOST_ROWS} ${what}: name fewer days with --from and --to.`);
    const failure = await call.terminal.save(file, csv.text);
    if (failure !== null)
      return refused(failure === "EEXIST" ? `${file} exists; name a new file.` : `${file} cannot be written (${failure}).`);
    return done([`${counted(csv.count, wanted.row, what)} in ${file}.`], { file, rows: csv.count });
  },
};

/** Amounts are decimals of the row's currency, empty where nobody knows yet; moments and days are ISO 8601. */
const BOOKING_COLUMNS: Readonly<Record<string, (row: ExportedBooking) => string>> = {
  booking_id: ({ booking }) => booking.id,
  kind: ({ booking }) => booking.kind,
  state: ({ booking }) => booking.state,
  made_at: ({ booking }) => booking.createdAt,
  what: ({ booking }) => purchaseParts(booking).name,
  starts_on: ({ booking }) => purchaseParts(booking).startsOn,
  ends_on: ({ booking }) => purchaseParts(booking).endsOn ?? "",
  lead_first_name: ({ booking }) => booking.travellers[0]?.firstName ?? "",
  lead_last_name: ({ booking }) => booking.travellers[0]?.lastName ?? "",
  travelers: ({ booking }) => String(peopleIn(booking)),
  email: ({ booking }) => booking.contact.email,
  phone: ({ booking }) => booking.contact.mobile,
  country: ({ booking }) => booking.billing.country,
  currency: ({ booking }) => booking.quote.total.currency,
  total: ({ booking }) => toDecimal(booking.quote.total),
  paid_now: ({ booking }) => decimalOrNothing(takenNow(booking)),
  cancellation_refund: ({ booking }) => toDecimal(booking.progress.cancellation?.refund ?? money(0)),
  desk_refunds: ({ booking, refunds }) => toDecimal(money(refundedMinor(refundsBeside(refunds, booking.progress.cancellation)))),
  payment_reference: ({ booking }) => booking.progress.paymentId ?? "",
  order_reference: ({ booking }) => booking.progress.orderRef ?? "",
  language: ({ booking }) => booking.language,
};

const decimalOrNothing = (amount: Money | null): string => (amount === null ? "" : toDecimal(amount));

const peopleIn = (booking: Booking): number =>
  booking.kind === "flight" ? travellerCount(booking.offer.party) : guestCount(booking.offer.guests);

const refundedMinor = (refunds: ExportedBooking["refunds"]): number =>
  refunds.reduce((sum, { outcome, amount }) => (outcome === "refunded" ? sum + amount.amountMinor : sum), 0);

const ENQUIRY_COLUMNS: Readonly<Record<string, (row: KeptEnquiry) => string>> = {
  id: ({ id }) => id,
  kind: ({ content }) => content.kind,
  received_at: ({ createdAt }) => createdAt,
  name: ({ content }) => content.name,
  phone: ({ content }) => content.phone,
  email: ({ content }) => (content.kind === "message" ? content.email : ""),
  message: ({ content }) => (content.kind === "message" ? (content.text ?? "") : ""),
  call: ({ content }) => (content.kind === "message" ? "" : callTimeText(content.when)),
  language: ({ content }) => content.language,
  handled_at: ({ handled }) => handled?.at ?? "",
  handled_by: ({ handled }) => handled?.actor ?? "",
};

/** The service fee is in the amount, and, where all has gone back, taken out of it again; what is kept is what the amount of a cancellation lacks. */
const PAYMENT_COLUMNS: Readonly<Record<string, (row: ExportedMovement) => Cell>> = {
  at: ({ movement }) => movement.at,
  booking: ({ booking }) => booking.id,
  kind: ({ movement }) => movement.kind,
  way: ({ movement }) => movement.way,
  currency: ({ movement }) => movement.amount.currency,
  amount: ({ movement }) => movement.amount,
  service_fee: ({ movement }) => movement.serviceFee ?? "",
  kept_by_us: ({ movement }) => movement.kept?.byUs ?? "",
  kept_by_supplier: ({ movement }) => movement.kept?.bySupplier ?? "",
};

/** A file's text, and how many rows it has below its headings. */
interface Csv {
  readonly text: string;
  readonly count: number;
}

/** The file of some rows, a column a function; null where there are too many. */
async function csvOf<Row>(
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  exported: Promise<Result<readonly Row[], "too_many">>,
): Promise<Csv | null> {
  const rows = await exported;
  if (!rows.ok) return null;
  const cells = rows.value.map((row) => Object.values(columns).map((cell) => cell(row)));
  return { text: csvText(Object.keys(columns), cells), count: cells.length };
}
