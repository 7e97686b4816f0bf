import { expect, it } from "vitest";
import { forASecond } from "./for-a-second.ts";

it("asks again when a second has passed, and not before", () => {
  const clock = { ms: 5_000 };
  let asked = 0;
  const count = forASecond(
    () => ++asked,
    () => clock.ms,
  );
  expect([count(), count()]).toEqual([1, 1]);
  clock.ms += 999;
  expect(count()).toBe(1);
  clock.ms += 1;
  expect(count()).toBe(2);
});
