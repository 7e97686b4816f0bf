import { describe, expect, it } from "vitest";
import { err, ok } from "../core/kernel/index.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { ID, setUp } from "./testing/fake-desk.ts";

describe("a mail that is sent again", () => {
  it.each([
    [[], "Mail the traveler of booking 00000001 again?", null],
    [
      ["--to", " ada@new.example ", "--because", "typed wrongly"],
      "Write to ada@new.example about booking 00000001 from now on?",
      "ada@new.example",
    ],
  ])("is asked about: %j", async (options, question, address) => {
    const sent: (string | null)[] = [];
    const resendMail: Desk["resendMail"] = async (_id, to) => {
      sent.push(to);
      return ok({ email: to ?? "ada@example.com" });
    };
    const { run, asked } = setUp({ resendMail });
    expect(await run("resend", ID, ...options)).toMatchObject({
      exitCode: 0,
      out: `A mail to ${address ?? "ada@example.com"} is on its way.\n`,
    });
    expect([asked, sent]).toEqual([[question], [address]]);
    expect(await setUp({ resendMail: async () => err({ code: "not_found" }) }).run("resend", ID)).toMatchObject({ exitCode: 1 });
  });
});
