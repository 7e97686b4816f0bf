import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

it("toasts stand 8 px apart", () => {
  const [, gap] = /\.area \{[^}]*\bgap: var\((--[\w-]+)\)/.exec(read("toaster.module.css")) ?? [];
  const [, rem] = new RegExp(`${gap}: ([\\d.]+)rem`).exec(read("../../styles/tokens.css")) ?? [];
  expect(Number(rem) * 16).toBe(8);
});
