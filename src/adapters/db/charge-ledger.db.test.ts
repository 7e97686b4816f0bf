import { afterAll, beforeAll, describe } from "vitest";
import { describePaymentGateway } from "../payments/contract.ts";
import { createSandboxGateway } from "../payments/sandbox/gateway.ts";
import { SANDBOX_CARDS } from "../payments/sandbox/sandbox-cards.ts";
import { createChargeLedger } from "./charge-ledger.ts";
import type { Database } from "./open-database.ts";
import { emptyTables, testDatabases } from "./test-databases.ts";

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ name, skipped, open, drop }) => {
  describe.skipIf(skipped)("the sandbox's books", () => {
    let database: Database;
    let lastToken = 0;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    describePaymentGateway(`sandbox on ${name}`, SANDBOX_CARDS, async () => {
      await emptyTables(database);
      return createSandboxGateway({ ...quietly, ledger: createChargeLedger(database), newToken: () => `token-${++lastToken}` });
    });
  });
});

const quietly = { pause: async () => undefined, onNews: async () => undefined };
