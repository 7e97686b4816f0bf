import { Hono } from "hono";
import { expect, it } from "vitest";
import { answerFault } from "../answer-fault.ts";
import type { Env } from "../kept/env.ts";
import { limitHeaders } from "./limit-headers.ts";

it.each([
  [100, 200],
  [101, 431],
])("answers a request of %i headers with %i", async (count, status) => {
  const app = new Hono<Env>().use(limitHeaders).get("/api/v1/calls", (c) => c.text("read"));
  app.onError((error, c) => answerFault(error, c, { error: () => undefined }));
  const rawHeaders = Array.from({ length: count }, (_, index) => [`X-${index}`, "1"]).flat();
  const answer = await app.request("/api/v1/calls", {}, { incoming: { rawHeaders } });
  expect(answer.status).toBe(status);
});
