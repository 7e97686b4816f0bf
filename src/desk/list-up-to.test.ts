import { describe, expect, it } from "vitest";
import { NOW } from "../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../usecases/testing/sample-enquiry.ts";
import { watchOf } from "../usecases/testing/sample-watch.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { BOOKING, ID, setUp } from "./testing/fake-desk.ts";

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
