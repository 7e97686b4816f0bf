import { describe, expect, it } from "vitest";
import { brandWarnings } from "./brand-warnings.ts";
import { mailWarnings } from "./mail-warnings.ts";
import { readSettings } from "./settings.ts";

const OWN = {
  BRAND_NAME: "Viajes Sol",
  SUPPORT_PHONE: "+34 910 000 000",
  SUPPORT_EMAIL: "hola@sol.example",
  OFFICE_ADDRESS: "Calle Mayor 1, Madrid",
};
const told = (env: Readonly<Record<string, string>>) => brandWarnings(readSettings({ ...OWN, ...env }));

describe("an agency under a name of its own", () => {
  it("hears nothing where all that visitors read of it is its own", () => {
    expect(told({})).toEqual([]);
  });

  it("hears which number, address and office are nobody's, and what to set", () => {
    expect(told({ SUPPORT_PHONE: "", OFFICE_ADDRESS: "" })).toEqual([
      "Visitors of Viajes Sol are shown what is nobody's, (800) 555-0142 and 214 Harbor Street, Wilmington, NC 28401: set SUPPORT_PHONE, OFFICE_ADDRESS.",
    ]);
    expect(told({ SUPPORT_EMAIL: "" })).toEqual([
      "Visitors of Viajes Sol are shown what is nobody's, hello@farewind.example: set SUPPORT_EMAIL.",
    ]);
  });

  it("is asked for its address once, as that of its mails where they are sent", () => {
    const settings = readSettings({ ...OWN, SUPPORT_EMAIL: "", MAIL_URL: "smtp://mail.example", PUBLIC_URL: "https://sol.example" });
    expect([...mailWarnings(settings), ...brandWarnings(settings)]).toEqual([expect.stringContaining("set SUPPORT_EMAIL")]);
  });
});

it("a try under our name hears nothing", () => {
  expect(brandWarnings(readSettings({}))).toEqual([]);
});
