import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { REQUEST } from "../../usecases/testing/sample-trip.ts";
import { createLogger } from "./logger.ts";

/** Values that must never be seen in a log, as a request carries them. */
const CANARIES = {
  cardNumber: "4929 1234 1234 1234",
  email: "canary.person@example.com",
  firstName: "Canarina",
  lastName: "Canarello",
  securityCode: "98765",
  mobile: "+15550199",
  address: "7 Canary Wharf",
};
const request = {
  ...REQUEST,
  contact: { email: CANARIES.email, mobile: CANARIES.mobile },
  billing: { ...REQUEST.billing, address: CANARIES.address },
  travellers: [{ ...REQUEST.travellers[0], firstName: CANARIES.firstName, lastName: CANARIES.lastName }],
  card: { ...REQUEST.card, number: CANARIES.cardNumber, securityCode: CANARIES.securityCode, holderName: CANARIES.firstName },
};
/** The specification's flat form, as the API takes it. */
const form = {
  ...CANARIES,
  cardHolderName: CANARIES.firstName,
  cardDetails: CANARIES.securityCode,
  dob: "1977-07-07",
  "postal-code": "7777",
};

/** A value that contains itself. */
const endless: Record<string, unknown> = { ...form };
endless["again"] = endless;

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger("trace", { write: (line: string) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return lines.join("");
}

/** Which of them a line has. Its moment is left out: once in a hundred runs the digits of a postal code are in one. */
function canariesIn(line: string): readonly string[] {
  const text = line.replace(/"time":\d+/, "");
  return [...Object.values(CANARIES), "4929123412341234", "1977-07-07", "7777"].filter((canary) => text.includes(canary));
}

/** As `pg` reports a broken rule: the whole row is in `detail`. */
const databaseError = Object.assign(new Error("new row violates a check constraint"), {
  code: "23514",
  detail: `Failing row contains (${Object.values(CANARIES).join(", ")})`,
});

describe("the log", () => {
  it.each<[string, (log: ReturnType<typeof createLogger>) => void]>([
    ["a request", (log) => log.info("booking", { request })],
    ["a form", (log) => log.warn("form", form)],
    ["a form, deep down", (log) => log.info("form", { a: { b: [{ c: form }] } })],
    ["an endless thing", (log) => log.info("loop", endless)],
    ["bytes", (log) => log.info("bytes", { data: Buffer.from(CANARIES.firstName) })],
    [
      "a card and an address in a text",
      (log) => log.info(`card ${CANARIES.cardNumber} of ${CANARIES.email}`, { note: `4929123412341234 ${CANARIES.email}` }),
    ],
    ["a card as a number", (log) => log.info("card", { given: 4929123412341234 })],
    ["an error that quotes", (log) => log.error(new Error(`cannot charge 4929-1234-1234-1234 for ${CANARIES.email}`), { request })],
    ["an error with fields", (log) => log.error(Object.assign(new Error("no"), { request, config: form }))],
    ["an error inside an error", (log) => log.error(new Error("outer", { cause: databaseError }))],
    [
      "a statement that failed",
      (log) => log.error(new DrizzleQueryError("insert into bookings values ($1)", Object.values(CANARIES), databaseError)),
    ],
    ["a text that was no JSON", (log) => log.error(jsonError(`${CANARIES.firstName}}`))],
    ["what is no error", (log) => log.error(form)],
  ])("keeps people and cards out of %s", (_, write) => {
    expect(canariesIn(logged(write))).toEqual([]);
  });

  it("keeps what helps to find a fault", () => {
    const line = JSON.parse(logged((log) => log.error(new Error("outer", { cause: databaseError }), { bookingId: "7K3QX9M2" }))) as object;
    expect(line).toMatchObject({
      level: "error",
      bookingId: "7K3QX9M2",
      error: { type: "Error", message: "outer", cause: { code: "23514", message: "new row violates a check constraint" } },
    });
    expect(JSON.stringify(line)).toContain("logger.test.ts");
  });

  it("writes a line for each request", () => {
    const line = { method: "GET", path: "/api/v1/flights/locations", status: 200, ms: 1.2 };
    expect(JSON.parse(logged((log) => log.request(line)))).toMatchObject({ level: "info", msg: "request", ...line });
  });

  it("is silent below its level", () => {
    const lines: string[] = [];
    createLogger("warn", { write: (line: string) => void lines.push(line) }).info("hello");
    expect(lines).toEqual([]);
  });
});

function jsonError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
