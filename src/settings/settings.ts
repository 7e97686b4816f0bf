import { readEnvFile } from "./env-file.ts";
import { environment } from "./environment.ts";
import type { SocialLink } from "./social-links.ts";

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
  /** Whether `npm start` or `npm run dev` runs this process, in a shell of its own. */
  readonly isRunByNpm: boolean;
  /** Who acts at the desk, unless a call says it: DESK_USER, else whoever called sudo; null: whoever is logged in. */
  readonly deskUser: string | null;
}

/** What a browser on this machine is given. An IPv6 address stands in brackets there, without the interface behind its %, which no URL has. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host.replace(/%.*$/, "")}]` : host}:${port}`;

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
    throw new SettingsError(faultLines(parsed.error.issues).join("\n"));
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
    // No settings of ours: npm says it of its script, sudo of whoever called it.
    isRunByNpm: /^(start|dev)$/.test(given["npm_lifecycle_event"] ?? ""),
    deskUser: value.DESK_USER ?? given["SUDO_USER"] ?? null,
  };
}

/** The first thing that is wrong with each setting: more of the same is nothing more to do. */
function faultLines(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): readonly string[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.join(".");
    if (!messages.has(name)) messages.set(name, message);
  }
  return [...messages].map(([name, message]) => `Setting ${name} ${message}`);
}

/**
 * Settings of this process: `.env` in the working folder first, the real environment over it.
 * @throws SettingsError as `readSettings` does, and with a line for what is wrong with the file itself.
 */
export function loadSettings(): Settings {
  const { env, faults } = readEnvFile(".env");
  if (faults.length > 0) throw new SettingsError(faults.join("\n"));
  for (const [name, value] of Object.entries(env)) process.env[name] ??= value;
  return readSettings(process.env);
}
