import { describe, expect, it } from "vitest";
import { hotelQueryOf } from "../../../core/hotels/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SEATTLE } from "../../../core/hotels/testing/seattle.ts";
import { SAMPLE_SEARCH, SAMPLE_STAY } from "../../testing/sample-hotels.ts";
import { SAMPLE_PRICING, SAMPLE_PROFILE, SAMPLE_ROOMS } from "../../testing/sample-rooms.ts";
import { GoneScreen } from "./gone-screen.tsx";
import { HotelScreen, type ShownHotel } from "./hotel-screen.tsx";
import { LoadingScreen } from "./loading-screen.tsx";

const known = {
  country: "United States",
  hotel: SAMPLE_PROFILE,
  today: "2026-11-20" as LocalDate,
  org: SEATTLE.text,
  around: SEATTLE,
  metresAround: null,
  back: "org=Seattle",
  center: SEATTLE,
  pricing: SAMPLE_PRICING,
};
const asked = { ...SAMPLE_SEARCH, query: hotelQueryOf(SAMPLE_SEARCH).toString() };
const ready: ShownHotel = { kind: "ready", rooms: SAMPLE_ROOMS, otherStays: [], ...known, ...asked };

const htmlOf = (data: ShownHotel, query = "checkin=soon"): string =>
  renderStatic(<HotelScreen data={data} />, `/hotel-details/5809844-1?${query}`);
const page = htmlOf(ready);
const text = textOf(page).replaceAll("\u00a0", " ");

/** What a full hotel calls the way on where another place was searched, in both languages. */
const waysTo = (around: ShownHotel["around"], org: string) =>
  ["/hotel-details/1", "/es/hotel-details/1"].map((address) => {
    const html = renderStatic(<HotelScreen data={{ ...ready, rooms: [], around, org }} />, address);
    return /(?:Other hotels|Otros hoteles) [^<]*/.exec(html)?.[0];
  });

describe("a hotel's page", () => {
  it("leads back up to the place by the name that it has in the page's language", () => {
    const cancun = { ...ready, org: "Cancun, Mexico", around: { kind: "city", name: "Cancun", country: "MX" } } as const;
    const placeAbove = (address: string) =>
      /<nav aria-label="[^"]*"><ol.*?<\/li><li><a[^>]*>([^<]*)/.exec(renderStatic(<HotelScreen data={cancun} />, address))?.[1];
    expect(["/hotel-details/1", "/es/hotel-details/1"].map(placeAbove)).toEqual(["Cancun", "Cancún"]);
  });

  it("says what the hotel is and where", () => {
    for (const words of [
      "The Cartographer Hotel",
      "Hotel, built in 1998, 120 rooms",
      "Downtown, 0.4 miles from the center of Seattle",
      "8.8 Very Good 1,204 ratings",
      "1208 Western Avenue Downtown, Seattle, United States",
      "Check-in from 3:00 PM, check-out until 11:00 AM",
    ])
      expect(text).toContain(words);
    expect(page).toContain('aria-label="4 stars"');
    expect(page).toContain('aria-label="Map: The Cartographer Hotel lies 0.4 miles from the center of Seattle"');
  });

  it("has a drawing of each view, each with words for what is drawn, and no pool where there is none", () => {
    const pictures = [...page.matchAll(/<figure><img src="([^"]+)" alt="([^"]+)"/g)].map(([, src, alt]) => [src, alt]);
    expect(pictures.map(([src]) => src)).toEqual(
      ["outside", "room", "view", "lobby", "later"].map((view) => `/hotel-pictures/5809844-1/${view}.svg`),
    );
    expect(pictures.every(([, alt]) => /^Drawing of .*(by day|at dusk|at night)/.test(alt ?? ""))).toBe(true);
  });

  it("puts every way to book every room side by side: the total first, the night's share and what in it is taxes and fees", () => {
    expect(text).toContain(
      "Mar-12-2027 – Mar-16-2027, 4 nights, 2 guests in 1 room. Totals include all taxes and fees; service fee $0.00.",
    );
    expect(text).toContain("Standard room 1 queen bed 258 sq ft (24 m²), for up to 3 guests");
    expect(text).toContain("Suite, sea view 1 king bed and 1 sofa bed 560 sq ft (52 m²), for up to 4 guests");
    expect(text).toContain("$756.00 $189.00 per night of which $94.50 taxes and fees Sales tax $60.50 Resort fee $34.00 Select Room");
  });

  it("says what a cancellation costs and until when it is free, on the hotel's clock", () => {
    expect(text).toContain(
      "Free cancellation until Mar-10-2027 , 6:00 PM hotel time Then it costs $189.00 from the start of Mar-12-2027 : the full price",
    );
    expect(text).toContain("Nonrefundable Full price if canceled");
  });

  it("says who takes the money and which meals are in", () => {
    expect(text).toContain("Room only Book now, pay later");
    expect(text).toContain("Breakfast included Pay now");
  });

  it("says how many rooms are left only when they are few", () => {
    expect([...text.matchAll(/(\d+) left/g)].map(([, left]) => left)).toEqual(["3"]);
  });

  it("leads from each rate to its booking, with what the specification's payload needs", () => {
    const links = [...page.matchAll(/href="(\/hotel-booking\?[^"]+)"/g)].map(
      ([, href]) => new URL((href ?? "").replaceAll("&amp;", "&"), "http://x"),
    );
    expect(links.map(({ searchParams }) => searchParams.get("rate"))).toEqual(["rate-firm", "rate-later", "rate-suite"]);
    expect(links.every(({ pathname, searchParams }) => pathname === "/hotel-booking" && searchParams.get("org") === SEATTLE.text)).toBe(
      true,
    );
  });

  it("tells its rules in words", () => {
    for (const words of [
      "21 years to check in without an older guest",
      "Welcome, $60.00 a stay, paid at the hotel and not part of the total",
      "Smoke-free in every room",
      "Deposit None",
      "Free for infants, in every room",
    ])
      expect(text).toContain(words);
  });

  it("calls the way to other hotels by the place that it leads to: another city, or what is nearby, in the page's language", () => {
    expect(waysTo({ kind: "city", name: "New York", country: "US" }, "New York, New York")).toEqual([
      "Other hotels in New York for these nights",
      "Otros hoteles en Nueva York para estas noches",
    ]);
    expect(waysTo({ kind: "landmark", name: "Torre Eiffel", country: "FR" }, "Torre Eiffel")).toEqual([
      "Other hotels near Torre Eiffel for these nights",
      "Otros hoteles cerca de la Torre Eiffel para estas noches",
    ]);
    expect(waysTo(null, "Ballard")[0]).toBe("Other hotels in Ballard for these nights");
  });

  it("says that it is full, and when and where there is a room", () => {
    const full = htmlOf({ ...ready, rooms: [], otherStays: [{ ...SAMPLE_STAY }] });
    expect(textOf(full)).toContain("The Cartographer Hotel has no room for all of you from Mar-12-2027 to Mar-16-2027.");
    expect(textOf(full)).toContain("Mar-12-2027 – Mar-16-2027 Other hotels in Seattle for these nights");
    expect(full).toContain('href="/hotels-results?org=Seattle%2C+Washington&amp;checkin=Mar-12-2027');
  });

  it("keeps the way back, the radius and what was asked of a rate when the dates change, also without scripts", () => {
    const kept = "org=Seattle&feature=refundable&feature=breakfast_included&radius=3&back=org%3DSeattle%26stars%3D4";
    const form = /<form.*?<\/form>/s.exec(htmlOf(ready, kept))?.[0] ?? "";
    const hidden = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => `${name} ${value}`);
    expect(hidden).toEqual([
      "org Seattle, Washington",
      "feature refundable",
      "feature breakfast_included",
      "radius 3",
      "back org=Seattle&amp;stars=4",
    ]);
    const full = htmlOf({ ...ready, rooms: [], otherStays: [{ ...SAMPLE_STAY }] }, kept);
    expect(full).toMatch(/href="[^"]*back=org%3DSeattle%26stars%3D4[^"]*checkin=Mar-12-2027/);
  });

  it("takes tonight for as long as it is tonight at the hotel", () => {
    expect(htmlOf(ready, "checkin=Nov-20-2026&checkout=Nov-22-2026")).toMatch(/name="checkin"[^>]*value="Nov-20-2026"/);
  });

  it("is shown without rates when the question makes no sense, or the supply is silent", () => {
    const faults = textOf(htmlOf({ kind: "faults", faults: [{ code: "invalid_date", field: "checkin" }], ...known }));
    const failed = textOf(htmlOf({ kind: "failed", ...known, ...asked }));
    expect(faults).toContain("“soon” is not a date. Write it like Mar-12-2027.");
    expect(failed).toContain("The rates did not arrive");
    expect(failed).toContain("Everything else about the hotel is below.");
    for (const each of [faults, failed]) expect(each).toContain("Smoke-free in every room");
  });

  it("says that it is loading when there is nothing to load, and without scripts shows the way back", () => {
    const gone = renderStatic(<GoneScreen />);
    expect(textOf(gone)).toContain("Loading....");
    expect(gone).toMatch(/<noscript>.*href="\/hotels".*<\/noscript>/);
    expect(textOf(renderStatic(<LoadingScreen />))).toBe("Loading....");
  });
});
