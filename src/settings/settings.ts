import { isIP } from "node:net";
import { z } from "zod";
import { isCountryCode } from "../core/travellers/index.ts";
import { type SocialLink, socialLinks } from "./social-links.ts";

/** Everything that an owner can set, checked. `.env.example` explains each. Their names are a promise: owners have written them down. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Postgres; null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** A Valkey or Redis server in which all nodes count their limits; null: each node counts in its own memory. */
  readonly valkeyUrl: string | null;
  /** How many times the usual limits one internet address has; those of an e-mail address or a booking stay. */
  readonly limitsTimes: number;
  /** Signs offers; null when it is to be made and kept in `dataDir`. */
  readonly secretKey: string | null;
  /** No slash at the end. */
  readonly publicUrl: string;
  readonly brand: {
    readonly name: string;
    readonly supportPhone: string;
    readonly supportEmail: string;
    readonly officeAddress: string;
    readonly mainSiteUrl: string;
    readonly socialLinks: readonly SocialLink[];
    readonly defaultCountry: string;
  };
  readonly flightSupply: readonly "embedded"[];
  readonly hotelSupply: readonly "embedded"[];
  readonly payments: "sandbox";
  /** The instant at which the server's clock starts, or null for the real time. */
  readonly clockStartsAt: string | null;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Bearer token of `/metrics`; without one only this machine may read them. */
  readonly metricsToken: string | null;
  /** Whether a proxy in front sets X-Forwarded-* and its headers of the visitor's place truthfully. */
  readonly trustProxy: boolean;
  /** A local mmdb file that says where internet addresses are; null for none. */
  readonly geoipDb: string | null;
  /** A service of exchange rates, asked once an hour; null: those that come with a release. */
  readonly ratesUrl: string | null;
  /** Whether searches are made quick, and the fares of pages looked for, before anybody asks. */
  readonly prepare: boolean;
  /** The mail server, with its user and password; null when mails are files in `dataDir`/outbox. */
  readonly mailUrl: string | null;
  /** Under which address mails leave. */
  readonly mailFrom: string;
  /** Who acts at the desk, unless a call says it; null: whoever is logged in. */
  readonly deskUser: string | null;
}

/** Where a server with an embedded database listens for its desk: in a folder of its own, because it is nobody else's to enter. */
export const deskSocketOf = ({ dataDir }: Settings): string => `${dataDir}/desk/desk.sock`;

/** Where an embedded database lies. */
export const databaseFolderOf = ({ dataDir }: Settings): string => `${dataDir}/database`;

/** Where mails are files for want of a mail server. */
export const outboxFolderOf = ({ dataDir }: Settings): string => `${dataDir}/outbox`;

/** The same where there is none; null where mails go out. */
export const mailFolderOf = (settings: Settings): string | null => (settings.mailUrl === null ? outboxFolderOf(settings) : null);

/** Letters, digits and hyphens between dots (RFC 1123). */
const HOST_NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** What a browser on this machine is given. An IPv6 address stands in brackets there. */
export const addressOf = (host: string, port: number): string => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** A URL without the slash at its end; "" where that is allowed. */
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

const TIMES_RULE = "must be a whole number from 1 to 1000000";
const PORT_RULE = "must be a whole number from 0 to 65535";

const environment = z
  .object({
    PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE).default(3000),
    HOST: z
      .string()
      .refine((host) => isIP(host) !== 0 || HOST_NAME.test(host), "must be a name or an address to listen at, such as 127.0.0.1 or ::1")
      .default("127.0.0.1"),
    DATA_DIR: z.string().min(1).default("./.data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    VALKEY_URL: z
      .url({ protocol: /^(redis|valkey)s?$/, error: "must be a Valkey or Redis server, such as redis://127.0.0.1:6379" })
      .optional(),
    LIMITS_TIMES: z.coerce.number(TIMES_RULE).int(TIMES_RULE).min(1, TIMES_RULE).max(1_000_000, TIMES_RULE).default(1),
    SECRET_KEY: z.string().min(32, "must have at least 32 characters").optional(),
    PUBLIC_URL: url.optional(),
    BRAND_NAME: z.string().min(1).max(40).default("Farewind"),
    SUPPORT_PHONE: z
      .string()
      .regex(/^[+(\d][\d\s().-]{4,24}$/, "must be a phone number")
      .default("(800) 555-0142"),
    SUPPORT_EMAIL: z.email().default("hello@farewind.example"),
    OFFICE_ADDRESS: z.string().min(1).max(200).default("214 Harbor Street, Wilmington, NC 28401"),
    MAIN_SITE_URL: z.union([z.literal(""), url]).default(""),
    SOCIAL_LINKS: socialLinks.default([]),
    DEFAULT_COUNTRY: z
      .string()
      .refine(isCountryCode, "must be two capital letters that stand for a country in ISO 3166-1, such as IN, or GB for the United Kingdom")
      .default("IN"),
    FLIGHT_SUPPLY: z.literal("embedded", "this version knows only: embedded").default("embedded"),
    HOTEL_SUPPLY: z.literal("embedded", "this version knows only: embedded").default("embedded"),
    PAYMENTS: z.literal("sandbox", "this version knows only: sandbox").default("sandbox"),
    /** Not yet used; looked at so that nobody takes real money on a database that forgets. */
    STRIPE_SECRET_KEY: z.string().optional(),
    CLOCK: z.iso.datetime({ offset: true, error: "must be an ISO instant, such as 2027-03-01T12:00:00Z" }).optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    TRUST_PROXY: z.stringbool().default(false),
    RATES_URL: z.url({ protocol: /^https?$/, error: "must be the http(s) address of a service of exchange rates" }).optional(),
    PREPARE: z.stringbool().default(true),
    GEOIP_DB: z.string().endsWith(".mmdb", "must be the path of an mmdb file").optional(),
    MAIL_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: "must be a mail server, such as smtp://user:password@mail.example:587" })
      .optional(),
    MAIL_FROM: z.email().optional(),
    DESK_USER: z.string().trim().min(1).max(80).optional(),
  })
  .refine((env) => env.DATABASE_URL === undefined || env.SECRET_KEY !== undefined, {
    path: ["SECRET_KEY"],
    error: "is required with DATABASE_URL: every node must sign offers with the same key",
  })
  .refine((env) => env.DATABASE_URL !== undefined || !/_live_/.test(env.STRIPE_SECRET_KEY ?? ""), {
    path: ["STRIPE_SECRET_KEY"],
    error:
      "is a live key: real payments need a Postgres in DATABASE_URL, for the embedded database may forget the last ones in a power cut",
  });

/** All that is read of the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** What is wrong with the environment, a line for each bad setting. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Checks the environment. An empty variable counts as unset.
 * @throws SettingsError with one line that names each bad setting; values are never repeated, they may be secrets.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== "" || name === "MAIN_SITE_URL"));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `Setting ${issue.path.join(".")} ${issue.message}`).join("\n"));
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    // The client knows the servers' older name alone.
    valkeyUrl: value.VALKEY_URL?.replace(/^valkey/, "redis") ?? null,
    limitsTimes: value.LIMITS_TIMES,
    secretKey: value.SECRET_KEY ?? null,
    publicUrl: value.PUBLIC_URL ?? addressOf(value.HOST, value.PORT),
    brand: {
      name: value.BRAND_NAME,
      supportPhone: value.SUPPORT_PHONE,
      supportEmail: value.SUPPORT_EMAIL,
      officeAddress: value.OFFICE_ADDRESS,
      mainSiteUrl: value.MAIN_SITE_URL,
      socialLinks: value.SOCIAL_LINKS,
      defaultCountry: value.DEFAULT_COUNTRY,
    },
    flightSupply: [value.FLIGHT_SUPPLY],
    hotelSupply: [value.HOTEL_SUPPLY],
    payments: value.PAYMENTS,
    clockStartsAt: value.CLOCK ?? null,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN ?? null,
    trustProxy: value.TRUST_PROXY,
    ratesUrl: value.RATES_URL ?? null,
    prepare: value.PREPARE,
    geoipDb: value.GEOIP_DB ?? null,
    mailUrl: value.MAIL_URL ?? null,
    mailFrom: value.MAIL_FROM ?? value.SUPPORT_EMAIL,
    deskUser: value.DESK_USER ?? null,
  };
}

/** Settings of this process: `.env` in the working folder first, the real environment over it. */
export function loadSettings(): Settings {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  return readSettings(process.env);
}
