import { expect, it } from "vitest";
import { type DeskAct } from "../core/desk/index.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import { ID, setUp } from "./testing/fake-desk.ts";

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
