import { afterAll, beforeAll, describe } from "vitest";
import { createEmbeddedOrderPlacer } from "../supply/embedded/orders/order-placer.ts";
import { describeOrderPlacer } from "../../usecases/testing/order-placer-contract.ts";
import type { Database } from "./open-database.ts";
import { createOrderLedger } from "./supplier-order-ledger.ts";
import { emptyTables, testDatabases } from "./test-databases.ts";

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ name, skipped, open, drop }) => {
  describe.skipIf(skipped)("the embedded suppliers' books", () => {
    let database: Database;
    let last = 0;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    describeOrderPlacer(`embedded on ${name}`, async () => {
      await emptyTables(database);
      return createEmbeddedOrderPlacer({ ledger: createOrderLedger(database), newReference: () => `LOCATOR${++last}` });
    });
  });
});
