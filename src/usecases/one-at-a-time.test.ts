import { expect, it } from "vitest";
import { createOneAtATime } from "./one-at-a-time.ts";

/** A line whose pieces end when the test says so, and what was begun in it. */
function line() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const { ask, isFull } = createOneAtATime<string>();
  const work = (key: string) => () => {
    begun.push(key);
    const end = Promise.withResolvers<string>();
    ends.set(key, end);
    return end.promise;
  };
  return {
    begun,
    isFull,
    ask: (key: string, place: "front" | "back" = "back") => ask(key, work(key), place),
    end: (key: string) => ends.get(key)?.resolve(`done ${key}`),
    fail: (key: string) => ends.get(key)?.reject(new Error(`failed ${key}`)),
  };
}

it("begins the next piece when one has ended, those at the front before the others", async () => {
  const { ask, end, begun } = line();
  const [a] = [ask("a"), ask("b"), ask("c")];
  const d = ask("d", "front");
  expect(begun).toEqual(["a"]);
  end("a");
  expect(await a).toBe("done a");
  expect(begun).toEqual(["a", "d"]);
  end("d");
  expect(await d).toBe("done d");
  expect(begun).toEqual(["a", "d", "b"]);
});

it("does a piece once for all who ask while it waits or is under way, and moves it up for who cannot wait", async () => {
  const { ask, end, begun } = line();
  const [a, again] = [ask("a"), ask("a", "front")];
  const [, c, sooner] = [ask("b"), ask("c"), ask("c", "front")];
  expect([again, sooner]).toEqual([a, c]);
  end("a");
  await a;
  expect(begun).toEqual(["a", "c"]);
  end("c");
  expect(await sooner).toBe("done c");
  expect(begun).toEqual(["a", "c", "b"]);
  const later = ask("a");
  end("b");
  await ask("b").catch(() => undefined);
  end("a");
  expect(await later).toBe("done a");
  expect(begun.filter((key) => key === "a")).toHaveLength(2);
});

it("is full when so many wait, but not for who asks for one of those", async () => {
  const { ask, end, isFull } = line();
  const a = ask("a");
  const b = ask("b");
  expect([isFull("c", 1), isFull("b", 1), isFull("a", 1), isFull("c", 2)]).toEqual([true, false, false, false]);
  end("a");
  await a;
  expect(isFull("c", 1)).toBe(false);
  end("b");
  await b;
});

it("goes on after a piece that fails, and tries that one anew when it is asked for again", async () => {
  const { ask, end, fail, begun } = line();
  const [a, b] = [ask("a"), ask("b")];
  fail("a");
  await expect(a).rejects.toThrow("failed a");
  const again = ask("a");
  end("b");
  expect(await b).toBe("done b");
  end("a");
  expect(await again).toBe("done a");
  expect(begun).toEqual(["a", "b", "a"]);
});
