import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AttentionReason } from "../../src/core/booking/index.ts";
import { COMMANDS } from "../../src/desk/commands.ts";

const FOLDER = join(import.meta.dirname, "../../docs/runbooks");
const PAGES = readdirSync(FOLDER).filter((file) => file.endsWith(".md") && file !== "README.md");
const PARTS = ["## How it shows", "## What is certain", "## What to do", "## How to know that it is over"];

/** Every reason for which a booking waits; a new one does not compile until it stands here. */
const REASONS: Readonly<Record<AttentionReason, true>> = {
  payment_unknown: true,
  order_unknown: true,
  capture_unknown: true,
  void_unknown: true,
  captured_while_undoing: true,
  order_cancel_unknown: true,
  refund_unknown: true,
  refund_declined: true,
};

const textOf = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

describe("the runbooks", () => {
  it.each(Object.keys(REASONS))("tell what to do about %s", (reason) => {
    expect(PAGES).toContain(`${reason.replaceAll("_", "-")}.md`);
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
