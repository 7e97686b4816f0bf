import { describe, expect, inject, it } from "vitest";
import { hotelPath, hotelsPath, searchHotels, selectHotelPath, STAY } from "../support/hotels.ts";
import { cheapestDetailsPath, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

const documentAt = async (path: string): Promise<string> => (await fetch(`${inject("baseUrl")}${path}`)).text();
const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await documentAt(path))?.[1];
const descriptionOf = async (path: string) => /<meta name="description" content="(.*?)"/.exec(await documentAt(path))?.[1];

describe("every page", () => {
  it("stands between header, notifications and footer, whatever it shows", async () => {
    const found = [resultsPath(SOLO_ONE_WAY), await cheapestDetailsPath(SOLO_ONE_WAY)];
    const [{ hotelId = "" } = {}] = await searchHotels();
    const hotels = ["/hotels", hotelsPath(STAY), hotelPath(hotelId, STAY), selectHotelPath(hotelId, STAY), "/hotel-listing1"];
    for (const path of ["/", "/search-results", ...found, "/searching", "/thankyou", ...hotels, "/no/such/page"]) {
      const page = await documentAt(path);
      for (const part of ["<header", "<main", "<footer", 'aria-label="Notifications"'])
        expect(page.split(part), `${path} ${part}`).not.toHaveLength(1);
      expect(page.match(/<main/g), path).toHaveLength(1);
    }
  });

  it("has a title and a description of its own, or the product's name and its welcome line", async () => {
    expect(await titleOf("/")).toMatch(/^Exclusive Flight Deals and Cheap Airline Tickets \| /);
    expect(await titleOf(resultsPath(SOLO_ONE_WAY))).toMatch(/^New York to Los Angeles/);
    expect(await descriptionOf("/")).toMatch(/^Search and compare flights/);
    expect(await descriptionOf("/search-results")).toMatch(/^Welcome to /);
    const [{ hotelId = "", name = "" } = {}] = await searchHotels();
    expect(await titleOf("/hotels")).toMatch(/^Hotels by their whole price \| /);
    expect(await titleOf(hotelsPath(STAY))).toMatch(/^Hotels in Seattle, total prices \| /);
    expect(await titleOf(hotelPath(hotelId, STAY))).toContain(`${name.replaceAll("&", "&amp;")}, Seattle | `);
    expect(await titleOf(selectHotelPath(hotelId, STAY))).toContain(`Book ${name.replaceAll("&", "&amp;")} | `);
    expect(await descriptionOf(hotelPath(hotelId, STAY))).toMatch(/^Rooms and rates of /);
  });
});
