import { describe, expect, it } from "vitest";
import { spellingsOf } from "./fold.ts";

describe("spellingsOf", () => {
  it.each([
    ["Zürich", ["zurich", "zuerich"]],
    ["St. Louis", ["st louis", "saint louis"]],
    ["Fort Lauderdale", ["fort lauderdale", "ft lauderdale"]],
    ["Malmö", ["malmo", "malmoe"]],
  ])("of %s hold %j", (name, spellings) => {
    expect(spellingsOf(name)).toEqual(expect.arrayContaining(spellings));
  });
});
