import { describe, expect, it } from "vitest";
import { ok } from "../core/kernel/index.ts";
import { NOW } from "../usecases/testing/sample-trip.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { setUp } from "./testing/fake-desk.ts";

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
