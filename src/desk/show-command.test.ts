import { describe, expect, it } from "vitest";
import type { Trace } from "../usecases/desk/erase-person.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../usecases/testing/sample-enquiry.ts";
import { watchOf } from "../usecases/testing/sample-watch.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import type { KeptEnquiry } from "../usecases/ports/desk-store.ts";
import { BOOKING, MESSAGE_CONTENT, setUp, EMPTY, traceOf } from "./testing/fake-desk.ts";

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
    const { run } = setUp({ findTraces: async () => [...traces, traceOf(1, "due")] });
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
      "Email        ana@mail.example",
      "Trip         NYC-LON, 2027-03-12 to 2027-03-19; economy; adults 2",
      "Lowest told  USD 500.00 a traveler",
      "Written in   English, USD",
      "",
    ].join("\n"),
  );
});
