import { describe, expect, it } from "vitest";
import { rebaseQuery } from "./rebase-query.ts";

describe("a change made from an older state", () => {
  it("is taken as it is where nothing else changed", () => {
    expect(rebaseQuery("stops=1&show=40", "stops=0", "stops=1&show=40")).toBe("stops=0");
  });

  it("adds to what was chosen meanwhile", () => {
    expect(rebaseQuery("", "airline=AA", "airline=DL&stops=1")).toBe("airline=AA&airline=DL&stops=1");
  });

  it("takes away only what it took away", () => {
    expect(rebaseQuery("airline=AA&airline=DL", "airline=DL", "airline=AA&airline=DL&bag=1")).toBe("airline=DL&bag=1");
  });

  it("counts first where only one of a kind is read", () => {
    expect(new URLSearchParams(rebaseQuery("sort=best", "sort=fastest", "sort=earliest")).get("sort")).toBe("fastest");
  });

  it("changes nothing where it changed nothing", () => {
    expect(rebaseQuery("sort=best", "sort=best", "stops=1")).toBe("stops=1");
  });
});
