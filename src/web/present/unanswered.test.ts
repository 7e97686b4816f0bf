import { expect, it } from "vitest";
import { isUnanswered } from "./unanswered.ts";

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
