import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { WEB_ASSEMBLY_FLAGS } from "./src/adapters/db/embedded/web-assembly-flags.ts";
import { BalancedSequencer } from "./tests/support/balanced-sequencer.ts";

/** What hangs comes to an end; what is only slow, on a machine that is busy, does not. In milliseconds. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000 };

/** Five kinds of tests, told apart by their names; `npm test` counts each. */
export default defineConfig({
  test: {
    ...PATIENCE,
    passWithNoTests: true,
    expect: { poll: { timeout: 30_000 } }, // By itself a second, which a database or a process that is told to stop may well take.
    maxWorkers: Math.max(2, availableParallelism() - 1), // By itself it would leave one of two cores to the process that collects what they say.
    sequence: { sequencer: BalancedSequencer },
    // Style sheets that are read as text; all others are left out of tests.
    css: { include: [/\.css\?raw$/] },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Half of the time would go into loading the same modules for each file. Who changes something shared puts it back.
          isolate: false,
          setupFiles: ["tests/support/messages.ts"],
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/{architecture,content}/*.test.ts",
            "tests/proofs/**/*.test.ts",
          ],
          exclude: ["**/*.{property,db}.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "property",
          isolate: false, // As above.
          include: ["{src,scripts,tests}/**/*.property.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          isolate: false, // As above.
          execArgv: WEB_ASSEMBLY_FLAGS,
          include: ["src/**/*.db.test.ts"],
          globalSetup: ["tests/support/empty-database.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          isolate: false, // As above.
          execArgv: WEB_ASSEMBLY_FLAGS,
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/support/empty-database.ts", "tests/support/server.ts"],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          isolate: false, // As above.
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/empty-database.ts", "tests/support/server.ts", "tests/support/browser-path.ts"],
          fileParallelism: false,
          maxConcurrency: 3, // Where a file lets its tests run side by side: as many pages as two cores draw in time.
        },
      },
    ],
  },
});
