import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type WebContext, webContext } from "../../context.ts";
import { loader } from "./calendar.ts";

/** What the address of a calendar file answers once it no longer opens its booking. */
async function answerAt(address: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(webContext, { openManaged: () => "old" } as Partial<WebContext> as WebContext);
  const url = new URL(address, "https://test.example");
  return loader({ request: new Request(url), url, context, params: {}, pattern: "/es?/manage-booking/calendar" });
}

it.each(["/manage-booking", "/es/manage-booking"])(
  "a calendar that is asked for too late leads to the form in its page's own language: %s",
  async (page) => {
    const answer = await answerAt(`${page}/calendar?booking=seal`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`${page}?booking=seal`);
  },
);
