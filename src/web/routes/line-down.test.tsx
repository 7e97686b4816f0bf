import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { renderRoute, textOf } from "../../../tests/support/render.tsx";
import Explore, { clientLoader as exploreLoader } from "./explore/route.tsx";
import FlightCalendar, { clientLoader as calendarLoader } from "./flight-calendar/route.tsx";

/** What a page says in a browser whose question ended in a fault. */
async function saidAfter(fault: unknown, address: "/explore" | "/flight-calendar"): Promise<string> {
  const url = new URL(address, "https://test.example");
  const asked = { request: new Request(url), url, context: new RouterContextProvider(), params: {} };
  const serverLoader = async (): Promise<never> => Promise.reject(fault);
  const [Page, found] =
    address === "/explore"
      ? [Explore, await exploreLoader({ ...asked, serverLoader, pattern: "/es?/explore" })]
      : [FlightCalendar, await calendarLoader({ ...asked, serverLoader, pattern: "/es?/flight-calendar" })];
  return textOf(renderRoute(Page as Parameters<typeof renderRoute>[0], found, address));
}

it.each(["/explore", "/flight-calendar"] as const)(
  "%s says that the line is down, and not that the timetable did not answer",
  async (page) => {
    expect(await saidAfter(new TypeError("Failed to fetch"), page)).toContain("You seem to be offline.");
    const broken = await saidAfter({ status: 502, statusText: "", internal: false, data: "" }, page);
    expect(broken).toContain("Our timetable did not answer.");
    expect(broken).not.toContain("offline");
  },
);
