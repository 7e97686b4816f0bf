import { expect, it } from "vitest";
import { betweenRequests } from "./between-requests.ts";

/** Notes each step that is asked for. */
function* noted(steps: number[]): Iterable<void> {
  for (let step = 1; step <= 4; step++) yield void steps.push(step);
}

it("lets what waits pass behind each step", async () => {
  const steps: number[] = [];
  const work = betweenRequests(noted(steps), () => false);
  expect(steps).toEqual([1]);
  await work;
  expect(steps).toEqual([1, 2, 3, 4]);
});

it("takes no further step once it is stopped", async () => {
  const steps: number[] = [];
  await betweenRequests(noted(steps), () => steps.length === 2);
  expect(steps).toEqual([1, 2]);
});
