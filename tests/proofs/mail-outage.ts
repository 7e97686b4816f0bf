import { isNull } from "drizzle-orm";
import { type Database, openDatabase } from "../../src/adapters/db/open-database.ts";
import { createOutbox, putIntoOutbox } from "../../src/adapters/db/outbox.ts";
import { outboxMails } from "../../src/adapters/db/schema/index.ts";
import { createSmtpMailer } from "../../src/adapters/mail/smtp-mailer.ts";
import { headOf, partsOf } from "../../src/adapters/mail/testing/read-mail.ts";
import { type SmallMailServer, startMailServer } from "../../src/adapters/mail/testing/small-mail-server.ts";
import { counted, secondsAfter } from "../../src/core/kernel/index.ts";
import { bookingMail } from "../../src/core/mails/index.ts";
import { FACTS } from "../../src/core/mails/testing/sample-mails.ts";
import { createDeliverMails } from "../../src/usecases/deliver-mails.ts";
import { heldBooking, NOW } from "../../src/usecases/testing/sample-trip.ts";
import type { Proof } from "./proof.ts";

/** How long the mail server is away, and how often somebody looks whether it is back. */
const OUTAGE_HOURS = 6;
const SWEEP_EVERY_SECONDS = 60;

export const proof: Proof = {
  claim: "mails that wait while the mail server is down are each delivered once when it is up",
  count: 100,
  prove: async (count, say) => {
    let isDown = true;
    const server = await startMailServer(null, { isDown: () => isDown });
    const database = await openDatabase({ kind: "embedded", folder: null });
    try {
      await fill(database, count);
      const { deliver, pass } = node(database, server.url);
      const early = await sweepThrough(deliver, pass);
      say(`${counted(count, "confirmation")} kept through ${OUTAGE_HOURS} hours without a mail server`);
      isDown = false;
      pass(3600);
      // Two nodes at once, until neither finds any more.
      while ((await Promise.all([deliver(), deliver()])).some((sent) => sent > 0));
      const waiting = await database.queries.select({ id: outboxMails.id }).from(outboxMails).where(isNull(outboxMails.sentAt));
      const faults = [...(early > 0 ? [`${early} were taken for sent while the server was down`] : []), ...faultsIn(server, count)];
      return { done: `${server.received.length} delivered, ${waiting.length} still waiting`, faults, leftOut: null };
    } finally {
      await database.close();
      await server.close();
    }
  },
};

async function fill({ queries }: Database, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const booking = heldBooking(number, { state: "confirmed", language: number % 2 === 0 ? "en" : "es" });
    await putIntoOutbox(queries, bookingMail("confirmed", booking, { ...FACTS, now: NOW, id: `mail-${number}` }));
  }
}

/** What a server does about the outbox, on a clock of ours. */
function node(database: Database, url: string) {
  let now = NOW;
  const mailer = createSmtpMailer(url, { name: "Farewind", address: "site@agency.example" });
  const deliver = createDeliverMails({
    outbox: createOutbox(database),
    mailer,
    clock: { now: () => now },
    log: { warn: () => {} },
    isStopped: () => false,
  });
  return { deliver, pass: (seconds: number) => void (now = secondsAfter(now, seconds)) };
}

async function sweepThrough(deliver: () => Promise<number>, pass: (seconds: number) => void): Promise<number> {
  let sent = 0;
  for (let second = 0; second < OUTAGE_HOURS * 3600; second += SWEEP_EVERY_SECONDS) {
    sent += await deliver();
    pass(SWEEP_EVERY_SECONDS);
  }
  return sent;
}

/** Mails that came never, twice, or without their text, page and calendar. */
function faultsIn({ received }: SmallMailServer, count: number): readonly string[] {
  const times = new Map<string, number>();
  for (const { text } of received) {
    const id = headOf(text).get("message-id") ?? "";
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const ids = Array.from({ length: count }, (_, index) => `<mail-${index + 1}@agency.example>`);
  return [
    ...ids.filter((id) => times.get(id) !== 1).map((id) => `${id} came ${times.get(id) ?? 0} times`),
    ...[...times.keys()].filter((id) => !ids.includes(id)).map((id) => `nobody has sent ${id}`),
    ...received.filter(({ text }) => partsOf(text).length !== 3).map(({ text }) => `${headOf(text).get("message-id")} came in part`),
  ];
}
