import { describe, expect, it } from "vitest";
import type { FlightSearch } from "../flights/index.ts";
import { type CurrencyCode, type Instant, type LocalDate, money, type PlaceCode, USD } from "../kernel/index.ts";
import type { Watch, WatchId } from "../watches/index.ts";
import { watchMail } from "./index.ts";
import { FACTS } from "./testing/sample-mails.ts";

const EUR = "EUR" as CurrencyCode;
const SEARCH: FlightSearch = {
  from: { code: "NYC" as PlaceCode, city: "New York" },
  to: { code: "LON" as PlaceCode, city: "London" },
  departureDate: "2027-03-12" as LocalDate,
  returnDate: "2027-03-19" as LocalDate,
  party: { adults: 2, children: 1, infants: 0 },
  cabin: "C",
};
const WATCH: Watch & { readonly email: string } = {
  id: "watch 1" as WatchId,
  createdAt: "2027-03-01T12:00:00Z" as Instant,
  state: "watching",
  ending: null,
  email: "ana@mail.example",
  language: "en",
  currency: USD,
  search: SEARCH,
  toldFare: money(500_00),
};
const DROP = { kind: "drop", total: money(1365_00), before: money(1515_00), confirmToken: null, stopToken: "STOP" } as const;
const CONFIRM = { kind: "confirm", total: money(1515_00), before: money(1515_00), confirmToken: "YES", stopToken: "STOP" } as const;
const RESULTS =
  "https://fly.example/search-results?source=NYC-New+York&destination=LON-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip&adults=2&children=1&infants=0&tpassenger=3&classType=Business";

describe("the mail about a lower total", () => {
  const mail = watchMail(WATCH, DROP, FACTS);

  it("says what it is now, what it was, the search, and where it is seen and stopped", () => {
    expect(mail).toMatchObject({
      to: "ana@mail.example",
      subject: "Down to $1,365.00: New York (NYC) to London (LON), Mar-12-2027 – Mar-19-2027",
      stopUrl: "https://fly.example/watch/stop?token=STOP",
    });
    for (const part of ["$1,515.00", "$150.00", "$1,365.00", "Travelers: 3\n", "Business", RESULTS, mail.stopUrl])
      expect(mail.text).toContain(part);
    for (const url of [RESULTS.replaceAll("&", "&amp;"), mail.stopUrl]) expect(mail.html).toContain(`href="${url}"`);
  });

  it("says the rule, that fares are illustrative, and whose mail it is", () => {
    const text = mail.text.replaceAll(/\s+/g, " ");
    for (const words of ["at least 1% and $1.00 below", "within 24 hours", "ILLUSTRATIVE", "because ana@mail.example was given"]) {
      expect(text.replaceAll("! ", "")).toContain(words);
    }
    expect(watchMail(WATCH, DROP, { ...FACTS, isModelSupply: false }).text).not.toMatch(/illustrative/i);
  });

  it("names the dollar of its rule where its totals are in another currency", () => {
    const euros = { ...DROP, total: money(1365_00, EUR), before: money(1515_00, EUR) };
    const text = watchMail({ ...WATCH, currency: EUR }, euros, FACTS).text.replaceAll(/\s+/g, " ");
    expect(text).toContain("at least 1% and USD 1.00 below");
  });

  it("speaks Spanish, with the city's Spanish name and Spanish addresses", () => {
    const { subject, text, html, stopUrl } = watchMail({ ...WATCH, language: "es" }, DROP, FACTS);
    expect(subject).toBe("Bajó a $1,365.00: Nueva York (NYC) a Londres (LON), 12-mar-2027 – 19-mar-2027");
    expect(stopUrl).toBe("https://fly.example/es/watch/stop?token=STOP");
    for (const part of ["Viajeros: 3\n", "Ejecutiva", "https://fly.example/es/search-results?", stopUrl]) expect(text).toContain(part);
    expect(html).toContain('<html lang="es">');
  });

  it("lets no name of a place make a line or a tag of its own", () => {
    const to = { ...SEARCH.to, city: "London\r\nBcc: boss@bank.example <script>" };
    const { subject, html } = watchMail({ ...WATCH, search: { ...SEARCH, to } }, DROP, FACTS);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<script");
  });
});

describe("the mail by which a watch is confirmed", () => {
  it("has the total of now, a link to confirm and one to stop, and says that nothing else comes", () => {
    const { subject, text } = watchMail(WATCH, CONFIRM, FACTS);
    expect(subject).toBe("Confirm: watch the price of New York (NYC) to London (LON), Mar-12-2027 – Mar-19-2027");
    for (const part of [
      "$1,515.00",
      "https://fly.example/watch/confirm?token=YES",
      "https://fly.example/watch/stop?token=STOP",
      "48 hours",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("says so where nothing flew", () => {
    const { text } = watchMail(WATCH, { ...CONFIRM, total: null, before: null }, FACTS);
    expect(text).toContain("Nothing flew when you asked.");
  });
});
