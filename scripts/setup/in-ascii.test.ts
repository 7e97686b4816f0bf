import { describe, expect, it } from "vitest";
import { asciiOf } from "./in-ascii.ts";

describe("a script in ASCII", () => {
  it("says the same in strings, templates, patterns, names and notes", async () => {
    const script = asciiOf(`
      const año = "Łódź ☃ 😀";
      export default [año, \`\${año} – €\`, /^[–☃]😀$/u.test("☃😀"), { ñandú: 1 }]; // «…»`);
    expect(script).toMatch(/^[\0-\x7f]*$/);
    const { default: said } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { default: unknown };
    expect(said).toEqual(["Łódź ☃ 😀", "Łódź ☃ 😀 – €", true, { ñandú: 1 }]);
  });

  it("is refused where escapes would not be read as such", () => {
    expect(() => asciiOf("export default String.raw`\\d – \\d`;")).toThrow("String.raw");
    expect(asciiOf("export default String.raw`\\d`;")).toBe("export default String.raw`\\d`;");
  });
});
