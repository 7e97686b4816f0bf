import { describe, expect, it } from "vitest";
import { mailWarnings } from "./mail-warnings.ts";
import { readSettings } from "./settings.ts";

const SET = {
  MAIL_URL: "smtp://mail.example",
  PUBLIC_URL: "https://travel.example",
  SUPPORT_EMAIL: "help@travel.example",
};
const told = (env: Readonly<Record<string, string>>) => mailWarnings(readSettings({ ...SET, ...env }));

describe("a server that sends mails", () => {
  it("has nothing to say where they link to it and are answered to somebody", () => {
    expect(told({})).toEqual([]);
  });

  it.each(["", "http://localhost:3000", "http://127.1:8080", "http://0.0.0.0:3000", "http://[::1]:3000"])(
    "says that their links lead nowhere from PUBLIC_URL %j",
    (PUBLIC_URL) => {
      expect(told({ PUBLIC_URL })).toEqual([
        expect.stringMatching(/^Links in mails lead to http:.+, which no other machine reaches: set PUBLIC_URL\.$/),
      ]);
    },
  );

  it("says that nobody reads the answers at an address that is nobody's", () => {
    expect(told({ SUPPORT_EMAIL: "" })).toEqual(["Answers to mails go to hello@farewind.example, which nobody reads: set SUPPORT_EMAIL."]);
  });

  it("says nothing of either while mails are files", () => {
    expect(told({ MAIL_URL: "", PUBLIC_URL: "", SUPPORT_EMAIL: "" })).toEqual([]);
  });
});
