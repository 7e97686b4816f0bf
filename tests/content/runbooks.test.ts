import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTENTION_WORDS } from "../../src/core/mails/index.ts";
import { COMMANDS } from "../../src/desk/commands.ts";

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
