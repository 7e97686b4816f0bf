import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { type CurrencyCode, type LocalDate, USD } from "../../../core/kernel/index.ts";
import { SAMPLE_ANSWER, SAMPLE_HOTELS, SAMPLE_SEARCH, sampleHotel, sampleRate } from "../../testing/sample-hotels.ts";
import { HotelsScreen } from "./hotels-screen.tsx";
import type { FoundHotels } from "./load-hotels.ts";
import { packHotels } from "./packed-hotels.ts";

const DATA: FoundHotels = {
  kind: "found",
  search: SAMPLE_SEARCH,
  isMoved: false,
  ...SAMPLE_ANSWER,
  hotels: packHotels(SAMPLE_HOTELS),
  pricing: { currency: USD, rates: { base: USD, perUsd: { USD: 1, EUR: 0.5 }, asOf: "2026-11-20" as LocalDate, source: "test" } },
};
const SEARCH = "org=Seattle%2C+Washington&checkin=Mar-12-2027&checkout=Mar-16-2027&adt=2&chd=0&ift=0&rooms=1";

const htmlAt = (view: string, data: Partial<FoundHotels> = {}): string =>
  renderStatic(<HotelsScreen data={{ ...DATA, ...data }} />, `/hotels-results?${SEARCH}${view}`);
const cardsOf = (html: string): readonly string[] => [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
const namesOf = (html: string): readonly string[] => cardsOf(html).map((card) => /aria-label="([^"]*)"/.exec(card)?.[1] ?? "");
const pinsOf = (html: string): readonly string[] => [...html.matchAll(/<a href="#hotel-[^"]*"[^>]*>/g)].map(([pin]) => pin);

describe("a hotel's card", () => {
  const [, cartographer = ""] = cardsOf(htmlAt("&sort=distance"));
  const larkspur = cardsOf(htmlAt("&sort=highest"))[0] ?? "";

  it("says name, stars, where it is, what guests think, and what the rate has", () => {
    const text = textOf(cartographer);
    for (const words of [
      "Downtown, 0.4 miles from the center",
      "8.8 Very Good 1,204 ratings",
      "Free cancellation Book now, pay later Refundable",
    ]) {
      expect(text).toContain(words);
    }
    expect(cartographer).toContain('aria-label="4 stars"');
  });

  it("says the total of the stay and what it holds, and the price of a night beside it", () => {
    expect(textOf(cartographer)).toContain("$756.00 for 4 nights $189.00 per night, taxes and fees included");
    const euros = htmlAt("&sort=distance", { pricing: { ...DATA.pricing, currency: "EUR" as CurrencyCode } });
    expect(textOf(cardsOf(euros)[1] ?? "")).toContain("€378.00 for 4 nights €94.50 per night");
  });

  it("is read by its name first, then what it is and where", () => {
    const order = ["</h3>", 'aria-label="4 stars"', "8.8", "<img"].map((part) => cartographer.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("calls a rating of 9 and more outstanding, and its filter wonderful", () => {
    expect(textOf(larkspur)).toContain("9.4 Outstanding 862 ratings");
    expect(textOf(htmlAt(""))).toContain("Wonderful 9+");
  });

  it("calls it the same in Spanish, where no words are given, and counts ratings, not reviews that nobody has written", () => {
    const text = textOf(renderStatic(<HotelsScreen data={DATA} />, `/es/hotels-results?${SEARCH}`));
    expect(text).toContain("9.4 Excepcional 862 calificaciones");
    expect(text).toContain("Excepcional 9+");
    expect(text).not.toMatch(/opini[oó]n|reseña|review/i);
  });

  it("names the city of a hotel in another one than the searched, and on the map that town alone", () => {
    const hotel = sampleHotel("5809844-9", 13_000, 0, { neighbourhood: "City center", city: "Bellevue" });
    const html = htmlAt("", {
      hotels: packHotels([hotel]),
      districts: ["Bellevue", "Bellevue"].map((city) => ({ name: "City center", city, latitude: 47.6, longitude: -122.34 })),
    });
    expect(textOf(cardsOf(html)[0] ?? "")).toContain("City center, Bellevue, 8.1 miles from the center of Seattle");
    expect([...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual(["1 mi", "3 mi", "5 mi", "Bellevue"]);
  });

  it("calls another town on the map as the page's language does", () => {
    const place = { ...DATA.search.place, city: "Rotterdam", country: "NL" };
    const districts = [{ name: "City center", city: "The Hague", latitude: 47.6, longitude: -122.34 }];
    const data = { ...DATA, districts, search: { ...DATA.search, place } };
    expect(renderStatic(<HotelsScreen data={data} />, `/es/hotels-results?${SEARCH}`)).toMatch(/<text[^>]*>La Haya</);
  });

  it("has no word for a rating below the bands", () => {
    expect(textOf(cardsOf(htmlAt("&stars=1"))[0] ?? "")).toContain("5.4 Guest rating 31 ratings");
  });

  it("shows a drawing that waits until it is needed", () => {
    expect(cartographer).toContain('<img src="/hotel-pictures/5809844-1/outside.svg" alt=""');
    expect(cardsOf(htmlAt("")).at(-1)).toContain('loading="lazy"');
  });

  it("tells the hotel's own discount once the stay is long enough, else the words of the specification", () => {
    expect(textOf(larkspur)).toContain("Save 12%");
    expect(textOf(larkspur)).toContain("12% off for 3 nights or more, already in the price");
    expect(textOf(cartographer)).toContain("Save up to 15%");
    const ballard = cardsOf(htmlAt("")).find((card) => card.includes("Ballard")) ?? "";
    expect(textOf(ballard)).toContain("Save up to 15%");
  });

  it("leads to the hotel's page and to its booking, and back to the same list", () => {
    const query = `${SEARCH.replaceAll("&", "&amp;")}&amp;back=${encodeURIComponent(`${SEARCH}&sort=distance`).replaceAll("%20", "+")}`;
    expect(cartographer).toContain(`href="/hotel-details/5809844-1?${query}"`);
    expect(cartographer).toContain(`href="/hotel-booking/5809844-1?${query}"`);
    expect(cartographer).toContain('aria-label="Select Hotel: The Cartographer Hotel"');
  });

  it("prices the cheapest rate that has what was asked for, and asks its booking for the same", () => {
    const [card = ""] = cardsOf(htmlAt("&feature=breakfast_included&sort=distance"));
    expect(textOf(card)).toContain("$856.00 for 4 nights $214.00 per night");
    expect(card).toMatch(/href="\/hotel-booking\/5809844-1\?[^"]*feature=breakfast_included/);
  });
});

describe("the hotel results", () => {
  it("say how many there are, and what their prices mean", () => {
    const text = textOf(htmlAt(""));
    expect(text).toContain("7 hotels in Seattle");
    expect(text).toContain("Totals for 4 nights, 2 guests and 1 room, in USD, taxes and fees included. Service fee $0.00.");
    expect(textOf(htmlAt("", { found: 812 }))).toContain("The 7 nearest of 812 hotels with a room for you.");
  });

  it.each([
    ["", "Lakeside Motor Lodge"],
    ["&sort=highest", "Hotel Larkspur Quay"],
    ["&sort=rating", "Hotel Larkspur Quay"],
    ["&sort=stars", "Hotel Larkspur Quay"],
    ["&sort=distance", "Brasswick Inn"],
  ])("in the order %j begin with %s", (sort, first) => {
    expect(namesOf(htmlAt(sort))[0]).toBe(first);
  });

  it("have every filter in the form, with count and lowest price, and a Reset for each group and for all", () => {
    const html = htmlAt("&stars=3");
    const text = textOf(html);
    for (const words of [
      "Price per night",
      "Top rated 7+ 3 hotels from $118.00",
      "Wonderful 9+ 0 hotels",
      "Very Good 8-9 1 hotel from $131.40",
      "Good 7-8 2 hotels from $118.00",
      "Pleasant 6-7 0 hotels",
      "Within 1 mile 1 hotel from $142.25",
      "Within 3 miles 2 hotels",
      "Within 5 miles and more 3 hotels",
      "Free cancellation 2 hotels from $127.00",
      "Book now, pay later 1 hotel",
      "Breakfast included 1 hotel",
      "Refundable 1 hotel",
      "Hotel name",
      "Reset all",
    ]) {
      expect(text).toContain(words);
    }
    expect(text.match(/Reset(?! all)/g)).toHaveLength(6);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*name="rating"[^>]*value="wonderful"/);
    expect(html).not.toMatch(/<input[^>]*disabled=""[^>]*name="rating"[^>]*value="good"/);
    expect(html).toContain('action="/hotels-results"');
    expect(html).toContain('<input type="hidden" name="org" value="Seattle, Washington"/>');
    expect(namesOf(html)).toHaveLength(3);
  });

  it("move both ends of the price, and a limit beyond the results holds nothing back", () => {
    expect(namesOf(htmlAt("&minPrice=100&maxPrice=150"))).toEqual([
      "Northgate Garden Suites",
      "Quillwater Apartments at the Ballard Locks and Gardens",
      "Brasswick Inn",
    ]);
    expect(namesOf(htmlAt("&minPrice=1&maxPrice=9999"))).toHaveLength(7);
  });

  it("say below the price where its track ends, and nothing that could not follow a thumb before scripts have come", () => {
    const html = htmlAt("&minPrice=100&maxPrice=150");
    expect(textOf(html)).toContain("$68.50 – $302.50");
    for (const stale of ["aria-valuetext", "$100.00 – $150.00"]) expect(html).not.toContain(stale);
  });

  it("clear both the bands and Top rated by the Reset of the guest rating", () => {
    const html = htmlAt("&rating=good&topRated=1&stars=3");
    expect(html).toMatch(/aria-label="Reset Guest rating"[^>]*href="\/hotels-results\?[^"]*rooms=1&amp;stars=3"/);
  });

  it("say so when filters leave nothing, and which one to let go", () => {
    const html = htmlAt("&stars=1&rating=wonderful");
    const text = textOf(html);
    expect(text).toContain("Sorry, in this range filter is not available.");
    expect(text).toContain("Clear Stars, brings back 1");
    expect(text).toContain("Clear Guest rating, brings back 1");
    expect(html).not.toContain("Schematic map");
  });

  it("show twenty cards, then a link to more of them", () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      sampleHotel(`1-${index}`, index * 10, 0, { name: `Hotel ${index}`, rates: [sampleRate(100 + index)] }),
    );
    const html = htmlAt("", { hotels: packHotels(many), found: many.length });
    expect(namesOf(html)).toHaveLength(20);
    expect(html).toMatch(/href="\/hotels-results\?[^"]*show=40"[^>]*>Show 20 more</);
    expect(pinsOf(html)).toHaveLength(20);
    expect(html.match(/<circle[^>]*r="2.2"/g)).toHaveLength(25);
  });
});

it.each(["", "a list of another version"])("a list that is missing or cannot be read is said to be, with a way on: %j", (hotels) => {
  const html = htmlAt("", { hotels });
  expect(textOf(html)).toContain("No hotels found.");
  expect(html).toMatch(/<a href="\/hotels-results\?org=[^"]*"[^>]*>Try again<\/a>/);
});

describe("a hotel that was searched by its name", () => {
  const found = SAMPLE_HOTELS[6] ?? sampleHotel("1", 0, 0, {});
  const placeOf = (id: string) => ({ ...SAMPLE_SEARCH.place, kind: "hotel" as const, name: found.name, hotelId: id as typeof found.id });
  const search = { ...SAMPLE_SEARCH, place: placeOf(found.id) };

  it("stands first in every order, and is marked, without its distance from itself", () => {
    for (const sort of ["", "&sort=highest", "&sort=rating"]) expect(namesOf(htmlAt(sort, { search }))[0]).toBe(found.name);
    const cards = cardsOf(htmlAt("", { search }));
    expect(cards.filter((card) => card.includes("The hotel you searched"))).toHaveLength(1);
    expect(textOf(cards[0] ?? "")).toContain("The hotel you searched Northgate Garden Suites Northgate 7.2");
    expect(textOf(htmlAt("", { search }))).toContain("7 hotels near Northgate Garden Suites");
  });

  it("is said to have no room when it is not among those found, with the way to its page", () => {
    const html = htmlAt("", { search: { ...search, place: placeOf("5809844-99") } });
    expect(textOf(html)).toContain("Northgate Garden Suites has no room for these nights");
    expect(html).toMatch(/href="\/hotel-details\/5809844-99\?org=[^"]*checkin=Mar-12-2027[^"]*"[^>]*>See the hotel and other dates/);
    expect(textOf(htmlAt("&stars=5", { search }))).not.toContain("has no room");
  });
});

describe("the map", () => {
  it("has a link to each card in the order of the list, named with its price", () => {
    const html = htmlAt("");
    const names = pinsOf(html).map((pin) => /aria-label="([^"]*)"/.exec(pin)?.[1]);
    expect(names).toHaveLength(SAMPLE_HOTELS.length);
    expect(names[0]).toBe("Lakeside Motor Lodge, $69 per night");
    expect(names.map((name) => name?.split(", $")[0])).toEqual(namesOf(html));
    const cards = [...html.matchAll(/<li id="(hotel-[^"]*)"/g)].map(([, id]) => `#${id}`);
    expect(pinsOf(html).map((pin) => /href="([^"]*)"/.exec(pin)?.[1])).toEqual(cards);
  });

  it("is open where the address names a hotel that was pressed on it, and says what it is with the way to its page and back", () => {
    const html = htmlAt("&map=5809844-1");
    expect(html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*><svg.*?<\/svg> Map</);
    const foot = /<div role="group" aria-label="Chosen on the map".*?<p class="[^"]*legend/s.exec(html)?.[0] ?? "";
    expect(textOf(foot)).toContain("The Cartographer Hotel 8.8 Very Good 1,204 ratings $756.00 for 4 nights");
    expect(foot).toMatch(/href="\/hotel-details\/5809844-1\?[^"]*back=[^"]*map%3D5809844-1/);
    expect(foot).toContain('aria-label="Close The Cartographer Hotel"');
    expect(pinsOf(html).filter((pin) => pin.includes("aria-current"))).toHaveLength(1);
    for (const query of ["", "&map=5809844-1&stars=3", "&map=elsewhere"])
      expect(htmlAt(query)).not.toMatch(/<details[^>]* open|Chosen on the map/);
  });

  it("draws the rings at 1, 3 and 5 miles, and names districts", () => {
    const html = htmlAt("");
    const words = [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word);
    expect(words.slice(0, 4)).toEqual(["1 mi", "3 mi", "5 mi", "Downtown"]);
    expect(words).toContain("Ballard");
    expect(html).toContain('aria-label="Schematic map of the hotels around Seattle"');
  });
});
