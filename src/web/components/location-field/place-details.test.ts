import { afterEach, expect, it, vi } from "vitest";
import { fetchPlaceDetails } from "./place-details.ts";

const JFK = { code: "JFK", city: "New York", airport: "John F. Kennedy International Airport", airports: 1, countryName: "United States" };
const signal = new AbortController().signal;
const answering = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));

afterEach(() => void vi.unstubAllGlobals());

it("keeps what is said of each place by its code", async () => {
  answering(() => Promise.resolve(Response.json([JFK, "LGA-New York", null])));
  expect([...(await fetchPlaceDetails("new york & co", "en", signal))]).toEqual([["JFK", JFK]]);
  expect(fetch).toHaveBeenCalledWith("/api/v1/flights/locations/details?keyword=new+york+%26+co&language=en", {
    signal: expect.any(AbortSignal),
  });
});

it.each<[string, () => Promise<Response>]>([
  ["a problem", () => Promise.resolve(Response.json({ code: "rate_limited" }, { status: 429 }))],
  ["no list", () => Promise.resolve(Response.json({}))],
  ["no JSON", () => Promise.resolve(new Response("<html>"))],
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
])("says nothing where the answer is %s", async (_, answer) => {
  answering(answer);
  expect((await fetchPlaceDetails("new york", "es", signal)).size).toBe(0);
});

it("says nothing where the browser is too old to ask in time", async () => {
  answering(() => Promise.resolve(Response.json([JFK])));
  vi.stubGlobal("AbortSignal", {});
  expect((await fetchPlaceDetails("new york", "en", signal)).size).toBe(0);
});
