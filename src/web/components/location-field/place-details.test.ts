import { afterEach, expect, it, vi } from "vitest";
import { fetchPlaceDetails } from "./place-details.ts";

const JFK = { code: "JFK", city: "New York", airport: "John F. Kennedy International Airport", airports: 1, country: "US" };
const signal = new AbortController().signal;
const answering = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));

afterEach(() => void vi.unstubAllGlobals());

it("keeps what is said of each place by its code", async () => {
  answering(() => Promise.resolve(Response.json([JFK, "LGA-New York", null])));
  expect([...(await fetchPlaceDetails("new york & co", signal))]).toEqual([["JFK", JFK]]);
  expect(fetch).toHaveBeenCalledWith("/api/v1/flights/locations/details?keyword=new+york+%26+co", { signal: expect.any(AbortSignal) });
});

it.each<[string, () => Promise<Response>]>([
  ["a problem", () => Promise.resolve(Response.json({ code: "rate_limited" }, { status: 429 }))],
  ["no list", () => Promise.resolve(Response.json({}))],
  ["no JSON", () => Promise.resolve(new Response("<html>"))],
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
])("says nothing where the answer is %s", async (_, answer) => {
  answering(answer);
  expect((await fetchPlaceDetails("new york", signal)).size).toBe(0);
});
