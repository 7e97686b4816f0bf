import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Booking, bookingFault } from "../core/booking/index.ts";
import { err, money, ok, secondsAfter } from "../core/kernel/index.ts";
import { type DeskAct, ERASED, ERASED_EMAIL, erasedContent } from "../core/desk/index.ts";
import type { Trace } from "../usecases/desk/erase-person.ts";
import type { Acting } from "../usecases/desk/desk-ports.ts";
import { heldBooking, NOW } from "../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../usecases/testing/sample-enquiry.ts";
import { watchOf } from "../usecases/testing/sample-watch.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import type { BookingFilter, EnquiryFilter, KeptEnquiry, OpenEnquiries } from "../usecases/ports/desk-store.ts";
import { runDesk } from "./run-desk.ts";
import { idOf } from "./trace-words.ts";

const BOOKING = heldBooking(1, { state: "confirmed" });
const ID = "00000001";
const MESSAGE_CONTENT = {
  kind: "message",
  name: "Ana Pérez",
  phone: "718 555 0163",
  email: "ana@mail.example",
  text: "May I bring a surfboard?",
  language: "en",
} as const;

/** A desk of which a test names what it may use; anything else ends the test. */
const fakeDesk = (parts: Partial<Desk>): Desk =>
  new Proxy(parts as Desk, {
    get: (target, name: keyof Desk) => {
      if (!(name in target) && String(name) !== "then") throw new Error(`The desk was asked for ${name}.`);
      return target[name];
    },
  });

function setUp(parts: Partial<Desk> = {}, agreed: boolean | null = true) {
  const said: string[] = [];
  const asked: string[] = [];
  const files: Record<string, string> = {};
  let opened = 0;
  const terminal = {
    say: (lines: readonly string[]) => void said.push(...lines),
    ask: async (question: string) => {
      asked.push(question);
      return agreed;
    },
    save: async (file: string, text: string) => {
      if (file in files) return "EEXIST";
      files[file] = text;
      return null;
    },
  };
  const open = async () => {
    opened++;
    return fakeDesk(parts);
  };
  const run = (...args: string[]) => runDesk(args, { open, terminal, actor: "login" });
  return { run, said, asked, files, opened: () => opened };
}

const EMPTY: Partial<Desk> = {
  listBookings: async () => [BOOKING],
  listEnquiries: async () => [{ ...enquiryOf(1), handled: null }],
  findSubject: async (text) => (text === ID ? { kind: "booking", id: BOOKING.id } : null),
  findWatch: async () => null,
  now: () => NOW,
};

describe("a call of the desk", () => {
  it.each([
    [["fly"], "There is no command fly. `help` names them all."],
    [["show"], "Something is missing. Usage: show ID"],
    [["show", "a", "b"], "There is a word too many"],
    [["list", "pilots"], "There is no list of pilots"],
    [["list", "--state", "lost"], "lost is no state."],
    [["list", "--since", "soon"], "A day is written 2027-03-12."],
    [["list", "--since", "2027-03-02", "--until", "2027-03-01"], "The last day lies before the first."],
    [["list", "--limit", "0"], "--limit is a whole number"],
    [["list", "--from", "2027-03-01", "--since", "2027-03-01"], "--since and --from say the same: name one of them."],
    [["export", "bookings", "--to", "2027-03-01", "--until", "2027-03-01", "--out", "f"], "--until and --to say the same"],
    [["list", "mails", "--from", "2027-03-01"], "--from does not choose mails."],
    [["list", "--colour", "red"], "There is no option --colour. Usage: list"],
    [["refund", ID, "-10", "--because", "x"], "An amount is written without a sign. Usage: refund ID AMOUNT|all"],
    [["show", ID, "--by", "-x"], "--by needs a value; one that begins with a dash is written --by=-…. Usage: show ID"],
    [["show", ID, "--by"], "--by needs a value;"],
    [["show", ID, "--json=yes"], "--json takes no value. Usage: show ID"],
    [["refund", ID, "5"], '--because "WHY" is missing.'],
    [["resolve", ID, "--as", "lost", "--because", "x"], "--as is one of confirmed"],
    [["retry", "7K3M"], "7K3M is no booking"],
    [["note", ID, " "], "A note has 1 to"],
    [["erase", ID, "--now"], "--now needs --because"],
    [["abandon", "mail-1"], '--because "WHY" is missing.'],
    [["resend", ID, "--to", "ada at example"], "--to is an e-mail address."],
    [["resend", ID, "--to", "ada@example.com"], '--to needs --because "WHY".'],
    [["correct", ID, "--because", "x"], "Nothing to correct"],
    [["correct", ID, "--title", "dr", "--because", "x"], "--title is one of mr, mrs, miss, ms."],
    [["correct", ID, "--born", "10/12/1915", "--because", "x"], "--born is a day of birth. A day is written 2027-03-12."],
    [["correct", ID, "--last", "Byron"], '--because "WHY" is missing.'],
    [["correct", ID, "--traveler", "0", "--last", "Byron", "--because", "x"], "--traveler is the traveler's place"],
    [["list", "--name", "'"], "A name has letters"],
    [["list", "call-backs", "--email", "a@b.example"], "--email does not choose call-backs."],
    [["list", "messages", "--name", "'"], "A name has letters"],
    [["list", "watches", "--name", "ada"], "--name does not choose watches."],
    [["list", "--given-up"], "--given-up does not choose bookings."],
    [["list", "--phone", "+"], "A phone number has digits"],
    [["list", "--travels", "soon"], "A day is written 2027-03-12."],
    [["list", "--reference", " "], "--reference is what the supplier or the gateway calls it."],
    [["list", "messages", "--travels", "2027-03-12"], "--travels does not choose messages."],
    [["list", "due", "--travels", "2027-03-12"], "--travels does not choose due."],
    [["list", "mails", "--all"], "--all does not choose mails."],
    [["export", "pilots", "--out", "f"], "There are exports of bookings, enquiries, payments."],
    [["export", "bookings"], "--out names the file"],
    [["export", "payments", "--email", "a@b.example", "--out", "f"], "--email does not choose payments."],
    [["resolve", ID, "--as", "confirmed", "--order", " ", "--because", "x"], "--order needs the supplier's reference."],
  ])("that makes no sense is told how: %j", async (args, words) => {
    const outcome = await setUp(EMPTY).run(...args);
    expect([outcome.exitCode, outcome.out]).toEqual([2, ""]);
    expect(outcome.error).toContain(words);
  });

  it.each([
    [["show", "0192"], "There is no such booking, and no one enquiry or watched price"],
    [["note", "0192", "x"], "There is no such booking, and no one enquiry"],
    [["handled", "0192"], "There is no one message or call-back"],
    [["abandon", "0192", "--because", "x"], "There is no one waiting mail"],
  ])("that names too little of an id is told how much it takes: %j", async (args, words) => {
    const outcome = await setUp({ ...EMPTY, findWaitingMail: async () => null }).run(...args);
    expect([outcome.exitCode, outcome.error]).toEqual([1, `${words} whose id begins so (it takes at least 6 characters).\n`]);
  });

  it("is helped within one screen, without opening the database", async () => {
    const { run, opened } = setUp();
    for (const args of [[], ["help"], ["refund", "--help"]]) {
      const { out, exitCode } = await run(...args);
      expect([exitCode, out.split("\n")[0]]).toEqual([0, "The agency's desk. npm run desk -- COMMAND"]);
      expect(out.split("\n").length).toBeLessThan(40);
      expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    }
    expect(opened()).toBe(0);
  });

  it("lists in aligned text of at most 100 columns, or in JSON", async () => {
    const { run } = setUp(EMPTY);
    expect((await run("list")).out).toBe(
      [
        "id        state      made                  what                lead traveler       total",
        "00000001  confirmed  2027-03-01 12:00 UTC  2027-03-12 JFK-LHR  Ada Lovelace   USD 515.00",
        "",
      ].join("\n"),
    );
    expect(JSON.parse((await run("list", "bookings", "--json")).out)).toMatchObject([
      { id: ID, total: { amountMinor: 515_00, currency: "USD" } },
    ]);
    const { out } = await run("list", "call-backs");
    expect(out).toContain("2027-03-04, evening (America/Bogota)");
    expect(out).toContain("Ana Pérez (es)");
  });

  it("chooses bookings by what somebody on the phone can say", async () => {
    const asked: BookingFilter[] = [];
    const { run } = setUp({ listBookings: async (filter) => (asked.push(filter), []) });
    await run("list", "--phone", "718 555 0163", "--travels", "Mar-12-2027", "--reference", " LOCATOR1 ");
    expect(asked).toMatchObject([{ phone: "718 555 0163", travelsOn: "2027-03-12", reference: "LOCATOR1", name: null, email: null }]);
  });

  it("chooses call-backs and messages by who they are from, also those that are handled", async () => {
    const asked: EnquiryFilter[] = [];
    const { run } = setUp({ listEnquiries: async (filter) => (asked.push(filter), []) });
    expect((await run("list", "messages", "--email", "ana@mail.example")).out).toBe("No messages.\n");
    await run("list", "call-backs", "--name", "ana", "--phone", "718 555 0163");
    expect((await run("list", "call-backs")).out).toBe("No call-backs wait.\n");
    expect(asked).toMatchObject([
      { kind: "message", email: "ana@mail.example", name: null, phone: null, openOnly: false },
      { kind: "call-back", email: null, name: "ana", phone: "718 555 0163", openOnly: false },
      { kind: "call-back", email: null, name: null, phone: null, openOnly: true },
    ]);
  });

  it("lists the prices that are watched, those of an address where one is named", async () => {
    const asked: unknown[] = [];
    const { run } = setUp({ listWatches: async (email) => (asked.push(email), [watchOf(1)]) });
    expect((await run("list", "watches")).out).toBe(
      [
        "id       asked for             state              trip                e-mail",
        "watch 1  2027-03-01 12:00 UTC  not confirmed yet  2027-03-12 NYC-LON  ana@mail.example",
        "",
      ].join("\n"),
    );
    await run("list", "watches", "--email", "ana@mail.example");
    expect(asked).toEqual([null, "ana@mail.example"]);
  });

  it("lists the mails that were given up, each with who gave it up and why", async () => {
    const mail = { id: "mail-1", to: "ada@nowhere.example", subject: "Confirmed", createdAt: NOW, dueAt: NOW, attempts: 9 };
    const givenUpBy = { actor: "Grace", because: "no such address" };
    const givenUp = { ...mail, lastFailure: "EENVELOPE 550", sentAt: null, givenUpAt: NOW, givenUpBy };
    const { run } = setUp({ now: () => NOW, listGivenUpMails: async () => [givenUp], listWaitingMails: async () => [] });
    const { out } = await run("list", "mails", "--given-up");
    expect(out.replaceAll(/\s+/g, " ")).toContain("by Grace: “no such address”; 9 tries: EENVELOPE 550 ada@nowhere.example Confirmed");
    expect((await run("list", "mails")).out).toBe("No mails wait.\n");
  });

  it("takes the days of a list and of a file by either pair of names", async () => {
    const asked: unknown[] = [];
    const listBookings: Desk["listBookings"] = async ({ since, until }) => (asked.push({ since, until }), []);
    const listEnquiries: Desk["listEnquiries"] = async ({ since, until }) => (asked.push({ since, until }), []);
    const exportPayments: Desk["exportPayments"] = async ({ since, until }) => (asked.push({ since, until }), ok([]));
    const { run } = setUp({ listBookings, listEnquiries, exportPayments });
    await run("list", "--from", "2027-03-01", "--to", "2027-03-02");
    await run("list", "messages", "--from", "2027-03-01", "--to", "2027-03-02");
    await run("export", "payments", "--since", "2027-03-01", "--until", "2027-03-02", "--out", "p.csv");
    const days = { since: "2027-03-01T00:00:00Z", until: "2027-03-03T00:00:00Z" };
    expect(asked).toEqual([days, days, days]);
  });

  it("refused answers with 1, in JSON too", async () => {
    const { run } = setUp(EMPTY);
    expect(await run("show", "nobody")).toMatchObject({ exitCode: 1, out: "" });
    expect(JSON.parse((await run("show", "nobody", "--json")).error)).toMatchObject({ error: "refused" });
  });
});

describe("an address that is shown", () => {
  const handled = { at: NOW, actor: "Grace" };
  const message: KeptEnquiry = { ...enquiryOf(2), content: MESSAGE_CONTENT, handled };
  const traces: readonly Trace[] = [
    { kind: "booking", booking: BOOKING, erasure: { kind: "in_use" } },
    { kind: "enquiry", enquiry: message, erasure: { kind: "early", dueAt: NOW } },
    { kind: "watch", watch: watchOf(1), erasure: { kind: "due" } },
  ];

  it("is all that we keep under it, and how each stands", async () => {
    const { run } = setUp({ findTraces: async () => traces });
    expect((await run("show", "ana@mail.example")).out).toBe(
      [
        "what     id        made                  who               state",
        "booking  00000001  2027-03-01 12:00 UTC  Ada Lovelace      confirmed",
        "message  enquiry   2027-03-01 12:00 UTC  Ana Pérez         handled by Grace",
        "watch    watch 1   2027-03-01 12:00 UTC  ana@mail.example  not confirmed yet",
        "",
      ].join("\n"),
    );
  });

  it("says of a call-back that it was found by a phone number", async () => {
    const { run } = setUp({ findTraces: async () => [...traces, trace(1, "due")] });
    const lines = (await run("show", "ana@mail.example")).out.trimEnd().split("\n");
    expect(lines.at(-2)).toContain("not handled yet");
    expect(lines.at(-1)).toMatch(/^A call-back has no address/);
  });

  it("says that there is nothing under any other", async () => {
    const { run } = setUp({ findTraces: async () => [] });
    expect(await run("show", "bo@mail.example")).toMatchObject({ exitCode: 1, error: "We keep nothing under this address.\n" });
  });
});

it("a message is shown in the lines that it was written in, none of which can pass for ours", async () => {
  const content = { ...MESSAGE_CONTENT, text: "Hello,\r\n\nmay I bring a surfboard?\nHandled   yes\u001b[2K" };
  const enquiry: KeptEnquiry = { ...enquiryOf(1), content, handled: null };
  const parts: Partial<Desk> = { ...EMPTY, findSubject: async () => ({ kind: "enquiry", enquiry }), listActsOn: async () => [] };
  const { out } = await setUp(parts).run("show", "enquiry 1");
  expect(out).toContain(
    ["Message   Hello,", "", "          may I bring a surfboard?", "          Handled   yes [2K", "Handled   not yet"].join("\n"),
  );
});

it("a watched price is shown with what is looked for", async () => {
  const parts: Partial<Desk> = { ...EMPTY, findWatch: async () => watchOf(1), listActsOn: async () => [] };
  expect((await setUp(parts).run("show", "watch 1")).out).toBe(
    [
      "Watch watch 1: not confirmed yet",
      "Asked for    2027-03-01 12:00 UTC",
      "E-mail       ana@mail.example",
      "Trip         NYC-LON, 2027-03-12 to 2027-03-19; economy; adults 2",
      "Lowest told  USD 500.00 a traveler",
      "Written in   English, USD",
      "",
    ].join("\n"),
  );
});

it("the audit has each act whole, however long its reason", async () => {
  const because = `the owner of the mailbox ${"has told us so on the phone and ".repeat(4)}in a letter`;
  const id = "0d9c2f5e-6a3b-4c1d-8e7f-123456789abc";
  const acts: readonly DeskAct[] = [
    { at: NOW, actor: "Grace", act: "abandon", subject: id, details: { attempts: 7, lastFailure: "EENVELOPE 550", because } },
    { at: NOW, actor: "Grace", act: "handled", subject: "enquiry 1", details: {} },
  ];
  const { out } = await setUp({ listActs: async () => acts }).run("audit");
  const lines = out.trimEnd().split("\n");
  expect([lines[0], lines.at(-1)]).toEqual([
    `2027-03-01 12:00 UTC  Grace  abandon  ${id}`,
    "2027-03-01 12:00 UTC  Grace  handled  enquiry 1",
  ]);
  const details = lines.slice(1, -1).map((line) => line.trimStart());
  expect(details.join(" ")).toBe(`“${because}”, attempts 7, last failure EENVELOPE 550`);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
});

it.each([
  [
    "resend",
    { mails: ["confirmed", "refunded_otherwise"], isAddressNew: true },
    "mails confirmed and refunded otherwise, to a new address",
  ],
  ["resend", { mails: ["confirmed"], isAddressNew: false }, "mails confirmed"],
  ["correct", { fields: ["firstName", "mobile"], traveller: 1 }, "fields first name and mobile, traveler 1"],
  ["export", { rows: 2, since: NOW, until: null, isOfOneAddress: true }, "rows 2, since 2027-03-01 12:00 UTC, of one address"],
  ["erase", { bookings: ["CFNSWND1", "472MW77M"], enquiries: [] }, "bookings CFNSWND1 and 472MW77M"],
] as const)("the audit tells in words what else there is to know of an act: %s %j", async (act, details, words) => {
  const { out } = await setUp({ listActs: async () => [{ at: NOW, actor: "Grace", act, subject: ID, details }] }).run("audit");
  expect(out.split("\n")[1]?.trim()).toBe(words);
});

/** A desk that has so many of each thing, and gives no more than it is asked for. */
function deskWith(count: number): Partial<Desk> {
  const first = <Row>(row: Row, limit: number) => Array.from({ length: Math.min(count, limit) }, () => row);
  const enquiry = { ...enquiryOf(1), handled: null };
  const mail = { id: "mail-1", to: "ada@example.com", subject: "Confirmed", createdAt: NOW, dueAt: NOW, attempts: 0 };
  return {
    now: () => NOW,
    listBookings: async ({ limit }) => first(BOOKING, limit),
    listEnquiries: async ({ limit }) => first(enquiry, limit),
    listWaitingMails: async (limit) => first({ ...mail, lastFailure: null, sentAt: null, givenUpAt: null, givenUpBy: null }, limit),
    listWatches: async (_email, limit) => first(watchOf(1), limit),
    listDue: async (limit) => first({ kind: "enquiry", enquiry, erasure: { kind: "due" } } as const, limit),
    listActs: async (limit) => first({ at: NOW, actor: "Grace", act: "note", subject: ID, details: {} } as const, limit),
  };
}

describe("a list that shows some of what there is", () => {
  const LISTS = ["list", "list call-backs", "list messages", "list watches", "list mails", "list due", "audit"];

  it.each(LISTS)("says so in its last line, and how to see more: %s", async (list) => {
    const words = list.split(" ");
    const { out, exitCode } = await setUp(deskWith(51)).run(...words);
    expect([out.trimEnd().split("\n").at(-1), exitCode]).toEqual(["There are more: --limit 100 shows more.", 0]);
    expect((await setUp(deskWith(50)).run(...words)).out).not.toContain("There are more");
  });

  it.each(LISTS)("is its rows alone for programs, which are told beside it: %s", async (list) => {
    const words = list.split(" ");
    const { out, error, exitCode } = await setUp(deskWith(8)).run(...words, "--limit", "7", "--json");
    expect(JSON.parse(out)).toHaveLength(7);
    expect([JSON.parse(error), exitCode]).toEqual([{ more: "There are more: --limit 14 shows more." }, 0]);
    expect(await setUp(deskWith(7)).run(...words, "--limit", "7", "--json")).toMatchObject({ error: "", exitCode: 0 });
  });

  it.each([
    ["6000", "There are more: --limit 10000 shows more."],
    ["10000", "There are more than the 10000 that a list shows."],
  ])("names no limit that is refused: after %s", async (limit, words) => {
    expect((await setUp(deskWith(10_001)).run("list", "mails", "--limit", limit)).out).toContain(`\n${words}\n`);
  });

  it("tells of its limit in the help", async () => {
    const { out } = await setUp().run("help");
    expect(out.match(/(list|audit) .*\[--limit N\]/g)).toHaveLength(2);
  });
});

describe("an act", () => {
  const refundable = {
    booking: BOOKING as Booking,
    paymentId: "p",
    taken: money(515_00),
    most: money(515_00),
    left: money(400_00),
    refunds: [],
  };
  const withRefunds = () => {
    const made: { amount: string; acting: Acting }[] = [];
    const parts: Partial<Desk> = {
      findRefundable: async () => ok(refundable),
      refundBooking: async (_id, amount, acting) => {
        made.push({ amount: `${amount.currency} ${amount.amountMinor}`, acting });
        return ok({ amount, outcome: "refunded", isMailed: true });
      },
    };
    return { made, parts };
  };

  it("shows what it is about, asks, and names who acts", async () => {
    const { made, parts } = withRefunds();
    const { run, said, asked } = setUp(parts);
    const outcome = await run("refund", ID, "120.50", "--because", "goodwill");
    expect(outcome).toEqual({ exitCode: 0, out: "USD 120.50 is given back; the traveler is written to.\n", error: "" });
    expect([said, asked]).toEqual([["Taken: USD 515.00. Left to give back: USD 400.00."], ["Give USD 120.50 back for booking 00000001?"]]);
    expect(made).toEqual([{ amount: "USD 12050", acting: { actor: "login", because: "goodwill" } }]);
  });

  it("is not done where somebody says no, or nobody can be asked", async () => {
    const { made, parts } = withRefunds();
    expect(await setUp(parts, false).run("refund", ID, "all", "--because", "x")).toMatchObject({
      exitCode: 1,
      error: "Nothing was done.\n",
    });
    expect(await setUp(parts, null).run("refund", ID, "all", "--because", "x")).toMatchObject({ exitCode: 2 });
    expect(made).toEqual([]);
  });

  it("is done without a question with --yes, by whom --by names", async () => {
    const { made, parts } = withRefunds();
    const { run, asked } = setUp(parts);
    await run("refund", ID, "all", "--because", "x", "--yes", "--by", "Grace\u001b[2J Hopper");
    expect([asked, made]).toEqual([[], [{ amount: "USD 40000", acting: { actor: "Grace [2J Hopper", because: "x" } }]]);
  });

  it.each(["-5", "0", "1.005", "five"])("refuses to give back %s", async (amount) => {
    const { made, parts } = withRefunds();
    const outcome = await setUp(parts).run("refund", ID, "--because", "x", "--", amount);
    expect([outcome.exitCode, made]).toEqual([2, []]);
  });

  it("says that nobody is written to where who made the booking has been erased", async () => {
    const parts: Partial<Desk> = { finishRefund: async () => ok({ amount: money(5_00), outcome: "refunded", isMailed: false }) };
    expect(await setUp(parts).run("refund", ID, "--finish")).toMatchObject({
      exitCode: 0,
      out: "USD 5.00 is given back. Who made it has been erased: there is nobody to write to.\n",
    });
  });

  it("that ends an erased booking says before the question that no mail goes out", async () => {
    const erased = { ...BOOKING, contact: { email: ERASED_EMAIL, mobile: ERASED } };
    const plan = { givesBack: false, mail: null, paidOtherwise: null, standIns: [], answer: "bill", progress: {}, wakes: false } as const;
    const facts = { money: "taken", order: "none", refund: "none" } as const;
    const planResolution: Desk["planResolution"] = async () => ok({ booking: erased, as: "refunded", facts, plan, givenMinor: 0 });
    const { run, said } = setUp({ planResolution, resolveBooking: async () => ok(null) });
    await run("resolve", ID, "--as", "refunded", "--because", "x");
    expect(said.at(-1)).toBe("No mail goes out. Who made it has been erased: there is nobody to write to.");
  });

  it("of an unknown outcome is no success", async () => {
    const parts: Partial<Desk> = { finishRefund: async (_id) => ok({ amount: money(5_00), outcome: "open", isMailed: false }) };
    expect(await setUp(parts).run("refund", ID, "--finish")).toMatchObject({ exitCode: 1 });
  });
});

const NOTHING = { bookings: [], refunds: [], mails: [], more: [], jobs: [], enquiries: [], mailFolder: null };

describe("the queue", () => {
  it.each<[readonly OpenEnquiries[], string]>([
    [[], "Nothing waits for a person."],
    [[{ kind: "call-back", count: 2, oldest: NOW }], "2 call-backs to answer, one for 5 h: list call-backs"],
    [[{ kind: "message", count: 1, oldest: NOW }], "1 message to answer, one for 5 h: list messages"],
  ])("says how many wait to be called or answered, and for how long: %#", async (enquiries, words) => {
    const listQueue: Desk["listQueue"] = async () => ({ ...NOTHING, enquiries });
    const { out } = await setUp({ listQueue, now: () => secondsAfter(NOW, 5 * 3600) }).run("queue");
    expect(out).toBe(`${words}\n`);
  });

  it("says where it is cut, and what shows the rest", async () => {
    const { run } = setUp({ listQueue: async () => ({ ...NOTHING, more: ["bookings", "mails"] }) });
    expect((await run("queue")).out).toBe(
      "More bookings wait than the 500 oldest, which were looked at: list bookings --state needs_person --limit 1000\n" +
        "More mails wait than the 500 oldest, which were looked at: list mails --limit 1000\n",
    );
  });

  it("names the page that says what to do about mails and jobs that fail", async () => {
    const mail = { id: "mail-1", to: "ada@nowhere.example", subject: "Confirmed", createdAt: NOW, dueAt: NOW, attempts: 9 };
    const mails = [{ ...mail, lastFailure: "EENVELOPE 550", sentAt: null, givenUpAt: null, givenUpBy: null }];
    const jobs = [{ bookingId: BOOKING.id, since: NOW, attempts: 4, isGivenUp: false, lastFailure: null }];
    const { out } = await setUp({ listQueue: async () => ({ ...NOTHING, mails, jobs }), now: () => NOW }).run("queue");
    const pages = [...out.matchAll(/docs\/runbooks\/[\w-]+\.md/g)].map(([page]) => page);
    expect(pages.map((page) => existsSync(join(import.meta.dirname, "../..", page)))).toEqual([true, true]);
  });

  it("says that nobody is written to where no mail server is set, to programs too", async () => {
    const { run } = setUp({ listQueue: async () => ({ ...NOTHING, mailFolder: "/data/outbox" }) });
    const notice = "No mail server is set (MAIL_URL): nobody is written to, mails are files in /data/outbox.";
    expect((await run("queue")).out).toBe(`Nothing waits for a person.\n\n${notice}\n`);
    expect(JSON.parse((await run("queue", "--json")).out)).toMatchObject({ mailFolder: "/data/outbox" });
  });
});

describe("a cancellation", () => {
  const quote = { lines: [{ amount: money(515_00), rule: { kind: "paid" } as const }], refund: money(400_00), at: NOW, refundDue: NOW };
  const parts: Partial<Desk> = {
    quoteCancellation: async () => ok({ booking: BOOKING, quote }),
    cancelBooking: async () => ok(null),
  };

  it("says what comes back: before the question, and in its answer where none is asked", async () => {
    const { run, said } = setUp(parts);
    const answer = "Booking 00000001 is being cancelled by the server and gives USD 400.00 back; see show 00000001.\n";
    expect(await run("cancel", ID, "--because", "x", "--yes")).toMatchObject({ exitCode: 0, out: answer });
    expect(said).toEqual([]);
    expect(await run("cancel", ID, "--because", "x")).toMatchObject({ exitCode: 0, out: answer });
    expect(said.at(-1)).toBe("comes back  USD 400.00");
  });
});

describe("a mail that is sent again", () => {
  it.each([
    [[], "Mail the traveler of booking 00000001 again?", null],
    [
      ["--to", " ada@new.example ", "--because", "typed wrongly"],
      "Write to ada@new.example about booking 00000001 from now on?",
      "ada@new.example",
    ],
  ])("is asked about: %j", async (options, question, address) => {
    const sent: (string | null)[] = [];
    const resendMail: Desk["resendMail"] = async (_id, to) => {
      sent.push(to);
      return ok({ email: to ?? "ada@example.com" });
    };
    const { run, asked } = setUp({ resendMail });
    expect(await run("resend", ID, ...options)).toMatchObject({
      exitCode: 0,
      out: `A mail to ${address ?? "ada@example.com"} is on its way.\n`,
    });
    expect([asked, sent]).toEqual([[question], [address]]);
    expect(await setUp({ resendMail: async () => err({ code: "not_found" }) }).run("resend", ID)).toMatchObject({ exitCode: 1 });
  });
});

const misspelled: Desk["correctBooking"] = async () =>
  err({ code: "invalid", faults: [bookingFault("lastName", "name_characters"), bookingFault("dob", "invalid_date")] });

describe("a correction", () => {
  it("says that the supplier is not told, asks, and counts travelers as show does", async () => {
    const made: unknown[] = [];
    const correctBooking: Desk["correctBooking"] = async (_id, correction) => {
      made.push(correction);
      return ok({ mailedTo: "ada@example.com" });
    };
    const { run, said, asked } = setUp({ correctBooking });
    const options = ["--traveler", "2", "--last", "Byron", "--because", "as in the passport"];
    expect(await run("correct", ID, ...options)).toMatchObject({
      exitCode: 0,
      out: "It is corrected; a mail to ada@example.com is on its way.\n",
    });
    expect(said).toEqual(["The supplier is not told by this: have it corrected there first."]);
    expect(asked).toEqual(["Write “Byron” into booking 00000001?"]);
    expect(made).toEqual([{ traveller: 1, title: null, firstName: null, lastName: "Byron", dateOfBirth: null, mobile: null }]);
  });

  it.each([
    ["mr", "mr"],
    ["Mrs.", "mrs. /miss /ms."],
    ["Miss", "mrs. /miss /ms."],
    ["ms", "mrs. /miss /ms."],
  ])("takes %s for a title of the form", async (typed, title) => {
    const made: unknown[] = [];
    const correctBooking: Desk["correctBooking"] = async (_id, correction) => (made.push(correction.title), ok({ mailedTo: null }));
    await setUp({ correctBooking }).run("correct", ID, "--title", typed, "--because", "x");
    expect(made).toEqual([title]);
  });

  it("says when there is nobody to mail, because the booking stands no more", async () => {
    const { run } = setUp({ correctBooking: async () => ok({ mailedTo: null }) });
    expect(await run("correct", ID, "--phone", "+44 20 7946 0000", "--because", "y")).toMatchObject({
      exitCode: 0,
      out: "It is corrected. No mail was written: the booking stands no more.\n",
    });
  });

  it("is refused in the words of the form", async () => {
    const parts = { correctBooking: misspelled };
    expect(await setUp(parts).run("correct", ID, "--last", "B4", "--born", "1915-12-10", "--because", "y")).toMatchObject({
      exitCode: 1,
      error: "A name has letters, spaces, hyphens, apostrophes and dots only. This is not a date of the calendar.\n",
    });
  });
});

describe("a mail that is given up", () => {
  const mail = { id: "mail-1", to: "ada@nowhere.example", subject: "Confirmed", createdAt: NOW, dueAt: NOW, attempts: 9 };
  const waiting = { ...mail, lastFailure: "EENVELOPE 550", sentAt: null, givenUpAt: null, givenUpBy: null };

  it("is shown with its last failure before the question, and named by its id", async () => {
    const given: string[] = [];
    const parts: Partial<Desk> = {
      now: () => NOW,
      findWaitingMail: async (id) => (id === "mail-1" ? waiting : null),
      giveUpMail: async ({ id }, { because }) => {
        given.push(`${id}: ${because}`);
        return ok(null);
      },
    };
    const { run, said, asked } = setUp(parts);
    expect(await run("abandon", "mail-1", "--because", "no such address")).toMatchObject({ exitCode: 0 });
    expect([said.join("\n").includes("EENVELOPE 550"), asked]).toEqual([true, ["Never send this mail to ada@nowhere.example?"]]);
    expect(given).toEqual(["mail-1: no such address"]);
    expect(await run("abandon", "mail-2", "--because", "x")).toMatchObject({ exitCode: 1 });
  });
});

const trace = (number: number, kind: "due" | "erased", handled: KeptEnquiry["handled"] = null): Trace => ({
  kind: "enquiry",
  enquiry: { ...enquiryOf(number), handled },
  erasure: { kind },
});

/** What there is to erase under two words, and what was erased. */
const eraser = (erased: string[]): Partial<Desk> => ({
  findTraces: async (word) => (word === "e1" ? [trace(1, "due")] : word === "e2" ? [trace(1, "due"), trace(2, "erased")] : []),
  erasePerson: async (traces) => {
    erased.push(...traces.map(idOf));
    return ok(traces.length);
  },
});

describe("an erasure", () => {
  it("of several takes each once, leaves what is erased, and names the ids to be kept for after a restore", async () => {
    const erased: string[] = [];
    const { out } = await setUp(eraser(erased)).run("erase", "e1", "e2", "e3");
    expect(erased).toEqual(["enquiry 1"]);
    expect(out).toContain("erased already");
    expect(out).toContain("We keep nothing under e3.");
    expect(out.trimEnd().split("\n").at(-1)).toBe("enquiry 1");
  });

  it("says before the question what nobody has answered yet", async () => {
    const handled = { at: NOW, actor: "Grace" };
    const findTraces = async () => [trace(1, "due"), trace(2, "due", handled), trace(3, "erased")];
    const { run, said } = setUp({ ...eraser([]), findTraces });
    await run("erase", "e1");
    expect(said.filter((line) => line.includes("answered"))).toEqual(["The call-back enquiry 1 is not answered yet."]);
  });

  it("shows what is due with who it is", async () => {
    const { run } = setUp({ ...eraser([]), listDue: async () => [trace(1, "due")] });
    expect((await run("list", "due")).out).toContain("call-back  enquiry 1  2027-03-01 12:00 UTC  Ana Pérez");
  });
});

describe("what was erased", () => {
  it("is called so in lists", async () => {
    const content = erasedContent(enquiryOf(1).content);
    const contact = { email: ERASED_EMAIL, mobile: ERASED };
    const { run } = setUp({
      listBookings: async () => [{ ...BOOKING, contact }],
      listEnquiries: async () => [{ ...enquiryOf(1), content, handled: null }],
    });
    expect((await run("list")).out).toContain("(erased)");
    expect((await run("list", "call-backs", "--all")).out).toContain("(erased)");
  });
});

describe("an export", () => {
  const parts: Partial<Desk> = {
    exportBookings: async () => ok([{ booking: { ...BOOKING, contact: { email: "=x@y.example", mobile: "+1 212" } }, refunds: [] }]),
  };

  it("writes amounts as decimals with their currency, and no formula", async () => {
    const { run, files } = setUp(parts);
    expect((await run("export", "bookings", "--out", "b.csv")).out).toBe("1 booking in b.csv.\n");
    const [headings, row] = (files["b.csv"] ?? "").split("\r\n").map((line) => line.split(","));
    const cell = (name: string) => row?.[headings?.findIndex((heading) => heading.includes(`"${name}"`)) ?? -1];
    expect([cell("currency"), cell("total"), cell("made_at")]).toEqual(['"USD"', '"515.00"', '"2027-03-01T12:00:00Z"']);
    expect([cell("email"), cell("phone")]).toEqual(['"\'=x@y.example"', '"\'+1 212"']);
    expect(files["b.csv"]).not.toContain("4242");
  });

  it("tells what was taken and what came back, each amount once", async () => {
    const cancellation = { lines: [], refund: money(100_00), at: BOOKING.createdAt, refundDue: null };
    const gone = { ...BOOKING, state: "refunded", progress: { ...BOOKING.progress, cancellation } } as const;
    const refund = { bookingId: BOOKING.id, begunAt: BOOKING.createdAt, outcome: "refunded" } as const;
    const refunds = [
      { ...refund, key: "before", amount: money(10_00), way: "card", standsIn: false },
      { ...refund, key: "instead", amount: money(100_00), way: "otherwise", standsIn: true },
    ] as const;
    const rows = [
      { booking: gone, refunds },
      { booking: { ...BOOKING, state: "failed" } as const, refunds: [] },
      { booking: { ...BOOKING, state: "needs_person" } as const, refunds: [] },
    ];
    const { run, files } = setUp({ exportBookings: async () => ok(rows) });
    await run("export", "bookings", "--out", "b.csv");
    const [headings, ...lines] = (files["b.csv"] ?? "").trim().split("\r\n");
    const names = headings?.split(",") ?? [];
    const cells = ["travelers", "paid_now", "cancellation_refund", "desk_refunds"].map((name) =>
      names.findIndex((heading) => heading.includes(name)),
    );
    expect(lines.map((line) => cells.map((at) => line.split(",")[at]))).toEqual([
      ['"1"', '"515.00"', '"100.00"', '"10.00"'],
      ['"1"', '"0.00"', '"0.00"', '"0.00"'],
      ['"1"', "", '"0.00"', '"0.00"'],
    ]);
  });

  it("of payments has each amount with its own moment, what went out with a minus, our fee, what is kept by whom, and nobody's name", async () => {
    const [paidAt, backAt] = [secondsAfter(NOW, 5), secondsAfter(NOW, 86_400)];
    const none = { serviceFee: null, kept: null };
    const kept = { byUs: money(95_00), bySupplier: money(150_00) };
    const rows = [
      {
        booking: BOOKING,
        movement: { ...none, at: paidAt, kind: "payment", way: "card", amount: money(515_00), serviceFee: money(15_00) },
      },
      { booking: BOOKING, movement: { ...none, at: backAt, kind: "desk_refund", way: "otherwise", amount: money(-20_50) } },
      { booking: BOOKING, movement: { ...none, at: backAt, kind: "cancellation_refund", way: "card", amount: money(-249_50), kept } },
      {
        booking: BOOKING,
        movement: { ...none, at: backAt, kind: "desk_refund", way: "card", amount: money(-5_00), serviceFee: money(-15_00) },
      },
    ] as const;
    const asked: unknown[] = [];
    const { run, files, asked: questions } = setUp({ exportPayments: async (period) => (asked.push(period), ok(rows)) });
    const days = ["--from", "2027-03-01", "--to", "2027-03-31"];
    expect((await run("export", "payments", ...days, "--out", "p.csv")).out).toBe("4 payments in p.csv.\n");
    expect(questions).toEqual(["Write payments and refunds (without names) to p.csv?"]);
    expect(asked).toEqual([{ since: "2027-03-01T00:00:00Z", until: "2027-04-01T00:00:00Z" }]);
    expect((files["p.csv"] ?? "").replace("\ufeff", "").trim().split("\r\n")).toEqual([
      '"at","booking","kind","way","currency","amount","service_fee","kept_by_us","kept_by_supplier"',
      '"2027-03-01T12:00:05Z","00000001","payment","card","USD","515.00","15.00",,',
      '"2027-03-02T12:00:00Z","00000001","desk_refund","otherwise","USD","-20.50",,,',
      '"2027-03-02T12:00:00Z","00000001","cancellation_refund","card","USD","-249.50",,"95.00","150.00"',
      '"2027-03-02T12:00:00Z","00000001","desk_refund","card","USD","-5.00","-15.00",,',
    ]);
  });

  it("is of one contact where an address is named", async () => {
    const asked: unknown[] = [];
    const exportBookings: Desk["exportBookings"] = async (period) => (asked.push(period), ok([]));
    const exportEnquiries: Desk["exportEnquiries"] = async (period) => (asked.push(period), ok([]));
    const { run } = setUp({ exportBookings, exportEnquiries });
    await run("export", "bookings", "--email", "ada@example.com", "--out", "b.csv");
    await run("export", "enquiries", "--email", "ada@example.com", "--out", "e.csv");
    const theirs = { since: null, until: null, email: "ada@example.com" };
    expect(asked).toEqual([theirs, theirs]);
  });

  it("of more rows than a file holds writes none, and asks for fewer days", async () => {
    const { run, files } = setUp({ exportBookings: async () => err("too_many") });
    const error = "There are more than 100000 bookings: name fewer days with --from and --to.\n";
    expect(await run("export", "bookings", "--out", "b.csv")).toMatchObject({ exitCode: 1, error });
    expect(files).toEqual({});
  });

  it("never writes over a file", async () => {
    const { run } = setUp(parts);
    await run("export", "bookings", "--out", "b.csv");
    expect(await run("export", "bookings", "--out", "b.csv")).toMatchObject({ exitCode: 1, error: "b.csv exists; name a new file.\n" });
  });
});
