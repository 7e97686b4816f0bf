import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUYER } from "../../src/http/routes/testing/buyer.ts";
import { type FlightResult, payloadFor, SEARCH } from "../support/api.ts";
import { dataFolder } from "../support/data-folder.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DATA_DIR = await dataFolder("desk");
const FILE = join(DATA_DIR, "bookings.csv");

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a call as somebody at a pipe does: nobody can be asked. */
const desk = (...args: string[]): Promise<Ran> => deskOf(DATA_DIR, ...args);

const deskOf = (dataDir: string, ...args: string[]): Promise<Ran> =>
  new Promise((done) => {
    const env = { ...process.env, DATA_DIR: dataDir, CLOCK: "2026-12-01T15:00:00Z", DESK_USER: "Grace", LOG_LEVEL: "error" };
    const child = execFile(process.execPath, ["src/desk.ts", ...args], { cwd: ROOT, env }, (failure, out, error) =>
      done({ code: typeof failure?.code === "number" ? failure.code : 0, out, error }),
    );
    child.stdin?.end();
  });

async function book(url: string): Promise<string> {
  const query = new URLSearchParams(Object.entries(SEARCH).map(([name, value]) => [name, String(value)]));
  const [flight] = (await (await fetch(`${url}/api/v1/flights/search-flights?${query}`)).json()) as FlightResult[];
  if (!flight) throw new Error("The search found nothing.");
  const body = JSON.stringify(payloadFor(flight));
  const answer = await fetch(`${url}/api/v1/flights/travel/getbill`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return ((await answer.json()) as { bookingId: string }).bookingId;
}

describe("the desk at the terminal, on the embedded database", () => {
  let server: RunningServer | null = null;
  let id = "";
  beforeAll(async () => {
    server = await startServer({ DATA_DIR });
    id = await book(server.url);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  it("lists and shows while the server runs, in text and in JSON", async () => {
    const list = await desk("list");
    expect([list.code, list.out]).toEqual([0, expect.stringContaining(`${id}  confirmed  2026-12-01 15:0`)]);
    const shown = JSON.parse((await desk("show", id, "--json")).out) as { booking: { contact: unknown }; payment: string; order: string };
    const fare =
      /^Fare +standard: (no changes|changes free|changes for USD \d+\.\d\d a traveler), (no refund|refund in full|refund less USD \d+\.\d\d a traveler)$/m;
    expect((await desk("show", id)).out).toMatch(fare);
    expect(shown).toMatchObject({ payment: "captured", order: "ordered", booking: { contact: { email: BUYER.email } } });
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${BUYER.cardNumber}|"${BUYER.cardDetails}"`));
  });

  it("says that nobody is written to where no mail server is set, as the server does", async () => {
    const notice = `No mail server is set (MAIL_URL): nobody is written to, mails are files in ${DATA_DIR}/outbox.`;
    expect((await desk("queue")).out.replaceAll(/\s+/g, " ")).toContain(notice);
    expect(await server?.stop()).toBe(0);
    expect(server?.said()).toContain(`\n${notice}\n`);
    server = await startServer({ DATA_DIR });
  });

  it("does nothing where nobody can be asked, and what it is told with --yes, by whom the settings name", async () => {
    expect(await desk("refund", id, "20", "--because", "goodwill")).toMatchObject({ code: 2, out: "" });
    expect(await desk("refund", id, "20", "--because", "goodwill", "--yes")).toMatchObject({ code: 0, error: "" });
    expect(await desk("refund", id, "999999", "--because", "greed", "--yes")).toMatchObject({ code: 1, out: "" });
    const audit = JSON.parse((await desk("audit", id, "--json")).out) as unknown[];
    expect(audit).toMatchObject([
      { act: "refund", actor: "Grace", details: { amountMinor: 20_00, because: "goodwill" } },
      { act: "refund-outcome", details: { outcome: "refunded" } },
    ]);
  });

  it("writes a file for its owner alone, at its own end", async () => {
    expect(await desk("export", "bookings", "--out", FILE, "--yes")).toMatchObject({ code: 0 });
    expect(statSync(FILE).mode & 0o777).toBe(0o600);
    expect(readFileSync(FILE, "utf8")).toContain(`"${id}","flight","confirmed"`);
  });

  it("makes no database where no server has made one, and names the folder", async () => {
    const wrong = join(DATA_DIR, "elsewhere");
    const refusal = `The database folder ${wrong}/database has nothing in it: no server has made its tables.`;
    expect(await deskOf(wrong, "list")).toMatchObject({ code: 1, out: "", error: expect.stringContaining(refusal) });
    expect(existsSync(wrong)).toBe(false);
  });

  it("opens the database itself once the server is stopped, and the server has it back afterwards", async () => {
    expect(await server?.stop()).toBe(0);
    server = null;
    expect(await desk("note", id, "Needs a wheelchair", "--yes", "--by", "Ada")).toMatchObject({ code: 0 });
    server = await startServer({ DATA_DIR });
    expect((await desk("show", id)).out).toMatch(/Ada {2}note +“Needs a wheelchair”/);
  });
});
