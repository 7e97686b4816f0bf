import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTENTION_WORDS } from "../../src/core/mails/index.ts";
import { COMMANDS } from "../../src/desk/commands.ts";
import { runDesk } from "../../src/desk/run-desk.ts";

const FOLDER = join(import.meta.dirname, "../../docs/runbooks");
const PAGES = readdirSync(FOLDER).filter((file) => file.endsWith(".md") && file !== "README.md");
const PARTS = ["## How it shows", "## What is certain", "## What to do", "## How to know that it is over"];

const textOf = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

describe("the runbooks", () => {
  it.each(Object.entries(ATTENTION_WORDS))("tell what to do about %s, under the words that the agency is mailed", (reason, words) => {
    expect(textOf(`${reason.replaceAll("_", "-")}.md`).split("\n", 1)).toEqual([`# ${words}`]);
  });

  it.each(PAGES)("%s says how it shows, what is certain, what to do and when it is over", (file) => {
    const text = textOf(file);
    expect(PARTS.filter((part) => !text.includes(`\n${part}\n`))).toEqual([]);
    expect(textOf("README.md")).toContain(`](${file})`);
  });

  it.each(PAGES)("%s names commands of the desk that there are, and pages that there are", (file) => {
    const text = textOf(file);
    const commands = [...text.matchAll(/npm run desk -- ([a-z]+)/g)].map(([, name]) => name ?? "");
    expect(commands.filter((name) => !(name in COMMANDS))).toEqual([]);
    const linked = [...text.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => page ?? "");
    expect(linked.filter((page) => !PAGES.includes(page))).toEqual([]);
  });
});

/** What stands for a word in capitals of a guide. */
const WORDS: Readonly<Record<string, string>> = {
  ID: "2P4XJQPQ",
  "ID|EMAIL": "2P4XJQPQ",
  EMAIL: "ana@mail.example",
  THEIRS: "ana@mail.example",
  MAIL: "7a55a703-0c04-4b58-961d-7873ae61dd21",
  REFERENCE: "BY6QM0DJ",
  AMOUNT: "50",
  DAY: "2027-03-12",
  STATE: "cancelling",
  FILE: "out.csv",
};

/** The words of a command as a shell hands them over. */
const argsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? WORDS[word] ?? word).filter((word) => word !== "...");

const ROOT = join(import.meta.dirname, "../..");
const GUIDES = ["README.md", "docs/putting-it-online.md", "docs/erasing-a-person.md", ...PAGES.map((file) => `docs/runbooks/${file}`)];
/** But for one that `xargs` completes. */
const CALLS = [
  ...new Set(
    GUIDES.flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(/(?<!xargs[^`\n]*)npm run (?:-s )?desk -- ([^`\n|]+(?:\|EMAIL ...)?)/g)].map(
        ([, call = ""]) => call.trim(),
      ),
    ),
  ),
].filter((call) => call !== "help");

const open = (): never => {
  throw new Error("understood");
};
const terminal = { say: () => undefined, ask: async () => true, save: async () => null };

describe("every call of the desk in the guides", () => {
  it.each(CALLS)("%s is one that it understands", async (call) => {
    await expect(runDesk(argsOf(call), { open, terminal, actor: "Anna" })).rejects.toThrow("understood");
  });
});
