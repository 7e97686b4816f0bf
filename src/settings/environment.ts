import { isIP } from "node:net";
import { z } from "zod";
import { isCountryCode } from "../core/travellers/index.ts";
import { deskSocketOf } from "./data-folders.ts";
import { hasReadableLogin, hasReadablePostgresLogin, namesDatabase, namesServerAlone } from "./server-url.ts";
import { siteAddress } from "./site-address.ts";
import { socialLinks } from "./social-links.ts";

/** Letters, digits and hyphens between dots (RFC 1123). */
const HOST_NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** Breaks of lines, and what no letter is: a title and the head of a mail are one line each. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** With digits enough to dial. */
const PHONE = /^(?=(?:\D*\d){5})[+(\d][\d \u00A0().-]{4,24}$/;

/** What can stand in a header behind `Bearer`: a blank at its end is dropped there, and letters beyond ASCII arrive as others. */
const BEARER_TOKEN = /^[!-~]{16,}$/;

const BEARER_RULE = "must be 16 characters or more of ASCII, without blanks: no others reach us in a header";
const RATES_RULE = "must be the http(s) address of a service of exchange rates, without a user and a password";
const YES_RULE = "must be true or false";
const DESK_USER_RULE = "must be a name of 1 to 80 characters";
const OFFICE_RULE = "must be an address of 1 to 200 characters";
const BRAND_RULE = "must be a name of 1 to 40 characters in one line";
const ADDRESS_RULE = "must be an email address alone, such as site@travel.example, without a name and brackets";
const LOGIN_RULE = "must write a % in its user or password as %25";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Bytes of a socket's path: of Linux, and of all others that we know. */
const LONGEST_SOCKET = process.platform === "linux" ? 107 : 103;

/** Digits alone: a blank would be read as nought, and with it any free port. */
function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((number) => number >= min && number <= max, rule);
}

/** Nobody's: what stands on the site and in mails until an agency names its own. */
export const DEFAULT_BRAND = {
  name: "Farewind",
  supportPhone: "(800) 555-0142",
  supportEmail: "hello@farewind.example",
  officeAddress: "214 Harbor Street, Wilmington, NC 28401",
} as const;

/** The environment of a process, each setting by its name: checked, with the defaults of a machine of one's own. */
export const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z
      .string()
      .refine((host) => isIP(host) !== 0 || HOST_NAME.test(host), "must be a name or an address to listen at, such as 127.0.0.1 or ::1")
      .default("127.0.0.1"),
    DATA_DIR: z.string().min(1).default("./.data"),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "must be a Postgres server, such as postgres://user:password@127.0.0.1:5432/farewind" })
      .refine(hasReadablePostgresLogin, LOGIN_RULE)
      .optional(),
    VALKEY_URL: z
      .url({ protocol: /^(redis|valkey)s?$/, error: "must be a Valkey or Redis server, such as redis://127.0.0.1:6379" })
      .refine(namesDatabase, "must name the server's database by its number, such as redis://127.0.0.1:6379/0, or not at all")
      .refine(hasReadableLogin, LOGIN_RULE)
      .optional(),
    LIMITS_TIMES: wholeNumber(1, 1_000_000).default(1),
    SECRET_KEY: z.string().min(32, "must have at least 32 characters").optional(),
    PUBLIC_URL: siteAddress({ mayHavePath: false, mayBeNone: false }).optional(),
    BRAND_NAME: z
      .string()
      .trim()
      .refine((name) => name !== "" && name.length <= 40 && !CONTROLS.test(name), BRAND_RULE)
      .default(DEFAULT_BRAND.name),
    SUPPORT_PHONE: z.string().trim().regex(PHONE, "must be a phone number").default(DEFAULT_BRAND.supportPhone),
    SUPPORT_EMAIL: z.email(ADDRESS_RULE).default(DEFAULT_BRAND.supportEmail),
    OFFICE_ADDRESS: z.string().trim().min(1, OFFICE_RULE).max(200, OFFICE_RULE).default(DEFAULT_BRAND.officeAddress),
    MAIN_SITE_URL: siteAddress({ mayHavePath: true, mayBeNone: true }).default(""),
    SOCIAL_LINKS: socialLinks.default([]),
    DEFAULT_COUNTRY: z
      .string()
      .refine(isCountryCode, "must be two capital letters that stand for a country in ISO 3166-1, such as IN, or GB for the United Kingdom")
      .default("IN"),
    FLIGHT_SUPPLY: z.literal("embedded", "must be embedded: this version knows no other").default("embedded"),
    HOTEL_SUPPLY: z.literal("embedded", "must be embedded: this version knows no other").default("embedded"),
    PAYMENTS: z.literal("sandbox", "must be sandbox: this version knows no other").default("sandbox"),
    /** Not yet used; looked at so that nobody takes real money on a database that forgets. */
    STRIPE_SECRET_KEY: z.string().optional(),
    CLOCK: z.iso.datetime({ offset: true, error: "must be an ISO instant, such as 2027-03-01T12:00:00Z" }).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
    METRICS_TOKEN: z.string().regex(BEARER_TOKEN, BEARER_RULE).optional(),
    TRUST_PROXY: z.stringbool({ error: YES_RULE }).default(false),
    RATES_URL: z
      .url({ protocol: /^https?$/, error: RATES_RULE })
      .refine((address) => !/^\w+:\/\/[^/?#]*@/.test(address), RATES_RULE)
      .optional(),
    PREPARE: z.stringbool({ error: YES_RULE }).default(true),
    GEOIP_DB: z.string().endsWith(".mmdb", "must be the path of an mmdb file").optional(),
    MAIL_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: "must be a mail server, such as smtp://user:password@mail.example:587" })
      .refine(namesServerAlone, "must end with the server or its port: a /, ? or # in its user or password is written %2F, %3F or %23")
      .refine(hasReadableLogin, LOGIN_RULE)
      .optional(),
    MAIL_FROM: z.email(ADDRESS_RULE).optional(),
    DESK_USER: z.string().trim().min(1, DESK_USER_RULE).max(80, DESK_USER_RULE).optional(),
  })
  .refine((env) => env.DATABASE_URL === undefined || env.SECRET_KEY !== undefined, {
    path: ["SECRET_KEY"],
    error: "is required with DATABASE_URL: every node must sign offers with the same key",
  })
  .refine((env) => env.DATABASE_URL !== undefined || Buffer.byteLength(deskSocketOf({ dataDir: env.DATA_DIR })) <= LONGEST_SOCKET, {
    path: ["DATA_DIR"],
    error: "is too long a path: with the embedded database the desk's socket lies in it, for which systems have about a hundred characters",
  })
  .refine((env) => env.DATABASE_URL !== undefined || !/_live_/.test(env.STRIPE_SECRET_KEY ?? ""), {
    path: ["STRIPE_SECRET_KEY"],
    error:
      "is a live key: real payments need a Postgres in DATABASE_URL, for the embedded database may forget the last ones in a power cut",
  });

/** All that is read of the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);
