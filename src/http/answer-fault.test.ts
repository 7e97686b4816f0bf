import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { describe, expect, it } from "vitest";
import type { Env } from "./kept/env.ts";
import { answerFault } from "./answer-fault.ts";
import { ProblemError } from "./problems/problem.ts";

const GETBILL = "/api/v1/flights/travel/getbill";

/** What a site answers whose every route throws. */
async function answered(method: string, path: string, fault: Error) {
  const faults: unknown[] = [];
  const app = new Hono<Env>().all("*", () => {
    throw fault;
  });
  app.onError((error, c) => answerFault(error, c, { error: (noted) => void faults.push(noted) }));
  const answer = await app.request(path, { method });
  const { status, headers } = answer;
  return { status, headers, type: headers.get("content-type")?.split(";")[0], text: await answer.text(), faults };
}

describe("a defect", () => {
  it.each([GETBILL, "/api/v1/hotels/travel/getbill", "/flight-details/abc.data"])(
    "after a booking was sent is no promise that nothing was charged, to programs: %s",
    async (path) => {
      const { status, text, faults } = await answered("POST", path, new Error("it broke"));
      expect([status, faults.length]).toEqual([500, 1]);
      expect(JSON.parse(text)).toMatchObject({ code: "internal_error", detail: expect.stringContaining("made once or not at all") });
      expect(text).not.toMatch(/nothing was charged|it broke/i);
    },
  );

  it.each([
    ["/flight-details/abc", "made once or not at all"],
    ["/es/hotel-booking", "se hace una sola vez o ninguna"],
  ])("after a booking was sent is no promise that nothing was charged, to people: %s", async (path, words) => {
    const { status, type, text } = await answered("POST", path, new Error("it broke"));
    expect([status, type]).toEqual([500, "text/html"]);
    expect(text).toContain(words);
    expect(text).not.toMatch(/nothing was charged|no cobró nada|it broke/i);
  });

  it("of anything else charged nothing, and is a page for people", async () => {
    const { type, text, headers } = await answered("GET", "/es/about", new Error("it broke"));
    expect([type, headers.get("cache-control")]).toEqual(["text/html", "no-store"]);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain("Esta solicitud no cobró nada.");
    expect((await answered("GET", "/api/v1/geo/city", new Error("it broke"))).text).toContain("Nothing was charged by this request.");
    expect((await answered("GET", "/readyz", new Error("it broke"))).type).toBe("application/problem+json");
  });
});

it.each(["40001", "40P01", "55P03"])("another transaction in the way is a reason to ask again: %s", async (code) => {
  const { status, headers } = await answered(
    "POST",
    GETBILL,
    new Error("failed", { cause: Object.assign(new Error("deadlock"), { code }) }),
  );
  expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
});

describe("a refusal", () => {
  it.each([
    [new ProblemError("method_not_allowed", "A page takes GET.", {}, { Allow: "GET" }), 405, "This page cannot do that"],
    [new ProblemError("headers_too_large", "A request may have 100 headers."), 431, "Delete the cookies of this site"],
    [new ProblemError("invalid_request", "A page takes a form."), 400, "We could not take this form"],
    [new HTTPException(400, { message: "Malformed" }), 400, "We could not take this form"],
  ])("is a page with the way back for people, and a problem for programs", async (fault, status, words) => {
    const page = await answered("POST", "/contact-us?x=1", fault);
    expect([page.status, page.type, page.faults]).toEqual([status, "text/html", []]);
    expect(page.text).toContain(words);
    expect(page.text).toContain('href="/contact-us?x=1"');
    expect(page.headers.get("allow")).toBe(status === 405 ? "GET" : null);
    const problem = await answered("POST", "/contact-us.data", fault);
    expect([problem.status, problem.type, problem.headers.get("allow")]).toEqual([
      status,
      "application/problem+json",
      page.headers.get("allow"),
    ]);
  });

  it("says of a body that a call of the API cannot read what it has to be", async () => {
    const { text } = await answered("POST", "/api/v1/contact", new HTTPException(400, { message: "Malformed" }));
    expect(JSON.parse(text)).toMatchObject({ status: 400, detail: expect.stringContaining("sent with Content-Type: application/json") });
  });
});
