import { describe, expect, it } from "vitest";
import { once } from "./once.ts";

describe("once", () => {
  it("makes its value when it is first asked for, and only then", () => {
    let made = 0;
    const value = once(() => ({ number: ++made }));
    expect(made).toBe(0);
    expect(value()).toBe(value());
    expect(made).toBe(1);
  });

  it("keeps nothing as well, and no failure", () => {
    let asked = 0;
    const nothing = once(() => void asked++);
    nothing();
    nothing();
    expect(asked).toBe(1);
    const failsOnce = once(() => {
      if (asked++ < 2) throw new Error("not yet");
      return asked;
    });
    expect(failsOnce).toThrow("not yet");
    expect(failsOnce()).toBe(3);
  });
});
