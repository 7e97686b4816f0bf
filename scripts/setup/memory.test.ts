import { describe, expect, it } from "vitest";
import { paceFor, memoryBytes } from "./memory.mjs";

/** The order in which two works begin and end, of which the first takes longer. */
async function course(bytes: number): Promise<string> {
  const steps: string[] = [];
  const work = (name: string, pauses: number) => async (): Promise<void> => {
    steps.push(`${name} begins`);
    for (let pause = 0; pause < pauses; pause++) await Promise.resolve();
    steps.push(`${name} ends`);
  };
  await paceFor(bytes).runAll([work("first", 2), work("second", 1)]);
  return steps.join(", ");
}

describe("the memory of the setup", () => {
  it("is the machine's, or less where something limits it", () => {
    expect([memoryBytes(8e9, 0), memoryBytes(8e9, 1e9), memoryBytes(8e9, 1.8e19)]).toEqual([8e9, 1e9, 8e9]);
  });

  it("is saved where there is little: one work after the other, by a Node that saves", async () => {
    expect(await course(1e9)).toBe("first begins, first ends, second begins, second ends");
    expect(paceFor(1e9).flags("--quick")).not.toContain("--quick");
    expect(paceFor(1e9).flags()).not.toEqual([]);
  });

  it("is used where there is enough: all works side by side, each as quick as it can be", async () => {
    expect(await course(2e9)).toBe("first begins, second begins, second ends, first ends");
    expect(paceFor(2e9).flags("--quick")).toEqual(["--quick"]);
  });
});
