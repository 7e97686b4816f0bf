import { describe, expect, it } from "vitest";
import { faultText } from "./exit-with-fault.ts";
import { SettingsError } from "./settings.ts";

describe("what is said of a start that failed", () => {
  it("is the line alone where the owner is to mend it", () => {
    expect(faultText(new SettingsError("Setting PORT must be a whole number.", { cause: new Error("no") }))).toBe(
      "Setting PORT must be a whole number.",
    );
  });

  it("is all that there is to read of any other, down to what has caused it", () => {
    const refused = new Error("permission denied for schema public");
    const text = faultText(new Error("Failed query: CREATE TABLE", { cause: new Error("The query came to nothing.", { cause: refused }) }));
    expect(text.match(/Failed query: CREATE TABLE|because: Error: .*/g)).toEqual([
      "Failed query: CREATE TABLE",
      "because: Error: The query came to nothing.",
      "because: Error: permission denied for schema public",
    ]);
    expect(text).toContain(import.meta.filename);
    expect(faultText("a word")).toBe("a word");
  });
});
