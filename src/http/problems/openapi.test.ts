import { z } from "zod";
import { expect, it } from "vitest";
import { invalidRequestHook } from "./openapi.ts";
import { ProblemError } from "./problem.ts";

const schema = z.object({ when: z.enum(["now", "later"]), consent: z.literal(true), name: z.string().max(3) });

/** What the hook says of each field. */
function messagesFor(body: unknown): unknown {
  try {
    invalidRequestHook({ target: "json", ...schema.safeParse(body) } as Parameters<typeof invalidRequestHook>[0]);
    return null;
  } catch (problem) {
    return problem instanceof ProblemError ? problem.problem.errors : problem;
  }
}

it("says what can be chosen where nothing, or something else, was", () => {
  const choices = [
    { path: "when", message: "Choose one of: now, later." },
    { path: "consent", message: "This must be true." },
  ];
  expect(messagesFor({ name: "Ada" })).toEqual(choices);
  expect(messagesFor({ name: "Ada", when: "never", consent: "yes" })).toEqual(choices);
});

it("says of a text that is missing or too long which of both it is", () => {
  const chosen = { when: "now", consent: true };
  expect(messagesFor(chosen)).toEqual([{ path: "name", message: "This is missing, or of another type than described." }]);
  expect(messagesFor({ ...chosen, name: "Augusta" })).toEqual([{ path: "name", message: "This is longer than can be taken." }]);
  expect(messagesFor({ ...chosen, name: "Ada" })).toBeNull();
});
