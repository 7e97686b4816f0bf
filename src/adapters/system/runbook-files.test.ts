import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { createRunbooks } from "./runbook-files.ts";

const folder = mkdtempSync(join(tmpdir(), "runbooks-"));
const runbooks = createRunbooks(pathToFileURL(`${folder}/`));
afterAll(() => rmSync(folder, { recursive: true }));

describe("runbooks", () => {
  it("give what stands above their parts, as plain text", async () => {
    const page = "# A refund was declined\n\nAsk the **bank** why ([how](x.md)).\nThen `retry`.\n\n## Later\n\nOne.\n\nTwo.\n\nThree.\n";
    writeFileSync(join(folder, "refund-declined.md"), page);
    expect(await runbooks.advice("refund_declined")).toEqual({
      lines: ["Ask the bank why (how).", "Then retry."],
      file: "docs/runbooks/refund-declined.md",
    });
  });

  it("that nobody has written have no lines", async () => {
    expect(await runbooks.advice("void_unknown")).toEqual({ lines: [], file: "docs/runbooks/void-unknown.md" });
  });
});
