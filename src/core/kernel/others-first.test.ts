import { expect, it } from "vitest";
import { othersFirst } from "./others-first.ts";

const turn = () => new Promise<void>((go) => setImmediate(go));

it("lets one of many go on in each turn, the longest waiting first, and all else in between", async () => {
  const done: string[] = [];
  const work = async (name: string): Promise<void> => {
    for (const piece of [1, 2]) {
      await othersFirst();
      done.push(`${name}${piece}`);
    }
  };
  const works = Promise.all([work("a"), work("b"), work("c")]);
  const others = (async () => {
    for (let nth = 0; nth < 6; nth++) {
      await turn();
      done.push("-");
    }
  })();
  await Promise.all([works, others]);
  expect(done.filter((name) => name !== "-")).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
  expect(done.join(" ")).not.toMatch(/\w \w/);
});
