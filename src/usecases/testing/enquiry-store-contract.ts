import { beforeEach, describe, expect, it } from "vitest";
import { type Instant, secondsAfter } from "../../core/kernel/index.ts";
import type { EnquiryStore } from "../ports/enquiry-store.ts";
import type { Outbox } from "../ports/outbox.ts";
import { enquiryClaim as claim, enquiryOf, mailOf } from "./sample-enquiry.ts";
import { NOW } from "./sample-trip.ts";

const at = (seconds: number): Instant => secondsAfter(NOW, seconds);
const NEW = { kind: "new" };

/** What every store of enquiries and its outbox must do, those of the unit tests included. `reset` gives empty ones before each test. */
export function describeEnquiryStore(name: string, reset: () => Promise<EnquiryStore & Outbox>): void {
  describe(`the enquiry store and its outbox (${name})`, () => {
    let store: EnquiryStore & Outbox;
    beforeEach(async () => {
      store = await reset();
    });
    const add = (number: number, key = claim(`k${number}`)) => store.add(enquiryOf(number), mailOf(number), key);

    it("keep an enquiry and its mail once under a key", async () => {
      expect(await store.find(claim("k"))).toEqual(NEW);
      expect(await add(1, claim("k"))).toEqual(NEW);
      expect(await store.find(claim("k"))).toEqual({ kind: "known", at: NOW });
      expect(await add(2, claim("k"))).toEqual({ kind: "known", at: NOW });
      expect(await store.takeDue(NOW, at(60))).toEqual({ mail: mailOf(1), attempts: 1 });
      expect(await store.takeDue(NOW, at(60))).toBeNull();
    });

    it("keep a mail's page and its attachments as they are", async () => {
      const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Ñandú \\n "x"\r\n';
      const mail = mailOf(1, { html: "<p>¡Hola!</p>", attachments: [{ name: "trip.ics", contentType: "text/calendar", content }] });
      await store.add(enquiryOf(1), mail, claim("k"));
      expect(await store.takeDue(NOW, at(60))).toEqual({ mail, attempts: 1 });
    });

    it("refuse another enquiry under the same key", async () => {
      await add(1, claim("k"));
      expect(await store.find(claim("k", { requestHash: "another" }))).toEqual({ kind: "key_reused" });
      expect(await add(2, claim("k", { requestHash: "another" }))).toEqual({ kind: "key_reused" });
    });

    it("let a key go that has expired", async () => {
      const expired = claim("k", { expiredBefore: at(1) });
      await add(1, claim("k"));
      expect(await store.find(expired)).toEqual(NEW);
      expect(await store.add(enquiryOf(2, at(600)), mailOf(2), expired)).toEqual(NEW);
      expect(await store.find(claim("k", { expiredBefore: at(1) }))).toEqual({ kind: "known", at: at(600) });
    });

    it("give the mail that has been due for longest, and none before its time", async () => {
      await store.add(enquiryOf(1), mailOf(1, { createdAt: at(20) }), claim("k1"));
      await store.add(enquiryOf(2), mailOf(2, { createdAt: at(10) }), claim("k2"));
      expect(await store.takeDue(at(5), at(60))).toBeNull();
      expect(await store.takeDue(at(30), at(60))).toMatchObject({ mail: { id: "mail-2" } });
      expect(await store.takeDue(at(30), at(60))).toMatchObject({ mail: { id: "mail-1" } });
    });

    it("give a mail again once its taker has had time enough, and no more once it is sent", async () => {
      await add(1);
      await store.takeDue(NOW, at(60));
      expect(await store.takeDue(at(59), at(90))).toBeNull();
      expect(await store.takeDue(at(60), at(90))).toMatchObject({ attempts: 2 });
      await store.markSent("mail-1", at(61));
      expect(await store.takeDue(at(1000), at(2000))).toBeNull();
    });

    it("keep a mail that was put off until its time", async () => {
      await add(1);
      await store.takeDue(NOW, at(60));
      await store.putOff("mail-1", "ECONNREFUSED", at(30));
      expect(await store.takeDue(at(29), at(60))).toBeNull();
      expect(await store.takeDue(at(30), at(60))).toEqual({ mail: mailOf(1), attempts: 2 });
    });

    it("keep a mail without an address to answer to", async () => {
      await store.add(enquiryOf(1), mailOf(1, { replyTo: null }), claim("k"));
      expect(await store.takeDue(NOW, at(60))).toMatchObject({ mail: { replyTo: null } });
    });
  });
}
