import { describe, expect, it } from "vitest";
import { ok } from "../core/kernel/index.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import { watchOf } from "../usecases/testing/sample-watch.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import type { BookingFilter, EnquiryFilter } from "../usecases/ports/desk-store.ts";
import { ID, setUp, EMPTY } from "./testing/fake-desk.ts";

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
    [["resend", ID, "--to", "ada at example"], "--to is an email address."],
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
        "id       asked for             state              trip                email",
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
