import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import type { Terminal } from "./command.ts";

/** The terminal of this process. Questions and what belongs to them go to standard error, so that a pipe gets the answer alone. */
export const nodeTerminal: Terminal = {
  say: (lines) => void process.stderr.write(lines.map((line) => `${line}\n`).join("")),
  ask: async (question) => {
    if (!process.stdin.isTTY) return null;
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return /^y(es)?$/i.test((await reader.question(`${question} [y/N] `)).trim());
    } catch (error) {
      // Ctrl+C is as good as no.
      if (error instanceof Error && error.name === "AbortError") return false;
      throw error;
    } finally {
      reader.close();
    }
  },
  save: async (file, text) => {
    try {
      await writeFile(file, text, { flag: "wx", mode: 0o600 });
      return null;
    } catch (error) {
      return error instanceof Error && "code" in error ? String(error.code) : "unknown";
    }
  },
};
