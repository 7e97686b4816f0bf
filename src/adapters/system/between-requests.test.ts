import { expect, it } from "vitest";
import { betweenRequests } from "./between-requests.ts";

/** Notes each step that is asked for. */
function* noted(steps: number[]): Iterable<void> {
  for (let step = 1; step <= 4; step++) yield void steps.push(step);
}

it("lets what waits pass before the first step and behind each", async () => {
  const steps: number[] = [];
  const work = betweenRequests(noted(steps), 0, () => false);
  expect(steps).toEqual([]);
  await work;
  expect(steps).toEqual([1, 2, 3, 4]);
});

it("takes no step when it is stopped before the first", async () => {
  const steps: number[] = [];
  await betweenRequests(noted(steps), 0, () => true);
  expect(steps).toEqual([]);
});

it("takes no further step once it is stopped", async () => {
  const steps: number[] = [];
  await betweenRequests(noted(steps), 0, () => steps.length === 2);
  expect(steps).toEqual([1, 2]);
});
