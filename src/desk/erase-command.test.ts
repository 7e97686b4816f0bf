import { describe, expect, it } from "vitest";
import type { EnquiryId } from "../core/enquiries/index.ts";
import { ok } from "../core/kernel/index.ts";
import { ERASED, ERASED_EMAIL, erasedContent } from "../core/desk/index.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../usecases/testing/sample-enquiry.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { idOf } from "./trace-words.ts";
import { BOOKING, setUp, traceOf } from "./testing/fake-desk.ts";

/** What there is to erase under two words, and what was erased. */
const eraser = (erased: string[]): Partial<Desk> => ({
  findTraces: async (word) => (word === "e1" ? [traceOf(1, "due")] : word === "e2" ? [traceOf(1, "due"), traceOf(2, "erased")] : []),
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
    const findTraces = async () => [traceOf(1, "due"), traceOf(2, "due", handled), traceOf(3, "erased")];
    const { run, said } = setUp({ ...eraser([]), findTraces });
    await run("erase", "e1");
    expect(said.filter((line) => line.includes("answered"))).toEqual(["The call-back enquiry 1 is not answered yet."]);
  });

  it("finds in the list of what is due whole ids, however long a name stands beside them", async () => {
    const id = "e80f5402-5065-4624-a9e8-b292bba5f0c1" as EnquiryId;
    const { content, ...enquiry } = enquiryOf(1);
    const named = { ...enquiry, id, content: { ...content, name: "Maximiliana Fernández de la Cruz y Montemayor" }, handled: null };
    const { run } = setUp({ listDue: async () => [{ kind: "enquiry", enquiry: named, erasure: { kind: "due" } }] });
    expect((await run("list", "due")).out).toContain(id);
  });

  it("shows what is due with who it is", async () => {
    const { run } = setUp({ ...eraser([]), listDue: async () => [traceOf(1, "due")] });
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
