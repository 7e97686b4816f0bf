import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { secondsAfter } from "../core/kernel/index.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import type { OpenEnquiries } from "../usecases/ports/desk-store.ts";
import { BOOKING, setUp } from "./testing/fake-desk.ts";

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
