import { afterEach, describe, expect, it, vi } from "vitest";
import { answeredOr, isLineDown, isScriptMissing, isUnanswered } from "./unanswered.ts";

/** As the router has what a server or a gateway said in place of data. */
const said = (status: number) => ({ status, statusText: "", internal: false, data: "" });

it.each([said(500), said(502), said(503), said(504), new TypeError("Failed to fetch"), new Error("Unexpected Server Error")])(
  "has no answer of ours in %s",
  (fault) => {
    expect(isUnanswered(fault)).toBe(true);
  },
);

it.each([said(404), said(409), said(410), said(429), new Response(null, { status: 302 }), new DOMException("aborted", "AbortError")])(
  "has an answer, or no question any more, in %s",
  (fault) => {
    expect(isUnanswered(fault)).toBe(false);
  },
);

it.each([
  "Failed to fetch dynamically imported module: https://site.test/assets/route-1a2b.js",
  "error loading dynamically imported module: https://site.test/assets/route-1a2b.js",
  "Importing a module script failed.",
])("knows a script that did not come: %s", (message) => {
  expect([isScriptMissing(new TypeError(message)), isLineDown(new TypeError(message))]).toEqual([true, true]);
});

it("takes data that did not come for no script, and a fault of ours for neither", () => {
  const faults = [new TypeError("Failed to fetch"), new TypeError("x is not a function")];
  expect(faults.map(isScriptMissing)).toEqual([false, false]);
  expect(faults.map(isLineDown)).toEqual([true, false]);
});

const sent = (serverAction: () => Promise<string>) => ({
  request: new Request("http://site.test/", { method: "POST", body: new URLSearchParams({ name: "Ada" }) }),
  serverAction,
});
const kept = (form: FormData): string => `kept for ${String(form.get("name"))}`;

describe("the form of a page", () => {
  afterEach(() => vi.useRealTimers());
  it("gets the server's answer", async () => {
    expect(
      await answeredOr(
        sent(() => Promise.resolve("done")),
        kept,
      ),
    ).toBe("done");
  });

  it("keeps what was sent when the line breaks, and when the server keeps silent", async () => {
    vi.useFakeTimers();
    expect(
      await answeredOr(
        sent(() => Promise.reject(new TypeError("Failed to fetch"))),
        kept,
      ),
    ).toBe("kept for Ada");
    const silent = answeredOr(
      sent(() => new Promise(() => undefined)),
      kept,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await silent).toBe("kept for Ada");
  });

  it("goes where the server sends it", async () => {
    const away = new Response(null, { status: 303 });
    await expect(
      answeredOr(
        sent(() => Promise.reject(away as unknown as Error)),
        kept,
      ),
    ).rejects.toBe(away);
  });
});
