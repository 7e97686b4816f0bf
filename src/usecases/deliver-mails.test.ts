import { describe, expect, it } from "vitest";
import { err, ok } from "../core/kernel/index.ts";
import { createDeliverMails } from "./deliver-mails.ts";
import type { Mail } from "./ports/mailer.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { createMemoryEnquiryStore } from "./testing/memory-enquiry-store.ts";
import { enquiryClaim, enquiryOf, mailOf } from "./testing/sample-enquiry.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

/** Three mails that are due, and a server that can be switched off. */
async function setUp() {
  const outbox = createMemoryEnquiryStore();
  for (const number of [1, 2, 3]) await outbox.add(enquiryOf(number), mailOf(number), enquiryClaim(`k${number}`));
  const { clock, pass } = createBookingWorld(createScriptedGateway());
  const server = { isUp: true, isStopped: false, stopsAfter: "", refused: [] as string[], sent: [] as string[], asked: 0 };
  const mailer = {
    send: async ({ id }: Mail) => {
      server.asked += 1;
      if (!server.isUp) return err({ code: "ECONNREFUSED", isOfMail: false });
      if (server.refused.includes(id)) return err({ code: "EENVELOPE 550", isOfMail: true });
      server.sent.push(id);
      if (id === server.stopsAfter) server.isStopped = true;
      return ok(null);
    },
  };
  const warned: unknown[] = [];
  const log = { warn: (_: string, fields: unknown) => warned.push(fields) };
  const deliver = createDeliverMails({ outbox, mailer, clock, log, isStopped: () => server.isStopped });
  return { outbox, server, warned, pass, deliver };
}

describe("the outbox", () => {
  it("is sent oldest first, each mail once", async () => {
    const { server, deliver } = await setUp();
    expect(await deliver()).toBe(3);
    expect(await deliver()).toBe(0);
    expect(server.sent).toEqual(["mail-1", "mail-2", "mail-3"]);
  });

  it("is left to the next start when the server stops", async () => {
    const { server, deliver } = await setUp();
    server.stopsAfter = "mail-1";
    expect([await deliver(), server.sent]).toEqual([1, ["mail-1"]]);
    server.isStopped = false;
    await deliver();
    expect(server.sent).toEqual(["mail-1", "mail-2", "mail-3"]);
  });

  it("is sent once by two nodes at the same time", async () => {
    const { server, deliver } = await setUp();
    await Promise.all([deliver(), deliver()]);
    expect(server.sent.toSorted()).toEqual(["mail-1", "mail-2", "mail-3"]);
  });

  it("loses nothing while the mail server is down, and sends it all when it is back", async () => {
    const { outbox, server, pass, deliver } = await setUp();
    server.isUp = false;
    for (let sweep = 0; sweep < 10; sweep++) {
      await deliver();
      pass(3600);
    }
    expect(server.sent).toEqual([]);
    server.isUp = true;
    await deliver();
    expect(server.sent.toSorted()).toEqual(["mail-1", "mail-2", "mail-3"]);
    expect(outbox.mails.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it("asks a server that is down once a sweep, and for one mail less and less often", async () => {
    const { outbox, server, pass, deliver } = await setUp();
    for (const id of ["mail-2", "mail-3"]) await outbox.markSent(id, mailOf(1).createdAt);
    server.isUp = false;
    const pauses: number[] = [];
    for (let failure = 1; failure <= 9; failure++) {
      let waited = 0;
      const before = server.asked;
      for (await deliver(); server.asked === before; await deliver()) {
        pass(30);
        waited += 30;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([0, 30, 60, 120, 240, 480, 960, 1920, 3600]);
  });

  it("lets no mail wait for one that is refused for itself, which is tried less and less often", async () => {
    const { server, warned, pass, deliver } = await setUp();
    server.refused = ["mail-1"];
    expect([await deliver(), server.sent]).toEqual([2, ["mail-2", "mail-3"]]);
    expect(warned).toEqual([{ mailId: "mail-1", attempts: 1, reason: "EENVELOPE 550" }]);
    expect([await deliver(), server.asked]).toEqual([0, 3]);
    pass(30);
    expect([await deliver(), server.asked]).toEqual([0, 4]);
  });

  it("says in the log why a mail waits, and nothing of whom it is about", async () => {
    const { server, warned, deliver } = await setUp();
    server.isUp = false;
    await deliver();
    expect(warned).toEqual([{ mailId: "mail-1", attempts: 1, reason: "ECONNREFUSED" }]);
  });

  it("takes a mail up again whose sender died in the middle", async () => {
    const { outbox, server, pass, deliver } = await setUp();
    await outbox.takeDue(mailOf(1).createdAt, "2027-03-01T12:02:00Z" as Mail["createdAt"]);
    expect(await deliver()).toBe(2);
    pass(120);
    expect(await deliver()).toBe(1);
    expect(server.sent).toEqual(["mail-2", "mail-3", "mail-1"]);
  });
});
