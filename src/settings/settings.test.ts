import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES } from "./environment.ts";
import { readSettings } from "./settings.ts";

describe("settings", () => {
  it("have a default each", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: null,
      valkeyUrl: null,
      limitsTimes: 1,
      geoipDb: null,
      ratesUrl: null,
      prepare: true,
      mailUrl: null,
      brand: { name: "Farewind", defaultCountry: "IN" },
    });
  });

  it("let mails leave under the address where they arrive, unless another is named", () => {
    const agency = { SUPPORT_EMAIL: "desk@agency.example" };
    expect(readSettings(agency).mailFrom).toBe("desk@agency.example");
    expect(readSettings({ ...agency, MAIL_FROM: "site@agency.example" }).mailFrom).toBe("site@agency.example");
  });

  it("know a Valkey server by both names of its protocol", () => {
    expect(readSettings({ VALKEY_URL: "valkeys://:secret@valkey.example:6380" }).valkeyUrl).toBe("rediss://:secret@valkey.example:6380");
    expect(readSettings({ VALKEY_URL: "redis://valkey.example:6379" }).valkeyUrl).toBe("redis://valkey.example:6379");
  });

  it.each([
    ["127.0.0.1", "http://127.0.0.1:3000"],
    ["::1", "http://[::1]:3000"],
    ["fe80::1%eth0", "http://[fe80::1]:3000"],
    ["travel.internal", "http://travel.internal:3000"],
  ])("name the address of HOST %s where no other is said", (HOST, address) => {
    expect(readSettings({ HOST }).publicUrl).toBe(address);
    expect(URL.canParse(address)).toBe(true);
  });

  it("count an empty variable as unset", () => {
    expect(readSettings({ PORT: "", SECRET_KEY: "" })).toMatchObject({ port: 3000, secretKey: null });
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PORT", "  "],
    ["PORT", "8e3"],
    ["TRUST_PROXY", "maybe"],
    ["LOG_LEVEL", "loud"],
    ["OFFICE_ADDRESS", "x".repeat(201)],
    ["DESK_USER", "   "],
    ["HOST", "my host"],
    ["HOST", "a/b"],
    ["HOST", "user@host"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "postgres://us%FFer:word@127.0.0.1/x"],
    ["VALKEY_URL", "https://valkey.example"],
    ["VALKEY_URL", "redis://valkey.example/limits"],
    ["VALKEY_URL", "redis://valkey.example?db=limits"],
    ["VALKEY_URL", "redis://user:100%@valkey.example"],
    ["PUBLIC_URL", "fly.example"],
    ["PUBLIC_URL", "ftp://fly.example"],
    ["PUBLIC_URL", "https://user:word@fly.example"],
    ["PUBLIC_URL", "https://fly.example/travel"],
    ["PUBLIC_URL", "https://fly.example/?from=mail"],
    ["PUBLIC_URL", "https://fly.example?"],
    ["PUBLIC_URL", "https://fly.example/#top"],
    ["MAIN_SITE_URL", "main.example"],
    ["MAIN_SITE_URL", "https://user@main.example"],
    ["MAIN_SITE_URL", "https://main.example/en?from=fly"],
    ["MAIN_SITE_URL", "https://main.example/en#top"],
    ["BRAND_NAME", "   "],
    ["BRAND_NAME", "Costa\nViajes"],
    ["BRAND_NAME", "Costa\u2028Viajes"],
    ["BRAND_NAME", "Costa\u0007Viajes"],
    ["BRAND_NAME", "x".repeat(41)],
    ["SUPPORT_PHONE", "(((((("],
    ["SUPPORT_PHONE", "(80) 5 5"],
    ["SUPPORT_PHONE", "(800)\n555-0142"],
    ["OFFICE_ADDRESS", "   "],
    ["LIMITS_TIMES", "0"],
    ["SECRET_KEY", "short"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_TOKEN", "ends with a blank  "],
    ["METRICS_TOKEN", "ñandúñandúñandúñandú"],
    ["DATA_DIR", `/srv/${"x".repeat(90)}`],
    ["CLOCK", "yesterday"],
    ["PAYMENTS", "stripe"],
    ["STRIPE_SECRET_KEY", "sk_live_51Hx"],
    ["STRIPE_SECRET_KEY", "rk_live_51Hx"],
    ["HOTEL_SUPPLY", "liteapi"],
    ["GEOIP_DB", "cities.csv"],
    ["RATES_URL", "rates.example"],
    ["RATES_URL", "file:///etc/passwd"],
    ["RATES_URL", "https://user:word@rates.example/latest"],
    ["PREPARE", "later"],
    ["MAIL_URL", "https://mail.example"],
    ["MAIL_URL", "mail.example:25"],
    ["LIMITS_TIMES", "0.5"],
    ["MAIL_URL", "smtp://user:100%@mail.example"],
    ["MAIL_URL", "smtp://us%FFer:word@mail.example"],
    ["MAIL_URL", "smtp://user:25/3@mail.example"],
    ["MAIL_URL", "smtp://user:25?3@mail.example"],
    ["MAIL_URL", "smtp://user:25#3@mail.example"],
    ["DEFAULT_COUNTRY", "India"],
    ["DEFAULT_COUNTRY", "UK"],
    ["SUPPORT_EMAIL", "nobody"],
    ["MAIL_FROM", "Desk <desk@agency.example>"],
  ])("refuse a bad %s in one line that names it and keeps its value to itself", (name, value) => {
    const read = () => readSettings({ SECRET_KEY: "k".repeat(32), [name]: value });
    expect(read).toThrow(new RegExp(`^Setting ${name} (must|is|this version) .+$`));
    expect(read).not.toThrow(new RegExp(`\\b${value.replaceAll(/[^\w\s]/g, "\\$&")}\\b`));
  });

  it.each([
    ["DATABASE_URL", "mysql://x", "must be a Postgres server, such as postgres://"],
    ["MAIL_URL", "mail.example:25", "must be a mail server, such as smtp://"],
    ["MAIL_FROM", "Desk <desk@agency.example>", "must be an email address alone, such as site@travel.example"],
    ["SUPPORT_EMAIL", "nobody", "must be an email address alone"],
  ])("say how %s is written", (name, value, words) => {
    expect(() => readSettings({ SECRET_KEY: "k".repeat(32), [name]: value })).toThrow(`Setting ${name} ${words}`);
  });

  it("take for who acts at the desk whom DESK_USER names, else who called sudo, else nobody", () => {
    expect(readSettings({ DESK_USER: "grace", SUDO_USER: "ada" }).deskUser).toBe("grace");
    expect(readSettings({ DESK_USER: "", SUDO_USER: "ada" }).deskUser).toBe("ada");
    expect(readSettings({ SUDO_USER: "" }).deskUser).toBeNull();
  });

  it.each([
    ["start", true],
    ["dev", true],
    ["test", false],
    ["", false],
  ])("know whether npm runs the server, and not something else: %j", (script, isRunByNpm) => {
    expect(readSettings({ npm_lifecycle_event: script }).isRunByNpm).toBe(isRunByNpm);
  });

  it("want a shared key when the database is shared", () => {
    expect(() => readSettings({ DATABASE_URL: "postgres://db/x" })).toThrow(/SECRET_KEY is required/);
  });

  it("take a data folder of any length where the database, and with it the desk, is elsewhere", () => {
    const DATA_DIR = `/srv/${"x".repeat(90)}`;
    expect(readSettings({ DATA_DIR, DATABASE_URL: "postgres://db/x", SECRET_KEY: "k".repeat(32) }).dataDir).toBe(DATA_DIR);
    expect(readSettings({ DATA_DIR: `/srv/${"x".repeat(80)}` }).dataDir).toContain("xxx");
  });

  it("let a Postgres' password have a % that its client takes for itself", () => {
    const url = "postgres://user:100%@127.0.0.1/x";
    expect(readSettings({ DATABASE_URL: url, SECRET_KEY: "k".repeat(32) }).databaseUrl).toBe(url);
  });

  it("let be what a mail server's address tells other mail programs", () => {
    for (const url of ["smtp://mail.example:25/", "smtp://user:word@mail.example:587/?pool=true"])
      expect(readSettings({ MAIL_URL: url }).mailUrl).toBe(url);
  });

  it("let a test key be, and a live one beside a Postgres", () => {
    expect(() => readSettings({ STRIPE_SECRET_KEY: "sk_test_51Hx" })).not.toThrow();
    const shared = { DATABASE_URL: "postgres://db/x", SECRET_KEY: "k".repeat(32) };
    expect(() => readSettings({ ...shared, STRIPE_SECRET_KEY: "sk_live_51Hx" })).not.toThrow();
  });

  it("stand all in the example, and nothing else does", () => {
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const names = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it("take the slash from the end of an address", () => {
    expect(readSettings({ PUBLIC_URL: "https://fly.example/" }).publicUrl).toBe("https://fly.example");
    expect(readSettings({ MAIN_SITE_URL: "https://main.example/" }).brand.mainSiteUrl).toBe("https://main.example");
  });

  it("let the agency's other site live in a folder, or be none", () => {
    expect(readSettings({ MAIN_SITE_URL: "http://main.example:8080/en/" }).brand.mainSiteUrl).toBe("http://main.example:8080/en");
    expect(readSettings({ MAIN_SITE_URL: "" }).brand.mainSiteUrl).toBe("");
  });

  it("take the blanks around what is shown of the agency", () => {
    const { brand } = readSettings({ BRAND_NAME: " Costa Viajes\n", SUPPORT_PHONE: " +34 900 00 ", OFFICE_ADDRESS: " Calle Mayor 1 " });
    expect(brand).toMatchObject({ name: "Costa Viajes", supportPhone: "+34 900 00", officeAddress: "Calle Mayor 1" });
  });

  it.each([
    "redis://valkey.example",
    "redis://valkey.example/",
    "redis://valkey.example/3",
    "redis://valkey.example?db=3",
    "redis://us%25er:100%25@valkey.example/0",
  ])("let a Valkey's database be a number or none, and its user be written with escapes: %s", (url) => {
    expect(readSettings({ VALKEY_URL: url }).valkeyUrl).toBe(url);
  });
});
