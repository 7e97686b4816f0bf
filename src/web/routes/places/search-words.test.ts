import { expect, it } from "vitest";
import { searchWords } from "./search-words.ts";

it.each([
  ["", ""],
  ["?q=", ""],
  ["?q=%20new%20york%20", "new york"],
  ["?q=%00", ""],
  ["?q=par%00is%1b%7f%c2%85", "paris"],
  ["?q=new%0Ayork%09city", "new york city"],
  [`?q=${"a".repeat(999)}`, "a".repeat(60)],
])("reads %s as “%s”", (query, words) => {
  expect(searchWords(new URLSearchParams(query), 60)).toBe(words);
});
